// Any text as a battle file: refused in a sentence, or a match that can be written and read again.

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/json_text.h"
#include "tests/fuzz/readers.h"

namespace fuzz {

using rules::coin_wars::CoinWars;

void read_battle(std::string_view bytes) {
    const auto json = rules::parse_json(bytes);
    if (!json) return demand(!json.error().empty());
    const auto match = CoinWars::start(*json);
    if (!match) return demand(!match.error().message.empty());
    const auto again = CoinWars::start(CoinWars::options(*match));
    demand(again && CoinWars::hash(*again) == CoinWars::hash(*match));
    CoinWars::state(*match).dump();
}

}  // namespace fuzz
