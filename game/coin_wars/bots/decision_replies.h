#pragma once
// Replies required from a side outside its own actions: before the battle, during deployment, decisions, offers.

#include <optional>

#include "engine/core/random.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace bots {

struct Thinking;

// The side's answer if one is required (is_asked); nullopt if it is its turn to act. If stopped, it spends less time on
// an offered draw.
std::optional<rules::coin_wars::Command> answer(const rules::coin_wars::Match& match, rules::coin_wars::Side side,
                                                core::Random& random, Thinking* thinking = nullptr);

// True if this side must give a command now. If either side may (faces, toss), Heads does.
bool is_asked(const rules::coin_wars::Match& match, rules::coin_wars::Side side);

}  // namespace bots
