#pragma once
// Rulings that changed after battles had been played by them. A battle names its rulings, so that saved games play on
// unchanged. Each change is one function here, called where its rule is applied.

namespace rules::coin_wars {

struct Rulings {
    int number = 1;  // default for a battle that names none

    // the strike back can take a single coin that goes beyond.
    bool attack_back_takes_beyond() const { return number >= 2; }
    // BX-5: against an Army a type counts if any of its units is of that type.
    bool technology_sees_whole_army() const { return number >= 2; }
    // a coin may slide past another that it touches, as long as they do not overlap.
    bool lets_pass_beside() const { return number >= 2; }
    // under `friends: block` a move onto a coin of one's own ends in contact, like a move onto an enemy.
    bool own_coins_are_met() const { return number >= 2; }
    // refuses a second leg that leads nowhere whatever the outcome of the fight.
    bool second_leg_must_lead_somewhere() const { return number >= 2; }
    // BX-1: a coin may leave ground that closed under it.
    bool ground_lets_leave() const { return number >= 2; }

    friend bool operator==(const Rulings&, const Rulings&) = default;
};
// For battles that the program creates.
inline constexpr Rulings kNewestRulings{2};

}  // namespace rules::coin_wars
