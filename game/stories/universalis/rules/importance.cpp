#include "game/stories/universalis/rules/importance.h"

#include "game/stories/universalis/rules/components.h"
#include "game/stories/universalis/rules/rights.h"
#include "game/stories/universalis/rules/traits.h"

namespace rules::universalis {

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
