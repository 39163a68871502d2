// players join, leave and swap seats between tosses.

#include "game/stories/edged_coins/rules/seats.h"
#include "tests/support/edged_coins_proposals.h"
#include "tests/support/edged_coins_table.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"
#include "tests/support/seating_proposals.h"

using namespace edged_kit;

TEST_CASE("R-28: the characters of one who leaves become the CM's; a newcomer is given one") {
    Table table;
    table.add(actor()).add(target()).begin();
    table.did(cm("leave", {{"player", "p1"}}));
    CHECK(table.match().character("actor").seat == rules::edged_coins::kCm);
    CHECK(table.last("character_given")["character"] == "actor");
    CHECK(table.refused(cm("give_character", {{"character", "actor"}, {"to", "p1"}})) == "unknown_id");
    table.did(cm("join", {{"player", "p3"}, {"name", "Cleo"}}));
    table.did(cm("give_character", {{"character", "actor"}, {"to", "p3"}}));
    CHECK(table.state()["seated"] == Json({"p2", "p3"}));
    table.did(cm("swap_seats", {{"player", "p2"}, {"with", "p3"}}));
    CHECK(table.state()["seated"] == Json({"p3", "p2"}));
    table.did(cm("join", {{"player", "p1"}, {"name", "Ada"}}));
    CHECK(table.last("player_joined")["before"] == "Ada");
    table.did(call("r2"));
    CHECK(table.match().thrower(*table.match().toss).number == 3);
}

TEST_CASE("R-28 refused: while a toss goes on, by a player, the last one, names twice") {
    Table table;
    table.add(actor()).begin();
    table.did(call("r2"));
    CHECK(table.refused(cm("leave", {{"player", "p1"}})) == "wrong_phase");
    CHECK(table.rule == "R-28");
    CHECK(table.refused(cm("join", {{"player", "p3"}, {"name", "Cleo"}})) == "wrong_phase");
    CHECK(table.refused(cm("swap_seats", {{"player", "p1"}, {"with", "p2"}})) == "wrong_phase");
    table.did(cm("rename_player", {{"player", "p1"}, {"name", "Ade"}}));
    table.throws("HT");
    CHECK(table.refused({{"cmd", "leave"}, {"seat", "p2"}, {"player", "p1"}}) == "not_your_decision");
    CHECK(table.refused(cm("join", {{"player", "p3"}, {"name", "ADE"}})) == "duplicate");
    table.did(cm("leave", {{"player", "p2"}}));
    CHECK(table.refused(cm("leave", {{"player", "p1"}})) == "out_of_range");
}

TEST_CASE("Edged Coins holds the contract of a rule system while players come and go") {
    const auto start = EdgedCoins::start({{"seats", {"Ada", "Ben", "Cy"}}});
    int left = 0;
    for (std::uint64_t seed = 1; seed <= kit::seeds(6); ++seed) {
        const auto propose = kit::with_seating(kit::edged::propose, 5);
        const auto watch = [&](const Match& match, core::Random& random) {
            left += match.seated().size() < match.seats.size();
            return propose(match, random);
        };
        kit::hold_contract<EdgedCoins>(*start, seed, watch, {200, 80, 100});
    }
    CHECK(left > 0);
}
