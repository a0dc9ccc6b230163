#include "rulings/scene.hpp"

namespace hoyle::rulings {

Spot Scene::spot(Span span) const
{
    const Text& text = replay->section->text;
    return {text.place(span), text.line(span)};
}

Spot Scene::spot_of(std::size_t index) const { return index < statements().size() ? spot(statement(index).span) : Spot{}; }

Spot Scene::spot_at(Time time) const
{
    return section_of(time) == section ? spot_of(table::statement_of(moment_of(time))) : Spot{};
}

}  // namespace hoyle::rulings
