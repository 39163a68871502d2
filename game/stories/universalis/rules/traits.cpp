#include "game/stories/universalis/rules/traits.h"

#include <algorithm>

#include "game/stories/universalis/rules/components.h"
#include "game/stories/universalis/rules/rights.h"

namespace rules::universalis {

namespace {

// UNKNOWN_ID: a Trait is named together with its card.
Check check_trait_of(const Match& match, int card, int trait) {
    if (match.card(card).find(trait)) return std::nullopt;
    return refuse("UNKNOWN_ID", "4.4", say("{1} has no Trait {2}.", card_name(match, card), trait));
}

// UNI-93: nobody later reverses it.
void freeze(Doing& doing, int trait) {
    if (doing.match.phase != Phase::Aftermath) return;
    doing.match.complication->frozen.push_back({trait, doing.seat});
    doing.changes(TraitFrozen{trait});
}

void remember(Doing& doing, int card, const Trait& trait) {
    doing.changes(TraitWas{card, trait.id, trait.active, trait.bound});
    doing.entry.text = trait.text;
}

Trait& add(Doing& doing, int card, Trait trait) {
    Match& match = doing.match;
    trait.id = ++match.numbers.traits_made;
    doing.changes(TraitMade{card, trait.id});
    freeze(doing, trait.id);
    return match.card(card).traits.emplace_back(std::move(trait));
}

}  // namespace

Check check(const Match& match, const AddTrait& command) {
    return check_may_add(match, command.seat, command.card);
}

void apply(Doing& doing, const AddTrait& command) {
    Match& match = doing.match;
    doing.pay(LineKind::TraitAdd, 1);
    const Card& card = match.card(command.card);
    const int before = importance(match, card);
    const Trait& trait = add(doing, command.card, {0, command.text});
    doing.tell(TraitAdded{command.seat, card.id, card.name, trait, before, importance(match, card)});
}

Check check(const Match& match, const RemoveTrait& command) {
    if (auto refusal = check_trait_of(match, command.card, command.trait)) return refusal;
    if (auto refusal = check_may_take_away(match, command.seat, command.card)) return refusal;
    const Trait& trait = *match.card(command.card).find(command.trait);
    if (!trait.active)
        return refuse("TRAIT_NOT_ACTIVE", "UNI-47", say("{1} is struck already.", quoted(trait.text)));
    return check_not_frozen(match, command.seat, command.trait);
}

void carry_out(Doing& doing, const RemoveTrait& command) {
    Match& match = doing.match;
    Card& card = match.card(command.card);
    Trait& trait = *card.find(command.trait);
    const int before = importance(match, card);
    remember(doing, card.id, trait);
    freeze(doing, trait.id);
    trait.active = false;
    doing.tell(TraitRemoved{command.seat, card.id, card.name, trait, before, importance(match, card)});
}

void apply(Doing& doing, const RemoveTrait& command) {
    doing.pay(LineKind::TraitRemove, 1);
    carry_out(doing, command);
}

Check check(const Match& match, const RestoreTrait& command) {
    if (auto refusal = check_trait_of(match, command.card, command.trait)) return refusal;
    if (auto refusal = check_may_add(match, command.seat, command.card)) return refusal;
    const Trait& trait = *match.card(command.card).find(command.trait);
    if (trait.active)
        return refuse("TRAIT_ALREADY_ACTIVE", "UNI-47",
                      say("{1} is active: there is nothing to restore.", quoted(trait.text)));
    if (trait.link_to)
        if (auto refusal = check_in_play(match, *trait.link_to)) return refusal;
    return check_not_frozen(match, command.seat, command.trait);
}

void carry_out(Doing& doing, const RestoreTrait& command) {
    Match& match = doing.match;
    Card& card = match.card(command.card);
    Trait& trait = *card.find(command.trait);
    const int before = importance(match, card);
    remember(doing, card.id, trait);
    freeze(doing, trait.id);
    trait.active = true;
    trait.bound = trait.link_to.has_value();
    doing.tell(TraitRestored{command.seat, card.id, card.name, trait, before, importance(match, card)});
}

void apply(Doing& doing, const RestoreTrait& command) {
    doing.pay(LineKind::TraitRestore, 1);
    carry_out(doing, command);
}

Check check(const Match& match, const Link& command) {
    const Card &card = match.card(command.card), &master = match.card(command.master);
    if (!master.master)
        return refuse("NOT_A_MASTER", "UNI-38",
                      say("{1} is no Master: nothing can be linked to it.", quoted(master.name)));
    if (auto refusal = check_not_master(match, card.id)) return refusal;
    if (auto refusal = check_in_play(match, card.id)) return refusal;
    if (auto refusal = check_in_play(match, master.id)) return refusal;
    const bool linked =
        std::ranges::any_of(card.traits, [&](const Trait& each) { return each.link_to == master.id; });
    if (linked)
        return refuse(
            "ALREADY_LINKED", "UNI-55",
            say("{1} has its link to {2}: one for each Master.", quoted(card.name), quoted(master.name)));
    return check_may_add(match, command.seat, card.id);
}

void apply(Doing& doing, const Link& command) {
    Match& match = doing.match;
    doing.pay(LineKind::Link, 1);
    const Card &card = match.card(command.card), &master = match.card(command.master);
    const Trait& trait = add(doing, card.id, {0, master.name, true, master.id, true});
    doing.entry.text = master.name;
    doing.tell(ComponentLinked{command.seat, card.id, card.name, trait, master.id, master.name});
}

}  // namespace rules::universalis
