// All thinking can be stopped: in all shipped battles, hardly any work is done between two checks. Measured in work,
// which is the same on every machine.

#include <doctest/doctest.h>

#include "game/coin_wars/analysis/advice.h"
#include "game/coin_wars/analysis/analysis.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "tests/support/at_least.h"
#include "tests/support/kit.h"
#include "tests/support/table_text.h"

using rules::coin_wars::CoinWars;
using namespace tests;

namespace {

// Both sides agree and keep the battle's places.
Match begun(const Scenario& scenario) {
    Match match = begin(std::make_shared<const Scenario>(scenario));
    core::Random random(1);
    kit::FairHand hand;
    while (match.phase != Phase::Play) {
        const Side side = bots::is_asked(match, Side::Heads) ? Side::Heads : Side::Tails;
        const auto command = bots::answer(match, side, random);
        REQUIRE(command);
        CoinWars::apply(match, *command, random, hand);
    }
    return match;
}

std::vector<Match> shipped() {
    const battles::Library library(COINWARS_SOURCE_DIR "/assets");
    std::vector<Match> matches;
    for (const battles::LibraryFile& file : library.files(battles::LibraryKind::Battles)) {
        const auto battle = battles::find_battle(library, file.name);
        REQUIRE(battle);
        matches.push_back(begun(battle->scenario));
    }
    return matches;
}

// With sanitizers everything takes ten times as long.
#ifdef COINWARS_SANITIZED
constexpr std::array<std::int64_t, 2> kStops{0, 1000};
constexpr int kEach = 60;
#else
constexpr std::array<std::int64_t, 5> kStops{0, 1, 300, 3000, 30000};
constexpr int kEach = 9;
#endif

// The most work done after a stop, whenever it comes.
template <class Think>
std::int64_t after_stop(const Think& think) {
    std::int64_t worst = 0;
    for (const std::int64_t max : kStops) {
        bots::Thinking thinking;
        thinking.max = max;
        think(thinking);
        worst = std::max<std::int64_t>(worst, thinking.done - max);
    }
    return worst;
}

// Candidate moves. One core evaluates 300,000 a second in the slowest battle, up to three million in others; at a tenth
// of the slowest, a thousand take a thirtieth of a second.
constexpr std::int64_t kWithin50Ms = 1000;

}  // namespace

TEST_CASE("every bot that is stopped stops at once, in all battles") {
    for (const Match& match : tests::at_least(25, shipped()))
        for (const bots::Level& level : tests::at_least(4, bots::levels())) {
            CAPTURE(match.scenario->title);
            CAPTURE(level.key);
            const std::int64_t work = after_stop([&](bots::Thinking& thinking) {
                core::Random random(1);
                const auto command = level.make({})->next(match, match.side, random, &thinking);
                REQUIRE(command);
                CHECK_FALSE(CoinWars::check(match, *command));
            });
            CHECK(work <= kWithin50Ms);
        }
}

TEST_CASE("a bot that weighs a draw stops at once, in all battles") {
    for (Match match : tests::at_least(25, shipped())) {
        match.ending.draw_offered = match.side;
        const Side asked = cw::other(match.side);
        CAPTURE(match.scenario->title);
        CHECK(after_stop([&](bots::Thinking& thinking) {
                  core::Random random(1);
                  REQUIRE(bots::answer(match, asked, random, &thinking));
              }) <= kWithin50Ms);
    }
}

TEST_CASE("an analysis that is stopped stops at once, in all battles") {
    for (const Match& match : tests::at_least(25, shipped())) {
        rules::GameSession<CoinWars> session(match, 1);
        kit::FairHand hand;
        REQUIRE(session.submit(EndTurn{}, hand));
        CAPTURE(match.scenario->title);
        CHECK(after_stop([&](bots::Thinking& thinking) {
                  analysis::Analyst analyst(session.steps(), session.match(), 0, &thinking);
                  CHECK_FALSE(analyst.go_on());
              }) <= kWithin50Ms);
    }
}

TEST_CASE("advice that is stopped stops at once, in all battles") {
    for (const Match& match : tests::at_least(25, shipped())) {
        CAPTURE(match.scenario->title);
        CHECK(after_stop([&](bots::Thinking& thinking) {
                  const cw::Command best = analysis::best_action(match, {.work = analysis::kHintsWork}, &thinking);
                  CHECK_FALSE(CoinWars::check(match, best));
              }) <= kWithin50Ms);
        bots::Thinking thinking;
        analysis::warning_of(match, EndTurn{}, thinking);
        CHECK(thinking.done <= analysis::kWarningsWork + kWithin50Ms);
    }
}

TEST_CASE("who plays as well as a sergeant is seldom warned, in all battles") {
    int weighed = 0, warned = 0;
    for (Match match : shipped()) {
        core::Random random(1);
        kit::FairHand hand;
        const auto sergeant = bots::find_level("sergeant")->make({});
        for (int i = 0; i < 100 && match.phase == Phase::Play; ++i) {
            const Side side = bots::is_asked(match, Side::Heads) ? Side::Heads : Side::Tails;
            const auto command = sergeant->next(match, side, random);
            REQUIRE(command);
            if (i % kEach == 0 && match.awaiting.empty()) {
                bots::Thinking thinking;
                warned += analysis::warning_of(match, *command, thinking) ? 1 : 0;
                ++weighed;
            }
            CoinWars::apply(match, *command, random, hand);
        }
    }
    CHECK(weighed > 900 / kEach);
    CAPTURE(warned);
    CHECK(warned * 50 <= weighed);
}
