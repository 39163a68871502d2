// telling what happened, and what a background favours. Neither changes the game.

#include "tests/support/card_draw_table.h"

using namespace cards_kit;

TEST_CASE("R-29: what happened is told by whose it is, or by the GM, and nothing else changes") {
    Table table;
    table.franz().hans();
    CHECK(table.refused(by("tell", "p1", "franz", {{"text", "Too early."}})) == "wrong_phase");
    table.begin();
    table.did(challenge("hearts", 8));
    table.judged("9H");
    const auto hash = CardDraw::hash(table.match());
    table.did(by("tell", "p1", "franz", {{"text", "He climbs like a cat."}}));
    CHECK(table.last("told")["text"] == "He climbs like a cat.");
    table.did(by("tell", "gm", "franz"));
    CHECK(table.last("told")["text"] == "");
    table.did(gm("tell", {{"text", "A bell rings."}}));
    CHECK(CardDraw::hash(table.match()) == hash);
    CHECK(table.refused(by("tell", "p2", "franz", {{"text", "No."}})) == "not_your_decision");
    CHECK(table.refused(by("tell", "p1", "nobody", {{"text", "No."}})) == "unknown_id");
    CHECK(table.refused(by("tell", "p1", "franz", {{"text", std::string(281, 'x')}})) == "malformed");
    CHECK(table.refused({{"cmd", "tell"}, {"seat", "p1"}, {"text", "No."}}) == "not_your_decision");
}

TEST_CASE("R-29: the GM writes on the card of the scene that is played") {
    Table table;
    table.franz();
    CHECK(table.refused(gm("write_scene", {{"text", "Rain."}})) == "wrong_phase");
    table.begin();
    table.did(gm("write_scene", {{"text", std::string(1000, 'r')}}));
    CHECK(table.refused(gm("write_scene", {{"text", std::string(1001, 'r')}})) == "malformed");
    CHECK(table.refused(gm("write_scene", {{"text", ""}})) == "malformed");
    CHECK(table.refused({{"cmd", "write_scene"}, {"seat", "p1"}, {"text", "Rain."}}) == "not_your_decision");
}

TEST_CASE("R-24: a background favours a suit; a card without one is hashed as it was before there were any") {
    Table table;
    table.franz();
    const Json card = table.state()["characters"][0]["hand"][0]["card"];
    const auto hash = CardDraw::hash(table.match());
    const Json name{{"character", "franz"}, {"card", card}, {"name", "A innate"}, {"scope", "general"}};
    table.did(gm("name_background", name));
    CHECK(CardDraw::hash(table.match()) == hash);
    table.did(gm("name_background", with(name, {{"favours", "spades"}})));
    CHECK(table.state()["characters"][0]["hand"][0]["favours"] == "spades");
    CHECK(CardDraw::hash(table.match()) != hash);
    CHECK(table.refused(gm("name_background", with(name, {{"favours", "stars"}}))) == "malformed");
}
