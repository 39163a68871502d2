// BX-9: special rules in files, each word of theirs with its bounds.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

// What a rule may forbid, and its word.
struct Forbidden {
    const char* word;
    bool SpecialWhat::*deed;
};
constexpr Forbidden kForbidden[] = {{"move", &SpecialWhat::no_move},
                                    {"attack", &SpecialWhat::no_attack},
                                    {"charge", &SpecialWhat::no_charge},
                                    {"fire", &SpecialWhat::no_shot},
                                    {"army", &SpecialWhat::no_army}};

std::vector<int> coins_of_any_side(const Field& field, const Scenario& scenario) {
    return named_coins_from(field, scenario, std::nullopt);
}

std::vector<int> traits_from(const Field& field) {
    std::vector<int> rows;
    for (const Field& item : field.items(kTraits.size()))
        item.attempt([&] { rows.push_back(static_cast<int>(item.choice(trait_words()))); });
    return rows;
}

Who who_from(const Field& field, const Scenario& scenario) {
    field.only({"side", "types", "coins", "traits", "formed"});
    Who who;
    field.member("side", [&](const Field& side) { who.side = word_from<Side>(side); });
    field.member("types", [&](const Field& types) { who.types = types_from(types, scenario); });
    field.member("coins", [&](const Field& coins) { who.coins = coins_of_any_side(coins, scenario); });
    field.member("traits", [&](const Field& traits) { who.traits = traits_from(traits); });
    field.member("formed", [&](const Field& formed) { who.formed = word_from<Who::Formed>(formed); });
    return who;
}

void read_neighbours(const Field& field, const Scenario& scenario, SpecialWhen& when) {
    field.member("on", [&](const Field& paper) {
        when.on = paper.name(limits::kName);
        if (std::ranges::find(scenario.terrain, when.on, &Terrain::name) == scenario.terrain.end())
            paper.refuse("no terrain is called " + excerpt(when.on));
    });
    field.member("friends", [&](const Field& least) { when.friends = least.integer(1, limits::kNeighbours); });
    field.member("enemies", [&](const Field& least) { when.enemies = least.integer(1, limits::kNeighbours); });
    field.member("near", [&](const Field& near) { when.near_to = who_from(near, scenario); });
    field.member("cards", [&](const Field& cards) {
        when.cards = cards.number(0.1, limits::kCards);
        if (!when.near_to && field.is_sound()) cards.refuse("says how near, but not to whom");
    });
}

void read_turns(const Field& field, SpecialWhen& when) {
    field.member("from_turn", [&](const Field& turn) { when.from_turn = turn.integer(1, limits::kTurns); });
    field.member("to_turn", [&](const Field& turn) {
        when.to_turn = turn.integer(1, limits::kTurns);
        if (when.to_turn < when.from_turn) turn.refuse("ends before it begins");
    });
}

SpecialWhen when_from(const Field& field, const Scenario& scenario) {
    field.only({"strikes", "reach", "against", "on", "friends", "enemies", "deed", "near", "cards", "from_turn",
                "to_turn", "once", "a_turn", "a_battle"});
    SpecialWhen when;
    field.member("strikes", [&](const Field& whose) { when.strikes = word_from<SpecialWhen::Strikes>(whose); });
    field.member("reach", [&](const Field& reach) { when.reach = word_from<SpecialWhen::Reach>(reach); });
    field.member("against", [&](const Field& who) { when.against = who_from(who, scenario); });
    field.member("deed", [&](const Field& deed) { when.deed = word_from<SpecialWhen::Deed>(deed); });
    read_neighbours(field, scenario, when);
    read_turns(field, when);
    field.member("once", [&](const Field& condition) { when.once = condition_from(condition, scenario); });
    field.member("a_turn", [&](const Field& most) { when.uses.a_turn = most.integer(1, limits::kTurns); });
    field.member("a_battle", [&](const Field& most) { when.uses.a_battle = most.integer(1, limits::kTurns); });
    return when;
}

using CardEdge = SpecialWhat::CardEdge;

CardEdge edge_from(const Field& field, bool diagonal) {
    const auto edge = word_from<CardEdge>(field);
    if (edge == CardEdge::Diagonal && !diagonal) field.refuse("a coin moves along an edge, not along the diagonal");
    return edge;
}

void read_forbidden(const Field& field, SpecialWhat& what) {
    Words words;
    for (const Forbidden& each : kForbidden) words.emplace_back(each.word);
    for (const Field& item : field.items(std::size(kForbidden)))
        item.attempt([&] { what.*kForbidden[item.choice(words)].deed = true; });
}

ArrivalDie arrival_die_from(const Field& field) {
    field.only({"sides", "needs", "eases"});
    ArrivalDie die;
    die.sides = sides_from(field.at("sides"));
    die.needs = field.at("needs").integer(2, die.sides);
    field.member("eases", [&](const Field& by) { die.eases = by.integer(1, die.sides); });
    return die;
}

SpecialSurvival survival_from(const Field& field) {
    SpecialSurvival survives;
    field.member("blows", [&](const Field& blows) { survives.blows = blows.integer(2, limits::kBlows); });
    field.member("slides", [&](const Field& inches) {
        survives.slides = inches.number(limits::kSlidesLeast, limits::kSlidesMost);
    });
    return survives;
}

void read_duty(const Field& field, SpecialDuty& duty) {
    field.member("actions", [&](const Field& cost) { duty.actions = cost.integer(1, kActionsATurn); });
    field.member("breaks", [&](const Field& losses) { duty.breaks = losses.integer(1, kMaxOfOneType); });
    field.member("never_breaks", [&](const Field& yes) {
        duty.never_breaks = yes.boolean();
        if (duty.never_breaks && duty.breaks > 0) yes.refuse("an Army that breaks cannot never break");
    });
    field.member("must_attack", [&](const Field& yes) { duty.must_attack = yes.boolean(); });
    field.member("arrives", [&](const Field& yes) { duty.arrives = yes.boolean(); });
    field.member("die", [&](const Field& die) {
        duty.die = arrival_die_from(die);
        if (!duty.arrives && field.is_sound()) die.refuse("is thrown for coins that arrive, and none do by this rule");
    });
}

SpecialWhat what_from(const Field& field) {
    field.only({"offense", "defense", "offense_times", "defense_times", "move", "range", "shots", "may_not",
                "unanswered", "actions", "breaks", "never_breaks", "must_attack", "arrives", "die", "blows", "slides",
                "tells"});
    SpecialWhat what;
    const auto added = [&](const char* key, int& change) {
        field.member(key, [&](const Field& by) { change = by.integer(-limits::kStrength, limits::kStrength); });
    };
    const auto times = [&](const char* key, SpecialWhat::Times& by) {
        field.member(key, [&](const Field& word) { by = word_from<SpecialWhat::Times>(word); });
    };
    added("offense", what.offense);
    added("defense", what.defense);
    times("offense_times", what.offense_times);
    times("defense_times", what.defense_times);
    field.member("move", [&](const Field& edge) { what.move = edge_from(edge, false); });
    field.member("range", [&](const Field& edge) { what.range = edge_from(edge, true); });
    field.member("shots", [&](const Field& most) { what.shots = most.integer(1, limits::kTurns); });
    field.member("may_not", [&](const Field& deeds) { read_forbidden(deeds, what); });
    field.member("unanswered", [&](const Field& yes) { what.unanswered = yes.boolean(); });
    read_duty(field, what.duty);
    what.survives = survival_from(field);
    field.member("tells", [&](const Field& words) { what.tells.text = words.name(limits::kWording); });
    if (what.duty.must_attack && what.no_attack && field.is_sound())
        field.refuse("what may not attack cannot be made to");
    if (what == SpecialWhat{} && field.is_sound()) field.refuse("a rule that does nothing");
    return what;
}

// The rule could ever concern this coin.
bool concerns(const Scenario& scenario, const Who& who, int i) {
    const auto listed = [](const std::vector<int>& list, int item) {
        return list.empty() || std::ranges::find(list, item) != list.end();
    };
    const CoinSetup& coin = scenario.coin(i);
    const auto has = [&](int row) { return scenario.type(coin.type).*kTraits[static_cast<std::size_t>(row)].has; };
    return (!who.side || coin.side == *who.side) && listed(who.types, coin.type) && listed(who.coins, i) &&
           (who.traits.empty() || std::ranges::any_of(who.traits, has));
}

bool concerns_any(const Scenario& scenario, const Who& who) {
    for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i)
        if (concerns(scenario, who, i)) return true;
    return false;
}

bool delays_any(const Scenario& scenario, const Who& who) {
    for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i)
        if (scenario.coin(i).arrives > 0 && concerns(scenario, who, i)) return true;
    return false;
}

// Whether the condition can come true only by coins that arrive by the rule itself.
bool waits_for_itself(const Scenario& scenario, const Who& who, const Condition& condition) {
    using Kind = Condition::Kind;
    const auto waits = [&](const Condition& part) { return waits_for_itself(scenario, who, part); };
    if (condition.kind == Kind::All) return std::ranges::any_of(condition.of, waits);
    if (condition.kind == Kind::Any) return !condition.of.empty() && std::ranges::all_of(condition.of, waits);
    return condition.kind != Kind::Not && !condition.named.empty() &&
           std::ranges::all_of(condition.named, [&](int coin) {
               return scenario.coin(coin).arrives > 0 && concerns(scenario, who, coin);
           });
}

// Why no coin of the battle can ever meet what the rule asks; empty: one may.
Phrase never_holds(const Scenario& scenario, const SpecialRule& rule) {
    const SpecialWhen& when = rule.when;
    if (scenario.victory.turns > 0 && when.from_turn > scenario.victory.turns)
        return say("this special rule begins after the last round");
    if (when.once && when.once->kind == Condition::Kind::Any && when.once->of.empty())
        return say("this special rule waits for what can never be");
    if (rule.what.duty.arrives && when.once && waits_for_itself(scenario, rule.who, *when.once))
        return say("this special rule waits for what only those can do who arrive by it");
    const bool slides_only =
        rule.what.survives.slides > 0 && rule.what == SpecialWhat{.survives = {0, rule.what.survives.slides}};
    if (slides_only && (rule.who.formed == Who::Formed::Army || when.strikes == SpecialWhen::Strikes::Attacking))
        return say("only a single coin that is attacked is driven back: this special rule never works");
    return {};
}

void need_sense(const Field& field, const SpecialRule& rule) {
    if (field.is_sound() && rule.what.acts() && rule.when.meets())
        field.complain(say("what a coin may do cannot depend on the enemy it meets"));
    if (field.is_sound() && rule.what.duty.arrives && rule.when.looks_round())
        field.complain(say("when coins arrive can depend on rounds, losses and ground held, and on nothing else"));
    if (field.is_sound() && rule.what.duty.die != ArrivalDie{} && !rule.who.side)
        field.complain(say("a die for arrivals is thrown by one side: the rule must say whose coins they are"));
    if (field.is_sound() && rule.when.uses != SpecialUses{} && (rule.what.acts() || !rule.what.changes_attacks()))
        field.complain(say("only what changes an attack can be counted, not what a coin may do"));
}

SpecialRule special_from(const Field& field, const Scenario& scenario) {
    field.only({"name", "who", "when", "what", "left_out"});
    SpecialRule rule;
    field.attempt([&] { rule.name = field.at("name").name(limits::kName); });
    field.member("who", [&](const Field& who) { rule.who = who_from(who, scenario); });
    field.member("when", [&](const Field& when) { rule.when = when_from(when, scenario); });
    field.attempt([&] { rule.what = what_from(field.at("what")); });
    field.member("left_out", [&](const Field& left) { rule.left_out = left.boolean(); });
    need_sense(field, rule);
    return rule;
}

template <class Enum>
void write_word(Json& json, const char* key, Enum now) {
    if (now != Enum{}) json[key] = word(now);
}
void write_number(Json& json, const char* key, int now) {
    if (now != 0) json[key] = now;
}

Json who_json(const Who& who, const Scenario& scenario) {
    Json json = Json::object();
    if (who.side) json["side"] = word(*who.side);
    if (!who.types.empty()) json["types"] = types_json(who.types, scenario);
    if (!who.coins.empty()) json["coins"] = coins_json(who.coins, scenario);
    if (!who.traits.empty())
        json["traits"] = list_json(who.traits, [](int row) { return kTraits[static_cast<std::size_t>(row)].word; });
    write_word(json, "formed", who.formed);
    return json;
}

Json when_json(const SpecialWhen& when, const Scenario& scenario) {
    Json json = Json::object();
    write_word(json, "strikes", when.strikes);
    write_word(json, "reach", when.reach);
    if (when.against) json["against"] = who_json(*when.against, scenario);
    if (!when.on.empty()) json["on"] = when.on;
    write_number(json, "friends", when.friends);
    write_number(json, "enemies", when.enemies);
    write_word(json, "deed", when.deed);
    if (when.near_to) json["near"] = who_json(*when.near_to, scenario);
    if (when.near_to && when.cards != SpecialWhen{}.cards) json["cards"] = when.cards;
    if (when.from_turn > 1) json["from_turn"] = when.from_turn;
    write_number(json, "to_turn", when.to_turn);
    if (when.once) json["once"] = condition_json(*when.once, scenario);
    write_number(json, "a_turn", when.uses.a_turn);
    write_number(json, "a_battle", when.uses.a_battle);
    return json;
}

Json what_json(const SpecialWhat& what) {
    Json json = Json::object();
    write_number(json, "offense", what.offense);
    write_number(json, "defense", what.defense);
    write_word(json, "offense_times", what.offense_times);
    write_word(json, "defense_times", what.defense_times);
    write_word(json, "move", what.move);
    write_word(json, "range", what.range);
    write_number(json, "shots", what.shots);
    for (const Forbidden& each : kForbidden)
        if (what.*each.deed) json["may_not"].push_back(each.word);
    if (what.unanswered) json["unanswered"] = true;
    write_number(json, "actions", what.duty.actions);
    write_number(json, "breaks", what.duty.breaks);
    if (what.duty.never_breaks) json["never_breaks"] = true;
    if (what.duty.must_attack) json["must_attack"] = true;
    if (what.duty.arrives) json["arrives"] = true;
    if (const ArrivalDie& die = what.duty.die; die != ArrivalDie{}) {
        json["die"] = {{"sides", die.sides}, {"needs", die.needs}};
        write_number(json["die"], "eases", die.eases);
    }
    write_number(json, "blows", what.survives.blows);
    if (what.survives.slides > 0) json["slides"] = what.survives.slides;
    if (!what.tells.text.empty()) json["tells"] = what.tells.text;
    return json;
}

}  // namespace

std::vector<SpecialRule> special_rules_from(const Field& field, const Scenario& scenario) {
    std::vector<SpecialRule> rules;
    for (const Field& item : field.items(limits::kSpecialRules))
        item.attempt([&] {
            SpecialRule rule = special_from(item, scenario);
            if (std::ranges::find(rules, rule.name, &SpecialRule::name) != rules.end())
                item.at("name").refuse("the special rule " + excerpt(rule.name) + " is there twice");
            rules.push_back(std::move(rule));
        });
    return rules;
}

std::vector<Complaint> idle_special_rules(const Scenario& scenario) {
    std::vector<Complaint> idle;
    for (std::size_t i = 0; i < scenario.advanced.special.size(); ++i) {
        const SpecialRule& rule = scenario.advanced.special[i];
        const auto tell = [&](Phrase reason) {
            idle.push_back({"/rules/special/" + std::to_string(i), std::move(reason)});
        };
        if (!concerns_any(scenario, rule.who)) tell(say("this special rule does not apply to any coin in the battle"));
        if (const Phrase never = never_holds(scenario, rule); !never.empty()) tell(never);
        if (rule.when.against && !concerns_any(scenario, *rule.when.against))
            tell(say("this special rule works against coins that are not in the battle"));
        if (rule.what.duty.arrives && !delays_any(scenario, rule.who))
            tell(say("this special rule lets coins arrive, and none of them arrives later"));
        if (rule.when.near_to && !concerns_any(scenario, *rule.when.near_to))
            tell(say("this special rule needs coins that are not in the battle"));
    }
    return idle;
}

Json special_rules_json(const Scenario& scenario) {
    return list_json(scenario.advanced.special, [&](const SpecialRule& rule) {
        Json json{{"name", rule.name}, {"what", what_json(rule.what)}};
        if (rule.who != Who{}) json["who"] = who_json(rule.who, scenario);
        if (rule.when != SpecialWhen{}) json["when"] = when_json(rule.when, scenario);
        if (rule.left_out) json["left_out"] = true;
        return json;
    });
}

}  // namespace rules::coin_wars
