// Any text as a battle file: it is refused in a sentence, or it starts a match that can be written and read
// again.

#include <cstdlib>

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/json_text.h"

using rules::coin_wars::CoinWars;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json = rules::parse_json({reinterpret_cast<const char*>(data), size});
    if (!json) return json.error().empty() ? std::abort(), 0 : 0;
    const auto match = CoinWars::start(*json);
    if (!match) {
        if (match.error().message.empty()) std::abort();
        return 0;
    }
    const auto again = CoinWars::start(CoinWars::options(*match));
    if (!again || CoinWars::hash(*again) != CoinWars::hash(*match)) std::abort();
    CoinWars::state(*match).dump();
    return 0;
}
