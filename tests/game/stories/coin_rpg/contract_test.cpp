// Coin Wars the RPG under the contract tests of every rule system: whole Adventures, one after another.

#include <set>

#include "tests/support/coin_rpg_proposals.h"
#include "tests/support/coin_rpg_table.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"

using kit::CoinRpg;

namespace {

rpg::Match started(std::size_t players, const rules::Json& options) {
    const auto start = CoinRpg::start(kit::table_json(players, options));
    REQUIRE_MESSAGE(start, words::english(start.error().message));
    return *start;
}

const rules::Json kPlain = rules::Json::object();
const rules::Json kEverything{{"powers", true},
                              {"customization_points", 7},
                              {"harder_scenes", true},
                              {"burn_recovery", "whole_adventure"},
                              {"easy_hard_minimum", false},
                              {"everyone_out", "skip_scene"},
                              {"defensive_price", "both"},
                              {"scene_budget", "flat12"}};
const rules::Json kPowers{{"powers", true}, {"customization_points", 20}};

}  // namespace

TEST_CASE("Coin Wars the RPG holds the contract of a rule system, by the book") {
    for (std::uint64_t seed = 1; seed <= kit::seeds(12); ++seed)
        kit::hold_contract<CoinRpg>(started(1 + seed % 4, kPlain), seed, kit::propose_rpg, {250, 400, 100});
}

TEST_CASE("Coin Wars the RPG holds the contract with Powers and every option turned") {
    for (std::uint64_t seed = 1; seed <= kit::seeds(12); ++seed)
        kit::hold_contract<CoinRpg>(started(1 + seed % 3, kPowers), seed, kit::propose_rpg, {250, 400, 100});
    for (std::uint64_t seed = 1; seed <= kit::seeds(12); ++seed)
        kit::hold_contract<CoinRpg>(started(1 + seed % 12, kEverything), seed, kit::propose_rpg, {250, 400, 100});
}

TEST_CASE("played at random, Adventures end, Powers are used, and every value stays within its rating") {
    std::set<std::string> happened;
    for (std::uint64_t seed = 1; seed <= kit::seeds(16); ++seed) {
        rules::GameSession<CoinRpg> session(started(1 + seed % 3, seed % 2 == 0 ? kPowers : kEverything), seed);
        core::Random random(seed);
        kit::FairHand hand;
        for (int attempts = 0; attempts < 3500; ++attempts) {
            const auto events = session.submit(kit::propose_rpg(session.match(), random), hand);
            if (!events) continue;
            for (const rpg::Event& event : *events)
                happened.insert(CoinRpg::to_json(session.match(), event)["event"].get<std::string>());
            for (const rpg::Seat& seat : session.match().seats)
                for (const rpg::Trait trait : rpg::kTraits) {
                    if (!seat.character) continue;
                    const int value = seat.character->values[trait];
                    REQUIRE_MESSAGE((value >= 0 && value <= rpg::rating(seat.character->sheet, trait)), seed);
                }
            for (const rpg::Seat& seat : session.match().seats)
                if (seat.character)
                    REQUIRE(!rpg::check_sheet(rpg::claim_of(seat.character->sheet), session.match().options));
        }
        CHECK_MESSAGE(session.match().adventure > 1, seed);
    }
    if (kit::kSanitized) return;
    for (const char* name :
         {"character_accepted",  "xp_spent",       "seat_done",       "progress_gained",  "xp_gained",
          "scene_added",         "scene_removed",  "seat_reopened",   "scenes_drawn",     "spend_window_opened",
          "spend_window_closed", "scene_started",  "burn_ended",      "trait_recovered",  "turn_started",
          "scene_ended",         "scene_skipped",  "adventure_ended", "adventure_opened", "answer_chosen",
          "round_started",       "coins_landed",   "trait_burned",    "helper_added",     "power_used",
          "coin_replaced",       "coins_swapped",  "coins_turned",    "round_scored",     "scene_damaged",
          "trait_damaged",       "contest_beaten", "zero_reached",    "blow_cancelled",   "coolness_soaked",
          "scene_lost",          "scene_beaten",   "narrated",        "note_added"})
        CHECK_MESSAGE(happened.count(name), name);
}

TEST_CASE("the hash tells every step from the one before, and the state shows what has changed") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        rules::GameSession<CoinRpg> session(started(2, kPowers), seed);
        core::Random random(seed);
        kit::FairHand hand;
        for (int attempts = 0; attempts < 300; ++attempts) {
            const auto before = CoinRpg::hash(session.match());
            const std::string state = CoinRpg::state(session.match()).dump();
            const bool done = session.submit(kit::propose_rpg(session.match(), random), hand).has_value();
            if (done && session.match() == session.steps().back().before) continue;  // a coin landed as it lay before
            CHECK((CoinRpg::hash(session.match()) != before) == done);
            CHECK((CoinRpg::state(session.match()).dump() != state) == done);
        }
    }
}
