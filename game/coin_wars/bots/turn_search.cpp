#include "game/coin_wars/bots/turn_search.h"

#include "game/coin_wars/bots/in_parallel.h"

namespace bots {

namespace {

Weights with(Weights weights, double exposure, double approach) {
    weights.exposure *= exposure;
    weights.approach *= approach;
    return weights;
}
Weights bold(const Weights& weights) { return with(weights, 0.7, 2); }

// Weights of the sergeants that propose the first turns; the first is the plain sergeant.
std::array<Weights, 8> tempers_of(const Weights& plain) {
    std::array<Weights, 8> all{
        plain, bold(plain),        with(plain, 2, 0.5), with(plain, 0, 4), with(plain, 1.4, 2.5), with(plain, 2, -1.5),
        plain, with(plain, 1.4, 1)};
    all[4].threat *= 2.5;
    all[5].threat *= 0.5;
    all[6].company += 0.5;
    all[6].gather *= 3;
    all[7].trade += 0.7;
    all[7].noise = 0.3;
    return all;
}

// A proposal's rollouts cycle through these; from the second round onward the sergeants err slightly, so that no two
// are alike.
std::array<Rollout, 6> ways_of(const Weights& plain) {
    const Weights bold = bots::bold(plain);
    return {Rollout{3, {plain, plain}}, Rollout{3, {plain, bold}}, Rollout{5, {plain, plain}},
            Rollout{5, {bold, plain}},  Rollout{7, {plain, bold}}, Rollout{7, {plain, plain}}};
}
constexpr double kErring = 0.3;

constexpr std::size_t kMaxAtOnce = 8, kFewestAtOnce = 2;  // new proposals at a time
constexpr std::int64_t kForOne = 2500;                    // a search with n times this work proposes n turns at a time
constexpr std::size_t kRuns = 2;                          // rollouts of a proposal at a time
constexpr std::size_t kAgain = 4;                         // most promising proposals that get more rollouts
constexpr std::size_t kKept = 24;                         // proposals remembered
constexpr std::size_t kParents = 4;                       // best proposals that are varied
constexpr double kProposing = 0.6;                        // share of the work after which nothing new is proposed
constexpr double kDoubt = 2;                              // weight of the prior, in rollouts
constexpr double kHope = 0.1;                             // bonus for a mean over a single rollout, less for more

// A proposed turn with its rollout results.
struct Proposal {
    std::vector<cw::Command> commands;  // without the end of the turn
    RolloutPlan plan;
    std::size_t runs = 0;
    double sum = 0;
    double mean() const { return sum / static_cast<double>(runs); }
};

std::vector<cw::Command> commands_of(const RolloutPlan& plan) {
    std::vector<cw::Command> commands;
    for (const RolloutPlan::Step& step : plan.steps) commands.push_back(step.command);
    if (!commands.empty() && holds_alternative<cw::EndTurn>(commands.back())) commands.pop_back();
    return commands;
}

class Planning {
public:
    Planning(const Match& match, std::span<const cw::Command> follow_up, const Budget& budget, core::Random& random,
             Thinking* thinking, const Weights& weights)
        : match_(match),
          side_(match.side),
          follow_up_(follow_up),
          work_(budget.work),
          workers_(budget.workers),
          at_once_(std::clamp(static_cast<std::size_t>(work_ / kForOne), kFewestAtOnce, kMaxAtOnce)),
          seed_(random.below(1u << 31)),
          tempers_(tempers_of(weights)),
          ways_(ways_of(weights)),
          thinking_(thinking) {
        if (thinking_) thinking_->planned = work_;
    }

    RolloutPlan best() {
        core::Random random(seed_);
        RolloutPlan plain = play_turn(match_, {}, tempers_[0], random, thinking_);
        if (stopped()) return plain;
        do {
            batch();
            again();
        } while (goes_on(kProposing));
        while (proposals_.size() > 1 && goes_on(1)) again();
        rank();
        return proposals_.empty() ? std::move(plain) : std::move(proposals_.front().plan);
    }

private:
    bool stopped() const { return bots::stopped(thinking_); }
    // A turn with dice is searched again after them, so half of the work is kept for that.
    bool goes_on(double share) {
        const std::int64_t max = !proposals_.empty() && proposals_.front().plan.chance ? work_ / 2 : work_;
        if (thinking_) thinking_->planned = max;
        return !stopped() && static_cast<double>(done_) < share * static_cast<double>(max);
    }

    RolloutPlan propose(std::size_t index) const {
        core::Random random(seed_ + 1000003 * (proposed_ + index));
        if (proposed_ == 0) {
            const bool follows = index + 1 == at_once_ && !follow_up_.empty();
            return play_turn(match_, follows ? follow_up_ : std::span<const cw::Command>{},
                             tempers_[index % tempers_.size()], random, thinking_);
        }
        return vary(index % std::min(kParents, proposals_.size()), random);
    }

    // Varies a proposal: omits one command, does it first, continues differently after it, or continues like another
    // proposal.
    RolloutPlan vary(std::size_t parent, core::Random& random) const {
        std::vector<cw::Command> wished = proposals_[parent].commands;
        Weights weights = tempers_[random.below(static_cast<std::uint32_t>(tempers_.size()))];
        weights.noise = 0.5;
        if (wished.empty()) return play_turn(match_, {}, weights, random, thinking_);
        const auto drawn = static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(wished.size())));
        switch (random.below(4)) {
            case 0:
                wished.erase(wished.begin() + drawn);
                break;
            case 1:
                std::rotate(wished.begin(), wished.begin() + drawn, wished.begin() + drawn + 1);
                break;
            case 2:
                wished.resize(static_cast<std::size_t>(drawn));
                break;
            default: {
                const auto& other = proposals_[random.below(static_cast<std::uint32_t>(proposals_.size()))].commands;
                wished.resize(static_cast<std::size_t>(drawn));
                wished.insert(wished.end(), other.begin(), other.end());
            }
        }
        return play_turn(match_, wished, weights, random, thinking_);
    }

    void batch() {
        std::vector<Proposal> fresh(at_once_);
        std::vector<std::int64_t> work(at_once_);
        in_parallel(at_once_, workers_, [&](std::size_t i) {
            if (stopped()) return;
            fresh[i].plan = propose(i);
            work[i] = fresh[i].plan.work;
            fresh[i].commands = commands_of(fresh[i].plan);
            run(fresh[i], work[i]);
        });
        count(work);
        proposed_ += at_once_;
        for (Proposal& one : fresh)
            if (one.runs >= kRuns && !known(one)) proposals_.push_back(std::move(one));
        rank();
        if (proposals_.size() > kKept) proposals_.resize(kKept);
    }

    // True if another proposal ends the same, by other commands or in another order.
    bool known(const Proposal& one) const {
        const std::uint64_t end = cw::CoinWars::hash(one.plan.after);
        return std::ranges::any_of(proposals_,
                                   [&](const Proposal& other) { return cw::CoinWars::hash(other.plan.after) == end; });
    }

    // More rollouts for proposals that may still be the best.
    void again() {
        std::vector<std::size_t> order(proposals_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto hope = [&](std::size_t i) {
            return believed(proposals_[i]) + kHope / std::sqrt(static_cast<double>(proposals_[i].runs));
        };
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return hope(a) > hope(b); });
        order.resize(std::min(order.size(), kAgain));
        std::vector<std::int64_t> work(order.size());
        in_parallel(order.size(), workers_, [&](std::size_t i) { run(proposals_[order[i]], work[i]); });
        count(work);
    }

    void run(Proposal& one, std::int64_t& work) const {
        for (std::size_t i = 0; i < kRuns && !stopped(); ++i) {
            core::Random random(seed_ + 7919 * one.runs);
            Rollout way = ways_[one.runs % ways_.size()];
            if (one.runs >= ways_.size()) way.weights[0].noise = way.weights[1].noise = kErring;
            double value = 0;
            if (one.plan.chance) {
                RolloutPlan other = play_turn(match_, one.commands, tempers_[0], random, thinking_);
                work += other.work;
                value = play_on(std::move(other.after), side_, way, random, work, thinking_);
            } else {
                value = play_on(one.plan.after, side_, way, random, work, thinking_);
            }
            if (stopped()) return;
            work += kReading;
            count_work(thinking_, kReading);
            one.sum += value;
            ++one.runs;
        }
    }

    // The mean, drawn towards the overall mean as long as it has few rollouts.
    double believed(const Proposal& one) const {
        return (one.sum + kDoubt * usual_) / (static_cast<double>(one.runs) + kDoubt);
    }

    void rank() {
        usual_ = 0;
        for (const Proposal& one : proposals_) usual_ += one.mean() / static_cast<double>(proposals_.size());
        std::ranges::stable_sort(proposals_,
                                 [&](const Proposal& a, const Proposal& b) { return believed(a) > believed(b); });
    }

    void count(std::span<const std::int64_t> work) { done_ = std::accumulate(work.begin(), work.end(), done_); }

    const Match& match_;
    Side side_;
    std::span<const cw::Command> follow_up_;
    std::int64_t work_, done_ = 0;
    int workers_;
    std::size_t at_once_;
    std::uint64_t seed_;
    std::array<Weights, 8> tempers_;
    std::array<Rollout, 6> ways_;
    Thinking* thinking_;
    std::size_t proposed_ = 0;
    std::vector<Proposal> proposals_;  // best first
    double usual_ = 0.5;               // mean of all proposals' means
};

}  // namespace

RolloutPlan plan(const Match& match, std::span<const cw::Command> follow_up, const Budget& budget, core::Random& random,
                 Thinking* thinking, const Weights& weights) {
    return Planning(match, follow_up, budget, random, thinking, weights).best();
}

}  // namespace bots
