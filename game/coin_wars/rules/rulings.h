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
    // chosen faces swap degrees of victory and what ground waits for as well.
    bool faces_swap_conditions() const { return number >= 3; }
    // an Army that may not attack can still move, so its side does not pass.
    bool army_that_may_march_acts() const { return number >= 3; }
    // BX-9: a Charge is a move and an attack; whoever may not do one of them may not charge.
    bool charge_is_move_and_attack() const { return number >= 3; }
    // for both legs of a Charge each coin has what it had when the Charge began. BX-9: it has charged after the
    // first leg, not before.
    bool charge_is_one_move() const { return number >= 3; }
    // BX-9: a rule with limited uses is used only by what it changed: not by silencing whom nothing lets strike back
    // anyway, nor by a coin that goes beyond, which is never saved.
    bool counts_only_what_changed() const { return number >= 3; }
    // whether anything can fall is asked of units of one coin together, and added up as R-12 does. Earlier
    // rulings only hash their own answer; people are told this one.
    bool foresees_armies() const { return number >= 3; }
    // no dice in an attack on an Army of which nothing can fall.
    bool spares_idle_dice() const { return number >= 3; }

    friend bool operator==(const Rulings&, const Rulings&) = default;
};
// For battles that the program creates.
inline constexpr Rulings kNewestRulings{3};

}  // namespace rules::coin_wars
