// Test vectors 60 to 64: frays.

#include "tests/support/card_draw_table.h"

using namespace cards_kit;

namespace {

// Two or three PCs (see `more`); a round with `gm_cards` cards of the GM.
Table brawl(int gm_cards, const Json& more = Json::object()) {
    Table table;
    table.pc("franz", "p1", "innate 2C, temperament 2D, type AD").hans().ida().begin();
    table.did(fray(more));
    table.did(gm("fray_round", {{"gm_cards", gm_cards}}));
    return table;
}
Json success(const char* seat, const char* kind, const Json& more = Json::object()) {
    return with({{"cmd", "fray_success"}, {"seat", seat}, {"kind", kind}, {"text", "So it goes."}}, more);
}

}  // namespace

TEST_CASE("60: the single highest card of all succeeds") {
    Table table = brawl(2);
    table.judged("9C KD 4S QH 2C");
    CHECK(table.last("fray_high")["participant"] == "hans");
    CHECK(table.phase() == Phase::FraySuccess);
    CHECK(table.refused(success("p1", "other")) == "not_your_decision");
    table.did(success("p2", "other"));
    CHECK(table.phase() == Phase::BetweenDraws);
}

TEST_CASE("61: a tie for the highest is nobody's, until a card is played") {
    Table table = brawl(1, {{"pcs", {"franz"}}});
    table.draws("KD KS");
    Table plays = table;
    table.all_pass();
    CHECK(table.last("fray_high")["participant"].is_null());
    CHECK(table.phase() == Phase::BetweenDraws);
    plays.did(by("play_card", "p1", "franz", {{"card", "blue AD"}, {"description", "A chandelier."}}));
    plays.all_pass();
    CHECK(plays.last("fray_high")["participant"] == "franz");
}

TEST_CASE("62: whom the GM's side takes out leaves the fray and no more") {
    Table table = brawl(1);
    table.judged("9C 8D 4S KH");
    CHECK(table.refused(success("gm", "take_out")) == "bad_target");
    CHECK(table.refused(success("gm", "take_out", {{"target", "nobody"}})) == "bad_target");
    CHECK(table.refused(success("gm", "take_out", {{"target", "gm:1"}})) == "bad_target");
    CHECK(table.refused(success("gm", "other", {{"target", "hans"}})) == "bad_target");
    table.did(success("gm", "take_out", {{"target", "hans"}}));
    CHECK(!table.match().test->participant("hans").active);
    CHECK(!table.character("hans").incapacitated);
    table.did(gm("fray_round", {{"gm_cards", 1}}));
    table.judged("2D 3D 5D").did(success("gm", "take_out", {{"target", "franz"}}));
    table.did(gm("fray_round", {{"gm_cards", 1}}));
    table.judged("2S 3S").did(success("gm", "take_out", {{"target", "ida"}}));
    CHECK(table.last("fray_ended")["winner"] == "gm");
    CHECK(table.last("fray_ended")["by"] == "nobody_left");
}

TEST_CASE("63: the last opponent taken out ends the fray") {
    Table table = brawl(1, {{"opponents", 1}});
    table.judged("9C 8D 4S 3H").did(success("p1", "take_out"));
    CHECK(table.last("fray_progress")["opponents"]["after"] == 0);
    CHECK(table.last("fray_ended")["winner"] == "pcs");
    CHECK(table.phase() == Phase::Scene);
}

TEST_CASE("64: the GM draws one to three cards a round") {
    Table table;
    table.franz().begin().did(fray());
    CHECK(table.refused(gm("fray_round", {{"gm_cards", 0}})) == "out_of_range");
    CHECK(table.refused(gm("fray_round", {{"gm_cards", 4}})) == "out_of_range");
}

TEST_CASE("CD-29: goals are reached one by one, by either side") {
    Table table = brawl(1, {{"goals_pcs", 2}, {"goals_gm", 0}});
    table.judged("9C 8D 4S KH");
    CHECK(table.refused(success("gm", "goal")) == "no_goal_left");
    table.did(success("gm", "position"));
    for (const char* cards : {"9D 8C 4C 3H", "9S 8S 5S 4H"}) {
        CHECK(table.phase() == Phase::BetweenDraws);
        table.did(gm("fray_round", {{"gm_cards", 1}}));
        table.judged(cards).did(success("p1", "goal"));
    }
    CHECK(table.last("fray_ended")["by"] == "goals");
    CHECK(table.last("fray_ended")["winner"] == "pcs");
}

TEST_CASE("CD-29: either side gives a fray up") {
    for (const char* side : {"pcs", "gm"}) {
        Table table;
        table.franz().hans().begin().did(fray({{"pcs", {"franz"}}}));
        const Json up{{"cmd", "surrender"}, {"side", side}};
        CHECK(table.refused(with(up, {{"seat", "p2"}})) == "not_your_decision");
        const bool gms = std::string(side) == "gm";
        CHECK(table.refused(with(up, {{"seat", gms ? "p1" : "gm"}})) == "not_your_decision");
        table.did(with(up, {{"seat", gms ? "gm" : "p1"}}));
        CHECK(table.last("fray_ended")["winner"] == (gms ? "pcs" : "gm"));
    }
}

TEST_CASE("CD-35, CD-37: who concedes or is incapacitated leaves the fray, which goes on") {
    Table table = brawl(1);
    table.did(by("concede", "p1", "franz"));
    table.draws("8D 4S KH").draws(by("draw_disadvantage", "p2", "hans"), "AS");
    table.all_pass().did(success("p2", "other"));
    CHECK(table.last("lifetime_set")["until"] == "end_of_session");
    table.did(gm("fray_round", {{"gm_cards", 1}}));
    table.draws("9D 5C 3H").draws(by("draw_disadvantage", "p2", "hans"), "KS");
    CHECK(table.match().test->participant("hans").current->value == 1);
    CHECK(table.refused(by("draw_disadvantage", "p2", "hans")) == "incapacitated");
    CHECK(table.refused(by("pass", "p2", "hans")) == "nothing_to_pass");
    table.all_pass().did(success("p3", "other"));
    CHECK(table.last("participant_left")["how"] == "incapacitated");
    CHECK(table.phase() == Phase::BetweenDraws);
    table.did(by("concede", "p3", "ida"));
    CHECK(table.last("fray_ended")["winner"] == "gm");
}

TEST_CASE("CD-28: all PCs who can are in the fray unless some are left out") {
    Table table;
    table.franz().hans().ida().npc("wolf").begin();
    table.did(gm("set_incapacitated", {{"character", "hans"}, {"on", true}}));
    table.did(fray());
    CHECK(table.last("fray_started")["pcs"] == Json{"franz", "ida"});
    CHECK(table.refused(gm("next_draw")) == "wrong_phase");
}
