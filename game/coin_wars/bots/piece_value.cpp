#include "game/coin_wars/bots/piece_value.h"

namespace bots {

using namespace rules::coin_wars;

namespace {

// The share of a side's strength that all losses named by a goal are worth together.
constexpr double kGoal = 0.5, kLimit = 0.25;

// Tuned on thousands of battles between random lists: strength counts fully, traits by what they won.
double strength(const CoinType& type) {
    double worth = 0.5 + (type.offense + type.defense) / 2.0;
    for (const Trait& trait : kTraits)
        if (type.*trait.has) worth += trait.worth;
    return worth;
}

class Worths {
public:
    explicit Worths(const Scenario& scenario) : scenario_(scenario) {
        const Victory& victory = scenario.victory;
        const bool purse_counts = victory.turns > 0 && victory.at_limit == AtLimit::Purse;
        for (const CoinSetup& coin : scenario.coins) {
            const CoinType& type = scenario.type(coin.type);
            worths_.push_back(strength(type) + (purse_counts ? 0.1 : 0.02) * type.cents);
            strength_[index(coin.side)] += worths_.back();
        }
        for (const auto& goal : victory.goals)
            if (goal) add(*goal, kGoal);
        for (const LimitResult& result : victory.results) add(result.when, kLimit);
    }
    std::vector<double> take() { return std::move(worths_); }

private:
    void add(const Condition& condition, double share) {
        if (condition.kind == Condition::Kind::Lost) add_lost(condition, share);
        for (const Condition& part : condition.of) add(part, share);
    }

    void add_lost(const Condition& lost, double share) {
        const double all = share * strength_[index(lost.side)];
        const int coins = static_cast<int>(scenario_.coins.size());
        int needed = lost.coins;
        if (needed == 0 && lost.cents == 0) needed = static_cast<int>(lost.named.size());
        for (int coin = 0; coin < coins; ++coin) {
            if (!counts(lost, coin)) continue;
            double& worth = worths_[static_cast<std::size_t>(coin)];
            if (needed > 0) worth += all / needed;
            if (lost.cents > 0) worth += all * scenario_.type_of(coin).cents / lost.cents;
        }
    }

    bool counts(const Condition& lost, int coin) const {
        const bool named = lost.named.empty() || std::ranges::find(lost.named, coin) != lost.named.end();
        return named && scenario_.coin(coin).side == lost.side;
    }

    const Scenario& scenario_;
    std::vector<double> worths_;
    std::array<double, 2> strength_{};
};

}  // namespace

std::vector<double> worths_of(const Scenario& scenario) { return Worths(scenario).take(); }

}  // namespace bots
