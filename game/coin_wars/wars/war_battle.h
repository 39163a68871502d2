#pragma once
// Turns a war's current place into a battle with the coins that both nations have placed, and a finished match into the
// command that reports its result.

#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/wars/rules/war_command.h"
#include "game/coin_wars/wars/rules/war_match.h"
#include "game/kit/json.h"

namespace wars {

namespace cw = rules::coin_wars;
namespace war = rules::war;

// The face that a nation (0 or 1) plays in the current battle, and the nation that plays a face.
cw::Side side_of(const war::Match& match, int nation);
int nation_of(const war::Match& match, cw::Side side);

// `battle`: the place's file with its coin sets inlined. Empty places are left out wherever the file names them, and
// goals for a number of coins or cents are scaled to the coins that are there.
rules::Json battle_of(const war::Match& match, rules::Json battle);

// The command that reports the result to the war. `over`: a finished match of such a battle; its faces may have been
// swapped.
war::Fought outcome_of(const war::Match& match, const cw::Match& over);
// "A clear victory"; empty if the battle had no degrees (BX-14).
words::Phrase degree_in_words(const war::FoughtBattle& fought);

}  // namespace wars
