// Results of the ladder, codes of quick battles and their names: read, or refused in a sentence; valid ones are written
// and read again, rated and searched for medals.

#include "game/coin_wars/battles/quick_code.h"
#include "game/coin_wars/ladder/medals.h"
#include "game/coin_wars/ladder/rating.h"
#include "game/kit/json_text.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

namespace {

void read_code(std::string_view bytes) {
    const auto choice = battles::choice_of(bytes);
    if (!choice) return demand(!words::english(choice.error()).empty());
    const auto again = battles::quick_named(battles::quick_name(*choice));
    demand(again && *again == *choice);
}

}  // namespace

void read_results(std::string_view bytes) {
    read_code(bytes);
    const auto json = rules::parse_json(bytes);
    if (!json) return;
    const auto results = ladder::results_from_json(*json, "results.json");
    if (!results) return demand(!results.error().empty());
    const auto again = ladder::results_from_json(ladder::to_json(*results), "results.json");
    demand(again && *again == *results);
    for (const std::string& person : ladder::persons(*results)) {
        const ladder::Rating rating = ladder::rating_of(*results, person);
        demand(rating.points > -2001 && rating.points < 5001 && rating.within > 0);
        for (const ladder::Medal& medal : ladder::medals()) (void)ladder::day_earned(*results, person, medal);
    }
}

}  // namespace fuzz
