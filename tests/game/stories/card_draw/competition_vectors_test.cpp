// Test vectors 9 to 22, 68: competitions.

#include "tests/support/card_draw_table.h"

using namespace cards_kit;

namespace {

// Two of the GM's characters, who need not pass.
Table duel() {
    Table table;
    table.franz().npc("a").npc("b").begin();
    table.did(competition("a/x b/y"));
    return table;
}

// "a over b: decisive; ..." for the last draw; results that did not count in brackets.
std::string results(const Table& table) {
    std::string text;
    for (const Json& event : table.all) {
        if (event["event"] == "judged") text.clear();
        if (event["event"] != "pair_result") continue;
        const std::string a = event["a"].get<std::string>(), b = event["b"].get<std::string>();
        std::string line = event["result"].get<std::string>();
        if (!event["winner"].is_null())
            line = event["winner"] == a ? a + " over " + b + ": " + line : b + " over " + a + ": " + line;
        if (event["counts"] == false) line = "(" + line + ")";
        text.append(text.empty() ? "" : "; ").append(line);
    }
    return text;
}

std::string active(const Table& table) {
    std::string text;
    for (const auto& each : table.match().test->participants)
        if (each.active) text += each.id;
    return text;
}

}  // namespace

TEST_CASE("9 to 11: Franz and Hans, without and with a played card") {
    Table table;
    table.pc("franz", "p1", "innate 2C, temperament 2D, type JD").hans().begin();
    table.did(competition("franz/x hans/y"));
    table.judged("7C 9D");
    CHECK(results(table) == "hans over franz: alter");
    CHECK(table.phase() == Phase::Alter);
    CHECK(table.refused(gm("alter_scene", {{"text", "A cart comes by."}})) == "not_your_decision");
    table.did({{"cmd", "alter_scene"}, {"seat", "p2"}, {"text", "A cart comes by."}});
    CHECK(table.phase() == Phase::BetweenDraws);

    table.did(gm("next_draw"));
    const Json plays =
        by("play_card", "p1", "franz", {{"card", "blue JD"}, {"description", "He juggles, and steps on a toe."}});
    table.draws("8C 10D").did(plays);
    table.all_pass();
    CHECK(results(table) == "franz over hans: decisive");
    CHECK(table.last("competition_ended")["side"] == "x");
    CHECK(table.phase() == Phase::Scene);

    table.did(competition("franz/x hans/y"));
    table.draws("3C 4D");
    CHECK(table.refused(plays) == "already_used");
    table.all_pass().did({{"cmd", "alter_scene"}, {"seat", "p2"}, {"skip", true}});
    table.next_scene().did(competition("franz/x hans/y"));
    table.draws("5C 5D").did(plays);
    table.all_pass();
}

TEST_CASE("12 to 17: two cards against each other") {
    struct Row {
        const char *cards, *results;
    };
    for (const Row& row :
         {Row{"KH 3H", "a over b: decisive"}, Row{"10S 4C", "a over b: advantage"}, Row{"QD 5H", "a over b: advantage"},
          Row{"8C 8D", "tie"}, Row{"8C 8S", "tie"}, Row{"AS KS", "a over b: decisive"},
          Row{"AS 2S", "a over b: decisive"}, Row{"AH KC", "a over b: alter"}, Row{"KC AH", "b over a: alter"},
          Row{"3H KH", "b over a: decisive"}, Row{"4C 10S", "b over a: advantage"}}) {
        Table table = duel();
        table.judged(row.cards);
        INFO(row.cards);
        CHECK(results(table) == row.results);
    }
}

TEST_CASE("13: advantage is the winner's, for its next draw") {
    Table table = duel();
    table.judged("10S 4C");
    CHECK(table.character("a").advantage);
    CHECK(!table.character("b").advantage);
    CHECK(table.phase() == Phase::BetweenDraws);
}

TEST_CASE("15: a played card of the same suit and value leaves it open") {
    Table table;
    table.pc("franz", "p1", "innate 2C, temperament 2D, type JD").hans().begin();
    table.did(competition("franz/x hans/y"));
    table.draws("7C JD").did(by("play_card", "p1", "franz", {{"card", "blue JD"}, {"description", "!"}}));
    table.all_pass();
    CHECK(results(table) == "tie");
    CHECK(table.phase() == Phase::BetweenDraws);
}

TEST_CASE("18: three sides, one beaten, one alters") {
    Table table;
    table.franz().npc("a").npc("b").npc("c").begin().did(competition("a/x b/y c/z"));
    table.judged("KS 9S 4H");
    CHECK(results(table) == "a over b: decisive; a over c: alter; (b over c: alter)");
    CHECK(table.state()["test"]["altering"] == Json{"a"});
    table.did(gm("alter_scene", {{"skip", true}}));
    CHECK(active(table) == "ac");
    CHECK(table.phase() == Phase::BetweenDraws);
}

TEST_CASE("19: what a beaten one won is lost") {
    Table table;
    table.franz().npc("a").npc("b").npc("c").begin().did(competition("a/x b/x c/y"));
    table.judged("5H JD 9D");
    CHECK(results(table) == "(c over a: advantage); b over c: decisive");
    CHECK(!table.character("c").advantage);
    CHECK(table.last("competition_ended")["side"] == "x");
}

TEST_CASE("CD-17: so is a decisive win of one who is beaten") {
    Table table;
    table.franz().npc("a").npc("b").npc("c").begin().did(competition("a/x b/y c/x"));
    table.judged("KS 9S 4S");
    CHECK(results(table) == "a over b: decisive; (b over c: decisive)");
    CHECK(table.last("competition_ended")["side"] == "x");
    CHECK(table.count("participant_left") == 1);
}

TEST_CASE("20: advantage over two is advantage once") {
    Table table;
    table.franz().npc("a").npc("b").npc("c").begin().did(competition("a/x b/y c/z"));
    table.judged("10S 4C 7C");
    CHECK(results(table) == "a over b: advantage; a over c: advantage; c over b: decisive");
    CHECK(active(table) == "ac");
    CHECK(table.count("advantage_granted") == 1);
}

TEST_CASE("21: advantage draws two, one is chosen, the other discarded") {
    Table table = duel();
    table.judged("10S 4C").did(gm("next_draw"));
    table.draws("3C QC 5D");
    CHECK(table.phase() == Phase::Choose);
    CHECK(table.refused(by("choose", "gm", "a", {{"index", 2}})) == "out_of_range");
    CHECK(table.refused(by("choose", "gm", "b", {{"index", 1}})) == "not_next");
    CHECK(table.refused(by("choose", "p1", "a", {{"index", 1}})) == "not_your_decision");
    table.did(by("choose", "gm", "a", {{"index", 1}}));
    CHECK(results(table) == "a over b: alter");
    CHECK(table.last("card_chosen")["kept"]["card"] == "QC");
    CHECK(table.match().discard == cards("10S 4C 3C QC 5D"));
    CHECK(!table.character("a").advantage);
}

TEST_CASE("22: advantage ends with the scene") {
    Table table = duel();
    table.judged("10S 4C").did(gm("end_test"));
    CHECK(table.character("a").advantage);
    table.next_scene().did(competition("a/x b/y"));
    CHECK(table.last("scene_ended")["advantage_lost"] == Json{"a"});
    table.judged("3C 5C");
    CHECK(table.last("card_drawn")["of"] == 1);
    CHECK(table.count("card_chosen") == 0);
}

TEST_CASE("CD-13: an extra's advantage holds within its competition") {
    Table table;
    table.franz().npc("a").begin().did(competition("a/x gm:wolf/y"));
    table.judged("4C 10S");
    CHECK(table.match().test->participant("gm:wolf").advantage);
    table.did(gm("next_draw"));
    table.draws("3C 5D 9D");
    CHECK(table.phase() == Phase::Choose);
    table.did(by("choose", "gm", "gm:wolf", {{"index", 0}}));
    CHECK(!table.match().test->participant("gm:wolf").advantage);
    CHECK(results(table) == "gm:wolf over a: alter");
}

TEST_CASE("CD-18: who may alter does so from the highest card down, equal cards as listed") {
    Table table;
    table.franz().npc("a").npc("b").npc("c").npc("d").begin().did(competition("a/w b/x c/y d/z"));
    table.judged("9C 3D QS QH");
    CHECK(table.state()["test"]["altering"] == Json{"c", "d", "a"});
    table.did(gm("alter_scene", {{"text", "The lamp falls."}}));
    table.did(gm("alter_scene", {{"skip", true}}));
    CHECK(table.phase() == Phase::Alter);
    table.did(gm("alter_scene", {{"text", "It burns."}}));
    CHECK(table.phase() == Phase::BetweenDraws);
}

TEST_CASE("68: who concedes between draws is beaten by all opponents") {
    Table table;
    table.franz().hans().begin().did(competition("franz/x hans/y"));
    table.judged("8C 8D");
    CHECK(table.refused(by("concede", "p1", "hans")) == "not_your_decision");
    table.did(by("concede", "p2", "hans"));
    CHECK(results(table) == "tie; franz over hans: decisive");
    CHECK(table.last("competition_ended")["side"] == "x");
    CHECK(table.phase() == Phase::Scene);
}

TEST_CASE("CD-37: who concedes before drawing leaves, the others go on") {
    Table table;
    table.franz().hans().npc("a").begin().did(competition("franz/x hans/y a/y"));
    table.draws("KC");
    CHECK(table.refused(by("concede", "gm", "a")) == "not_next");
    table.did(by("concede", "p2", "hans"));
    CHECK(table.phase() == Phase::Draw);
    table.judged("5C");
    CHECK(table.last("competition_ended")["side"] == "x");

    table.did(competition("franz/x hans/y"));
    table.draws("QC").did(by("concede", "p2", "hans"));
    CHECK(table.phase() == Phase::Scene);
    CHECK(table.match().discard == cards("KC 5C QC"));
}
