// Saves of Edged Coins: a modified one does not replay.

#include "game/systems/systems.h"
#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

TEST_CASE("section 7: a record that has been changed is refused at its step") {
    Table table;
    table.add(actor()).begin();
    table.did(cm("deal_damage", {{"target", "actor"}, {"source", "fall"}, {"metres", 3}}));
    table.throws("H;T");
    rules::Record record = table.session().record();
    REQUIRE(rules::replay(record));
    record.steps.back().hand = {rules::Face::Heads};
    auto played = rules::replay(record);
    REQUIRE(!played);
    CHECK(played.error().step == record.steps.size() - 1);
    record.steps.back().hand.clear();
    CHECK(!rules::replay(record));
    record.steps.back().command["seat"] = "p1";
    played = rules::replay(record);
    REQUIRE(!played);
    CHECK(played.error().refusal.code == "not_your_decision");
    record.start["seats"] = Json::array();
    played = rules::replay(record);
    REQUIRE(!played);
    CHECK(played.error().refusal.code == "malformed");
    Json newer = rules::to_json(table.session().record());
    newer["format"] = "coinwars-replay/9";
    CHECK(!rules::record_from_json(newer));
}
