// The rule page's table of contents: each section, and the file that holds it.
//
//     Tosses and their ranks                     calling.cpp, tosses.cpp, conclusion.cpp, ranks.cpp
//     Opposing and resisting                     opposing.cpp, afflictions.cpp
//     Damage; power applies where it counts      damage.cpp, power.cpp
//     Energy Coins                               energy.cpp, reactions.cpp
//     Characters and rounds                      setup.cpp, rounds.cpp
//     Who sits at the table                      seats.cpp

#include "game/stories/edged_coins/rules/edged_coins.h"

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/tosses.h"

namespace rules::edged_coins {

std::optional<Refusal> EdgedCoins::check(const Match& match, const Command& command) {
    if (auto refusal = check_form(command.action)) return refusal;
    if (auto refusal = check_terms(match, command)) return refusal;
    return visit([&match](const auto& asked) { return check_rule(match, asked); }, command.action);
}

std::vector<Event> EdgedCoins::apply(Match& match, const Command& command, core::Random& random, Hand& hand) {
    const Throws throws{random, hand};
    return visit([&](const auto& asked) { return apply_rule(match, throws, asked); }, command.action);
}

std::vector<TossedCoin> coins_for(const Match& match, const Command& command) {
    if (!holds_alternative<ThrowCoins>(command.action)) return {};
    std::vector<TossedCoin> coins;
    for (int number = 1; number <= row_of(row_due(match)).coins; ++number)
        coins.push_back({number, match.toss->kind, !match.toss->throws.empty()});
    return coins;
}

}  // namespace rules::edged_coins
