// What the book answers to an incident, point by point, and the rights that it gives.
#pragma once

#include "rulings/scene.hpp"

namespace hoyle::rulings {

/// What is known of an offence as the book is asked.
struct Question {
    Kind kind{};
    Point point{};
    terms::Facts facts;
};

/// Asks the book every point of the matter's incident, definitions first (the vocabulary lists them so): what they say is a fact
/// for the rest.
void answer_all(const Scene& scene, Matter& matter, table::Moment now);

/// Asks one point and puts the answers in the matter, through whatever redirects (`via`: those that led here).
void answer_point(const Scene& scene, Matter& matter, const Question& question, std::vector<const Ruling*> via,
                  table::Moment now);

/// When each option of a right is over, and who drops out of it before, as far as this section tells.
void set_deadlines(const Scene& scene, const Incident& incident, Answer& answer, table::Moment from);

/// For every attribute of its kind that nobody told: what the vocabulary takes it to be.
void fill_unsaid(Kind kind, terms::Facts& facts);

}  // namespace hoyle::rulings
