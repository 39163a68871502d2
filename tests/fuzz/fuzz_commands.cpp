// Any commands to a battle, a line each: accepted or refused in a sentence, and what came of them replays.

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/json_text.h"
#include "game/rules/session_of.h"
#include "tests/support/small_battle.h"

namespace {

// Throws the same every time.
class SameFace : public rules::Hand {
public:
    rules::Face toss(core::Random&) override { return rules::Face::Tails; }
    int roll(int sides, core::Random&) override { return sides / 2; }
};

// A small battle from its agreement on, and one with everything in it.
const std::vector<rules::Json>& battles() {
    static const std::vector<rules::Json> both = [] {
        std::ifstream file(std::string(COINWARS_SOURCE_DIR) + "/tests/fuzz/seeds/battle/everything.json");
        return std::vector<rules::Json>{kit::small_battle(), rules::Json::parse(file)};
    }();
    return both;
}

void play(const rules::Json& battle, const std::string& commands) {
    const auto session = *rules::start_session<rules::coin_wars::CoinWars>(battle, 1);
    SameFace hand;
    std::istringstream in(commands);
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
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const rules::Json& battle : battles())
        play(battle, std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
