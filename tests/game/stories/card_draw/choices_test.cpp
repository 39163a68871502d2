// What each seat is offered, with the reason for illegal choices.

#include "game/stories/card_draw/rules/choices.h"

#include "tests/support/card_draw_table.h"

using namespace cards_kit;

namespace {

// "draw, concede, pass: nothing_to_pass"; choices that need a text are marked "*".
std::string offered(const Table& table, int seat) {
    std::string text;
    for (const auto& choice : rules::card_draw::choices(table.match(), {seat})) {
        text += text.empty() ? "" : ", ";
        text += CardDraw::to_json(choice.command)["cmd"].get<std::string>();
        if (choice.needs_text) text += "*";
        if (choice.refusal) text.append(": ").append(choice.refusal->code);
    }
    return text;
}

}  // namespace

TEST_CASE("section 4: each phase offers its seat what it may do, and says why the rest is closed") {
    Table table;
    CHECK(offered(table, 0) == "start_campaign: no_characters");
    table.pc("franz", "p1", "innate 2C, temperament 2D, type KH").hans();
    CHECK(offered(table, 0) == "start_campaign");
    table.did(gm("start_campaign"));
    CHECK(offered(table, 0) == "begin_session, end_campaign");
    table.did(gm("begin_session"));
    CHECK(offered(table, 0) == "end_session");
    table.did(gm("begin_scene", {{"title", "The inn"}}));
    CHECK(offered(table, 0) == "grant_advantage, grant_advantage, reshuffle, end_scene");
    CHECK(offered(table, 1).empty());
    table.did(competition("franz/x hans/y"));
    CHECK(offered(table, 1) == "draw, concede");
    CHECK(offered(table, 2).empty());
    CHECK(offered(table, 0) == "end_test");
    table.draws("7C");
    CHECK(offered(table, 0) == "end_test: wrong_phase");
    table.draws("9D");
    CHECK(offered(table, 1) == "play_card*, play_card*, play_card*, spend_bonus: no_bonus, draw_disadvantage, pass");
    table.all_pass();
    CHECK(offered(table, 2) == "alter_scene*, alter_scene");
    CHECK(offered(table, 1).empty());
    table.did({{"cmd", "alter_scene"}, {"seat", "p2"}, {"skip", true}});
    CHECK(offered(table, 0) == "next_draw, end_test, end_scene");
    CHECK(offered(table, 2) == "concede");
    table.did(gm("end_test"));

    table.did(gm("grant_bonus", {{"character", "franz"}, {"reason", "role_play"}}));
    table.did(gm("grant_advantage", {{"character", "franz"}}));
    table.did(challenge("hearts", 8, {{"extenuating", true}}));
    table.draws("7H 7D");
    CHECK(offered(table, 1) == "choose, choose");
    table.did(by("choose", "p1", "franz", {{"index", 0}}));
    table.draws(by("spend_bonus", "p1", "franz"), "3C");
    CHECK(offered(table, 1) == "keep, keep");
    table.did(by("keep", "p1", "franz", {{"which", "old"}}));
    table.all_pass();
    CHECK(offered(table, 1) == "redraw, stop");
    table.did({{"cmd", "redraw"}, {"seat", "p1"}});
    table.draws("8D 2H").did(by("choose", "p1", "franz", {{"index", 0}}));
    table.did(by("play_card", "p1", "franz", {{"card", "blue 2D"}, {"description", "x"}}));
    CHECK(offered(table, 1) ==
          "play_card*, play_card*: already_used, play_card*, spend_bonus: no_bonus, draw_disadvantage, pass");
    table.draws(by("draw_disadvantage", "p1", "franz"), "QD");
    table.all_pass();
    CHECK(offered(table, 1) == "accept, go_on, go_on");
    table.did({{"cmd", "accept"}, {"seat", "p1"}});

    table.did(fray());
    CHECK(offered(table, 0) == "surrender, fray_round, fray_round, fray_round, end_test, end_scene");
    CHECK(offered(table, 1) == "concede, surrender");
    table.did(gm("fray_round", {{"gm_cards", 1}}));
    table.judged("9C 4S KD");
    CHECK(offered(table, 0) ==
          "fray_success*, fray_success*, fray_success*: no_goal_left, fray_success*, fray_success*");
}

TEST_CASE("section 6: how many cards a command draws; what a real deck showed is taken") {
    using namespace rules::card_draw;
    Table table;
    table.franz().begin().did(gm("grant_advantage", {{"character", "franz"}}));
    table.did(challenge("hearts", 8));
    const Command draw{{1}, DrawCard{"franz"}};
    CHECK(cards_for(table.match(), draw) == 2);
    CHECK(cards_for(table.match(), {kGm, EndTest{}}) == 0);
    CHECK(cards_for(table.match(), {{1}, DrawDisadvantage{"franz"}}) == 1);
    const CardSet first = cards_to_come(table.match(), draw, {});
    const CardSet second = cards_to_come(table.match(), draw, {card("QH")});
    CHECK(first == table.match().pile);
    CHECK((first.has(card("QH")) && !second.has(card("QH")) && second.size() == first.size() - 1));
    const Command background{kGm, DrawBackground{"franz", BackgroundKind::Other}};
    CHECK(cards_to_come(table.match(), background, {}) == table.match().pack(Back::Blue).shuffled);
    table.did(by("draw", "p1", "franz", {{"cards", {"QH", "3C"}}}));
    CHECK(table.last("card_drawn")["card"] == "3C");
    CHECK(!table.match().pile.has(card("QH")));
}

TEST_CASE("CD-11 who has yet to draw is known beforehand: each of them once, in their order") {
    Table table;
    table.franz().hans().begin();
    table.did(fray());
    table.did(gm("fray_round", {{"gm_cards", 2}}));
    table.draws("9C");
    std::string order;
    const auto due = rules::card_draw::yet_to_draw(table.match());
    for (const auto& each : due) order.append(word(each.seat)).append(" ").append(each.participant).append(", ");
    CHECK(order == "p2 hans, gm gm:1, gm gm:2, ");
    table.hand.left = cards("KD 4S QH");
    for (const auto& each : due) table.did(by("draw", word(each.seat).c_str(), each.participant));
    CHECK(table.phase() == Phase::Improve);
    CHECK(rules::card_draw::yet_to_draw(table.match()).empty());
}
