#pragma once
// CW-22, CW-23, R-24, R-25: the losses of an Army that is struck. The Defense of a legal set adds up to at
// most the damage, and no further unit would fit.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/match.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// Units of a struck Army that differ only in their place.
struct LossKind {
    int type = 0, defense = 0;
    bool armored = false, commander = false;
    int cents = 0;           // 0 of those that survive the blow (BX-9)
    std::vector<int> coins;  // nearest to the strikers first
    bool same(const LossKind& other) const {
        return type == other.type && defense == other.defense && commander == other.commander && cents == other.cents;
    }
};

// The Army that a strike meets, made ready once for every result of its dice.
class StruckArmy {
public:
    StruckArmy(const Match& match, const Strike& strike, const std::vector<int>& spared);
    // As proposed_losses, of the same strike with its damage.
    std::vector<int> proposed(const Strike& strike) const;

private:
    std::vector<int> nearest_that_fit(int damage) const;

    std::vector<int> coins_;  // nearest to the strikers first
    bool ordinary_;           // of one type, without a commander
    bool armored_ = false;
    std::vector<int> defenses_;    // of an ordinary Army's coins
    std::vector<LossKind> kinds_;  // of any other's
};

// All functions take a settled strike on an Army. `spared`:
// members that go beyond, which are destroyed anyway.
//
// The set that the rules take, or propose to the owner: in an Army of one type from the nearest unit on;
// otherwise the cheapest legal set.
std::vector<int> proposed_losses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// True if that set holds at least one coin.
bool destroys_any(const Match& match, const Strike& strike, const std::vector<int>& spared);
// True if the owner must choose: more than one set is legal and the Army is not of one type.
bool owner_chooses(const Match& match, const Strike& strike, const std::vector<int>& spared);
// True if whoever owns the Army loses the same whatever it chooses: the coins that fit are alike but for their places, and
// none of them has a name, or leads.
bool is_all_the_same(const Match& match, const Decision& decision);
// Refuses a set that is not legal: bad_losses, unknown_coin.
std::optional<Refusal> check_losses(const Match& match, const Strike& strike, const std::vector<int>& spared,
                                    const std::vector<int>& chosen);

}  // namespace rules::coin_wars
