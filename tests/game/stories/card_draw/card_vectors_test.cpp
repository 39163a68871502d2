// Test vectors 1 to 8, 37 to 41, 44 and 77: cards, hands, and the automatic effect of a hand's ranks.

#include <set>

#include "tests/support/card_draw_table.h"

using namespace cards_kit;
using rules::card_draw::Suit;

TEST_CASE("1: a deck has 52 different cards, 13 of each suit, no joker") {
    const Cards deck = rules::card_draw::CardSet::whole().list();
    CHECK(deck.size() == 52);
    std::set<std::string> names;
    std::array<int, 4> suits{};
    for (const Card each : deck) {
        names.insert(word(each));
        ++suits[static_cast<std::size_t>(each.suit)];
        CHECK((each.rank >= 2 && each.rank <= 14));
        CHECK(rules::card_draw::card_from(word(each)) == each);
    }
    CHECK(names.size() == 52);
    CHECK(suits == std::array{13, 13, 13, 13});
    CHECK(word(deck.front()) == "2C");
    CHECK(word(deck.back()) == "AS");
    for (const char* none : {"", "1C", "11C", "0C", "XX", "joker", "10", "QHH", "qh", " QH"})
        CHECK(!rules::card_draw::card_from(none));
}

TEST_CASE("4 to 6: what a PC begins with") {
    Table table(Json{{"starting_professions", 1}});
    table.pc("franz", "p1", "innate 2C, temperament 2D");
    CHECK(table.refused(gm("start_campaign")) == "incomplete_character");
    table.given("franz", "type 2S");
    CHECK(table.refused(gm("start_campaign")) == "incomplete_character");
    table.did(gm("draw_background", {{"character", "franz"}, {"kind", "profession"}, {"cards", {"9H"}}}));
    CHECK(table.refused(gm("start_campaign")) == "incomplete_character");
    CHECK(table.rule == "CD-5");
    table.did({{"cmd", "name_background"},
               {"seat", "p1"},
               {"character", "franz"},
               {"card", "blue 9H"},
               {"name", "Sailor"},
               {"scope", "specific"}});
    table.did(gm("start_campaign"));
    CHECK(table.character("franz").hand.size() == 4);
    Table three;
    three.franz().did(gm("start_campaign"));
    CHECK(three.phase() == Phase::BetweenSessions);
}

TEST_CASE("7, 8: one innate card; the usual backs") {
    Table table;
    table.pc("franz", "p1", "innate 7C, temperament 7C, type 8C");
    CHECK(table.refused(gm("draw_background", {{"character", "franz"}, {"kind", "innate"}})) == "kind_taken");
    CHECK(table.refused(gm("draw_background", {{"character", "franz"}, {"kind", "type"}})) == "kind_taken");
    table.npc("wolf", "hobby 9C");
    std::string backs;
    for (const char* id : {"franz", "wolf"})
        for (const auto& each : table.character(id).hand) backs += word(each.card) + ",";
    CHECK(backs == "red 7C,blue 7C,blue 8C,blue 9C,");
    table.did(gm("draw_background", {{"character", "wolf"}, {"kind", "other"}, {"back", "red"}, {"cards", {"9C"}}}));
    CHECK(word(table.character("wolf").hand.back().card) == "red 9C");
}

TEST_CASE("37 to 41: automatic success below a rank of the challenge's suit") {
    struct Row {
        const char *hand, *suit;
        int tn;
        bool extenuating, automatic;
    };
    for (const Row& row : {Row{"9H", "hearts", 8, false, true}, Row{"9H", "hearts", 9, false, false},
                           Row{"9D", "hearts", 8, false, false}, Row{"9H", "hearts", 8, true, false},
                           Row{"AH", "hearts", 13, false, true}, Row{"AH", "hearts", 14, false, false}}) {
        Table table;
        table.pc("franz", "p1", std::string("innate 2C, temperament 2D, type ").append(row.hand)).begin();
        table.did(challenge(row.suit, row.tn, {{"extenuating", row.extenuating}}));
        INFO(row.hand << " " << row.suit << " " << row.tn);
        CHECK((table.phase() == Phase::Draw) == !row.automatic);
        if (row.automatic) CHECK(table.result() == "automatic");
    }
}

TEST_CASE("40: a card that is set aside succeeds all the same") {
    Table table;
    table.pc("franz", "p1", "innate 2C, temperament 2D, type 9H").begin();
    table.did(challenge("clubs", 8));
    table.draws("4S").did(by("play_card", "p1", "franz", {{"card", "blue 9H"}, {"description", "A smile"}}));
    table.all_pass();
    CHECK(!table.character("franz").hand.back().ready);
    table.did(challenge("hearts", 8, {{"name", "The door"}}));
    CHECK(table.result() == "automatic");
}

TEST_CASE("77: automatic success is not looked at again after a change of suit") {
    Table table;
    table.pc("franz", "p1", "innate 2C, temperament 2H, type 9D").begin();
    table.did(challenge("hearts", 8));
    table.judged("8D").did({{"cmd", "go_on"}, {"seat", "p1"}, {"change_suit", true}});
    CHECK(table.phase() == Phase::Draw);
    CHECK(table.match().test->challenge().suit == Suit::Diamonds);
}

TEST_CASE("44: a red card is played once per session, a blue one once per scene") {
    Table table;
    table.pc("franz", "p1", "innate KC, temperament 2D, type KS").begin();
    const Json red = by("play_card", "p1", "franz", {{"card", "red KC"}, {"description", "Born to it"}});
    const Json blue = by("play_card", "p1", "franz", {{"card", "blue KS"}, {"description", "Thinks"}});
    const auto next = [&](const char* name, const char* card) {
        table.did(challenge("hearts", 14, {{"name", name}}));
        table.draws(card);
    };
    const auto stop = [&] { table.all_pass().did({{"cmd", "stop"}, {"seat", "p1"}}); };
    next("one", "2H");
    table.did(red);
    CHECK(table.refused(red) == "already_used");
    table.did(blue);
    CHECK(table.refused(blue) == "already_used");
    table.all_pass();
    table.next_scene();
    next("two", "3H");
    CHECK(table.refused(red) == "already_used");
    CHECK(table.rule == "CD-4");
    table.did(blue);
    table.all_pass().next_session();
    next("three", "2H");
    table.did(red);
    table.did(blue);
    table.all_pass();
    CHECK(table.phase() == Phase::Scene);
    next("four", "3H");
    stop();
}
