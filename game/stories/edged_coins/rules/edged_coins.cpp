// The page's table of contents: each section, and the file that holds it.

#include "game/stories/edged_coins/rules/edged_coins.h"

#include "game/stories/edged_coins/rules/checks.h"
// Tosses: ranks are asked by them
#include "game/stories/edged_coins/rules/tosses.h"
// Opposing and resisting
#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/opposing.h"
// Damage: chain is asked where it counts
#include "game/stories/edged_coins/rules/damage.h"
// Energy Coins
#include "game/stories/edged_coins/rules/energy.h"
#include "game/stories/edged_coins/rules/reactions.h"
// Characters and rounds
#include "game/stories/edged_coins/rules/rounds.h"
#include "game/stories/edged_coins/rules/setup.h"
// Who sits at the table
#include "game/stories/edged_coins/rules/seats.h"

namespace rules::edged_coins {

namespace {

struct Checking {
    const Match& match;
    Seat seat;
    template <class D>
    Check operator()(const D& action) const {
        return edged_coins::check(match, seat, action);
    }
};

struct Applying {
    Match& match;
    Throws throws;
    Events operator()(const ThrowCoins& action) const { return edged_coins::apply(match, throws, action); }
    template <class D>
    Events operator()(const D& action) const {
        return edged_coins::apply(match, action);
    }
};

}  // namespace

std::optional<Refusal> EdgedCoins::check(const Match& match, const Command& command) {
    if (auto refusal = check_form(command.action)) return refusal;
    if (auto refusal = check_phase(match, command.action)) return refusal;
    if (auto refusal = check_seat(match, command.seat)) return refusal;
    return std::visit(Checking{match, command.seat}, command.action);
}

std::vector<Event> EdgedCoins::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    return std::visit(Applying{match, {random, hand}}, command.action);
}

std::vector<TossedCoin> coins_for(const Match& match, const Command& command) {
    if (!std::holds_alternative<ThrowCoins>(command.action)) return {};
    std::vector<TossedCoin> coins;
    for (int number = 1; number <= row_of(row_due(match)).coins; ++number)
        coins.push_back({number, match.toss->kind, !match.toss->throws.empty()});
    return coins;
}

}  // namespace rules::edged_coins
