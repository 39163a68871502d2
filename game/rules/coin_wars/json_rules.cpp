// What both sides agree on: table options, the advanced rules (section 8), victory.

#include "game/rules/coin_wars/json_limits.h"
#include "game/rules/coin_wars/json_parts.h"

namespace rules::coin_wars {

namespace {

const std::vector<std::string> kCardRange{"any", "long_edge", "short_edge"};
const std::vector<std::string> kFriends{"pass", "block"};
const std::vector<std::string> kEngage{"no", "move_then_attack"};
const std::vector<std::string> kFireBlocked{"no", "enemies", "any"};
const std::vector<std::string> kGather{"free", "own_reach"};
const std::vector<std::string> kArmyFront{"whole", "two_ranks"};

template <class Option>
void read(const Field& rules, const char* key, const std::vector<std::string>& words, Option& option) {
    if (const auto field = rules.find(key)) option = static_cast<Option>(field->choice(words));
}

template <class Option>
const std::string& written(const std::vector<std::string>& words, Option option) {
    return words[static_cast<std::size_t>(option)];
}

// The rule book says yes and no, files say true and false: both are taken.
bool yes_or_no(const Field& field) {
    return field.json().is_string() ? field.choice({"no", "yes"}) == 1 : field.boolean();
}

void need_off(const Field& rules, const char* key, const char* name) {
    const auto field = rules.find(key);
    if (!field || field->json() == Json(false)) return;
    field->refuse(std::string(name) + " cannot be agreed on in this version: leave it out");
}

std::optional<Goal> goal_from(const Field& field) {
    field.only({"lost"});
    const Field lost = field.at("lost");
    lost.only({"side", "coins", "cents"});
    Goal goal{side_from(lost.at("side")), 0, 0};
    if (const auto coins = lost.find("coins"))
        goal.coins = coins->integer(1, static_cast<int>(limits::kCoins));
    if (const auto cents = lost.find("cents")) goal.cents = cents->integer(1, limits::kCents);
    if (goal.coins == 0 && goal.cents == 0) lost.refuse("a number of coins or cents is needed");
    return goal;
}

Json goal_json(const std::optional<Goal>& goal) {
    if (!goal) return nullptr;
    Json lost{{"side", word(goal->side)}};
    if (goal->coins > 0) lost["coins"] = goal->coins;
    if (goal->cents > 0) lost["cents"] = goal->cents;
    return {{"lost", lost}};
}

}  // namespace

TableOptions rules_from(const Field& rules) {
    rules.only({"preset", "terrain", "morale", "dice", "going_beyond", "technology", "card_range", "friends",
                "spy_beats_armored", "spy_struck_back", "engage", "gather", "army_front", "fire_blocked"});
    need_off(rules, "terrain", "terrain with a bonus (CW-24, CW-25)");
    need_off(rules, "morale", "morale (CW-26)");
    need_off(rules, "dice", "dice (CW-27)");
    need_off(rules, "going_beyond", "going beyond (CW-28)");
    need_off(rules, "technology", "a technological advantage (CW-29)");
    const auto preset = rules.find("preset");
    TableOptions options =
        preset && preset->choice({"kitchen", "tournament"}) == 1 ? tournament() : kitchen_table();
    read(rules, "card_range", kCardRange, options.card_range);
    read(rules, "friends", kFriends, options.friends);
    if (const auto field = rules.find("spy_beats_armored")) options.spy_beats_armored = yes_or_no(*field);
    if (const auto field = rules.find("spy_struck_back")) options.spy_struck_back = yes_or_no(*field);
    read(rules, "engage", kEngage, options.engage);
    read(rules, "gather", kGather, options.gather);
    read(rules, "army_front", kArmyFront, options.army_front);
    read(rules, "fire_blocked", kFireBlocked, options.fire_blocked);
    return options;
}

Json rules_json(const TableOptions& options) {
    return {{"terrain", false},
            {"morale", false},
            {"dice", nullptr},
            {"going_beyond", false},
            {"technology", nullptr},
            {"card_range", written(kCardRange, options.card_range)},
            {"friends", written(kFriends, options.friends)},
            {"spy_beats_armored", options.spy_beats_armored},
            {"spy_struck_back", options.spy_struck_back},
            {"engage", written(kEngage, options.engage)},
            {"gather", written(kGather, options.gather)},
            {"army_front", written(kArmyFront, options.army_front)},
            {"fire_blocked", written(kFireBlocked, options.fire_blocked)}};
}

Victory victory_from(const Field& field) {
    field.only({"turns", "at_limit", "heads", "tails"});
    Victory victory;
    if (const auto turns = field.find("turns")) victory.turns = turns->integer(0, limits::kTurns);
    if (const auto at = field.find("at_limit"))
        victory.at_limit = at->choice({"purse", "draw"}) == 0 ? AtLimit::Purse : AtLimit::Draw;
    for (const Side side : {Side::Heads, Side::Tails})
        if (const auto goal = field.find(word(side))) victory.goals[index(side)] = goal_from(*goal);
    return victory;
}

Json victory_json(const Victory& victory) {
    return {{"turns", victory.turns > 0 ? Json(victory.turns) : Json(nullptr)},
            {"at_limit", victory.at_limit == AtLimit::Purse ? "purse" : "draw"},
            {"heads", goal_json(victory.goals[0])},
            {"tails", goal_json(victory.goals[1])}};
}

}  // namespace rules::coin_wars
