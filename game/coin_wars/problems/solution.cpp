#include "game/coin_wars/problems/solution.h"

#include "game/coin_wars/bots/chance.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/kit/hands/quick_hand.h"

namespace problems {

namespace {

class Watched final : public rules::Hand {
public:
    bool asked = false;
    rules::Face toss(core::Random&) override {
        asked = true;
        return rules::Face::Heads;
    }
    int roll(int, core::Random&) override {
        asked = true;
        return 1;
    }
};

int cents(const cw::Match& match, const std::vector<int>& coins) {
    int sum = 0;
    for (const int coin : coins) sum += match.type(coin).cents;
    return sum;
}

bool ended(const cw::Match& match, cw::Side winner) { return match.outcome && match.outcome->winner == winner; }

}  // namespace

std::optional<cw::Match> played(const cw::Match& before, std::span<const cw::Command> commands) {
    cw::Match match = before;
    core::Random random(1);
    Watched hand;
    for (const cw::Command& command : commands) {
        if (cw::CoinWars::check(match, command)) return std::nullopt;
        cw::CoinWars::apply(match, command, random, hand);
        while (match.phase == cw::Phase::Play && !match.awaiting.empty()) {
            const auto reply = bots::answer(match, match.awaiting.front().side, random);
            if (!reply) return std::nullopt;
            cw::CoinWars::apply(match, *reply, random, hand);
        }
    }
    return hand.asked ? std::nullopt : std::optional(std::move(match));
}

bool comes_to_the_same(const cw::Match& one, const cw::Match& other) {
    if (one.outcome.has_value() != other.outcome.has_value()) return false;
    if (one.outcome && one.outcome->winner == other.outcome->winner) return true;
    for (int coin = 0; coin < one.count(); ++coin) {
        const cw::Coin &a = one.coin(coin), &b = other.coin(coin);
        if (a.place != b.place) return false;
        if (a.place == cw::Place::Table && core::distance(a.at, b.at) > kNear) return false;
    }
    return true;
}

std::vector<int> fallen(const cw::Match& before, const cw::Match& after, cw::Side side) {
    std::vector<int> coins;
    for (int coin = 0; coin < before.count(); ++coin)
        if (before.side_of(coin) == side && before.on_table(coin) && after.coin(coin).place == cw::Place::Fallen)
            coins.push_back(coin);
    return coins;
}

bool solves(const Problem& problem, const cw::Match& after) {
    const cw::Match before = start_of(problem);
    if (problem.asked == Asked::Win) return ended(after, before.side);
    if (problem.asked == Asked::Better)
        return bots::foreseen_chance(after, before.side) >= (problem.chance + problem.second) / 2;
    const auto right = played(before, problem.solution);
    return right && comes_to_the_same(*right, after);
}

std::string fault_of(const Problem& problem) {
    const cw::Match before = start_of(problem);
    if (before.phase != cw::Phase::Play) return "the position is not in play";
    const auto after = played(before, problem.solution);
    if (!after) return "the solution is refused, or leaves it to chance";
    const cw::Side side = before.side, enemy = cw::other(side);
    if (problem.asked == Asked::Win && !ended(*after, side)) return "the solution does not win the battle";
    if (problem.asked == Asked::Take &&
        cents(before, fallen(before, *after, enemy)) <= cents(before, fallen(before, *after, side)))
        return "the solution takes no more than it gives";
    return {};
}

}  // namespace problems
