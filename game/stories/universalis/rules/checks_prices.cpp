// 2.6: the price list.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

namespace {

struct Price {
    const Match& match;

    int operator()(const SealBid& command) const { return command.coins; }
    int operator()(const SetTime& command) const {
        if (command.time == SceneTime::Future) return match.count() - 1;
        return command.time == SceneTime::Past ? 1 : 0;
    }
    int operator()(const EndScene& command) const { return command.fade ? 1 : 0; }
    int operator()(const ReduceImportance& command) const {
        return static_cast<int>(command.traits.size()) + (command.eliminate ? 1 : 0);
    }
    int operator()(const RestoreImportance& command) const {
        return static_cast<int>(command.traits.size()) + (command.reinstate ? 1 : 0);
    }
    int operator()(const CreateObstacle& command) const { return command.dice; }
    int operator()(const BuyDice& command) const { return command.dice; }
    int operator()(const BuyOffDice& command) const { return command.dice; }
    int operator()(const BuyDown& command) const { return command.coins; }
    int operator()(const BidOn& command) const { return command.coins; }
    template <class C>
    int operator()(const C&) const {
        return C::kTerms.cost;
    }
};

Refusal too_dear(int cost, Phrase have) {
    return refuse("not_enough_coins", "UNI-4", say("That costs {1}; you have {2}.", cost, std::move(have)));
}

// "2 (1 pot + 1 own)"
Phrase purse_of(const Match& match, int seat) {
    const int own = match.coins.at(wealth_of(seat)), pot = match.pot_of(seat);
    if (pot == 0) return own;
    return say("{1} ({2} from the pot + {3} of your own)", own + pot, pot, own);
}

// "3 Bonus, 2 in the purse", where an Aftermath's acts may take from both.
Phrase bonus_of_narrator(const Match& match, int seat) {
    const int bonus = match.coins.at(bonus_of(seat));
    if (in_force(match).options.aftermath_purse == AftermathPurse::Bonus) return say("a Bonus of {1}", bonus);
    return say("{1} Bonus, {2} in the purse", bonus, match.purse(seat));
}

}  // namespace

int price(const Match& match, const Command& command) { return visit(Price{match}, command); }

Check check_coins(const Match& match, const Command& command) {
    const int seat = seat_of(command), cost = price(match, command);
    if (holds_alternative<SealBid>(command)) {
        const int own = match.coins.at(wealth_of(seat));
        return cost <= own ? std::nullopt : Check(too_dear(cost, own));
    }
    if (cost <= funds(match, seat)) return std::nullopt;
    const bool bonus = match.phase == Phase::Aftermath && match.pause() == PauseKind::None;
    return too_dear(cost, bonus ? bonus_of_narrator(match, seat) : purse_of(match, seat));
}

}  // namespace rules::universalis
