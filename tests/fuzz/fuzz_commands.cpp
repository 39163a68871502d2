// Any commands to a battle, a line each: accepted or refused in a sentence, and what came of them replays.

#include <cstdlib>
#include <sstream>

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/json_text.h"
#include "game/rules/session_of.h"
#include "tests/support/small_battle.h"

namespace {

class SameFace : public rules::Hand {
public:
    rules::Face toss(core::Random&) override { return rules::Face::Tails; }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto session = *rules::start_session<rules::coin_wars::CoinWars>(kit::small_battle(), 1);
    SameFace hand;
    std::istringstream in(std::string(reinterpret_cast<const char*>(data), size));
    for (std::string line; std::getline(in, line);) {
        const auto json = rules::parse_json(line);
        if (!json) continue;
        if (*json == "undo") session->undo(true);
        if (*json == "redo") session->redo();
        if (const auto answer = session->ask(*json); answer && !*answer && answer->error().message.empty())
            std::abort();
        const auto events = session->submit(*json, hand);
        if (!events && events.error().message.empty()) std::abort();
        session->state().dump();
    }
    const auto again = rules::replay(session->record());
    if (!again || (*again)->hash() != session->hash()) std::abort();
    return 0;
}
