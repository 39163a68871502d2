// Any commands to a battle: to a small one from its agreement on, and to one that uses every feature.

#include <fstream>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/json_session_of.h"
#include "tests/fuzz/play.h"
#include "tests/fuzz/readers.h"
#include "tests/support/small_battle.h"

namespace fuzz {

namespace {

// Always throws the same.
class SameFace : public rules::Hand {
public:
    rules::Face toss(core::Random&) override { return rules::Face::Tails; }
    int roll(int sides, core::Random&) override { return sides / 2; }
};

const std::vector<rules::Json>& battles() {
    static const std::vector<rules::Json> both = [] {
        std::ifstream file(std::string(COINWARS_SOURCE_DIR) + "/tests/fuzz/seeds/battle/everything.json");
        return std::vector<rules::Json>{kit::small_battle(), rules::Json::parse(file)};
    }();
    return both;
}

}  // namespace

void read_commands(std::string_view bytes) {
    SameFace hand;
    for (const rules::Json& battle : battles())
        play(**rules::start_session<rules::coin_wars::CoinWars>(battle, 1), bytes, hand);
}

}  // namespace fuzz
