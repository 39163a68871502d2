#include "game/coin_wars/analysis/advice.h"

#include <cmath>

#include "game/coin_wars/analysis/analysis.h"
#include "game/coin_wars/analysis/purpose.h"
#include "game/coin_wars/analysis/throws.h"
#include "game/coin_wars/bots/turn_search.h"
#include "game/kit/hands/quick_hand.h"

namespace analysis {

namespace {

constexpr std::int64_t kSearch = 24'000;  // part of kWarningsWork
constexpr double kPlain = 0.04;           // smaller losses at first sight do not count
constexpr double kUnsure = 0.15;          // over the root of the playouts: extra loss to stop before the last round
constexpr int kFirstPlayouts = 8, kMaxPlayouts = 32;

// The result with one random throw.
cw::Match after(const cw::Match& before, const cw::Command& command) {
    cw::Match match = before;
    core::Random random(cw::CoinWars::hash(before));
    hands::QuickHand hand;
    cw::CoinWars::apply(match, command, random, hand);
    return match;
}

bool same(const cw::Command& one, const cw::Command& other) {
    return cw::CoinWars::to_json(one) == cw::CoinWars::to_json(other);
}

class Weighing {
public:
    Weighing(const cw::Match& before, const cw::Command& command, bots::Thinking& thinking)
        : before_(before), command_(command), thinking_(thinking) {
        thinking_.max = kWarningsWork;
        thinking_.planned = kWarningsWork;
    }

    std::optional<Warning> warning() {
        Warning found;
        found.better = best_action(before_, {.work = kSearch}, &thinking_);
        if (same(found.better, command_)) return std::nullopt;
        found.reason = reason_of(before_, after(before_, command_), after(before_, found.better), before_.side);
        // A loss without a reason that does not show at first sight would be noise more often than not.
        if (found.reason.kind == Reason::Kind::Placed && !loses_at_first_sight(found.better)) return std::nullopt;
        bool known = false;
        // Each round must confirm it with twice the playouts, as long as there is work left.
        for (int playouts = kFirstPlayouts; playouts <= kMaxPlayouts; playouts *= 2) {
            const std::int64_t begun = thinking_.done;
            const double chance = foreseen(command_, playouts), best = foreseen(found.better, playouts);
            if (thinking_.stopped()) break;
            if (best - chance <= kBlunder) return std::nullopt;
            found.chance = chance;
            found.best = best;
            known = playouts == kMaxPlayouts ||
                    (playouts > kFirstPlayouts && best - chance > kBlunder + kUnsure / std::sqrt(playouts));
            if (thinking_.done + 2 * (thinking_.done - begun) > kWarningsWork) break;
        }
        if (!known || thinking_.stop) return std::nullopt;
        return found;
    }

private:
    double foreseen(const cw::Command& command, int playouts) {
        return foreseen_after(before_, command, before_.side, playouts, &thinking_);
    }
    bool loses_at_first_sight(const cw::Command& better) {
        return expected_chance(before_, better, before_.side, &thinking_) -
                   expected_chance(before_, command_, before_.side, &thinking_) >=
               kPlain;
    }

    const cw::Match& before_;
    const cw::Command& command_;
    bots::Thinking& thinking_;
};

}  // namespace

cw::Command best_action(const cw::Match& match, const bots::Budget& budget, bots::Thinking* thinking) {
    core::Random random(cw::CoinWars::hash(match));
    const bots::RolloutPlan plan = bots::plan(match, {}, budget, random, thinking);
    const auto worth = [&](const bots::RolloutPlan::Step& step) { return is_worth_an_action(match, step.command); };
    const auto first = cw::CoinWars::check(match, plan.steps.front().command) || worth(plan.steps.front())
                           ? plan.steps.front().command
                           : cw::Command(cw::EndTurn{});
    cw::Command best = first;
    double max = 0;
    for (const bots::RolloutPlan::Step& step : plan.steps) {
        if (bots::stopped(thinking)) break;
        if (holds_alternative<cw::EndTurn>(step.command) || cw::CoinWars::check(match, step.command)) continue;
        const double chance = expected_chance(match, step.command, match.side, thinking);
        if (chance <= max || !worth(step)) continue;
        max = chance;
        best = step.command;
    }
    return best;
}

std::optional<Warning> warning_of(const cw::Match& before, const cw::Command& command, bots::Thinking& thinking) {
    return Weighing(before, command, thinking).warning();
}

}  // namespace analysis
