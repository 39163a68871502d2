#pragma once
// CW-22, CW-23, R-24, R-25: the losses of an Army that is struck. In a legal set, Defense adds up to at most the
// damage, and no further unit would fit.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Units of a struck Army that are the same for its losses.
struct LossKind {
    int type = 0, defense = 0;
    bool armored = false, commander = false;
    bool prized = false;
    int cents = 0;           // 0 for coins that survive the strike (BX-9)
    std::vector<int> coins;  // nearest to the strikers first
    bool same(const LossKind& other) const {
        return type == other.type && defense == other.defense && commander == other.commander &&
               prized == other.prized && cents == other.cents;
    }
};

// An Army that is struck, prepared once for all results of the dice.
class StruckArmy {
public:
    StruckArmy(const Match& match, const Strike& strike, const std::vector<int>& spared);
    // Like proposed_losses; `strike`: the same strike with its damage.
    std::vector<int> proposed(const Strike& strike) const;

private:
    std::vector<int> nearest_that_fit(int damage) const;

    std::vector<int> coins_;  // nearest to the strikers first
    bool ordinary_;           // of one type, without a commander
    bool armored_ = false;
    std::vector<int> defenses_;    // an ordinary Army's coins
    std::vector<LossKind> kinds_;  // any other Army's coins
};

// All these functions take a settled strike on an Army. `spared`: members that go beyond and are destroyed anyway.
//
// The losses that the rules take, or propose to the owner: in an Army of one type from the nearest unit onward;
// otherwise the cheapest legal set.
std::vector<int> proposed_losses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// True if the strike takes at least one coin.
bool destroys_any(const Match& match, const Strike& strike, const std::vector<int>& spared);
// True if the owner must choose: more than one set is legal and the Army is not of one type.
bool owner_chooses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// True if every choice costs the owner the same: the coins that fit differ only in position, not in what has become of
// them either (shots, blows), none of them has a name or is the commander, and nothing in the battle's terms names some
// of them.
bool is_all_the_same(const Match& match, const Decision& decision);
// The coins, some of them perhaps twice, that a condition of the victory names ("William has fallen").
std::vector<int> prized_coins(const Match& match);
// The losses that a sensible owner chooses: the proposal, but as few prized coins as possible.
std::vector<int> advised_losses(const Match& match, const Decision& decision);
// The answer to the decision that is due: these losses; an Army that may split stays together.
Decide advised_answer(const Match& match);
// The Defense of these losses against the strike, and the most that it may be.
struct LossSum {
    int defense = 0;
    int max = 0;  // -1: Armored units are among them, and the strike can take none
    bool armored = false;
};
LossSum sum_of_losses(const Match& match, const Decision& decision, const std::vector<int>& chosen);
// Refuses a set that is not legal: bad_losses, unknown_coin.
std::optional<Refusal> check_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                                    const std::vector<int>& chosen);

}  // namespace rules::coin_wars
