#include "game/coin_wars/analysis/reason.h"

#include <cmath>

#include "game/coin_wars/bots/goals.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"

namespace analysis {

using rules::Phrase;
using rules::say;

namespace {

constexpr double kNearer = 0.05;    // share of a goal
constexpr double kTouching = 0.02;  // inches: smaller distances are not given
constexpr double kCard = 5;         // inches: its long edge

// In inches up to a card's length, beyond that in cards.
Phrase length(double inches) {
    if (inches <= kCard) return cw::inches_and_cm(inches, 1);
    const int cards = static_cast<int>(std::ceil(inches / kCard));
    return rules::say_many(cards, "{1} card", "{1} cards");
}

int cents(const cw::Match& match, const std::vector<int>& coins) {
    int sum = 0;
    for (const int coin : coins) sum += match.type(coin).cents;
    return sum;
}

// The side's coins that have fallen in `then` but not in `other`.
std::vector<int> fallen_only(const cw::Match& then, const cw::Match& other, cw::Side side) {
    std::vector<int> coins;
    for (int coin = 0; coin < then.count(); ++coin)
        if (then.side_of(coin) == side && then.coin(coin).place == cw::Place::Fallen &&
            other.coin(coin).place != cw::Place::Fallen)
            coins.push_back(coin);
    return coins;
}

// How much the coin matters if enemies strike it.
int weight(const cw::Match& match, int coin) {
    constexpr int kDecides = 1'000'000;
    return match.type(coin).cents + (cw::fall_ends_battle(match, coin) ? kDecides : 0);
}

double farthest(const cw::Match& match, int coin, const std::vector<int>& others) {
    double max = 0;
    for (const int other : others)
        max = std::max(max, core::distance(match.coin(coin).at, match.coin(other).at) - match.type(coin).radius() -
                                match.type(other).radius());
    return max;
}

// The most important coin that enemies can strike after the played turn, but could not after the better one.
Reason exposed(const cw::Match& played, const cw::Match& better, cw::Side side) {
    Reason reason;
    for (int coin = 0; coin < played.count(); ++coin) {
        if (played.side_of(coin) != side || !played.on_table(coin)) continue;
        if (!reason.coins.empty() && weight(played, coin) <= weight(played, reason.coins.front())) continue;
        const std::vector<int> strikers = cw::threats(played, coin, played.coin(coin).at);
        if (strikers.empty()) continue;
        if (better.on_table(coin) && cw::threats(better, coin, better.coin(coin).at).size() >= strikers.size())
            continue;
        reason = {Reason::Kind::Exposed, {coin}, strikers, farthest(played, coin, strikers)};
    }
    return reason;
}

}  // namespace

double goal_lead(const cw::Match& match, cw::Side side) {
    const auto& goals = match.scenario->victory.goals;
    const auto far = [&](cw::Side whose) {
        const auto& goal = goals[cw::index(whose)];
        return goal ? bots::reached(match, *goal) : 0;
    };
    return far(side) - far(cw::other(side));
}

Reason reason_of(const cw::Match& before, const cw::Match& played, const cw::Match& better, cw::Side side) {
    const auto won = [&](const cw::Match& match) { return match.outcome && match.outcome->winner == side; };
    if (won(better) && !won(played)) return {Reason::Kind::Won};
    const cw::Side enemy = cw::other(side);
    const Reason danger = exposed(played, better, side);
    if (danger.kind == Reason::Kind::Exposed && cw::fall_ends_battle(played, danger.coins.front())) return danger;
    const std::vector<int> missed = fallen_only(better, played, enemy), taken = fallen_only(played, better, enemy);
    const std::vector<int> given = fallen_only(played, better, side), kept = fallen_only(better, played, side);
    const int more = cents(before, missed) - cents(before, taken), less = cents(before, given) - cents(before, kept);
    if (!missed.empty() && more > 0 && more >= less) return {Reason::Kind::Missed, missed};
    if (!given.empty() && less > 0) return {Reason::Kind::Traded, given};
    if (goal_lead(better, side) - goal_lead(played, side) > kNearer) return {Reason::Kind::Goal};
    return danger;
}

Phrase in_words(const cw::Scenario& scenario, const Reason& reason) {
    const Phrase coins = cw::listed(scenario, reason.coins), strikers = cw::listed(scenario, reason.strikers);
    switch (reason.kind) {
        case Reason::Kind::Won:
            return say("It could have won the battle at once.");
        case Reason::Kind::Missed:
            return say("It could have taken {1}.", coins);
        case Reason::Kind::Traded:
            return say("It gave away {1}.", coins);
        case Reason::Kind::Exposed:
            return reason.inches < kTouching ? say("{1} stood where {2} could strike it.", coins, strikers)
                                             : say("{1} stood within {2} of {3} and could be struck.", coins,
                                                   length(reason.inches), strikers);
        case Reason::Kind::Goal:
            return say("It left the goal farther away than it had to be.");
        case Reason::Kind::Placed:
            break;
    }
    return say("Its coins could have been better placed for the turns to come.");
}

Phrase foretold(const cw::Scenario& scenario, const Reason& reason) {
    const Phrase coins = cw::listed(scenario, reason.coins), strikers = cw::listed(scenario, reason.strikers);
    switch (reason.kind) {
        case Reason::Kind::Won:
            return say("Another action wins the battle at once.");
        case Reason::Kind::Missed:
            return say("Another action takes {1}.", coins);
        case Reason::Kind::Traded:
            return say("It would give away {1}.", coins);
        case Reason::Kind::Exposed:
            return reason.inches < kTouching ? say("{1} would stand where {2} could strike it.", coins, strikers)
                                             : say("{1} would stand within {2} of {3} and could be struck.", coins,
                                                   length(reason.inches), strikers);
        case Reason::Kind::Goal:
            return say("The goal would still be farther away than it has to be.");
        case Reason::Kind::Placed:
            break;
    }
    return say("Another action leaves your coins better placed for what follows.");
}

}  // namespace analysis
