#pragma once
// What a battle file tells its readers beside the rules: when it was, what happened, what was left out.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/outcome.h"
#include "game/kit/json.h"

namespace battles {

struct Pages {
    std::string era, date;
    int year = 0;  // before Christ: negative; 0: not given
    std::string summary, history;
    std::vector<std::string> notes, sources;
    std::optional<RecordedOutcome> outcome;
    friend bool operator==(const Pages&, const Pages&) = default;
};

// What is not there stays empty; what is of another kind, too: the schema tells that.
Pages pages_from(const rules::Json& battle);
// Sets the keys of what is not empty.
void write_pages(const Pages& pages, rules::Json& battle);

}  // namespace battles
