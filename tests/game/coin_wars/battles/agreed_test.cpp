// The description of each shipped battle's rules, compared with its file: every field that is not empty is mentioned.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/victory_tally.h"
#include "tests/support/at_least.h"

namespace {

namespace cw = rules::coin_wars;
namespace fs = std::filesystem;
using rules::Json;

const std::vector<battles::Battle>& all_battles() {
    static const auto kShelf = battles::load_battles(battles::Library(fs::path(COINWARS_SOURCE_DIR) / "assets"));
    return kShelf.battles;
}

std::string told(const cw::Scenario& scenario, std::string_view rule) {
    for (const auto& all : {cw::advanced_rules(), cw::table_rules()})
        for (const cw::AgreedRule& each : all)
            if (each.name.english() == rule) return words::english(each.sentence_now(scenario));
    FAIL("no such rule");
    return "";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string other(const std::string& side) { return side == "heads" ? "tails" : "heads"; }

// The file's name for this side's coins of this type in sentences.
std::string display_name(const Json& battle, const std::string& side, const std::string& type) {
    const Json& told = battle["sides"][side];
    for (const char* names : {"short_plurals", "plurals", "short_names"})
        if (told.contains(names) && told[names].contains(type)) return told[names][type];
    return told["names"][type];
}

void check_types(const Json& battle, const std::string& side, const Json& technology, const char* field,
                 const std::string& sentence) {
    if (!technology.contains(field)) return;
    for (const std::string type : technology[field]) CHECK(has(sentence, display_name(battle, side, type)));
}

// The side that is behind, and in a second sentence the side with a further advantage.
void check_technology(const Json& battle, const Json& technology, const cw::Scenario& scenario) {
    const std::string behind = technology["backward"], ahead = other(behind);
    std::vector<std::pair<std::string, std::string>> sentences{{behind, told(scenario, "Technology")}};
    CHECK(has(sentences.front().second, "-1/-1"));
    if (technology.contains("severe")) {
        sentences.emplace_back(ahead, told(scenario, "Advantage"));
        CHECK(has(sentences.back().second, technology["severe"] == "bonus" ? "+2/+2" : "a die"));
    }
    for (const auto& [side, told_of_it] : sentences) {
        const std::string sentence = told_of_it;  // clang 14 cannot capture structured bindings
        CAPTURE(sentence);
        CHECK(has(sentence, battle["sides"][side]["name"].get<std::string>() + ": its coins"));
        check_types(battle, ahead, technology, "types", sentence);
        check_types(battle, behind, technology, "against", sentence);
        CHECK(has(sentence, "shots only") == technology.value("ranged_only", false));
        const std::string from =
            technology.contains("from_turn") ? std::to_string(technology["from_turn"].get<int>()) : "";
        CHECK(has(sentence, "from round " + from) == technology.contains("from_turn"));
    }
}

void check_beyond(const Json& battle, const std::string& side, const Json& beyond, const std::string& sentence) {
    CAPTURE(sentence);
    const std::string name = battle["sides"][side]["name"];
    if (beyond == false) {
        CHECK(has(sentence, name + ": no."));
        return;
    }
    if (!beyond.is_object() || beyond.empty()) return;
    CHECK(has(sentence, name + ": "));
    const auto counted = [&](const char* field, const std::string& once, const std::string& often) {
        if (!beyond.contains(field)) return;
        const int count = beyond[field];
        CHECK(has(sentence, count == 1 ? once : std::to_string(count) + often));
    };
    counted("battle", "once in the battle", " times in the battle");
    counted("turn", "once a turn", " times a turn");
    if (beyond.contains("until")) CHECK(has(sentence, "up to round " + std::to_string(beyond["until"].get<int>())));
    if (!beyond.contains("coins")) return;
    for (const std::string coin : beyond["coins"])
        CHECK(has(sentence, battle["sides"][side]["names"].contains(coin) ? display_name(battle, side, coin) : coin));
}

const std::map<std::string, std::string> kEffects{
    {"impassable", "No entry"}, {"slow", "Slow: half as far"},          {"stop", "Ends any move"},
    {"no_charge", "No Charge"}, {"fast", "Road: the next longer edge"}, {"defensive", "+1 Defense"},
    {"offensive", "+1 Offense"}};
const std::map<std::string, std::string> kSights{{"wood", "Shots see only its edge"}, {"crest", "No shot across"}};

// Of a wood that does nothing else what it does to shots; of plain ground nothing.
std::string effect_of(const Json& ground) {
    const std::string kind = ground["kind"];
    if (kind != "plain") return kEffects.at(kind);
    return ground.contains("blocks_sight") ? kSights.at(ground["blocks_sight"]) : "";
}

void check_ground(const Json& battle, const Json& ground, const cw::Scenario& scenario) {
    const std::string kind = ground["kind"], effect = effect_of(ground);
    if (effect.empty()) return;
    const bool lasting = kind != "defensive" && kind != "offensive";
    if (lasting && kEffects.contains(kind)) CHECK(has(told(scenario, "Terrain"), effect));
    if (!lasting && !scenario.advanced.terrain) return;
    std::string wanted = ground["name"].get<std::string>() + ": " + effect;
    if (ground.contains("side")) {
        const std::string side = ground["side"];
        wanted += ", " + battle["sides"][side]["name"].get<std::string>() + " only";
    }
    bool found = false;
    for (const words::Phrase& line : cw::grounds_in_words(scenario)) {
        const std::string text = words::english(line);
        found |=
            text.starts_with(wanted) &&
            (!ground.contains("blocks_sight") || has(text, kSights.at(ground["blocks_sight"]))) &&
            (!ground.contains("begins") || has(text, ", once ")) &&
            (!ground.contains("ends") || has(text, ", until ")) &&
            (!ground.contains("to_turn") || has(text, std::to_string(ground["to_turn"].get<int>()))) &&
            (!ground.contains("except") || text.ends_with(" only") || has(text, " only,") || has(text, " except "));
    }
    CHECK_MESSAGE(found, wanted);
}

bool always_decided(const cw::Victory& victory) {
    return std::ranges::any_of(victory.results, [](const cw::LimitResult& result) {
        return result.when == cw::Condition{.kind = cw::Condition::Kind::All};
    });
}

}  // namespace

TEST_CASE("BX-5 CW-29 each battle's technology is told with every limit that its file gives it") {
    int limited = 0;
    for (const battles::Battle& battle : all_battles()) {
        CAPTURE(battle.name);
        const Json all = battle.json.value("rules", Json::object()).value("technology", Json::array());
        for (const Json& one : all.is_array() ? all : Json::array({all})) {
            check_technology(battle.json, one, battle.scenario);
            limited += one.contains("types") || one.contains("against") || one.contains("ranged_only");
        }
        if (all.empty()) CHECK(told(battle.scenario, "Technology") == "Both sides are armed alike.");
    }
    CHECK(limited >= 11);
}

TEST_CASE("BX-6 CW-28 each battle's going beyond is told with every limit that its file gives it") {
    int limited = 0;
    for (const battles::Battle& battle : all_battles()) {
        CAPTURE(battle.name);
        const Json beyond = battle.json.value("rules", Json::object()).value("going_beyond", Json(false));
        if (!beyond.is_object()) continue;
        ++limited;
        for (const char* side : {"heads", "tails"})
            check_beyond(battle.json, side, beyond.value(side, Json(false)), told(battle.scenario, "Going beyond"));
    }
    CHECK(limited >= 10);
}

TEST_CASE("BX-1 BX-2 CW-24 each battle's ground is told with its side, its turns and whom it leaves out") {
    int grounds = 0;
    for (const battles::Battle& battle : all_battles()) {
        CAPTURE(battle.name);
        for (const Json& ground : battle.json.value("terrain", Json::array())) {
            check_ground(battle.json, ground, battle.scenario);
            ++grounds;
        }
    }
    CHECK(grounds > 100);
}

TEST_CASE("BX-7 a battle's own words for its limit tell of the purse if it decides") {
    for (const battles::Battle& battle : tests::at_least(25, all_battles())) {
        CAPTURE(battle.name);
        const cw::Victory& victory = battle.scenario.victory;
        if (victory.words.limit.empty()) continue;
        const bool decides = victory.at_limit == cw::AtLimit::Purse && !always_decided(victory);
        CHECK(has(victory.words.limit, "purse") == decides);
    }
}

TEST_CASE("BX-7 nothing is told to happen otherwise once a result at the limit always holds") {
    for (battles::Battle battle : tests::at_least(25, all_battles())) {
        CAPTURE(battle.name);
        battle.scenario.victory.words = {};
        const std::string limit = words::english(cw::limit_in_words(battle.scenario));
        const bool always = always_decided(battle.scenario.victory);
        CHECK(has(limit, "purse") ==
              (battle.scenario.victory.turns > 0 && !always && battle.scenario.victory.at_limit == cw::AtLimit::Purse));
        if (always) CHECK(has(limit, "victory goes to"));
    }
}

namespace {

// True if a part of the goal requires a hold of several rounds, and the enemy's absence only at the end of the last
// one.
bool asks_for_enemy_at_last(const cw::Condition& condition) {
    using Kind = cw::Condition::Kind;
    const auto lasts = [](const cw::Condition& part) { return part.kind == Kind::Held && part.turns > 1; };
    const auto is_absence = [](const cw::Condition& part) {
        return part.kind == Kind::Not && part.of.front().kind == Kind::Held && part.of.front().turns == 1;
    };
    return (condition.kind == Kind::All && std::ranges::any_of(condition.of, lasts) &&
            std::ranges::any_of(condition.of, is_absence)) ||
           std::ranges::any_of(condition.of, asks_for_enemy_at_last);
}

}  // namespace

TEST_CASE("BX-7 a battle's words say when the enemy must be gone from what is held for several rounds") {
    int asked = 0;
    for (const battles::Battle& battle : tests::at_least(25, all_battles()))
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
            CAPTURE(battle.name);
            const cw::Victory& victory = battle.scenario.victory;
            const auto& goal = victory.goals[cw::index(side)];
            if (!goal || !asks_for_enemy_at_last(*goal) || victory.words.goal(side).empty()) continue;
            CHECK_FALSE(has(victory.words.goal(side), "alone"));
            CHECK(has(victory.words.goal(side), "at the end"));
            ++asked;
        }
    CHECK(asked == 2);
}
