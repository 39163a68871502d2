#pragma once
// Texts about a battle: its goals, the rules in force, its story, its course.

#include <memory>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/rules/victory_tally.h"

namespace screens {

struct BattleAbout {
    battles::Pages pages{};
    std::shared_ptr<const rules::coin_wars::Scenario> scenario;  // with the rules in force
    rules::coin_wars::Tally tally;                               // at the current position, or at the start
    bool swapped = false;                                        // the armies have changed faces, but `pages` has not
};

// Describes a battle that has not begun.
BattleAbout about_battle(const battles::Battle& battle);

}  // namespace screens
