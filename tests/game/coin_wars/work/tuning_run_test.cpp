// Whole tunings: the same for any number of workers, and continued from the file.

#include <doctest/doctest.h>

#include "game/coin_wars/lab/tuning.h"
#include "tests/game/coin_wars/lab/small_contest.h"
#include "tests/game/coin_wars/lab/small_tuning.h"

using namespace lab;
using tests::small_tuning;

namespace {

// Two battles are enough.
std::vector<Meeting> two_battles() {
    const auto all = tuning_battles(tests::library());
    REQUIRE(all.has_value());
    return {all->at(0), all->at(4)};
}

}  // namespace

TEST_CASE("a tuning is the same with one worker and with two, broken off or not, and its file keeps all of it") {
    const std::vector<Meeting> battles = two_battles();
    for (const char* level : {"sergeant", "general"}) {
        CAPTURE(level);
        Tuned whole = small_tuning(level), broken = small_tuning(level);
        for (int i = 0; i < 3; ++i) tune_on(whole, battles, 1);
        tune_on(broken, battles, 2);
        const auto kept = tuned_from_json(rules::Json::parse(tuned_text(broken)), "kept");
        REQUIRE(kept.has_value());
        CHECK(*kept == broken);
        broken = *kept;
        for (int i = 0; i < 2; ++i) tune_on(broken, battles, 2);
        prove(whole, battles, 3, 1);
        prove(broken, battles, 3, 2);
        CHECK(tuned_text(whole) == tuned_text(broken));
        CHECK(tuned_from_json(rules::Json::parse(tuned_text(whole)), "kept") == whole);
    }
}
