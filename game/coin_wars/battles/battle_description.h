#pragma once
// What a battle file tells its readers beyond the rules: the date, the story, what the battle leaves out.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/course.h"
#include "game/coin_wars/battles/outcome.h"
#include "game/kit/json.h"

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

// Missing keys, and values of the wrong type, leave the field empty: the schema check reports them.
Pages pages_from(const rules::Json& battle);
// Writes the keys of non-empty fields only.
void write_pages(const Pages& pages, rules::Json& battle);

}  // namespace battles
