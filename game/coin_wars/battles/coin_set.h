#pragma once
// Coin set files (CW-3): coins/<name>.json of the library, format "coinwars-coins/1".

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace battles {

inline constexpr const char* kCoinsFormat = "coinwars-coins/1";

// True for 1 to 32 lower-case letters, digits, _ and -: never a path.
bool is_name(std::string_view name);
// The same, or followed by the name of a pack: "medieval@crusades".
bool is_set_name(std::string_view name);
// The set's rows, as a battle's `coin_set` has them.
core::Result<rules::Json, Faults> coin_set_from_json(const rules::Json& json, const std::string& file);
rules::Json coins_schema();
// The rows of several sets, in order. `file`: the file that names them at /coin_set; an invalid name is a fault there.
core::Result<rules::Json, Faults> load_coin_sets(const Library& library, const std::vector<std::string>& names,
                                                 const std::string& file);

struct CoinSet {
    std::string name, title;
    Origin origin = Origin::Shipped;
    rules::Json rows;
};
// All sets, shipped ones first. Files that fail to load become faults; the others still load.
struct CoinShelf {
    std::vector<CoinSet> sets;
    Faults faults;
};
CoinShelf load_all_coin_sets(const Library& library);
// An amount in the money of these sets: "$2.50", "250 ob."; "2.50" if they have several currencies.
words::Phrase in_money(const std::vector<CoinSet>& sets, const std::vector<std::string>& names, int cents);

}  // namespace battles
