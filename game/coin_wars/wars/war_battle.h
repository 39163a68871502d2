#pragma once
// From the war to the battle's table and back: the battle with the coins that both peoples have laid, and what a
// battle that is over means for the war.

#include <string>

#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/wars/rules/war_command.h"
#include "game/coin_wars/wars/rules/war_match.h"
#include "game/kit/json.h"

namespace wars {

namespace cw = rules::coin_wars;
namespace war = rules::war;

// The face that the people plays at the place where the war stands.
cw::Side side_of(const war::Match& match, int people);
int people_of(const war::Match& match, cw::Side side);

// `battle`: of the place's file, its coin sets inlined. Places that stay empty are left out wherever the file names
// them, and a goal of so many coins or cents asks for the same share of those that are there.
rules::Json battle_of(const war::Match& match, rules::Json battle);

// The command that tells the war of it. `over`: a match of such a battle; its faces may have been swapped.
war::Fought outcome_of(const war::Match& match, const cw::Match& over);
// "A clear victory"; empty if the battle named no degrees (BX-14).
words::Phrase degree_in_words(const war::FoughtBattle& fought);

}  // namespace wars
