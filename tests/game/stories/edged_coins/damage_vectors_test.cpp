// The page's vectors 30 to 52: damage, Power, falls, fire, traps.

#include "tests/support/edged_coins_table.h"

using namespace edged_kit;

namespace {

struct Hit {
    int number;
    int weapon, armor;   // -1: none
    const char* faces;   // of the damage tosses
    int potency, limit;  // limit -1: none
    int damage;          // 0: only the start is checked
    const char* power_rule = "caps_explosions";
};

constexpr int kNone = -1;

// After a hit, with the damage about to be thrown.
Table hit(const Hit& row, const Json& attacker = Json::object(), const Json& sufferer = Json::object()) {
    Table table(Json{{"power_rule", row.power_rule}});
    Json armed = with(actor(), attacker), worn = with(target(), sufferer);
    if (row.weapon != kNone) armed["weapons"] = Json::array({weapon(row.weapon)});
    if (row.armor != kNone) worn["armor"] = {{"name", "Mail"}, {"power", row.armor}};
    table.add(armed).add(worn).begin();
    table.did(attack(row.weapon == kNone ? Json::object() : Json{{"weapon", "blade"}}));
    table.throws("HT");
    return table;
}

Table suffering(const Json& damage, const Json& changes = Json::object()) {
    Table table;
    table.add(actor()).add(with(target(), changes)).begin();
    Json json = cm("deal_damage", {{"target", "target"}});
    json.update(damage);
    table.did(json);
    return table;
}

Json limit_json(int limit) { return limit == kNone ? Json(nullptr) : Json(limit); }

}  // namespace

TEST_CASE("EC-18 to EC-20, R-2 to R-5: vectors 35 to 45, Power compared") {
    const char* modifier = "caps_modifier";
    for (const Hit& row :
         {Hit{35, 2, 1, "", 2, 1, 0}, Hit{36, 2, 1, "HT;TH", 2, 1, 3}, Hit{37, 2, 2, "H", 1, 0, 2},
          Hit{38, 1, 3, "HH;HH;HH", 0, 2, 4}, Hit{39, 3, kNone, "", 2, 3, 0}, Hit{40, 0, kNone, "", 1, 0, 0},
          Hit{41, kNone, kNone, "HH;HT", 0, kNone, 2}, Hit{42, kNone, 2, "HHH;HHT", -1, 2, 2},
          Hit{43, 2, 1, "HT;TH;H;T", 2, kNone, 4, modifier}, Hit{44, 2, 2, "H;H;H;T", 1, kNone, 4, modifier},
          Hit{45, 1, 3, "HH;HH;HH;H;T", 0, kNone, 5, modifier}}) {
        INFO("vector " << row.number);
        Table table = hit(row);
        const Json start = table.last("damage_started");
        CHECK(start["potency"] == row.potency);
        CHECK(start["limit"] == limit_json(row.limit));
        CHECK(table.rank() == row.potency);
        if (row.damage == 0) continue;
        table.throws(row.faces);
        CHECK(table.phase() == Phase::Idle);
        CHECK(table.last("damage_final")["amount"] == row.damage);
        CHECK(table.hc("target") == 10 - row.damage);
        const bool reached = row.number == 36 || row.number == 37 || row.number == 38;
        CHECK(table.count("limit_reached") == (reached ? 1 : 0));
    }
}

TEST_CASE("EC-13, EC-16: vectors 30 to 34, a chain without comparison") {
    struct Row {
        int number, potency, hc;
        const char* faces;
        int damage;
        bool out;
    };
    for (const Row& row :
         {Row{30, 1, 10, "T", 1, false}, Row{31, 1, 10, "H;H;T", 3, false}, Row{32, 3, 10, "TT/HH;TT/HT", 2, false},
          Row{33, 1, 2, "H", 2, true}, Row{34, 5, 1, "", 1, true}}) {
        INFO("vector " << row.number);
        Table table = suffering({{"source", "trap"}, {"potency", row.potency}}, {{"hc", row.hc}});
        if (*row.faces) table.throws(row.faces);
        CHECK(table.phase() == Phase::Idle);
        CHECK(table.last("damage_final")["amount"] == row.damage);
        CHECK(table.hc("target") == row.hc - row.damage);
        CHECK(table.count("character_down") == (row.out ? 1 : 0));
        if (row.out) CHECK(table.count("explosion") == 0);
        if (row.number == 34) CHECK(table.count("coins_thrown") == 0);
    }
}

TEST_CASE("EC-24: an attack that fails does nothing") {
    Table table;
    table.add(actor()).add(target()).begin().did(attack());
    table.throws("TT");
    CHECK(table.phase() == Phase::Idle);
    CHECK(table.count("damage_started") == 0);
    CHECK(table.hc("target") == 10);
}

TEST_CASE("EC-21, EC-20, R-7: vector 46, falls; armor does not count") {
    const std::vector<std::pair<int, int>> rows{{2, 0}, {3, 1}, {5, 1}, {6, 2}, {17, 5}, {18, 6}, {30, 6}};
    for (const auto& [fallen, potency] : rows) {
        const int metres = fallen;
        INFO("vector 46, " << metres << " m");
        Table table =
            suffering({{"source", "fall"}, {"metres", metres}}, {{"armor", {{"name", "Mail"}, {"power", 9}}}});
        const Json start = table.last("damage_started");
        CHECK(start["potency"] == potency);
        CHECK(start["limit"].is_null());
        CHECK(start["comparison"].is_null());
    }
}

TEST_CASE("EC-22, EC-36, R-14: vector 47, a fire burns and goes out") {
    Table table = suffering({{"source", "fire"}, {"potency", 2}});
    table.throws("HT;TT");
    CHECK(table.hc("target") == 8);
    CHECK(table.match().toss->kind == rules::edged_coins::TossKind::Burn);
    table.throws("TH");
    CHECK(table.phase() == Phase::Idle);
    CHECK(table.count("burn_ended") == 0);
    table.rounds();
    CHECK(table.last("burn_ticked")["strength"] == 2);
    CHECK(table.hc("target") == 6);
    table.throws("TT");
    CHECK(table.hc("target") == 6);
    CHECK(table.count("burn_ended") == 1);
    CHECK(table.match().afflictions.empty());
}

TEST_CASE("EC-22: vectors 48 to 50, the burn toss") {
    Table three = suffering({{"source", "fire"}, {"potency", 1}});
    three.throws("H;H;T");
    CHECK(three.rank() == 3);
    three.throws("TT/HH");
    CHECK(three.match().afflictions.size() == 1);
    CHECK(three.count("window_opened") == 0);
    Table seven = suffering({{"source", "fire"}, {"potency", 1}}, {{"hc", 20}});
    seven.throws("H;H;H;H;H;H;T");
    CHECK(seven.last("damage_final")["amount"] == 7);
    CHECK(seven.rank() == 6);
    Table four = suffering({{"source", "fire"}, {"potency", 1}}, {{"hc", 4}});
    four.throws("H;H;H");
    CHECK(four.phase() == Phase::Idle);
    CHECK(four.hc("target") == 0);
    CHECK(four.match().afflictions.empty());
}

TEST_CASE("EC-14, EC-22: the burn toss has no window, and who goes out burns no more") {
    Table table = suffering({{"source", "fire"}, {"potency", 1}}, {{"hc", 3}, {"ec", 99}});
    table.throws("H");
    table.did(by("pass", "p2", "target"));
    table.throws("T");
    table.did(by("pass", "p2", "target"));
    CHECK(table.hc("target") == 1);
    table.throws("HT");
    CHECK(table.phase() == Phase::Idle);
    table.rounds();
    CHECK(table.hc("target") == 0);
    CHECK(table.phase() == Phase::Idle);
    CHECK(table.count("burn_ended") == 1);
    CHECK(table.last("character_down")["character"] == "target");
}

TEST_CASE("EC-36: burns tick oldest first, each with its toss") {
    Table table;
    table.add(actor()).add(target()).begin();
    for (const char* id : {"target", "actor"}) {
        table.did(cm("deal_damage", {{"target", id}, {"source", "fire"}, {"potency", 1}}));
        table.throws("T");
        table.throws("H");
    }
    table.rounds();
    CHECK(table.last("burn_ticked")["target"] == "target");
    table.throws("H");
    CHECK(table.last("burn_ticked")["target"] == "actor");
    CHECK(table.phase() == Phase::Prep);
    table.throws("T");
    CHECK(table.phase() == Phase::Idle);
    CHECK(table.hc("target") == 8);
    CHECK(table.hc("actor") == 8);
    CHECK(table.match().afflictions.size() == 1);
}

TEST_CASE("EC-23: vectors 51 and 52, traps") {
    const Json mail{{"armor", {{"name", "Mail"}, {"power", 2}}}};
    Table counts = suffering({{"source", "trap"}, {"potency", 3}, {"armor_counts", true}, {"power", 1}}, mail);
    CHECK(counts.last("damage_started")["potency"] == 2);
    CHECK(counts.last("damage_started")["limit"] == 1);
    Table ignores = suffering({{"source", "trap"}, {"potency", 3}}, mail);
    CHECK(ignores.last("damage_started")["potency"] == 3);
    CHECK(ignores.last("damage_started")["limit"].is_null());
}

TEST_CASE("EC-15: who throws the damage") {
    Table attacked = hit({0, kNone, kNone, "", 0, kNone, 0});
    CHECK(attacked.state()["awaiting"][0]["seat"] == "p1");
    Table fallen = suffering({{"source", "fall"}, {"metres", 3}});
    CHECK(fallen.state()["awaiting"][0]["seat"] == "cm");
    Table burning = suffering({{"source", "fire"}, {"potency", 1}});
    burning.throws("T");
    CHECK(burning.state()["awaiting"][0]["seat"] == "p2");
}
