// The page's vectors 71 to 78: resistance, reported faces, rounds, replay. (76, another source of randomness, does not
// apply: this project has only one.)

#include "game/systems/systems.h"
#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

// The actor has the affliction Held, in round 1.
Table held(const Json& more = Json::object()) {
    Table table;
    table.add(actor()).add(target()).begin().rounds();
    table.did(with(cm("inflict", {{"target", "actor"}, {"name", "Held"}, {"severity", 1}, {"passive", "none"}}), more));
    return table;
}

const Json kWriggle = cm("call_active_resistance", {{"affliction", "a1"}, {"kind", "resistance"}, {"name", "will"}});
const Json kEndure = cm("call_passive_resistance", {{"affliction", "a1"}, {"kind", "resistance"}, {"name", "will"}});

}  // namespace

TEST_CASE("EC-11: vectors 71 and 72, active resistance spends the action") {
    for (const char* face : {"H", "T"}) {
        Table table = held();
        table.did(kWriggle);
        table.throws(face);
        CHECK(table.match().afflictions.empty() == (*face == 'H'));
        CHECK(table.match().character("actor").acted);
        if (*face == 'T') CHECK(table.refused(kWriggle) == "action_spent");
        CHECK(table.refused(call("r1")) == "action_spent");
        CHECK(table.refused(with(attack(), {{"skill", "r1"}})) == "action_spent");
        table.rounds().did(call("r1"));
        table.throws("H");
    }
}

TEST_CASE("EC-11, R-12: vector 73, who holds may oppose") {
    Table table = held({{"source", "target"}});
    table.did(with(kWriggle, {{"kind", "skill"}, {"name", "r2"}}));
    CHECK(table.phase() == Phase::Oppose);
    table.did(by("oppose", "p2", "target", {{"skill", "r1"}}));
    table.throws("H");
    CHECK(table.rank() == 1);
    table.throws("T");
    CHECK(!table.succeeded());
    CHECK(table.match().afflictions.size() == 1);
    CHECK(!table.match().character("target").acted);
}

TEST_CASE("EC-11: who is out keeps nothing going") {
    Table table = held({{"source", "target"}});
    table.did(cm("adjust", {{"character", "target"}, {"hc", -10}}));
    table.did(kWriggle);
    CHECK(table.phase() == Phase::Prep);
    CHECK(table.last("resistance_called")["opposer"].is_null());
}

TEST_CASE("EC-12, R-13: vector 74, passive resistance reduces, once a round") {
    Table table = held({{"severity", 2}, {"passive", "reduce"}});
    table.did(kEndure);
    table.throws("H");
    CHECK(table.match().affliction("a1").severity == 1);
    CHECK(!table.match().character("actor").acted);
    CHECK(table.refused(kEndure) == "already_tried");
    table.rounds().did(kEndure);
    table.throws("H");
    CHECK(table.match().afflictions.empty());
    CHECK(table.last("affliction_ended")["affliction"]["severity"] == 0);
}

TEST_CASE("EC-12: passive resistance removes where the record says so; outside rounds as often as called") {
    Table table = held({{"severity", 9}, {"passive", "remove"}});
    table.did(cm("leave_rounds"));
    table.did(kEndure);
    table.throws("T").did(kEndure);
    table.throws("H");
    CHECK(table.match().afflictions.empty());
}

TEST_CASE("R-26: vector 75, faces that were told") {
    Table table;
    table.add(actor()).begin().did(call("r2"));
    const Json told{{"cmd", "throw"}, {"seat", "p1"}};
    CHECK(table.refused(with(told, {{"faces", "H"}})) == "wrong_coin_count");
    CHECK(table.refused(with(told, {{"faces", "HHT"}})) == "wrong_coin_count");
    CHECK(table.refused(with(told, {{"faces", "HX"}})) == "bad_face");
    table.did(with(told, {{"faces", "TH"}}));
    CHECK(table.succeeded());
    CHECK(!table.session().steps().back().thrown());
}

TEST_CASE("EC-36: vector 77, burns wait while rounds are not counted") {
    Table table;
    table.add(actor()).begin().rounds();
    table.did(cm("deal_damage", {{"target", "actor"}, {"source", "fire"}, {"potency", 1}}));
    table.throws("T").throws("H");
    table.did(cm("leave_rounds"));
    for (int i = 0; i < 3; ++i) {
        table.did(call("r1"));
        table.throws("H");
    }
    CHECK(table.hc("actor") == 9);
    CHECK(table.count("burn_ticked") == 0);
    table.rounds();
    CHECK(table.last("round_started")["round"] == 1);
    CHECK(table.hc("actor") == 8);
}

TEST_CASE("EC-11, EC-22: a burn is put out by active resistance") {
    Table table;
    table.add(actor()).begin().rounds();
    table.did(cm("deal_damage", {{"target", "actor"}, {"source", "fire"}, {"potency", 1}}));
    table.throws("T").throws("H");
    CHECK(table.refused(kEndure) == "not_resistible");
    table.did(kWriggle);
    table.throws("H");
    CHECK(table.count("burn_ended") == 1);
    CHECK(table.match().afflictions.empty());
}

TEST_CASE("section 4: vector 78, a record played again twice gives the same events and states") {
    Table table;
    table.add(with(actor(), {{"ec", 9}})).add(with(target(), {{"ec", 20}})).begin().rounds();
    table.did(attack());
    table.throws("HT").did(by("invert", "p2", "target"));
    table.did(by("retoss", "p1", "actor"));
    table.throws("HH;HH;HT");
    const rules::Record record = table.session().record();
    for (int time = 0; time < 2; ++time) {
        const auto played = rules::replay(record);
        REQUIRE_MESSAGE(played, words::english(played.error().refusal.message));
        CHECK((*played)->record() == record);
        CHECK((*played)->hash() == core::to_hex(EdgedCoins::hash(table.match())));
    }
    rules::GameSession<EdgedCoins> again(table.session().steps().front().before, 7);
    for (const auto& step : table.session().steps()) {
        rules::RecordedHand hand(step.answers);
        const auto events = again.submit(step.command, hand);
        REQUIRE(events);
        REQUIRE(events->size() == step.events.size());
        for (std::size_t i = 0; i < events->size(); ++i)
            CHECK(EdgedCoins::to_json(again.match(), (*events)[i]) ==
                  EdgedCoins::to_json(again.match(), step.events[i]));
    }
    CHECK(again.match() == table.match());
}
