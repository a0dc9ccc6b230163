// Revokes in a spoken hand, and what was chosen for them.
#include "scoring/count.hpp"
#include "scoring/listener.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace hoyle::scoring {

void Listener::revoke(int times)
{
    const std::optional<Side> after = side_after();
    const bool said = after || side_;
    const Side offenders = after ? *after : side_.value_or(Side::ew);
    for (int n = 0; n < times; ++n) {
        // "Three tricks taken for their revoke": the choice came first, and this is what it was for.
        const auto spoken_for = std::find(only_chosen_.begin(), only_chosen_.end(), true);
        if (spoken_for != only_chosen_.end()) {
            const auto which = static_cast<std::size_t>(spoken_for - only_chosen_.begin());
            *spoken_for = false;
            if (!said) continue;
            facts().revokes[which].offenders = offenders;
            revoke_side_said_[which] = true;
            continue;
        }
        facts().revokes.push_back({offenders, {}});
        revoke_side_said_.push_back(said);
        only_chosen_.push_back(false);
    }
}

bool Listener::hear_revoke()
{
    const std::size_t place = hearing_.place();
    const std::optional<int> before = hearing_.hear_number();
    if (hearing_.hear_any({"revoke", "revoked", "revokes"})) {
        const int times = before ? *before : hearing_.hear_times().value_or(1);
        if (times < 1 || times > tricks_in_a_hand) problem(fmt::format("{} revokes", times));
        else revoke(times);
        return true;
    }
    hearing_.back_to(place);
    return false;
}

/// A choice goes to the first revoke that has none yet, and says whose it was if nobody had: those who take are not those who
/// revoked.
void Listener::choose(RevokeOption option)
{
    std::vector<RevokePenalty>& revokes = facts().revokes;
    for (std::size_t i = 0; i < revokes.size(); ++i) {
        if (revokes[i].chosen) continue;
        const bool fits = !side_ || revokes[i].offenders == other(*side_) || !revoke_side_said_[i];
        if (!fits) continue;
        revokes[i].chosen = option;
        if (side_) revokes[i].offenders = other(*side_);
        if (side_) revoke_side_said_[i] = true;
        return;
    }
    revokes.push_back({side_ ? other(*side_) : Side::ew, option});
    revoke_side_said_.push_back(side_.has_value());
    only_chosen_.push_back(true);
}

bool Listener::hear_option()
{
    struct Form {
        RevokeOption option;
        std::initializer_list<std::string_view> words;
    };
    static const std::array<Form, 3> forms{{{RevokeOption::take, {"take", "takes", "taking", "took", "taken"}},
                                            {RevokeOption::deduct, {"deduct", "deducts", "deducting", "deducted"}},
                                            {RevokeOption::add, {"add", "adds", "adding", "added"}}}};
    const std::size_t place = hearing_.place();
    std::optional<int> number = hearing_.hear_number();
    hearing_.hear_any({"tricks", "trick", "points"});
    for (const Form& form : forms) {
        if (!hearing_.hear_any(form.words)) continue;
        hearing_.hear({"the"});
        if (!number && (number = hearing_.hear_number())) hearing_.hear_any({"tricks", "trick", "points"});
        if (number && *number != figures_.revoke_tricks)
            problem(fmt::format("a revoke costs {} tricks, not {}", in_words(figures_.revoke_tricks), in_words(*number)));
        choose(form.option);
        return true;
    }
    hearing_.back_to(place);
    return false;
}

}  // namespace hoyle::scoring
