// Thousands of random battles with every rule: invariants are checked after every command. A failing battle is shrunk
// to the fewest commands that still fail, and printed.

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <map>

#include "game/systems/systems.h"
#include "tests/support/coin_wars_proposals.h"
#include "tests/support/kit.h"
#include "tests/support/random_battle.h"
#include "tests/support/sanitized.h"
#include "tests/support/second_model.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

using rules::GameSession;

constexpr std::size_t kMaxCommands = 120;
// Share of refused commands given to the session, whose search for the nearest legal point costs more than all the
// rest: one in this many.
constexpr std::uint32_t kRefusedAtTheDoor = 5;
// Share of attempts that query all odds: one in this many.
constexpr std::uint32_t kAllOdds = 8;
constexpr int kBattlesOfTheModel = 1000;

// The fault with its command; empty if there is none.
std::string told(const std::string& fault, std::size_t step, const Command& command) {
    return fault + ", at command " + std::to_string(step) + ": " + CoinWars::to_json(command).dump();
}

std::string try_refused(GameSession<CoinWars>& session, const Command& command) {
    const Match before = session.match();
    kit::FairHand hand;
    if (session.submit(command, hand)) return "refused by check, accepted by submit";
    if (!(session.match() == before)) return "a refused command changed the battle";
    return "";
}

// Undo and redo must restore the same battle.
std::string try_undo(GameSession<CoinWars>& session) {
    if (session.check_undo(true)) return "";
    const std::uint64_t hash = CoinWars::hash(session.match());
    const std::uint64_t before = CoinWars::hash(session.steps().back().before);
    session.undo(true);
    if (CoinWars::hash(session.match()) != before) return "undo leads elsewhere";
    session.redo();
    if (CoinWars::hash(session.match()) != hash) return "redo leads elsewhere";
    return "";
}

std::string try_record(const GameSession<CoinWars>& session) {
    const auto record = rules::record_from_json(rules::Json::parse(rules::to_json(session.record()).dump()));
    if (!record) return "its record cannot be read: " + words::english(record.error().message);
    const auto again = rules::replay(*record);
    if (!again) return "its record does not replay: " + words::english(again.error().refusal.message);
    return "";
}

// Each number is one attempt: in a different position the same number tries something similar.
std::string play(std::uint64_t seed, const std::vector<std::uint32_t>& attempts) {
    GameSession<CoinWars> session(table(random_battle(seed)), seed);
    kit::FairHand hand;
    SecondModel model;
    for (const std::uint32_t attempt : attempts) {
        if (session.match().phase == Phase::Over || session.steps().size() >= kMaxCommands) break;
        core::Random random(attempt);
        const Command command = kit::propose(session.match(), random);
        kit::expect_asked<CoinWars>(session.match(), command, told("asked", session.steps().size(), command));
        if (attempt % kAllOdds == 0)
            if (std::string fault = unsound_odds(session.match()); !fault.empty())
                return told(fault, session.steps().size(), command);
        if (CoinWars::check(session.match(), command)) {
            if (attempt % kRefusedAtTheDoor != 0) continue;
            if (std::string fault = try_refused(session, command); !fault.empty())
                return told(fault, session.steps().size(), command);
            continue;
        }
        const Match before = session.match();
        const auto events = session.submit(command, hand);
        std::string fault = unsound(session.match());
        if (fault.empty()) fault = model.fault(before, command, *events, session.match());
        if (fault.empty()) fault = try_undo(session);
        if (!fault.empty()) return told(fault, session.steps().size() - 1, command);
    }
    return try_record(session);
}

}  // namespace

TEST_CASE("CW-1 to BX-8: battles of everything hold what must always hold") {
    const bool held = rc::check("random battles", [](std::uint64_t seed) {
        const auto attempts = *rc::gen::arbitrary<std::vector<std::uint32_t>>();
        const std::string fault = play(seed, attempts);
        if (!fault.empty()) RC_FAIL("seed " + std::to_string(seed) + ": " + fault);
    });
    CHECK(held);
}

namespace {

// The number of events of each kind in this many battles.
std::map<std::string, int> met_in(int battles) {
    std::map<std::string, int> met;
    for (int seed = 1; seed <= battles; ++seed) {
        GameSession<CoinWars> session(table(random_battle(static_cast<std::uint64_t>(seed))), 1);
        core::Random random(static_cast<std::uint64_t>(seed));
        kit::FairHand hand;
        for (int attempt = 0; attempt < 300 && session.match().phase != Phase::Over; ++attempt) {
            const Command command = kit::propose(session.match(), random);
            if (CoinWars::check(session.match(), command)) continue;
            const auto events = session.submit(command, hand);
            REQUIRE(events);
            for (const Event& event : *events) {
                ++met[CoinWars::to_json(session.match(), event)["event"].get<std::string>()];
            }
        }
    }
    return met;
}

}  // namespace

TEST_CASE("random battles meet every kind of event that a battle has") {
    const std::map<std::string, int> met = met_in(150);
    for (const auto& [event, times] : met) MESSAGE(event << ": " << times);
    for (const char* event : {"formed", "joined", "commander", "regrouped", "dissolved", "moved", "attacked",
                              "attacked_back", "went_beyond", "awaiting", "decided", "fell", "purse", "broke", "split",
                              "scattered", "arrived", "turn", "ended"})
        CHECK_MESSAGE(met.count(event), event << " never happens");
}

TEST_CASE("R-23, R-29, R-31, R-40: a second model of the rule book agrees with hundreds of battles") {
    SecondModel::Counts all;
    for (std::uint64_t seed = 1; seed <= kit::seeds(kBattlesOfTheModel); ++seed) {
        SecondModel model;
        GameSession<CoinWars> session(table(random_battle(seed)), 1);
        core::Random random(seed);
        kit::FairHand hand;
        for (int attempt = 0; attempt < 300 && session.match().phase != Phase::Over; ++attempt) {
            const Command command = kit::propose(session.match(), random);
            if (CoinWars::check(session.match(), command)) continue;
            const Match before = session.match();
            const auto events = session.submit(command, hand);
            REQUIRE(events);
            const std::string fault = model.fault(before, command, *events, session.match());
            REQUIRE_MESSAGE(fault.empty(), "seed " << seed << ": " << told(fault, session.steps().size() - 1, command));
        }
        all += model.counts();
    }
    MESSAGE(all.survivors << " scattered, " << all.driven_apart << " driven apart, " << all.left_close
                          << " left close; " << all.beyond << " went beyond; " << all.shot_back << " shots back, "
                          << all.silent << " shots without one");
    CHECK(all.survivors > (kit::kSanitized ? 20 : 200));
    CHECK(all.beyond > 20);
    CHECK(all.shot_back > 20);
    CHECK(all.silent > 20);
    CHECK(all.driven_apart * 100 <= all.survivors);
    CHECK(all.left_close * 100 <= all.survivors);
}
