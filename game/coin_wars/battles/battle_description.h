#pragma once
// The parts of a battle file for readers, beyond the rules: the date, the story, what the battle leaves out.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/course.h"
#include "game/coin_wars/battles/outcome.h"
#include "game/kit/json_field.h"

namespace battles {

struct Pages {
    std::string era, date;
    int year = 0;  // negative: BC; 0: not given
    std::string summary, history;
    std::vector<std::string> notes, sources;
    std::optional<RecordedOutcome> outcome;
    Course course;
    friend bool operator==(const Pages&, const Pages&) = default;
};

struct PagesReview {
    Pages pages;  // the parts that could be read
    std::vector<rules::Complaint> complaints;
};
PagesReview review_pages(const rules::Json& battle);
Pages pages_from(const rules::Json& battle);
// Writes the keys of non-empty fields only.
void write_pages(const Pages& pages, rules::Json& battle);
// The schema of a whole battle file.
rules::Json battle_schema();

}  // namespace battles
