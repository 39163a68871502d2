#pragma once
// Coin set files (CW-3): coins/<name>.json of the library, format "coinwars-coins/1".

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace battles {

inline constexpr const char* kCoinsFormat = "coinwars-coins/1";

// 1 to 32 small letters, digits, _ and -: never a path.
bool is_name(std::string_view name);
// The set's rows, as a battle's `coin_set` holds them.
core::Result<rules::Json, Faults> coin_set_from_json(const rules::Json& json, const std::string& file);
core::Result<rules::Json, Faults> load_coin_set(const Library& library, const std::string& name);
// The rows of several sets, one after the other. `file` names them at /coin_set: a name that is none is its
// fault.
core::Result<rules::Json, Faults> load_coin_sets(const Library& library,
                                                 const std::vector<std::string>& names,
                                                 const std::string& file);

struct CoinSet {
    std::string name, title;
    Origin origin = Origin::Shipped;
    rules::Json rows;
};
// All there are, those that ship first. Files that do not load are among the faults and nothing else fails.
struct CoinShelf {
    std::vector<CoinSet> sets;
    Faults faults;
};
CoinShelf load_all_coin_sets(const Library& library);

}  // namespace battles
