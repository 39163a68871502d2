// How much work a general spends on a turn.

#include <doctest/doctest.h>

#include "tests/game/coin_wars/bots/playing.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

using namespace tests;

TEST_CASE("a general's turn costs at most twice its work, however often dice make it search again") {
    constexpr std::int64_t kWork = 100000;
    int max_searches = 0;  // in a turn
    for (const std::uint64_t seed : {1, 2, 3, 4}) {
        Scenario with_dice = random_battle(seed);
        with_dice.advanced.dice = 6;
        Match match = begin(std::make_shared<const Scenario>(with_dice));
        const auto general = bot("general", {.work = kWork}), sergeant = bot("sergeant", {});
        core::Random random(seed);
        kit::FairHand hand;
        bots::Thinking thinking;
        std::int64_t spent = 0;
        int searches = 0;
        for (int turn = 0; match.phase != Phase::Over && match.turn < 4;) {
            if (match.turn != turn) spent = searches = 0;
            turn = match.turn;
            const Side side = bots::is_asked(match, Side::Heads) ? Side::Heads : Side::Tails;
            thinking.done = 0;
            const auto& asked = side == Side::Heads ? general : sergeant;
            const auto command = asked->next(match, side, random, &thinking);
            REQUIRE(command);
            spent += thinking.done;
            searches += thinking.done > 0 ? 1 : 0;
            max_searches = std::max(max_searches, searches);
            CHECK(spent <= 2 * kWork);
            CoinWars::apply(match, *command, random, hand);
        }
    }
    CHECK(max_searches >= 2);
}
