// Test vectors 23 to 36, 42, 43, 45, 46, 65, 67, 69 and 78: challenges and improving them.

#include "tests/support/card_draw_table.h"

using namespace cards_kit;

namespace {

const Json kRedraw{{"cmd", "redraw"}, {"seat", "p1"}};
const Json kStop{{"cmd", "stop"}, {"seat", "p1"}};
const Json kAccept{{"cmd", "accept"}, {"seat", "p1"}};
Json go_on(bool change_suit) { return {{"cmd", "go_on"}, {"seat", "p1"}, {"change_suit", change_suit}}; }
Json chooses(int index) { return by("choose", "p1", "franz", {{"index", index}}); }

// Franz tests hearts, target number 8.
Table hearts(const char* hand = "innate 2C, temperament 2D, type 2S") {
    Table table;
    table.pc("franz", "p1", hand).hans().begin().did(challenge("hearts", 8));
    return table;
}

}  // namespace

TEST_CASE("23 to 30: one card against hearts 8") {
    struct Row {
        const char *card, *outcome;
        Phase phase;
        const char* result;
        bool barred;
    };
    for (const Row& row :
         {Row{"9H", "full", Phase::Scene, "full", false}, Row{"8H", "full", Phase::Scene, "full", false},
          Row{"7H", "suit_miss", Phase::Miss, nullptr, false}, Row{"8D", "partial", Phase::Partial, nullptr, false},
          Row{"7D", "colour_miss", Phase::Miss, nullptr, false}, Row{"8C", "at_cost", Phase::Scene, "at_cost", false},
          Row{"KS", "at_cost", Phase::Scene, "at_cost", false}, Row{"7C", "failure", Phase::Scene, "failure", true}}) {
        Table table = hearts();
        table.judged(row.card);
        INFO(row.card);
        CHECK(table.outcome() == row.outcome);
        CHECK(table.phase() == row.phase);
        if (row.result) CHECK(table.result() == row.result);
        CHECK(table.character("franz").barred.empty() == !row.barred);
    }
}

TEST_CASE("29: the cost belongs to the card's suit") {
    Table clubs = hearts(), spades = hearts();
    clubs.judged("8C");
    CHECK(clubs.last("challenge_judged")["cost"] == "physical");
    CHECK(clubs.last("challenge_ended")["cost"] == "clubs");
    spades.judged("KS");
    CHECK(spades.last("challenge_judged")["cost"] == "reasoning");
}

TEST_CASE("24 to 26: a miss in suit draws two, each time with more time") {
    Table table = hearts();
    table.judged("7H").did(kRedraw);
    CHECK(table.last("redraw_taken")["extra_time"]["after"] == 1);
    CHECK(table.last("redraw_taken")["cards"] == 2);
    Table again = table;
    table.draws("5H 8D").did(chooses(1));
    table.all_pass();
    CHECK(table.outcome() == "partial");
    CHECK(table.phase() == Phase::Partial);
    CHECK(table.match().test->challenge().extra_time == 1);
    again.draws("5H 6H").did(chooses(1));
    again.all_pass();
    CHECK(again.outcome() == "suit_miss");
    again.did(kRedraw);
    CHECK(again.last("redraw_taken")["extra_time"]["after"] == 2);
    CHECK(again.last("redraw_taken")["cards"] == 2);
}

TEST_CASE("27, 28: a partial success waits; a miss in colour draws one") {
    Table partial = hearts(), miss = hearts();
    partial.judged("8D").did(kAccept);
    CHECK(partial.result() == "partial");
    CHECK(partial.last("challenge_ended")["barred"] == false);
    miss.judged("7D").did(kRedraw);
    CHECK(miss.last("redraw_taken")["cards"] == 1);
    CHECK(miss.match().test->challenge().extra_time == 1);
}

TEST_CASE("31, 32: the bar holds for its character, in any case of letters, until the scene ends") {
    Table table = hearts();
    table.judged("7C");
    CHECK(table.refused(challenge("hearts", 8, {{"name", "THE WALL"}})) == "barred");
    CHECK(table.refused(challenge("clubs", 2, {{"name", " the wall"}})) == "barred");
    Table other = table;
    other.did(challenge("hearts", 8, {{"character", "hans"}}));
    table.next_scene().did(challenge("hearts", 8));
}

TEST_CASE("33 to 35: going on from a partial success") {
    Table table = hearts();
    table.judged("8D");
    Table change = table, same = table, fails = table;
    change.did(go_on(true));
    change.judged("9D");
    CHECK(change.result() == "full");
    CHECK(change.last("suit_changed")["after"] == "diamonds");
    same.did(go_on(false));
    Table full = same;
    same.judged("9D");
    CHECK(same.outcome() == "partial");
    CHECK(same.phase() == Phase::Partial);
    full.judged("9H");
    CHECK(full.result() == "full");
    fails.did(go_on(false));
    fails.judged("3C");
    CHECK(fails.result() == "partial");
    CHECK(fails.last("challenge_ended")["barred"] == true);
    CHECK(fails.refused(challenge("hearts", 8)) == "barred");
}

TEST_CASE("CD-24: a miss after a partial success leaves it standing") {
    Table table = hearts();
    table.judged("8D").did(go_on(false));
    table.judged("7D").did(kStop);
    CHECK(table.result() == "partial");
    CHECK(table.character("franz").barred.empty());
}

TEST_CASE("36: who stops after a miss is not barred") {
    Table table = hearts();
    table.judged("7D").did(kStop);
    CHECK(table.result() == "abandoned");
    table.did(challenge("hearts", 8));
}

TEST_CASE("42, 43: a card of one's own in place of the drawn one") {
    Table table = hearts("innate 2C, temperament 2D, type 10H");
    // The ten's rank would succeed without a draw.
    CHECK(table.result() == "automatic");
    table.did(challenge("hearts", 8, {{"extenuating", true}}));
    table.draws("7C");
    const Json ten{{"card", "blue 10H"}};
    CHECK(table.refused(by("play_card", "p1", "franz", ten)) == "description_needed");
    CHECK(table.refused(by("play_card", "p1", "franz", with(ten, {{"description", "  "}}))) == "description_needed");
    CHECK(table.refused(by("play_card", "p1", "franz", {{"card", "blue 2H"}, {"description", "x"}})) == "not_in_hand");
    table.did(by("play_card", "p1", "franz", with(ten, {{"description", "He knows the guard."}})));
    table.all_pass();
    CHECK(table.result() == "full");
    CHECK(table.match().discard == cards("7C"));
}

TEST_CASE("45: a bonus draw is kept or not, the token is spent") {
    for (const char* which : {"new", "old"}) {
        Table table;
        table.franz().begin().did(gm("grant_bonus", {{"character", "franz"}, {"reason", "heroism"}}));
        table.did(challenge("hearts", 8));
        table.draws("4S").draws(by("spend_bonus", "p1", "franz"), "KH");
        CHECK(table.phase() == Phase::BonusChoice);
        table.did(by("keep", "p1", "franz", {{"which", which}}));
        table.all_pass();
        CHECK(table.result() == (std::string(which) == "new" ? "full" : "failure"));
        CHECK(table.character("franz").bonus == 0);
        CHECK(table.match().discard.size() == 2);
    }
}

TEST_CASE("46: no token, no bonus draw; none for the GM's") {
    Table table;
    table.franz().npc("wolf", "hobby KS").begin().did(challenge("hearts", 8));
    table.draws("4S");
    CHECK(table.refused(by("spend_bonus", "p1", "franz")) == "no_bonus");
    table.all_pass().did(challenge("hearts", 8, {{"character", "wolf"}}));
    table.draws("4C");
    CHECK(table.refused(by("spend_bonus", "gm", "wolf")) == "not_a_pc");
    CHECK(table.refused(by("draw_disadvantage", "gm", "wolf")) == "not_a_pc");
    CHECK(table.refused(gm("grant_bonus", {{"character", "wolf"}, {"reason", "heroism"}})) == "wrong_phase");
    table.all_pass();
    CHECK(table.refused(gm("grant_bonus", {{"character", "wolf"}, {"reason", "heroism"}})) == "not_a_pc");
}

TEST_CASE("65: target numbers and suits") {
    Table table;
    table.franz().begin();
    CHECK(table.refused(challenge("hearts", 1)) == "out_of_range");
    CHECK(table.refused(challenge("hearts", 15)) == "out_of_range");
    CHECK(table.refused(challenge("stars", 8)) == "malformed");
}

TEST_CASE("67: conceding before the draw fails and bars") {
    Table table = hearts();
    table.did(by("concede", "p1", "franz"));
    CHECK(table.result() == "failure");
    CHECK(table.count("card_drawn") == 0);
    CHECK(table.refused(challenge("hearts", 8)) == "barred");
}

TEST_CASE("69: who is incapacitated takes part in nothing until the scene ends") {
    Table table;
    table.franz().hans().begin();
    table.did(gm("set_incapacitated", {{"character", "franz"}, {"on", true}}));
    CHECK(table.refused(challenge("hearts", 8)) == "incapacitated");
    CHECK(table.refused(competition("franz/x hans/y")) == "incapacitated");
    CHECK(table.refused(fray({{"pcs", {"franz"}}})) == "incapacitated");
    table.next_scene();
    CHECK(table.last("scene_ended")["recovered"] == Json{"franz"});
    table.did(challenge("hearts", 8));
}

TEST_CASE("78: a false start can be taken back, no more once a card is drawn") {
    Table table = hearts();
    Table drawn = table;
    table.did(gm("end_test"));
    CHECK(table.last("test_ended")["result"] == "unresolved");
    table.did(challenge("hearts", 8));
    drawn.draws("7H");
    CHECK(drawn.refused(gm("end_test")) == "wrong_phase");
    drawn.all_pass().did(kRedraw);
    CHECK(drawn.refused(gm("end_test")) == "wrong_phase");
}
