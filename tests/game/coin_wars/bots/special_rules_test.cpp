// BX-9: what special rules ask of a side, every level does.

#include <doctest/doctest.h>

#include "playing.h"
#include "tests/support/random_battle.h"
#include "tests/support/table_text.h"

using namespace tests;

TEST_CASE("BX-9 every level keeps to duties: all that it plays is legal, and each battle ends") {
    for (const char* level : {"recruit", "sergeant", "general"})
        for (std::uint64_t seed = 1; seed <= (level == std::string("general") ? 3 : 25); ++seed) {
            const std::string player = level;
            CAPTURE(player);
            CAPTURE(seed);
            Scenario battle = random_battle(seed);
            core::Random random(seed);
            const int actions = static_cast<int>(random.below(4)), breaks = static_cast<int>(random.below(4));
            battle.advanced.special = {
                {"Driven", {.side = Side::Heads}, {}, {.duty = {.must_attack = true}}},
                {"Slow", {.side = Side::Tails}, {}, {.duty = {.actions = actions, .breaks = breaks}}}};
            const auto heads = bot(level, {.work = 60}), tails = bot(level, {.work = 60});
            const Played played = play(begin(std::make_shared<const Scenario>(battle)), {heads.get(), tails.get()}, 7);
            CHECK(played.fault == "");
            CHECK(played.end.phase == Phase::Over);
        }
}
