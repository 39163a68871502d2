// Edged Coins under the contract tests of every rule system, and the invariants of every state on the way.

#include "game/stories/edged_coins/rules/choices.h"
#include "tests/support/edged_coins_proposals.h"
#include "tests/support/edged_coins_table.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"

using namespace edged_kit;

namespace {

// EC-4, EC-14, EC-22, EC-34: bounds and consistency.
void expect_sound(const Match& match) {
    using namespace rules::edged_coins;
    for (const Character& each : match.characters) {
        CHECK((each.hc >= 0 && each.hc <= each.sheet->hc_max));
        CHECK((each.ec >= 0 && each.ec <= each.sheet->ec_max));
    }
    for (const Affliction& each : match.afflictions) {
        CHECK(match.find(each.target));
        CHECK((each.source.empty() || match.find(each.source)));
        CHECK((!each.is_burn() || !match.character(each.target).is_out()));
    }
    const bool tossing = match.phase == Phase::Prep || match.phase == Phase::Air || match.phase == Phase::React;
    const bool paused = match.phase == Phase::Price || match.phase == Phase::Answer;
    CHECK(match.proposal.has_value() == paused);
    if (!paused) CHECK(match.toss.has_value() == tossing);
    if (!paused) CHECK(match.call.has_value() == (tossing || match.phase == Phase::Oppose));
    CHECK(awaiting(match).empty() == (match.phase == Phase::Ended));
}

// Someone due to decide has a legal choice: the game never gets stuck.
void expect_a_way_on(const Match& match) {
    using namespace rules::edged_coins;
    for (const Awaited& each : awaiting(match)) {
        int open = 0;
        for (const Choice& choice : choices(match, each.seat)) open += choice.refusal ? 0 : 1;
        const bool can_add = match.phase == Phase::Setup;
        CHECK_MESSAGE((open > 0 || can_add), "nothing is left to do in " << EdgedCoins::state(match).dump());
    }
}

}  // namespace

TEST_CASE("Edged Coins holds the contract of a rule system, whole sessions at random") {
    const auto start = EdgedCoins::start({{"seats", {"Ada", "Ben"}}});
    REQUIRE(start);
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= kit::seeds(10); ++seed) {
        Match seen;
        const auto propose = [&](const Match& match, core::Random& random) {
            if (match != seen) {
                expect_sound(match);
                expect_a_way_on(match);
                if (match.phase == Phase::Ended) ++ended;
                seen = match;
            }
            return kit::edged::propose(match, random);
        };
        kit::hold_contract<EdgedCoins>(*start, seed, propose, {250, 80, 125});
    }
    CHECK((ended > 0 || kit::kSanitized));
}

TEST_CASE("Edged Coins holds the contract under both options") {
    const auto start = EdgedCoins::start(
        {{"seats", {"Ada"}}, {"options", {{"rank_six", "continues_pattern"}, {"power_rule", "caps_modifier"}}}});
    REQUIRE(start);
    CHECK(EdgedCoins::start(EdgedCoins::options(*start)).value() == *start);
    for (std::uint64_t seed = 1; seed <= kit::seeds(4); ++seed)
        kit::hold_contract<EdgedCoins>(*start, seed, kit::edged::propose, {200, 80, 100});
}
