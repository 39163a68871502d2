#include "game/coin_wars/rules/special_text.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/victory.h"
#include "game/kit/player_text.h"

namespace rules::coin_wars {

namespace {

using Parts = std::vector<Phrase>;

Phrase kind_of_who(const Scenario& scenario, int type, const std::optional<Side>& side) {
    if (!side) return title_of(scenario.type(type));
    const Phrase plural = plural_of(scenario, type, *side);
    return plural.empty() ? display_name(scenario, type, *side) : plural;
}

Phrase traits_in_words(const std::vector<int>& rows, bool first) {
    Parts names;
    for (const int row : rows) names.emplace_back(kTraits[static_cast<std::size_t>(row)].name);
    // Translators: {1} is one or more of Long Range, Charge, Command, Spy, Armored.
    const Phrase all = joined(names, comma());
    return first ? say("Coins with {1}", all) : say("coins with {1}", all);
}

void add_attack(const Scenario& scenario, const SpecialWhen& when, Parts& parts) {
    constexpr std::array kStrikes{words::Key{""}, mark("when attacking"), mark("when attacked")};
    constexpr std::array kReach{words::Key{""}, mark("close combat"), mark("shots"), mark("Charges")};
    if (when.strikes != SpecialWhen::Strikes::Any) parts.emplace_back(kStrikes[static_cast<std::size_t>(when.strikes)]);
    if (when.reach != SpecialWhen::Reach::Any) parts.emplace_back(kReach[static_cast<std::size_t>(when.reach)]);
    if (when.against) parts.push_back(say("against {1}", who_in_words(scenario, *when.against)));
}

void add_place(const Scenario& scenario, const SpecialWhen& when, Parts& parts) {
    if (when.deed == SpecialWhen::Deed::Stood) parts.push_back(say("without having moved this turn"));
    if (when.deed == SpecialWhen::Deed::Moved) parts.push_back(say("having moved this turn"));
    if (when.deed == SpecialWhen::Deed::StoodLatest)
        parts.push_back(say("without having moved in the side's latest turn"));
    if (when.deed == SpecialWhen::Deed::MovedLatest) parts.push_back(say("having moved in the side's latest turn"));
    if (when.deed == SpecialWhen::Deed::Charged) parts.push_back(say("having charged this turn"));
    if (when.deed == SpecialWhen::Deed::ChargedLatest) parts.push_back(say("having charged in the side's latest turn"));
    // Translators: {1} is the name of a piece of ground.
    if (!when.on.empty()) parts.push_back(say("on {1}", known(when.on)));
    if (when.friends > 0)
        parts.push_back(
            say_many(when.friends, "touching a coin of the same side", "touching at least {1} coins of the same side"));
    if (when.enemies > 0) parts.push_back(say_many(when.enemies, "touching an enemy", "touching at least {1} enemies"));
    // Translators: {2} is a list of coins: "Archers (England), Knights (England)".
    if (when.touching.who)
        parts.push_back(say_many(when.touching.at_least, "touching one of these: {2}",
                                 "touching at least {1} of these: {2}", who_in_words(scenario, *when.touching.who)));
    if (when.near_to)
        parts.push_back(say("within {1} of {2}", inches_and_cm(when.cards * measure::kCardLong),
                            who_in_words(scenario, *when.near_to)));
}

// Losses are final; a hold, or a coin that is not lost yet, can change.
bool lapses(const Condition& condition) {
    return condition.kind == Condition::Kind::Held || condition.kind == Condition::Kind::Not ||
           std::ranges::any_of(condition.of, lapses);
}

void add_time(const Scenario& scenario, const SpecialWhen& when, Parts& parts) {
    if (when.from_turn > 1 && when.to_turn > 0)
        parts.push_back(say("rounds {1} to {2}", when.from_turn, when.to_turn));
    else if (when.from_turn > 1)
        parts.push_back(say("from round {1}", when.from_turn));
    else if (when.to_turn > 0)
        parts.push_back(say("up to round {1}", when.to_turn));
    if (when.once) {
        const Phrase condition = in_words(scenario, *when.once);
        // Translators: {1} is a sentence: "Rome has lost 15 coins", "Rome holds Hill with 3 coins".
        parts.push_back(lapses(*when.once) ? say("while {1}", condition) : say("once {1}", condition));
    }
    if (when.uses.a_turn > 0) parts.push_back(say_many(when.uses.a_turn, "once a turn", "{1} times a turn"));
    if (when.uses.a_battle > 0)
        parts.push_back(say_many(when.uses.a_battle, "once in the battle", "{1} times in the battle"));
}

Phrase signed_figure(int change) { return plain((change > 0 ? "+" : "\u2212") + std::to_string(std::abs(change))); }

void add_strength(const SpecialWhat& what, Parts& parts) {
    using Times = SpecialWhat::Times;
    if (what.offense != 0) parts.push_back(say("Offense {1}", signed_figure(what.offense)));
    if (what.defense != 0) parts.push_back(say("Defense {1}", signed_figure(what.defense)));
    if (what.offense_times == Times::Double) parts.push_back(say("Offense doubled"));
    if (what.offense_times == Times::Half) parts.push_back(say("Offense halved, rounded up"));
    if (what.defense_times == Times::Double) parts.push_back(say("Defense doubled"));
    if (what.defense_times == Times::Half) parts.push_back(say("Defense halved, rounded up"));
    if (what.unanswered) parts.push_back(say("nobody strikes back"));
}

void add_survival(const SpecialSurvival& survives, Parts& parts) {
    if (survives.blows > 0)
        parts.push_back(say_many(survives.blows, "taken after one blow", "taken only after {1} blows"));
    if (survives.slides > 0)
        parts.push_back(say("the first attack that would take a single coin drives it back up to {1} instead",
                            inches_and_cm(survives.slides)));
}

void add_card(const SpecialWhat& what, Parts& parts) {
    constexpr std::array kMove{words::Key{""}, mark("moving: half the edge"), mark("moving: the short edge"),
                               mark("moving: the long edge"), words::Key{""}};
    constexpr std::array kRange{words::Key{""}, mark("range halved"), mark("range: the short edge"),
                                mark("range: the long edge"), mark("range: the diagonal")};
    if (what.move != SpecialWhat::CardEdge::AsItIs) parts.emplace_back(kMove[static_cast<std::size_t>(what.move)]);
    if (what.range != SpecialWhat::CardEdge::AsItIs) parts.emplace_back(kRange[static_cast<std::size_t>(what.range)]);
    if (what.shots > 0) parts.push_back(say_many(what.shots, "one shot in the battle", "{1} shots in the battle"));
}

Phrase arrives_by(const ArrivalDie& die) {
    // Translators: {1} is a number that a die of {2} sides must show.
    const Phrase thrown =
        say("arrival on {1} or more on a d{2}, thrown each round from round 2 on", die.needs, die.sides);
    return die.eases == 0 ? thrown
                          : joined({thrown, say("{1} less is needed after each throw in vain", die.eases)}, comma());
}

void add_duty(const SpecialDuty& duty, Parts& parts) {
    if (duty.actions > 0)
        parts.push_back(say_many(duty.actions, "each act costs one action", "each act costs {1} actions"));
    if (duty.breaks > 0)
        parts.push_back(say_many(duty.breaks, "an Army breaks if it loses one coin in an attack",
                                 "an Army breaks if it loses {1} coins in one attack"));
    if (duty.never_breaks) parts.push_back(say("an Army never breaks"));
    if (duty.arrives && duty.die == ArrivalDie{}) parts.push_back(say("arrival only then"));
    if (duty.die != ArrivalDie{}) parts.push_back(arrives_by(duty.die));
    if (duty.must_attack) parts.push_back(say("must attack when able, before the turn ends"));
}

void add_forbidden(const SpecialWhat& what, Parts& parts) {
    if (what.no_move) parts.push_back(say("may not move"));
    if (what.no_attack) parts.push_back(say("may not attack"));
    if (what.no_charge) parts.push_back(say("may not charge"));
    if (what.no_shot) parts.push_back(say("may not shoot"));
    if (what.no_army) parts.push_back(say("may not be in an Army"));
}

Phrase army_in_words(const ArmySize& size) {
    if (size == ArmySize{}) return say("in an Army");
    return size.from == size.to ? say("in an Army of {1} coins", size.from)
                                : say("in an Army of {1} to {2} coins", size.from, size.to);
}

}  // namespace

Phrase who_in_words(const Scenario& scenario, const Who& who, bool first) {
    Parts parts;
    if (!who.coins.empty()) parts.push_back(coins_in_words(scenario, who.coins));
    // Units of both sides may share a name.
    for (const int type : who.types)
        if (const Phrase kind = kind_of_who(scenario, type, who.side);
            !core::contains(parts, words::english(kind), words::english))
            parts.push_back(kind);
    if (!who.traits.empty()) parts.push_back(traits_in_words(who.traits, first && parts.empty()));
    const bool all = parts.empty();
    Phrase words = all ? (who.side ? display_name(scenario, *who.side) : (first ? say("All coins") : say("all coins")))
                       : joined(parts, comma());
    if (!all && who.side && who.coins.empty()) words = say("{1} ({2})", words, display_name(scenario, *who.side));
    if (who.formed == Who::Formed::Single) words += comma() + say("single");
    if (who.formed == Who::Formed::Army) words += comma() + army_in_words(who.army);
    if (!who.on.empty()) words += comma() + say("on {1}", known(who.on));
    return words;
}

Phrase when_in_words(const Scenario& scenario, const SpecialWhen& when) {
    Parts parts;
    add_attack(scenario, when, parts);
    add_place(scenario, when, parts);
    add_time(scenario, when, parts);
    return joined(parts, semicolon());
}

Phrase what_in_words(const SpecialWhat& what) {
    Parts parts;
    add_strength(what, parts);
    add_card(what, parts);
    add_forbidden(what, parts);
    add_duty(what.duty, parts);
    add_survival(what.survives, parts);
    // Translators: {1} is a sentence that the battle's maker has written.
    if (!what.tells.text.empty()) parts.push_back(say("words told: \"{1}\"", known(what.tells.text)));
    return joined(parts, semicolon());
}

Phrase special_in_words(const Scenario& scenario, const SpecialRule& rule) {
    const Phrase who = who_in_words(scenario, rule.who, true), when = when_in_words(scenario, rule.when);
    const Phrase does = what_in_words(rule.what), what = does.empty() ? say("nothing yet") : does;
    return when.empty() ? say("{1}: {2}.", who, what) : say("{1}: {2} ({3}).", who, what, when);
}

Phrase uses_left_in_words(const Match& match, const SpecialRule& rule) {
    const SpecialUses& uses = rule.when.uses;
    const SpecialTally& tally = match.ending.special[place_of(match, rule)];
    if (uses == SpecialUses{} || tally.in_battle == 0) return {};  // as many as the rule itself says
    const int left = std::max(0, uses.a_battle - tally.in_battle);
    Parts parts;
    if (uses.a_battle > 0)
        parts.push_back(left == 0 ? say("used up")
                                  : say_many(left, "once more in the battle", "{1} times more in the battle"));
    const bool spent = uses.a_turn > 0 && tally.in_turn >= uses.a_turn;
    if (spent && (uses.a_battle == 0 || left > 0)) parts.push_back(say("not again this turn"));
    return parts.empty() ? Phrase() : say("{1}: {2}", known(rule.name), joined(parts, comma()));
}

bool has_rule_named(const std::vector<SpecialRule>& rules, const std::string& name) {
    return std::ranges::any_of(rules, [&](const SpecialRule& rule) { return folded(rule.name) == folded(name); });
}

Phrase words_told(const Scenario& scenario, const std::string& rule) {
    const auto found = std::ranges::find(scenario.advanced.special, rule, &SpecialRule::name);
    return found == scenario.advanced.special.end() ? Phrase() : known(found->what.tells.text);
}

}  // namespace rules::coin_wars
