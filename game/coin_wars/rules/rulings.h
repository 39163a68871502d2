#pragma once
// Rulings that changed after battles had been fought by them. A battle names those that it plays by, so that whatever
// was kept before plays on as it did. Each change is one question here, asked where its rule stands.

namespace rules::coin_wars {

struct Rulings {
    int number = 1;  // of a battle that names none

    // the attack back takes a single coin that goes beyond if it beats it.
    bool attack_back_takes_beyond() const { return number >= 2; }
    // BX-5: against an Army a type counts if any unit of it is of that type.
    bool technology_sees_whole_army() const { return number >= 2; }
    // what a coin touches lets it pass as long as it stays off it.
    bool lets_pass_beside() const { return number >= 2; }
    // under `friends: block` a move onto an own coin ends in contact, as one onto an enemy does.
    bool own_coins_are_met() const { return number >= 2; }
    // a second leg that leads nowhere, however the fight goes, is refused.
    bool second_leg_must_lead_somewhere() const { return number >= 2; }
    // BX-1: ground that comes up under a coin lets it leave.
    bool ground_lets_leave() const { return number >= 2; }

    friend bool operator==(const Rulings&, const Rulings&) = default;
};
// Of battles that the program makes.
inline constexpr Rulings kNewestRulings{2};

}  // namespace rules::coin_wars
