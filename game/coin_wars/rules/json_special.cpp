// BX-9: special rules in files, with the bounds of each word.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/special_text.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

using file::Need;

// Rows of kTraits.
struct TraitRows {
    void read(const Field& field, std::vector<int>& rows) const {
        for (const Field& item : field.items(kTraits.size()))
            item.attempt([&] { rows.push_back(static_cast<int>(item.choice(trait_words()))); });
    }
    Json write(const std::vector<int>& rows) const {
        return list_json(rows, [](int row) { return kTraits[static_cast<std::size_t>(row)].word; });
    }
    Json schema(Json& definitions) const { return traits_schema(definitions); }
};

struct TerrainName : file::Text {
    void read(const Field& field, std::string& name, const Scenario& scenario) const {
        file::Text::read(field, name);
        if (!core::contains(scenario.terrain, name, &Terrain::name))
            field.complain(say("no ground in the battle is called {1}", plain(excerpt(name))));
    }
};

// [from, to]
struct ArmySizeForm {
    void read(const Field& field, ArmySize& size) const {
        const std::vector<Field> bounds = field.items(2);
        if (bounds.size() != 2) field.refuse("must be two numbers: the fewest coins and the most");
        size.from = bounds[0].integer(kMin, kMaxOfOneType);
        size.to = bounds[1].integer(size.from, kMaxOfOneType);
    }
    Json write(const ArmySize& size) const { return size == ArmySize{} ? Json() : Json{size.from, size.to}; }
    Json schema() const {
        return {{"type", "array"},
                {"minItems", 2},
                {"maxItems", 2},
                {"items", {{"type", "integer"}, {"minimum", kMin}, {"maximum", kMaxOfOneType}}}};
    }
    static constexpr int kMin = 2;
};

void need_fitting_who(const Field& field, Who& who, const Scenario&) {
    if (who.army == ArmySize{}) return;
    if (who.formed == Who::Formed::Single) field.at("army").refuse("a single coin is in no Army");
    who.formed = Who::Formed::Army;
}

const file::Fields<Who, Scenario>& who_fields() {
    static const auto fields =
        file::Fields<Who, Scenario>()
            .named("who")
            .also({{"description", "BX-9: which coins; all that is given must fit, what is left out always does"}})
            .maybe("side", &Who::side)
            .maybe("types", &Who::types, TypesForm())
            .maybe("coins", &Who::coins, CoinsForm(), "or types for all their coins")
            .maybe("traits", &Who::traits, TraitRows(), "one of them is enough")
            .maybe("formed", &Who::formed, "in an Army or not")
            .maybe("army", &Who::army, ArmySizeForm(), "in an Army of so many coins: at least, at most")
            .maybe("on", &Who::on, TerrainName{limits::kName}, "terrain by its name, on which their centres lie")
            .check(need_fitting_who);
    return fields;
}
constexpr file::Object<Who, Scenario> kWho{who_fields};

void need_fitting_when(const Field& field, SpecialWhen& when, const Scenario&) {
    if (field.has("cards") && !when.near_to && field.is_sound())
        field.at("cards").refuse("says how near, but not to whom");
    if (field.has("at_least") && !when.touching.who && field.is_sound())
        field.at("at_least").refuse("says how many it touches, but not of whom");
    if (when.to_turn > 0 && when.to_turn < when.from_turn) field.at("to_turn").refuse("ends before it begins");
}

constexpr file::Number kCardsNear{0.1, limits::kCards};

const file::Fields<SpecialWhen, Scenario>& when_fields() {
    constexpr file::Whole kNeighbours{1, limits::kNeighbours};
    static const auto fields =
        file::Fields<SpecialWhen, Scenario>()
            .maybe("strikes", &SpecialWhen::strikes, "whose attack it is")
            .maybe("reach", &SpecialWhen::reach)
            .maybe("against", &SpecialWhen::against, kWho, "the enemy that it meets")
            .maybe("on", &SpecialWhen::on, TerrainName{limits::kName},
                   "terrain by its name, on which the coin's centre lies")
            .maybe("friends", &SpecialWhen::friends, kNeighbours, "touches at least so many coins of its own side")
            .maybe("enemies", &SpecialWhen::enemies, kNeighbours)
            .maybe("touching", file::in(&SpecialWhen::touching, &SpecialTouch::who), kWho,
                   "touches `at_least` of these")
            .maybe("at_least", file::in(&SpecialWhen::touching, &SpecialTouch::at_least), kNeighbours, "left out: 1")
            .maybe("deed", &SpecialWhen::deed,
                   "in this turn of its side; latest: in the enemy's turn, in its side's last one")
            .maybe("near", &SpecialWhen::near_to, kWho, "one of these, other than itself, is within `cards`")
            .by(
                "cards", Need::Maybe,
                [](const Field& field, SpecialWhen& when, const Scenario&) { kCardsNear.read(field, when.cards); },
                [](const SpecialWhen& when, const Scenario&) {
                    return when.near_to && when.cards != SpecialWhen().cards ? Json(when.cards) : Json();
                },
                [](Json&) { return kCardsNear.schema(); }, "long edges of the card, 5 in each, rim to rim; left out: 1")
            .maybe("from_turn", &SpecialWhen::from_turn, kTurnNumber)
            .maybe("to_turn", &SpecialWhen::to_turn, kTurnNumber)
            .maybe("once", &SpecialWhen::once, ConditionForm())
            .maybe("a_turn", file::in(&SpecialWhen::uses, &SpecialUses::a_turn), kTurnNumber,
                   "so many attacks of a turn it may change")
            .maybe("a_battle", file::in(&SpecialWhen::uses, &SpecialUses::a_battle), kTurnNumber,
                   "so many attacks of the battle it may change")
            .check(need_fitting_when);
    return fields;
}

using CardEdge = SpecialWhat::CardEdge;

// The edge that a coin moves along.
struct MoveEdge : file::AsTyped {
    void read(const Field& field, CardEdge& edge) const {
        edge = rules::read<CardEdge>(field);
        if (edge == CardEdge::Diagonal) field.refuse("a coin moves along an edge, not along the diagonal");
    }
    Json schema() const { return {{"enum", {"as_it_is", "half", "short", "long"}}}; }
};

const file::Fields<ArrivalDie, Scenario>& die_fields() {
    static const auto fields =
        file::Fields<ArrivalDie, Scenario>()
            .needed("sides", &ArrivalDie::sides, DieForm())
            .needed("needs", &ArrivalDie::needs, file::Whole{2, limits::kDieSides}, "it shows so much, or more")
            .maybe("eases", &ArrivalDie::eases, file::Whole{1, limits::kDieSides},
                   "so much less is needed after each throw in vain")
            .check([](const Field& field, ArrivalDie& die, const Scenario&) {
                if (!field.is_sound()) return;
                field.at("needs").integer(2, die.sides);
                if (const auto eases = field.find("eases")) eases->integer(1, die.sides);
            });
    return fields;
}

void need_fitting_what(const Field& field, SpecialWhat& what, const Scenario&) {
    const SpecialDuty& duty = what.duty;
    if (duty.never_breaks && duty.breaks > 0) field.at("never_breaks").refuse("an Army that breaks cannot never break");
    if (!field.is_sound()) return;
    if (duty.die != ArrivalDie{} && !duty.arrives)
        field.at("die").refuse("is thrown for coins that arrive, and none do by this rule");
    if (duty.must_attack && what.no_attack) field.refuse("what may not attack cannot be made to");
    if (what == SpecialWhat{}) field.complain(say("this special rule does nothing yet: choose what it does"));
}

template <class Member>
auto of_duty(Member member) {
    return file::in(&SpecialWhat::duty, member);
}

const file::Fields<SpecialWhat, Scenario>& what_fields() {
    constexpr file::Whole kAdded{-limits::kStrength, limits::kStrength};
    static const auto fields =
        file::Fields<SpecialWhat, Scenario>()
            .maybe("offense", &SpecialWhat::offense, kAdded, "added")
            .maybe("defense", &SpecialWhat::defense, kAdded, "added")
            .maybe("offense_times", &SpecialWhat::offense_times, "half is rounded up")
            .maybe("defense_times", &SpecialWhat::defense_times)
            .maybe("move", &SpecialWhat::move, MoveEdge(), "the edge along which it moves")
            .maybe("range", &SpecialWhat::range, "how far the card lies for its shots")
            .maybe("shots", &SpecialWhat::shots, kTurnNumber, "so many in the battle")
            .maybe("may_not", std::identity(),
                   file::Flags<SpecialWhat>{{{"move", &SpecialWhat::no_move},
                                             {"attack", &SpecialWhat::no_attack},
                                             {"charge", &SpecialWhat::no_charge},
                                             {"fire", &SpecialWhat::no_shot},
                                             {"army", &SpecialWhat::no_army}}})
            .maybe("unanswered", &SpecialWhat::unanswered, "nobody strikes back at its attack")
            .maybe("actions", of_duty(&SpecialDuty::actions), file::Whole{1, kActionsATurn}, "that each act costs it")
            .maybe("breaks", of_duty(&SpecialDuty::breaks), file::Whole{1, kMaxOfOneType},
                   "its Army breaks when it loses so many coins in one attack")
            .maybe("never_breaks", of_duty(&SpecialDuty::never_breaks))
            .maybe("must_attack", of_duty(&SpecialDuty::must_attack), "its side's turn cannot end while it still can")
            .maybe("arrives", of_duty(&SpecialDuty::arrives), "what arrives later comes only once the rule holds")
            .maybe("die", of_duty(&SpecialDuty::die), file::Object<ArrivalDie, Scenario>{die_fields},
                   "thrown each round for what arrives, from the second on; who must have a side")
            .maybe("blows", file::in(&SpecialWhat::survives, &SpecialSurvival::blows), file::Whole{2, limits::kBlows},
                   "that it takes to destroy it")
            .maybe("slides", file::in(&SpecialWhat::survives, &SpecialSurvival::slides),
                   file::Number{limits::kMinSlides, limits::kMaxSlides},
                   "inches that the first attack which would destroy it drives it back instead, while single")
            .maybe("tells", file::in(&SpecialWhat::tells, &Wording::text), file::Text{limits::kWording, Lines::Many, 1},
                   "told when the rule's rounds and condition first hold")
            .also({{"minProperties", 1}})
            .check(need_fitting_what);
    return fields;
}

void need_sense(const Field& field, SpecialRule& rule, const Scenario&) {
    if (field.is_sound() && rule.what.acts() && rule.when.meets())
        field.complain(say("what a coin may do cannot depend on the enemy it meets"));
    if (field.is_sound() && rule.what.duty.arrives && (rule.when.looks_round() || rule.who.looks_round()))
        field.complain(say("when coins arrive can depend on rounds, losses and ground held, and on nothing else"));
    if (field.is_sound() && rule.what.duty.die != ArrivalDie{} && !rule.who.side)
        field.complain(say("a die for arrivals is thrown by one side: the rule must say whose coins they are"));
    if (field.is_sound() && rule.when.uses != SpecialUses{} && (rule.what.acts() || !rule.what.changes_attacks()))
        field.complain(say("only what changes an attack can be counted, not what a coin may do"));
}

const file::Fields<SpecialRule, Scenario>& special_fields() {
    static const auto fields = file::Fields<SpecialRule, Scenario>()
                                   .named("special")
                                   .needed("name", &SpecialRule::name, file::Text{limits::kName, Lines::One, 1},
                                           "no two rules of a battle have one")
                                   .needed("what", &SpecialRule::what, file::Object<SpecialWhat, Scenario>{what_fields})
                                   .maybe("who", &SpecialRule::who, kWho)
                                   .maybe("when", &SpecialRule::when, file::Object<SpecialWhen, Scenario>{when_fields},
                                          "what is left out always fits; strikes, reach and against ask for an enemy, "
                                          "and such a rule changes strength alone")
                                   .maybe("left_out", &SpecialRule::left_out, "by both sides, in the agreement")
                                   .check(need_sense);
    return fields;
}

}  // namespace

void SpecialRulesForm::read(const Field& field, std::vector<SpecialRule>& rules, const Scenario& scenario) const {
    for (const Field& item : field.items(limits::kSpecialRules))
        item.attempt([&] {
            SpecialRule rule;
            special_fields().read(item, rule, scenario);
            if (has_rule_named(rules, rule.name))
                item.at("name").refuse("the special rule " + excerpt(rule.name) + " is there twice");
            rules.push_back(std::move(rule));
        });
}

Json SpecialRulesForm::write(const std::vector<SpecialRule>& rules, const Scenario& scenario) const {
    return list_json(rules, [&](const SpecialRule& rule) { return special_fields().write(rule, scenario); });
}

Json SpecialRulesForm::schema(Json& definitions) const {
    return {{"type", "array"}, {"maxItems", limits::kSpecialRules}, {"items", special_fields().schema(definitions)}};
}

}  // namespace rules::coin_wars
