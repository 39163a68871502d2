#pragma once
// Replies to what is asked of a side outside its own actions: before the battle, during deployment,
// decisions, offers.

#include <optional>

#include "engine/core/random.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/match.h"

namespace bots {

struct Thinking;

// The side's answer if it is asked for one (is_asked); nullopt if it is its turn to act. Stopped, it weighs an offered
// draw less long.
std::optional<rules::coin_wars::Command> answer(const rules::coin_wars::Match& match, rules::coin_wars::Side side,
                                                core::Random& random, Thinking* thinking = nullptr);

// True if this side must give a command now. If either side may (faces, toss), Heads does.
bool is_asked(const rules::coin_wars::Match& match, rules::coin_wars::Side side);

}  // namespace bots
