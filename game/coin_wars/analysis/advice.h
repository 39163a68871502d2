#pragma once
// Advice during play to the side to act: the best action, and what an action would lose, before it is done. Both use
// only what everybody at the table sees, never the battle's own dice: they depend on the match alone.

#include <optional>

#include "game/coin_wars/analysis/reason.h"
#include "game/coin_wars/bots/bot.h"

namespace analysis {

// Candidate moves evaluated: half a general's turn for hints; a quarter of a second at the slowest for warnings.
inline constexpr std::int64_t kHintsWork = 200'000, kWarningsWork = 80'000;

// From the best turn found by the general's search: among the commands possible at once and worth an action
// (purpose.h), the one after which the chance is best. No decision may be pending. The same for any number of workers,
// unless stopped.
cw::Command best_action(const cw::Match& match, const bots::Budget& budget, bots::Thinking* thinking = nullptr);

// Chances of the side to act, after one action, averaged over throws.
struct Warning {
    double chance = 0, best = 0;  // after the action; after the best action found
    cw::Command better{};         // the best action found
    Reason reason{};
};
// Why to think again about this command, which must be legal: it loses more than kBlunder against the best action
// found. nullopt also if that is not certain after kWarningsWork, or if stopped.
std::optional<Warning> warning_of(const cw::Match& before, const cw::Command& command, bots::Thinking& thinking);

}  // namespace analysis
