#include "game/coin_wars/bots/turn_search.h"

#include "engine/core/worker.h"

namespace bots {

namespace {

constexpr Weights kDefault{};
constexpr Weights kBold{.exposure = 0.35, .approach = 0.04};

// Weights of the sergeants that propose the first turns; the first is the plain sergeant.
constexpr std::array kTempers{
    kDefault,
    kBold,
    Weights{.exposure = 1, .approach = 0.01},
    Weights{.exposure = 0, .approach = 0.08},
    Weights{.exposure = 0.7, .threat = 0.5, .approach = 0.05},
    Weights{.exposure = 1, .threat = 0.1, .approach = -0.03},
    Weights{.exposure = 0.5, .company = 0.8, .gather = 0.06},
    Weights{.exposure = 0.7, .trade = 1, .noise = 0.3},
};

// Kinds of rollout: all proposals get the first ones, the better proposals get more.
const std::array kWays{
    Rollout{3, {kDefault, kDefault}}, Rollout{3, {kDefault, kBold}}, Rollout{5, {kDefault, kDefault}},
    Rollout{5, {kBold, kDefault}},    Rollout{7, {kDefault, kBold}}, Rollout{7, {kDefault, kDefault}},
};
// After `ways` rollouts each, the best `stay` proposals are kept.
struct Stage {
    std::size_t ways, stay;
};
constexpr std::array kStages{Stage{2, 6}, Stage{4, 3}, Stage{6, 3}};
constexpr std::size_t kBatch = 8;

std::vector<cw::Command> commands_of(const Plan& plan) {
    std::vector<cw::Command> commands;
    for (const Plan::Step& step : plan.steps) commands.push_back(step.command);
    if (!commands.empty() && std::holds_alternative<cw::EndTurn>(commands.back())) commands.pop_back();
    return commands;
}

// Runs task(0) to task(count - 1), each once, on up to `workers` threads. Results are stored by task number, so they do
// not depend on the number of threads.
template <class Task>
void in_parallel(std::size_t count, int workers, const Task& task) {
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) task(i);
        return false;
    };
    const std::size_t threads = std::min(count, static_cast<std::size_t>(std::max(1, workers)));
    std::vector<core::Worker> others(threads > 0 ? threads - 1 : 0);
    for (core::Worker& other : others) other.start(work);
    work();
    for (core::Worker& other : others) other.join();
}

class Planning {
public:
    Planning(const Match& match, const Budget& budget, core::Random& random, Thinking* thinking)
        : match_(match),
          side_(match.side),
          work_(budget.work > 0 ? budget.work : kGeneralsWork),
          workers_(budget.workers),
          seed_(random.below(1u << 31)),
          thinking_(thinking) {
        if (!thinking_) return;
        thinking_->done = 0;
        thinking_->planned = work_;
    }

    Plan best() {
        core::Random random(seed_);
        Plan plain = play_turn(match_, {}, kDefault, random);
        do {
            std::vector<Plan> before = elite_;
            batch();
            if (elite_.empty()) elite_ = std::move(before);
        } while (goes_on());
        return elite_.empty() ? std::move(plain) : std::move(elite_.front());
    }

private:
    bool stopped() const { return thinking_ && thinking_->stop; }
    bool goes_on() const { return !stopped() && done_ < work_; }

    Plan propose(std::size_t index) const {
        core::Random random(seed_ + 1000003 * (batches_ * kBatch + index));
        if (batches_ == 0) return play_turn(match_, {}, kTempers[index % kTempers.size()], random);
        return change(elite_[index % elite_.size()], random);
    }

    // Varies the plan: leaves one command out, does it first, or plays on differently from it.
    Plan change(const Plan& parent, core::Random& random) const {
        std::vector<cw::Command> wished = commands_of(parent);
        Weights weights = kTempers[random.below(static_cast<std::uint32_t>(kTempers.size()))];
        weights.noise = 0.5;
        if (wished.empty()) return play_turn(match_, {}, weights, random);
        const auto drawn = static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(wished.size())));
        switch (random.below(3)) {
            case 0:
                wished.erase(wished.begin() + drawn);
                break;
            case 1:
                std::rotate(wished.begin(), wished.begin() + drawn, wished.begin() + drawn + 1);
                break;
            default:
                wished.resize(static_cast<std::size_t>(drawn));
        }
        return play_turn(match_, wished, weights, random);
    }

    void batch() {
        std::vector<Plan> plans(kBatch);
        in_parallel(plans.size(), workers_, [&](std::size_t i) { plans[i] = propose(i); });
        for (Plan& plan : elite_) plan.work = 0;
        std::ranges::move(elite_, std::back_inserter(plans));
        for (const Stage& stage : kStages) {
            judge_by(plans, stage.ways);
            if (stopped()) std::erase_if(plans, [&](const Plan& plan) { return plan.values.size() < stage.ways; });
            std::ranges::stable_sort(
                plans, [&](const Plan& a, const Plan& b) { return a.mean(stage.ways) > b.mean(stage.ways); });
            while (plans.size() > stage.stay) {
                count(plans.back().work);
                plans.pop_back();
            }
        }
        for (Plan& plan : plans) count(plan.work);
        elite_ = std::move(plans);
        ++batches_;
    }

    // Runs rollouts until each plan has had `ways` of them.
    void judge_by(std::vector<Plan>& plans, std::size_t ways) {
        in_parallel(plans.size(), workers_, [&](std::size_t i) {
            Plan& plan = plans[i];
            for (std::size_t way = plan.values.size(); way < ways && !stopped(); ++way) {
                core::Random random(seed_ + 7919 * way);
                plan.values.push_back(play_on(plan, side_, kWays[way], random, plan.work));
            }
        });
    }

    void count(std::int64_t work) {
        done_ += work;
        if (thinking_) thinking_->done = done_;
    }

    const Match& match_;
    Side side_;
    std::int64_t work_, done_ = 0;
    int workers_;
    std::uint64_t seed_;
    Thinking* thinking_;
    std::size_t batches_ = 0;
    std::vector<Plan> elite_;  // have had all rollouts, best first
};

}  // namespace

Plan plan(const Match& match, const Budget& budget, core::Random& random, Thinking* thinking) {
    return Planning(match, budget, random, thinking).best();
}

}  // namespace bots
