#include "game/coin_wars/bots/goals.h"

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/victory.h"

namespace bots {

using namespace rules::coin_wars;

namespace {

// The weight of the result at the turn limit compared with a goal, in the first and in the last turn.
constexpr double kLimitAtFirst = 0.15, kLimitAtLast = 0.6;
// Parts of a goal that must be true together count before all of them are.
constexpr double kPart = 0.4;

double reached_of_lost(const Match& match, const Condition& lost) {
    const int asked = coins_asked(lost);
    double share = asked > 0 ? static_cast<double>(coins_counted(match, lost)) / asked : 1;
    if (lost.cents > 0) share = std::min(share, static_cast<double>(cents_counted(match, lost)) / lost.cents);
    return std::min(1.0, share);
}

void add_places(const Condition& condition, std::vector<const Condition*>& places) {
    if (condition.kind == Condition::Kind::Held) places.push_back(&condition);
    for (const Condition& part : condition.of) add_places(part, places);
}

class Shares {
public:
    explicit Shares(const Match& match) : match_(match) {
        const Victory& victory = match.scenario->victory;
        stakes_.coins.assign(match.coins.size(), 0);
        if (const auto& goal = victory.goals[index(Side::Heads)]) share(*goal, 1);
        if (const auto& goal = victory.goals[index(Side::Tails)]) share(*goal, -1);
        if (victory.turns > 0) share_limit(victory);
        for (double& coin : stakes_.coins) coin = std::clamp(coin, 0.0, 1.0);
        for (auto& objectives : stakes_.objectives)
            std::erase_if(objectives, [](const Objective& objective) { return objective.share <= 0; });
    }
    Stakes take() { return std::move(stakes_); }

private:
    // `weight`: what the condition decides for Heads, negative for Tails.
    void share(const Condition& condition, double weight) {
        if (std::abs(weight) < 0.001) return;
        switch (condition.kind) {
            case Condition::Kind::Lost:
                return share_lost(condition, weight);
            case Condition::Kind::Held:
                return share_held(condition, weight);
            case Condition::Kind::Not:
                return share(condition.of.front(), -weight);
            case Condition::Kind::Any:
            case Condition::Kind::All:
                break;
        }
        const bool all = condition.kind == Condition::Kind::All;
        for (const Condition& part : condition.of) {
            double others = weight;
            for (const Condition& other : condition.of)
                if (&other != &part)
                    others *= all ? kPart + (1 - kPart) * reached(match_, other) : 1 - reached(match_, other);
            share(part, others);
        }
    }

    void share_lost(const Condition& lost, double weight) {
        if (reached_of_lost(match_, lost) >= 1) return;
        const double good = lost.side == Side::Heads ? -weight : weight;  // for the other side
        const int asked = coins_asked(lost);
        for (int coin = 0; coin < match_.count(); ++coin) {
            if (match_.side_of(coin) != lost.side) continue;
            if (!core::empty_or_contains(lost.named, coin)) continue;
            double& stake = stakes_.coins[static_cast<std::size_t>(coin)];
            if (asked > 0) stake += good / asked;
            if (lost.cents > 0) stake += good * match_.type(coin).cents / lost.cents;
        }
    }

    void share_held(const Condition& held, double weight) {
        if (held.area.size() < 3) return;
        Vec2 middle, low = held.area.front(), high = low;
        for (const Vec2 corner : held.area) {
            middle = middle + corner;
            low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
            high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
        }
        auto& objectives = stakes_.objectives[index(held.side)];
        const double good = held.side == Side::Heads ? weight : -weight;
        const auto known =
            std::ranges::find_if(objectives, [&](const Objective& place) { return *place.held == held; });
        if (known != objectives.end())
            known->share += good;
        else
            objectives.push_back({&held, middle / static_cast<double>(held.area.size()), low, high, good});
    }

    // The first result that is true decides.
    void share_limit(const Victory& victory) {
        const double passed = static_cast<double>(match_.turn) / victory.turns;
        double weight = kLimitAtFirst + (kLimitAtLast - kLimitAtFirst) * passed;
        for (const LimitResult& result : victory.results) {
            const double good = !result.winner ? 0 : *result.winner == Side::Heads ? 1 : -1;
            share(result.when, weight * good);
            weight *= 1 - reached(match_, result.when);
        }
    }

    const Match& match_;
    Stakes stakes_;
};

}  // namespace

bool Objective::counts(const Match& match, int coin) const {
    if (match.side_of(coin) != held->side) return false;
    if (!core::empty_or_contains(held->named, coin)) return false;
    return core::empty_or_contains(held->types, match.setup(coin).type);
}

bool Objective::contains(core::Vec2 at) const {
    if (at.x < low.x || at.x > high.x || at.y < low.y || at.y > high.y) return false;
    return measure::inside(held->area, at);
}

double reached(const Match& match, const Condition& condition) {
    double part = condition.kind == Condition::Kind::Any ? 0 : 1;
    switch (condition.kind) {
        case Condition::Kind::Lost:
            return reached_of_lost(match, condition);
        case Condition::Kind::Held:
            return std::min(1.0, static_cast<double>(coins_counted(match, condition)) / condition.coins);
        case Condition::Kind::Not:
            return 1 - reached(match, condition.of.front());
        case Condition::Kind::Any:
            for (const Condition& each : condition.of) part = 1 - (1 - part) * (1 - reached(match, each));
            return part;
        case Condition::Kind::All:
            break;
    }
    for (const Condition& each : condition.of) part *= reached(match, each);
    return part;
}

Stakes stakes_of(const Match& match) { return Shares(match).take(); }

std::vector<const Condition*> places_in(const Victory& victory) {
    std::vector<const Condition*> places;
    for (const auto& goal : victory.goals)
        if (goal) add_places(*goal, places);
    for (const LimitResult& result : victory.results) add_places(result.when, places);
    return places;
}

}  // namespace bots
