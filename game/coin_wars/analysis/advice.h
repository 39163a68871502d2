#pragma once
// Advice during play, to the side to act: the best action, and what an action would lose before it is done. Both know
// what everybody at the table sees, and never the battle's own dice: they depend on the match alone.

#include <optional>

#include "game/coin_wars/analysis/reason.h"
#include "game/coin_wars/bots/bot.h"

namespace analysis {

// In candidate moves evaluated: half of a general's turn; and a quarter of a second where it is slowest.
inline constexpr std::int64_t kHintsWork = 200'000, kWarningsWork = 80'000;

// Of the best turn that the general's search finds: of what can be done at once, the command after which the chance is
// best, and that is worth an action (purpose.h). No decision may be pending. The same for any number of workers, unless it is stopped.
cw::Command best_action(const cw::Match& match, const bots::Budget& budget, bots::Thinking* thinking = nullptr);

// Chances are those of the side to act, foreseen after one action, throws as they fall on average.
struct Warning {
    double chance = 0, best = 0;  // after the action, after the best one that was found
    cw::Command better{};         // that one
    Reason reason{};
};
// Why to think again about this command, which must be legal: it loses more than kBlunder against the best action found.
// Nothing as well if that is not known for certain after kWarningsWork, or if it is stopped.
std::optional<Warning> warning_of(const cw::Match& before, const cw::Command& command, bots::Thinking& thinking);

}  // namespace analysis
