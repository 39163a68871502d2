// UNI-45 to UNI-51: Traits and Importance, elimination and reinstating, several levels in one act (UNI-58); 2.8: links.

#include <algorithm>

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"
#include "game/stories/universalis/rules/components.h"

namespace rules::universalis {

namespace {

// unknown_id: a Trait must be named together with its card.
Check check_trait_of(const Match& match, int card, int trait) {
    if (match.card(card).find(trait)) return std::nullopt;
    return refuse("unknown_id", "4.4", say("{1} has no Trait {2}.", card_name(match, card), trait));
}

// UNI-93: nobody may reverse it later.
void freeze(CommandContext& context, int trait) {
    if (context.match.phase != Phase::Aftermath) return;
    context.match.complication->frozen.push_back({trait, context.seat});
    context.changes(TraitFrozen{trait});
}

void remember(CommandContext& context, int card, const Trait& trait) {
    context.changes(TraitWas{card, trait.id, trait.active, trait.bound});
    context.entry.text = trait.text;
}

Trait& add(CommandContext& context, int card, Trait trait) {
    Match& match = context.match;
    trait.id = ++match.numbers.traits_made;
    context.changes(TraitMade{card, trait.id});
    freeze(context, trait.id);
    return match.card(card).traits.emplace_back(std::move(trait));
}

// The effect of a legal one, excluding the coin.
void carry_out(CommandContext& context, const RemoveTrait& command) {
    Match& match = context.match;
    Card& card = match.card(command.card);
    Trait& trait = *card.find(command.trait);
    const int before = importance(match, card);
    remember(context, card.id, trait);
    freeze(context, trait.id);
    trait.active = false;
    context.tell(TraitRemoved{command.seat, card.id, card.name, trait, before, importance(match, card)});
}

void carry_out(CommandContext& context, const RestoreTrait& command) {
    Match& match = context.match;
    Card& card = match.card(command.card);
    Trait& trait = *card.find(command.trait);
    const int before = importance(match, card);
    remember(context, card.id, trait);
    freeze(context, trait.id);
    trait.active = true;
    trait.bound = trait.link_to.has_value();
    context.tell(TraitRestored{command.seat, card.id, card.name, trait, before, importance(match, card)});
}

}  // namespace

Check check(const Match& match, const AddTrait& command) { return check_may_add(match, command.seat, command.card); }

void apply(CommandContext& context, const AddTrait& command) {
    Match& match = context.match;
    context.pay(LineKind::TraitAdd, 1);
    const Card& card = match.card(command.card);
    const int before = importance(match, card);
    const Trait trait = add(context, command.card, {0, command.text});
    context.tell(TraitAdded{command.seat, card.id, card.name, trait, before, importance(match, card)});
}

Check check(const Match& match, const RemoveTrait& command) {
    if (auto refusal = check_trait_of(match, command.card, command.trait)) return refusal;
    if (auto refusal = check_may_take_away(match, command.seat, command.card)) return refusal;
    const Trait& trait = *match.card(command.card).find(command.trait);
    if (!trait.active) return refuse("trait_not_active", "UNI-47", say("{1} is already struck.", quoted(trait.text)));
    return check_not_frozen(match, command.seat, command.trait);
}

void apply(CommandContext& context, const RemoveTrait& command) {
    context.pay(LineKind::TraitRemove, 1);
    carry_out(context, command);
}

Check check(const Match& match, const RestoreTrait& command) {
    if (auto refusal = check_trait_of(match, command.card, command.trait)) return refusal;
    if (auto refusal = check_may_add(match, command.seat, command.card)) return refusal;
    const Trait& trait = *match.card(command.card).find(command.trait);
    if (trait.active)
        return refuse("trait_already_active", "UNI-47",
                      say("{1} is active: there is nothing to restore.", quoted(trait.text)));
    if (trait.link_to)
        if (auto refusal = check_in_play(match, *trait.link_to)) return refusal;
    return check_not_frozen(match, command.seat, command.trait);
}

void apply(CommandContext& context, const RestoreTrait& command) {
    context.pay(LineKind::TraitRestore, 1);
    carry_out(context, command);
}

Check check(const Match& match, const Link& command) {
    const Card &card = match.card(command.card), &master = match.card(command.master);
    if (!master.master)
        return refuse("not_a_master", "UNI-38",
                      say("{1} is not a Master: nothing can be linked to it.", quoted(master.name)));
    if (auto refusal = check_not_master(match, card.id)) return refusal;
    if (auto refusal = check_in_play(match, card.id)) return refusal;
    if (auto refusal = check_in_play(match, master.id)) return refusal;
    const bool linked = std::ranges::any_of(card.traits, [&](const Trait& each) { return each.link_to == master.id; });
    if (linked)
        return refuse("already_linked", "UNI-55",
                      say("{1} already has a link to {2}: only one to each Master is allowed.", quoted(card.name),
                          quoted(master.name)));
    return check_may_add(match, command.seat, card.id);
}

void apply(CommandContext& context, const Link& command) {
    Match& match = context.match;
    context.pay(LineKind::Link, 1);
    const Card &card = match.card(command.card), &master = match.card(command.master);
    const Trait trait = add(context, card.id, {0, master.name, true, master.id, true});
    context.entry.text = master.name;
    context.tell(ComponentLinked{command.seat, card.id, card.name, trait, master.id, master.name});
}

namespace {

// UNI-51
void carry_out(CommandContext& context, const Eliminate& command) {
    Match& match = context.match;
    Card& card = match.card(command.card);
    for (Trait& trait : card.traits) {
        if (!trait.bound) continue;
        context.changes(TraitWas{card.id, trait.id, trait.active, trait.bound});
        trait.bound = false;
    }
    remember(context, card.id);
    const Placement before = card.placement;
    card.placement = {};
    card.eliminated = true;
    if (match.scene->location == card.id) {
        context.changes(LocationWas{card.id});
        match.scene->location.reset();
    }
    context.entry.text = card.name;
    context.tell(ComponentEliminated{command.seat, card.id, card.name, before});
}

void carry_out(CommandContext& context, const Reinstate& command) {
    remember(context, command.card);
    Card& card = context.match.card(command.card);
    card.eliminated = false;
    context.entry.text = card.name;
    context.tell(ComponentReinstated{command.seat, card.id, card.name});
}

// A hand for trial acts, which never throw.
class NoHand : public Hand {
public:
    Face toss(core::Random&) override { return Face::Heads; }
    int roll(int, core::Random&) override { return 1; }
};

// Judges one step after another on its own copy of the match.
class Trial {
public:
    Trial(const Match& match, int seat) : match_(match), doing_{match_, {random_, hand_}, seat} {}

    template <class Command>
    void step(const Command& command) {
        if (refusal_) return;
        refusal_ = check(match_, command);
        if (!refusal_) carry_out(doing_, command);
    }
    const Check& refusal() const { return refusal_; }

private:
    Match match_;
    core::Random random_;
    NoHand hand_;
    CommandContext doing_;
    Check refusal_;
};

Check nothing_chosen() { return refuse("bad_amount", "UNI-50", say("Choose at least one level of Importance.")); }

Phrase listed(const Match& match, const std::vector<int>& cards) {
    std::vector<Phrase> names;
    for (const int card : cards) names.push_back(card_name(match, card));
    return joined(names, comma());
}

}  // namespace

Check check(const Match& match, const Eliminate& command) {
    if (auto refusal = check_may_take_away(match, command.seat, command.card)) return refusal;
    const Card& card = match.card(command.card);
    const std::vector<int> subs = subs_of(match, card.id);
    if (!subs.empty())
        return refuse(
            "master_has_subs", "UNI-58",
            say("{1} cannot be eliminated while its Subs are in play: {2}.", quoted(card.name), listed(match, subs)));
    if (card.active_traits() > 0)
        return refuse("still_has_traits", "UNI-49",
                      say_many(card.active_traits(), "{2} still has {1} active Trait.",
                               "{2} still has {1} active Traits.", quoted(card.name)));
    return std::nullopt;
}

void apply(CommandContext& context, const Eliminate& command) {
    context.pay(LineKind::Eliminate, 1);
    carry_out(context, command);
}

Check check(const Match& match, const Reinstate& command) {
    if (match.card(command.card).eliminated) return std::nullopt;
    return refuse("not_eliminated", "UNI-50",
                  say("{1} is in play: there is nothing to reinstate.", card_name(match, command.card)));
}

void apply(CommandContext& context, const Reinstate& command) {
    context.pay(LineKind::Reinstate, 1);
    carry_out(context, command);
}

Check check(const Match& match, const ReduceImportance& command) {
    if (command.traits.empty() && !command.eliminate) return nothing_chosen();
    Trial trial(match, command.seat);
    for (const int trait : command.traits) trial.step(RemoveTrait{command.seat, command.card, trait});
    if (command.eliminate) trial.step(Eliminate{command.seat, command.card});
    return trial.refusal();
}

void apply(CommandContext& context, const ReduceImportance& command) {
    for (const int trait : command.traits) apply(context, RemoveTrait{command.seat, command.card, trait});
    if (command.eliminate) apply(context, Eliminate{command.seat, command.card});
    context.entry.text = context.match.card(command.card).name;
}

Check check(const Match& match, const RestoreImportance& command) {
    if (command.traits.empty() && !command.reinstate) return nothing_chosen();
    if (command.reinstate)
        if (auto refusal = check_terms(match, Reinstate{command.seat, command.card})) return refusal;
    Trial trial(match, command.seat);
    if (command.reinstate) trial.step(Reinstate{command.seat, command.card});
    for (const int trait : command.traits) trial.step(RestoreTrait{command.seat, command.card, trait});
    return trial.refusal();
}

void apply(CommandContext& context, const RestoreImportance& command) {
    if (command.reinstate) apply(context, Reinstate{command.seat, command.card});
    for (const int trait : command.traits) apply(context, RestoreTrait{command.seat, command.card, trait});
    context.entry.text = context.match.card(command.card).name;
}

}  // namespace rules::universalis
