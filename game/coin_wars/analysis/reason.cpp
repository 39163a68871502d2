#include "game/coin_wars/analysis/reason.h"

#include "game/coin_wars/bots/goals.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/victory.h"

namespace analysis {

using rules::Phrase;
using rules::say;

namespace {

constexpr double kNearer = 0.05;  // of a goal

int cents(const cw::Match& match, const std::vector<int>& coins) {
    int sum = 0;
    for (const int coin : coins) sum += match.type(coin).cents;
    return sum;
}

// The coins of the side that have fallen in `then` and not in `other`.
std::vector<int> fallen_only(const cw::Match& then, const cw::Match& other, cw::Side side) {
    std::vector<int> coins;
    for (int coin = 0; coin < then.count(); ++coin)
        if (then.side_of(coin) == side && then.coin(coin).place == cw::Place::Fallen &&
            other.coin(coin).place != cw::Place::Fallen)
            coins.push_back(coin);
    return coins;
}

double goal_lead(const cw::Match& match, cw::Side side) {
    const auto& goals = match.scenario->victory.goals;
    const auto far = [&](cw::Side whose) {
        const auto& goal = goals[cw::index(whose)];
        return goal ? bots::reached(match, *goal) : 0;
    };
    return far(side) - far(cw::other(side));
}

// How much it matters that enemies strike the coin.
int weight(const cw::Match& match, int coin) {
    constexpr int kDecides = 1'000'000;
    return match.type(coin).cents + (cw::fall_ends_battle(match, coin) ? kDecides : 0);
}

// The coin that matters most of those that enemies can strike where the turn left it, and could not after the better one.
Reason exposed(const cw::Match& played, const cw::Match& better, cw::Side side) {
    Reason reason;
    for (int coin = 0; coin < played.count(); ++coin) {
        if (played.side_of(coin) != side || !played.on_table(coin)) continue;
        if (!reason.coins.empty() && weight(played, coin) <= weight(played, reason.coins.front())) continue;
        const std::vector<int> strikers = cw::threats(played, coin, played.coin(coin).at);
        if (strikers.empty()) continue;
        if (better.on_table(coin) && cw::threats(better, coin, better.coin(coin).at).size() >= strikers.size())
            continue;
        reason = {Reason::Kind::Exposed, {coin}, strikers};
    }
    return reason;
}

}  // namespace

Reason reason_of(const cw::Match& before, const cw::Match& played, const cw::Match& better, cw::Side side) {
    const auto won = [&](const cw::Match& match) { return match.outcome && match.outcome->winner == side; };
    if (won(better) && !won(played)) return {Reason::Kind::Won, {}, {}};
    const cw::Side enemy = cw::other(side);
    const Reason danger = exposed(played, better, side);
    if (danger.kind == Reason::Kind::Exposed && cw::fall_ends_battle(played, danger.coins.front())) return danger;
    const std::vector<int> missed = fallen_only(better, played, enemy), taken = fallen_only(played, better, enemy);
    const std::vector<int> given = fallen_only(played, better, side), kept = fallen_only(better, played, side);
    const int more = cents(before, missed) - cents(before, taken), less = cents(before, given) - cents(before, kept);
    if (!missed.empty() && more > 0 && more >= less) return {Reason::Kind::Missed, missed, {}};
    if (!given.empty() && less > 0) return {Reason::Kind::Traded, given, {}};
    if (goal_lead(better, side) - goal_lead(played, side) > kNearer) return {Reason::Kind::Goal, {}, {}};
    return danger;
}

Phrase in_words(const cw::Scenario& scenario, const Reason& reason) {
    const Phrase coins = cw::listed(scenario, reason.coins);
    switch (reason.kind) {
        case Reason::Kind::Won:
            return say("It could have won the battle at once.");
        case Reason::Kind::Missed:
            return say("It could have taken {1}.", coins);
        case Reason::Kind::Traded:
            return say("It gave away {1}.", coins);
        case Reason::Kind::Exposed:
            return say("{1} stood where {2} could strike it.", coins, cw::listed(scenario, reason.strikers));
        case Reason::Kind::Goal:
            return say("It left the goal farther away than it need be.");
        case Reason::Kind::Placed:
            break;
    }
    return say("Its coins stood better for the turns that follow.");
}

}  // namespace analysis
