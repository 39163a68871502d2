// Rulings that no vector shows on its own.

#include "game/stories/edged_coins/rules/reactions.h"
#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

Table two(const Json& first = Json::object(), const Json& second = Json::object()) {
    Table table;
    table.add(with(actor(), first)).add(with(target(), second)).begin();
    return table;
}

Json mail_of(int power) { return {{"armor", {{"name", "Mail"}, {"power", power}}}}; }

}  // namespace

TEST_CASE("EC-4, R-7: only modifiers, metres and damage lead beyond 0 to 5") {
    Table table = two();
    for (const char* difficulty : {"very_difficult", "very_easy"}) {
        table.did(call("r1", difficulty));
        CHECK(table.rank() == (std::string(difficulty) == "very_easy" ? 3 : -1));
        table.throws(table.rank() == 3 ? "HH" : "HHH");
    }
    // 30 m are Potency 10 before clamping, so one point less changes nothing (EC-6).
    Table fall = two(Json::object(), {{"ec", 2}});
    fall.did(cm("deal_damage", {{"target", "target"}, {"source", "fall"}, {"metres", 30}}));
    fall.did(by("effort_power", "p2", "target", {{"sign", -1}}));
    CHECK(fall.rank() == 6);
}

TEST_CASE("EC-19, R-4: equal Power, one toss and no explosion") {
    Table table = two({{"weapons", Json::array({weapon(3)})}}, mail_of(3));
    table.did(attack({{"weapon", "Blade"}}));
    table.throws("HH;H");
    CHECK(table.phase() == Phase::Idle);
    CHECK(table.hc("target") == 8);
    CHECK(table.last("limit_reached")["limit"] == 0);
}

TEST_CASE("R-8: an attack is a skill toss that its target may oppose") {
    Table table = two();
    table.did(attack({{"opposers", {{{"character", "target"}, {"difficulty", "easy"}}}}}));
    table.did(by("oppose", "p2", "target", {{"skill", "r1"}}));
    CHECK(table.rank() == 2);
    table.throws("HT");
    CHECK(table.rank() == 1);
    table.throws("T");
    CHECK(table.hc("target") == 10);
}

TEST_CASE("R-9, R-10: the second throw comes by itself, and no third one") {
    Table table = two({{"ec", 99}});
    table.did(call("r5"));
    table.throws("TT");
    CHECK(table.phase() == Phase::Air);
    CHECK(table.refused(by("effort_skill", "p1", "actor")) == "wrong_phase");
    CHECK(table.refused(by("pass", "p1", "actor")) == "wrong_phase");
    table.throws("TT");
    CHECK(table.phase() == Phase::React);
}

TEST_CASE("R-15, EC-20: armor of Power 0 is armor: an unarmed attack on it is compared") {
    Table table = two(Json::object(), mail_of(0));
    table.did(attack());
    table.throws("HH");
    CHECK(table.last("damage_started")["limit"] == 0);
    CHECK(table.last("damage_started")["potency"] == 0);
}

TEST_CASE("R-17: effort anew for each explosion, kept for a toss made again") {
    Table table = two({{"ec", 16}});
    table.did(call("r1", "normal", {{"explosive", true}}));
    table.did(by("effort_skill", "p1", "actor"));
    table.throws("HT");
    table.did(by("effort_skill", "p1", "actor"));
    CHECK(table.rank() == 2);
    table.throws("TT").did(by("retoss", "p1", "actor"));
    CHECK(table.refused(by("effort_skill", "p1", "actor")) == "wrong_phase");
    table.throws("TH");
    CHECK(table.last("explosion")["number"] == 2);
    CHECK(table.rank() == 1);
}

TEST_CASE("R-19, R-20: a forced toss can be answered in turn, until nobody pays") {
    Table table = two({{"ec", 10}}, {{"ec", 35}});
    table.did(attack());
    table.throws("HH").did(by("force_retoss", "p2", "target"));
    table.throws("TT").did(by("buy_success", "p1", "actor"));
    CHECK(table.phase() == Phase::React);
    table.did(by("invert", "p2", "target"));
    CHECK(table.phase() == Phase::Idle);  // neither has EC left to react
    CHECK(!table.succeeded());
    CHECK(table.ec("actor") == 0);
    CHECK(table.ec("target") == 0);
}

TEST_CASE("R-22, EC-28: a talent is charged and told; what it does is the CM's") {
    Table table = two({{"ec", 5}});
    table.did(by("use_talent", "p1", "actor", {{"talent", "cat's eyes"}, {"ec", 3}, {"note", "in the cellar"}}));
    const Json used = table.last("talent_used");
    CHECK(used["talent"] == "Cat's Eyes");
    CHECK(used["note"] == "in the cellar");
    CHECK(used["ec"] == Json{{"before", 5}, {"after", 2}});
    CHECK(table.phase() == Phase::Idle);
}

TEST_CASE("R-24, EC-16: no more is tossed for than there are HC") {
    Table table = two({{"weapons", Json::array({weapon(9)})}}, {{"hc", 3}});
    table.did(attack({{"weapon", "Blade"}}));
    table.throws("HH;HH;HH");
    CHECK(table.phase() == Phase::Idle);
    CHECK(table.last("damage_final")["amount"] == 3);
    CHECK(table.count("limit_reached") == 0);
}

TEST_CASE("EC-14, EC-35, R-23: who recovers to removed picks its afflictions along; the CM brings HC up") {
    Table table = two();
    const Json held = cm("inflict", {{"target", "actor"}, {"name", "Held"}, {"severity", 1}, {"passive", "none"}});
    table.did(with(held, {{"source", "target"}}));
    table.did(with(held, {{"target", "target"}, {"name", "Poison"}}));
    table.did(cm("remove_character", {{"character", "target"}}));
    CHECK(table.last("character_removed")["afflictions"] == Json::array({"a2"}));
    CHECK(table.last("character_removed")["released"] == Json::array({"a1"}));
    CHECK(table.match().affliction("a1").source.empty());
    table.did(cm("adjust", {{"character", "actor"}, {"hc", -10}}));
    CHECK(table.refused(call("r1")) == "character_out");
    table.did(cm("adjust", {{"character", "actor"}, {"hc", 1}}));
    table.did(call("r1"));
}

TEST_CASE("EC-28: what was paid in the talk before a call is ground for a modifier, once and for that call") {
    Table table;
    table.add(with(actor(), {{"ec", 9}})).begin();
    const Json use = by("use_talent", "p1", "actor", {{"talent", "cat's eyes"}, {"ec", 1}});
    const Json grant = cm("grant_modifier", {{"delta", 1}});
    table.did(use);
    table.did(call("r1"));
    table.did(grant);
    CHECK(table.rank() == 2);
    CHECK(table.refused(grant) == "no_ground");
    table.throws("HT");
    table.did(use);
    table.did(call("r1"));
    table.throws("H");
    table.did(call("r1"));
    CHECK(table.refused(grant) == "no_ground");
}

TEST_CASE("EC-28: a talent that goes on is remembered until the CM ends it") {
    Table table;
    table.add(with(actor(), {{"ec", 9}})).begin();
    const Json end = cm("end_talent", {{"character", "actor"}, {"talent", "Cat's Eyes"}});
    CHECK(table.refused(end) == "unknown_talent");
    table.did(by("use_talent", "p1", "actor", {{"talent", "cat's eyes"}, {"ec", 1}, {"lasts", true}}));
    CHECK(table.match().goes_on("actor", "Cat's Eyes"));
    CHECK(table.state()["continuing"].size() == 1);
    CHECK(table.refused(with(end, {{"seat", "p1"}})) == "not_your_decision");
    table.did(end);
    CHECK_FALSE(table.match().goes_on("actor", "Cat's Eyes"));
}

TEST_CASE("EC-32: what helps whoever may answer a toss, by whose toss it is") {
    using rules::edged_coins::Wish, rules::edged_coins::wish_of;
    Table table;
    table.add(with(actor(), {{"ec", 40}})).add(with(target(), {{"ec", 40}})).begin();
    table.did(call("r2", "normal", {{"affects", {"target"}}}));
    table.throws("TT");
    CHECK(wish_of(table.match(), "actor") == Wish::Success);
    CHECK(wish_of(table.match(), "target") == Wish::Either);
    table.did(by("pass", "p1", "actor"));
    table.did(by("pass", "p2", "target"));
    table.did(attack({{"opposers", {{{"character", "target"}}}}}));
    table.did(by("oppose", "p2", "target", {{"skill", "r1"}}));
    table.throws("T");
    CHECK(wish_of(table.match(), "actor") == Wish::Failure);
    CHECK(wish_of(table.match(), "target") == Wish::Success);
    table.did(by("pass", "p1", "actor"));
    table.did(by("pass", "p2", "target"));
    table.throws("HT");
    CHECK(wish_of(table.match(), "target") == Wish::Failure);
}

TEST_CASE("EC-34: the CM gives a character to another seat, which decides for it then") {
    Table table;
    table.add(with(actor(), {{"ec", 9}})).begin();
    const Json give{{"cmd", "give_character"}, {"seat", "cm"}, {"character", "actor"}, {"to", "p2"}};
    CHECK(table.refused(with(give, {{"to", "p5"}})) == "unknown_id");
    CHECK(table.refused(with(give, {{"seat", "p1"}})) == "not_your_decision");
    table.did(give);
    CHECK(table.match().character("actor").seat.number == 2);
    table.did(call("r2"));
    CHECK(table.refused({{"cmd", "throw"}, {"seat", "p1"}}) == "not_your_decision");
    table.throws("HT");
}

TEST_CASE("section 4: what is told changes nothing, and belongs to whoever tells it") {
    Table table;
    table.add(actor()).begin();
    const auto before = EdgedCoins::hash(table.match());
    table.did(cm("open_scene", {{"title", "The mill"}, {"text", "The wheel stands still."}}));
    CHECK(table.refused(cm("open_scene", {{"title", ""}})) == "malformed");
    table.did(call("r2", "normal", {{"what", "In by the wheel"}}));
    CHECK(table.last("toss_called")["what"] == "In by the wheel");
    table.throws("TT");
    table.did(by("tell", "p1", "actor", {{"text", "The board cracks."}}));
    CHECK(table.last("story_told")["text"] == "The board cracks.");
    CHECK(table.refused(by("tell", "p2", "actor", {{"text", "No."}})) == "not_your_decision");
    table.did(cm("tell"));
    CHECK(EdgedCoins::hash(table.match()) == before);
}
