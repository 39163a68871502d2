#pragma once
// What a seat may do now: each command, with the refusal if it is not allowed. Built on check(), so that
// no screen repeats a rule.

#include <optional>
#include <vector>

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/contest.h"

namespace rules::coin_rpg {

struct Choice {
    Command command;  // without faces: the hand tosses
    std::optional<Refusal> refusal;
};

// All that the seat can ask for in this phase that needs no text: cards, Scenes and narrations are
// typed. An exchange by Grabby Hands is offered coin for coin.
std::vector<Choice> choices(const Match& match, int seat);
// The same for the group, if it decides: how many Scenes, the next Adventure. A first point of
// Miscellaneous is bought with a typed name and is in neither list.
std::vector<Choice> group_choices(const Match& match);

// RPG-60: all that Experience Points can buy at this table, whatever the phase.
std::vector<Purchase> all_purchases(const Match& match, int seat);

// The match after a legal command that throws nothing or whose faces are given: what it would change.
Match match_after(const Match& match, const Command& command);

}  // namespace rules::coin_rpg
