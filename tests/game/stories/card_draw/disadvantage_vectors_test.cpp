// Test vectors 47 to 59, 66 and 76: disadvantages, and an exhausted pile.

#include "tests/support/card_draw_table.h"

using namespace cards_kit;

namespace {

const Json kTake = by("draw_disadvantage", "p1", "franz");

// Franz against a target that he never hits by chance, in clubs: the disadvantage taken is unsuccessful.
Table& takes(Table& table, const std::string& taken) {
    table.did(challenge("hearts", 8, {{"name", "To take " + taken}, {"extenuating", true}}));
    table.draws("2S").draws(kTake, taken).all_pass();
    if (table.phase() == Phase::Miss) table.did({{"cmd", "stop"}, {"seat", "p1"}});
    if (table.phase() == Phase::Partial) table.did({{"cmd", "accept"}, {"seat", "p1"}});
    return table;
}

// The same, holding these disadvantages, with all other cards reshuffled.
Table holding(const std::string& cards_held, const char* type = "2S") {
    Table table;
    table.pc("franz", "p1", std::string("innate 2C, temperament 2D, type ").append(type)).hans().begin();
    for (const std::string& each : split(cards_held)) takes(table, each).did(gm("reshuffle"));
    CHECK(table.held("franz") == cards_held);
    return table;
}

Json taken(const Table& table) { return table.last("lifetime_set"); }

}  // namespace

TEST_CASE("47, 48: a disadvantage is drawn in place of the card, better or not") {
    Table table;
    table.franz().begin().did(challenge("hearts", 8));
    table.draws("4S").draws(kTake, "QH").all_pass();
    CHECK(table.result() == "full");
    CHECK(table.held("franz") == "QH");
    CHECK(taken(table)["until"] == "end_of_session");
    CHECK(taken(table)["number"] == 2);
    CHECK(table.match().discard == cards("4S"));

    table.did(challenge("hearts", 8, {{"name", "The door"}}));
    table.draws("10C").draws(kTake, "3C").all_pass();
    CHECK(table.result() == "failure");
    CHECK(table.held("franz") == "QH 3C");
    CHECK(taken(table)["until"] == "end_of_scene");
    CHECK(taken(table)["number"] == 2);
}

TEST_CASE("49, 50, 55: what held disadvantages make of a drawn card") {
    struct Row {
        const char *held, *drawn;
        int value;
    };
    for (const Row& row : {Row{"4H", "QH", 4}, Row{"4H", "3H", 3}, Row{"4H", "QD", 12}, Row{"AC", "9C", 1}}) {
        Table table = holding(row.held);
        table.did(challenge("spades", 8));
        table.draws(row.drawn);
        INFO(row.held << ", " << row.drawn);
        CHECK(table.last("card_drawn")["value"] == row.value);
        CHECK(table.last("card_drawn")["card"] == row.drawn);
    }
    // Two of a suit incapacitate, so ask the rule itself for their effect.
    const rules::card_draw::Handicap both({{card("9H")}, {card("4H")}});
    CHECK(both.value(card("JH")) == 4);
    CHECK(both.value(card("JS")) == 11);
}

TEST_CASE("51: cards from the hand do not suffer") {
    Table table = holding("4H", "KH");
    table.did(challenge("hearts", 8, {{"extenuating", true}}));
    table.draws("7H").did(by("play_card", "p1", "franz", {{"card", "blue KH"}, {"description", "!"}}));
    CHECK(table.match().test->participants.front().current->value == 13);
    table.all_pass();
    CHECK(table.result() == "full");
}

TEST_CASE("52: an ace counts 14 in the draw in which it is taken, 1 from then on") {
    Table table;
    table.franz().begin().did(challenge("hearts", 8));
    table.draws("4S").draws(kTake, "AH");
    CHECK(table.match().test->participants.front().current->value == 14);
    table.all_pass();
    CHECK(table.result() == "full");
    table.did(challenge("spades", 8));
    table.draws("KH");
    CHECK(table.last("card_drawn")["value"] == 1);
}

TEST_CASE("53, 76: two disadvantages of a suit incapacitate; the window closes, the card is judged") {
    Table table = holding("6S");
    table.did(challenge("hearts", 8));
    table.draws("3D").draws(kTake, "10S");
    CHECK(table.last("incapacitated")["by"] == "10S");
    CHECK(table.count("passed") == 1);
    CHECK(table.last("judged")["cards"][0]["value"] == 6);
    CHECK(table.result() == "failure");
    CHECK(table.held("franz") == "6S 10S");
    CHECK(table.refused(challenge("spades", 2)) == "incapacitated");
    table.next_scene();
    CHECK(!table.character("franz").incapacitated);
}

TEST_CASE("54: of different suits they do not") {
    Table table = holding("6S");
    table.did(challenge("hearts", 8));
    table.draws("3D").draws(kTake, "10C");
    CHECK(table.count("incapacitated") == 0);
    CHECK(table.match().test->participants.front().current->value == 10);
}

TEST_CASE("56: a disadvantage that was replaced was not successful") {
    Table table;
    table.pc("franz", "p1", "innate 2C, temperament 2D, type KH").begin();
    table.did(challenge("hearts", 8, {{"extenuating", true}}));
    table.draws("4S").draws(kTake, "QH");
    table.did(by("play_card", "p1", "franz", {{"card", "blue KH"}, {"description", "!"}}));
    table.all_pass();
    CHECK(table.result() == "full");
    CHECK(taken(table)["until"] == "end_of_scene");
    CHECK(taken(table)["number"] == 2);
}

TEST_CASE("57: unsuccessful in the last scene of a session ends with the first of the next") {
    Table table = holding("3C");
    table.next_scene();
    CHECK(table.held("franz") == "3C");
    Table last;
    last.franz().begin().next_scene().next_scene();
    takes(last, "3C").next_session();
    CHECK(last.held("franz") == "3C");
    last.next_scene();
    CHECK(last.held("franz").empty());
    CHECK(last.last("disadvantage_expired")["card"] == "3C");
}

TEST_CASE("58: successful in session 1 is held through session 2") {
    Table table;
    table.franz().begin();
    takes(table, "QH").next_session();
    CHECK(table.held("franz") == "QH");
    CHECK(!table.match().pile.has(card("QH")));
    CHECK(table.match().pile.size() == 51);
    table.next_scene().next_scene();
    CHECK(table.held("franz") == "QH");
    table.next_session();
    CHECK(table.held("franz").empty());
    CHECK(table.match().pile.size() == 52);
}

TEST_CASE("59: advantage chooses between values after disadvantages") {
    Table table = holding("4H");
    table.did(gm("grant_advantage", {{"character", "franz"}}));
    table.did(challenge("spades", 8));
    table.draws("QH 9C");
    const auto& choice = table.match().test->participants.front().choice;
    CHECK(choice[0].value == 4);
    CHECK(choice[0].card == card("QH"));
    CHECK(choice[1].value == 9);
}

TEST_CASE("66: an empty pile takes the discard, the table and what is held stay") {
    Table table = holding("3C");
    // Puts all but three cards through the discard.
    int name = 0;
    while (table.match().pile.size() > 3) {
        table.did(challenge("hearts", 14, {{"name", std::to_string(++name)}}));
        table.judged(word(table.match().pile.list().front()));
        if (table.phase() == Phase::Miss) table.did({{"cmd", "stop"}, {"seat", "p1"}});
        if (table.phase() == Phase::Partial) table.did({{"cmd", "accept"}, {"seat", "p1"}});
    }
    const int discarded = static_cast<int>(table.match().discard.size());
    CHECK(discarded == 48);
    table.did(competition("franz/x hans/y gm:a/y gm:b/y"));
    table.draws("QS").draws("KS").draws("AS");
    CHECK(table.match().pile.empty());
    CHECK(table.count("reshuffled") == 1);
    table.did(with(by("draw", "gm", "gm:b"), {{"cards", {"2C"}}}));
    CHECK(table.count("reshuffled") == 2);
    CHECK(table.last("reshuffled")["cards"] == discarded);
    CHECK(table.match().pile.size() == discarded - 1);
    CHECK(table.held("franz") == "3C");
    CHECK(table.match().test->participants[1].current->card == card("KS"));
}
