// players join, leave and swap seats between scenes.

#include "game/stories/card_draw/rules/seats.h"
#include "tests/support/card_draw_proposals.h"
#include "tests/support/card_draw_table.h"
#include "tests/support/kit.h"
#include "tests/support/sanitized.h"
#include "tests/support/seating_proposals.h"

using namespace cards_kit;

namespace {

Json joins(const char* player, const char* name) { return gm("join", {{"player", player}, {"name", name}}); }
Json leaves(const char* player) { return gm("leave", {{"player", player}}); }

}  // namespace

TEST_CASE("R-30: characters of one who has left wait, until they are back or another one takes the place") {
    Table table;
    table.franz().hans().begin();
    table.did(gm("end_scene"));
    table.did(leaves("p1"));
    table.did(gm("begin_scene", {{"title", "Without"}}));
    CHECK(table.refused(challenge("hearts", 8)) == "player_away");
    CHECK(table.refused(competition("franz/x hans/y")) == "player_away");
    CHECK(table.refused(fray({{"pcs", {"franz"}}})) == "player_away");
    CHECK(table.refused(by("tell", "p1", "franz", {{"text", "I am here."}})) == "unknown_id");
    table.did(fray());
    CHECK(table.last("fray_started")["pcs"] == Json({"hans"}));
    table.did(gm("end_scene"));
    table.did(joins("p1", "Mia"));
    CHECK(table.last("player_joined")["before"] == "Ada");
    CHECK(table.state()["seated"] == Json({"p2", "p3", "p1"}));
    table.did(gm("begin_scene", {{"title", "Toss with"}}));
    table.did(challenge("hearts", 8));
    table.judged("9H");
    CHECK(table.last("challenge_ended")["result"] == "full");
}

TEST_CASE("R-30: a newcomer brings a character") {
    Table table;
    table.franz().begin();
    table.did(gm("end_scene"));
    table.did(joins("p4", "Dora"));
    table.pc("dorn", "p4", "innate 3H, temperament 4C, type 4D");
    CHECK(table.match().character("dorn").seat.number == 4);
    table.did(gm("swap_seats", {{"player", "p4"}, {"with", "p1"}}));
    CHECK(table.state()["seated"] == Json({"p4", "p2", "p3", "p1"}));
}

TEST_CASE("R-30 refused: in a scene, by a player, who is there or is not, names twice, the last one") {
    Table table;
    table.franz().begin();
    CHECK(table.refused(leaves("p2")) == "wrong_phase");
    CHECK(table.rule == "R-30");
    CHECK(table.refused(joins("p4", "Dora")) == "wrong_phase");
    table.did(gm("rename_player", {{"player", "p2"}, {"name", "Bo"}}));
    table.did(gm("end_scene"));
    CHECK(table.refused({{"cmd", "leave"}, {"seat", "p1"}, {"player", "p2"}}) == "not_your_decision");
    CHECK(table.refused(joins("p4", "bo")) == "duplicate");
    CHECK(table.refused(joins("p5", "Eve")) == "unknown_id");
    CHECK(table.refused(leaves("gm")) == "unknown_id");
    table.did(leaves("p2"));
    table.did(leaves("p3"));
    CHECK(table.refused(leaves("p3")) == "unknown_id");
    CHECK(table.refused(leaves("p1")) == "out_of_range");
    CHECK(table.refused(gm("swap_seats", {{"player", "p1"}, {"with", "p2"}})) == "unknown_id");
}

TEST_CASE("Card Draw holds the contract of a rule system while players come and go") {
    const auto start = CardDraw::start({{"seats", {"Ada", "Ben", "Cy"}}});
    int left = 0;
    for (std::uint64_t seed = 1; seed <= kit::seeds(6); ++seed) {
        const auto propose = kit::with_seating(kit::cards::propose, 4);
        const auto watch = [&](const Match& match, core::Random& random) {
            left += match.seated().size() < match.seats.size();
            return propose(match, random);
        };
        kit::hold_contract<CardDraw>(*start, seed, watch, {200, 80, 100});
    }
    CHECK(left > 0);
}
