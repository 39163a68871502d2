#include "game/stories/universalis/rules/traits.h"

#include <algorithm>

#include "game/stories/universalis/rules/components.h"

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

namespace {

// Who throws while an act is only tried: nobody.
class NoHand : public Hand {
public:
    Face toss(core::Random&) override { return Face::Heads; }
    int roll(int, core::Random&) override { return 1; }
};

// Judges one step after the other on a match of its own.
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

    // UNI-51
    static void carry_out(Doing& doing, const Eliminate& command) {
        Match& match = doing.match;
        Card& card = match.card(command.card);
        for (Trait& trait : card.traits) {
            if (!trait.bound) continue;
            doing.changes(TraitWas{card.id, trait.id, trait.active, trait.bound});
            trait.bound = false;
        }
        remember(doing, card.id);
        const Placement before = card.placement;
        card.placement = {};
        card.eliminated = true;
        if (match.scene->location == card.id) {
            doing.changes(LocationWas{card.id});
            match.scene->location.reset();
        }
        doing.entry.text = card.name;
        doing.tell(ComponentEliminated{command.seat, card.id, card.name, before});
    }

    static void carry_out(Doing& doing, const Reinstate& command) {
        remember(doing, command.card);
        Card& card = doing.match.card(command.card);
        card.eliminated = false;
        doing.entry.text = card.name;
        doing.tell(ComponentReinstated{command.seat, card.id, card.name});
    }

    static void carry_out(Doing& doing, const RemoveTrait& command) {
        universalis::carry_out(doing, command);
    }
    static void carry_out(Doing& doing, const RestoreTrait& command) {
        universalis::carry_out(doing, command);
    }

private:
    Match match_;
    core::Random random_;
    NoHand hand_;
    Doing doing_;
    Check refusal_;
};

Check nothing_chosen() {
    return refuse("BAD_AMOUNT", "UNI-50", say("Choose at least one level of Importance."));
}

Phrase listed(const Match& match, const std::vector<int>& cards) {
    std::vector<Phrase> names;
    for (const int card : cards) names.push_back(card_name(match, card));
    return joined(names, plain(", "));
}

}  // namespace

Check check(const Match& match, const Eliminate& command) {
    if (auto refusal = check_may_take_away(match, command.seat, command.card)) return refusal;
    const Card& card = match.card(command.card);
    const std::vector<int> subs = subs_of(match, card.id);
    if (!subs.empty())
        return refuse("MASTER_HAS_SUBS", "UNI-58",
                      say("{1} cannot be eliminated while its Subs are in play: {2}.", quoted(card.name),
                          listed(match, subs)));
    if (card.active_traits() > 0)
        return refuse("STILL_HAS_TRAITS", "UNI-49",
                      say_many(card.active_traits(), "{2} still has {1} active Trait.",
                               "{2} still has {1} active Traits.", quoted(card.name)));
    return std::nullopt;
}

void apply(Doing& doing, const Eliminate& command) {
    doing.pay(LineKind::Eliminate, 1);
    Trial::carry_out(doing, command);
}

Check check(const Match& match, const Reinstate& command) {
    if (match.card(command.card).eliminated) return std::nullopt;
    return refuse("NOT_ELIMINATED", "UNI-50",
                  say("{1} is in play: there is nothing to reinstate.", card_name(match, command.card)));
}

void apply(Doing& doing, const Reinstate& command) {
    doing.pay(LineKind::Reinstate, 1);
    Trial::carry_out(doing, command);
}

Check check(const Match& match, const ReduceImportance& command) {
    if (command.traits.empty() && !command.eliminate) return nothing_chosen();
    Trial trial(match, command.seat);
    for (const int trait : command.traits) trial.step(RemoveTrait{command.seat, command.card, trait});
    if (command.eliminate) trial.step(Eliminate{command.seat, command.card});
    return trial.refusal();
}

void apply(Doing& doing, const ReduceImportance& command) {
    for (const int trait : command.traits) apply(doing, RemoveTrait{command.seat, command.card, trait});
    if (command.eliminate) apply(doing, Eliminate{command.seat, command.card});
    doing.entry.text = doing.match.card(command.card).name;
}

Check check(const Match& match, const RestoreImportance& command) {
    if (command.traits.empty() && !command.reinstate) return nothing_chosen();
    if (command.reinstate)
        if (auto refusal = check_when(match, command.seat, Reinstate::kTerms.when)) return refusal;
    Trial trial(match, command.seat);
    if (command.reinstate) trial.step(Reinstate{command.seat, command.card});
    for (const int trait : command.traits) trial.step(RestoreTrait{command.seat, command.card, trait});
    return trial.refusal();
}

void apply(Doing& doing, const RestoreImportance& command) {
    if (command.reinstate) apply(doing, Reinstate{command.seat, command.card});
    for (const int trait : command.traits) apply(doing, RestoreTrait{command.seat, command.card, trait});
    doing.entry.text = doing.match.card(command.card).name;
}

}  // namespace rules::universalis
