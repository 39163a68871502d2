#pragma once
// A seat's choices now: each command, with its refusal if it is illegal. Built on check(), so that no screen repeats a
// rule.

#include <optional>
#include <vector>

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/contest.h"

namespace rules::coin_rpg {

struct Choice {
    Command command;  // without faces: the hand tosses
    std::optional<Refusal> refusal;
};

// Everything the seat can do in this phase without typing a text, so no cards, Scenes or narrations. Exchanges with
// Grabby Hands are offered coin for coin.
std::vector<Choice> choices(const Match& match, int seat);
// The same for decisions of the group: how many Scenes, the next Adventure. Neither list has the first point of
// Miscellaneous, which needs a typed name.
std::vector<Choice> group_choices(const Match& match);

// RPG-60: everything that Experience Points can buy at this table, in any phase.
std::vector<Purchase> all_purchases(const Match& match, int seat);

// The match after a legal command that throws nothing or has its faces given.
Match match_after(const Match& match, const Command& command);

}  // namespace rules::coin_rpg
