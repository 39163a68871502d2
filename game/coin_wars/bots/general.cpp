#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/bots/deploying.h"
#include "game/coin_wars/bots/imagined_hand.h"
#include "game/coin_wars/bots/in_parallel.h"
#include "game/coin_wars/bots/rollout.h"
#include "game/coin_wars/bots/turn_search.h"

namespace bots {

namespace {

// The general's set-up: tries several layouts of its coins in short battles between sergeants, against the other side's
// possible set-ups or its actual one. The worse half is dropped, again and again.

constexpr std::int64_t kMaxLayouts = 16;    // number of layouts tried; the first is the sergeant's
constexpr std::int64_t kForLayout = 25000;  // work for each layout tried
constexpr std::int64_t kHalvings = 4;
constexpr int kForetold = 16;    // single turns before a battle is judged
constexpr double kPanels = 0.3;  // noise of the sergeants who fight it
constexpr int kMaxPlaced = 400;

// A set-up with its results.
struct Laid {
    std::vector<RolloutPlan::Step> steps;
    Match after;
    std::size_t battles = 0;
    double sum = 0;
    double mean() const { return battles > 0 ? sum / static_cast<double>(battles) : 0; }
};

Layout drawn(core::Random& random) {
    Layout layout;
    constexpr std::array kFiles{3, 5, 8, 15};
    layout.abreast = kFiles[random.below(kFiles.size())];
    if (random.below(4) == 0) layout.apart = 0.3;
    layout.back = random.below(2) == 0 ? 0 : random.between(0, 0.8);
    if (random.below(2) == 0) layout.middle = random.between(0.15, 0.85);
    return layout;
}

bool deploys(const Match& match, Side side) { return match.phase == cw::Phase::Deploy && match.side == side; }

Laid laid(Match match, const Layout& layout, core::Random random) {
    const Side side = match.side;
    Laid laid;
    ImaginedHand hand;
    while (deploys(match, side) && laid.steps.size() < kMaxPlaced) {
        const cw::Command command = deploying(match, random, layout);
        laid.steps.push_back({command, cw::CoinWars::hash(match)});
        cw::CoinWars::apply(match, command, random, hand);
    }
    laid.after = std::move(match);
    return laid;
}

bool has_hand(const Match& match) {
    for (int i = 0; i < match.count(); ++i)
        if (match.side_of(i) == match.side && match.coin(i).place == cw::Place::Hand) return true;
    return false;
}

class SettingUp {
public:
    SettingUp(const Match& match, const Budget& budget, core::Random& random, Thinking* thinking,
              const Weights& weights)
        : side_(match.side),
          work_(budget.work),
          workers_(budget.workers),
          seed_(random.below(1u << 31)),
          thinking_(thinking) {
        way_ = {kForetold, {weights, weights}};
        way_.weights[0].noise = way_.weights[1].noise = kPanels;
        const std::int64_t layouts = std::clamp(work_ / kForLayout, std::int64_t{1}, kMaxLayouts);
        for (std::int64_t i = 0; i < layouts; ++i) {
            core::Random own(seed_ + 1000003 * static_cast<std::uint64_t>(i));
            const Layout layout = i == 0 ? Layout{} : drawn(own);
            laid_.push_back(laid(match, layout, own));
        }
    }

    std::vector<RolloutPlan::Step> best() {
        if (thinking_) thinking_->planned = work_;
        for (std::int64_t round = 1; laid_.size() > 1 && !stopped(thinking_); ++round) {
            do try_all();
            while (done_ * kHalvings < work_ * round && !stopped(thinking_));
            std::ranges::stable_sort(laid_, [](const Laid& a, const Laid& b) { return a.mean() > b.mean(); });
            laid_.resize((laid_.size() + 1) / 2);
        }
        return std::move(laid_.front().steps);
    }

private:
    // Fights one more battle with each.
    void try_all() {
        std::vector<std::int64_t> work(laid_.size());
        std::vector<double> values(laid_.size());
        in_parallel(laid_.size(), workers_, [&](std::size_t i) { values[i] = fought(laid_[i], work[i]); });
        if (stopped(thinking_)) return;
        for (std::size_t i = 0; i < laid_.size(); ++i) {
            laid_[i].sum += values[i];
            ++laid_[i].battles;
            done_ += work[i];
        }
    }

    double fought(const Laid& one, std::int64_t& work) const {
        // The same enemy for all.
        core::Random random(seed_ + 7919 * one.battles);
        Match match = one.after;
        if (deploys(match, cw::other(side_))) {
            const Layout layout = one.battles % 2 == 0 ? Layout{} : drawn(random);
            match = laid(std::move(match), layout, random).after;
        }
        work += kReading;
        count_work(thinking_, kReading);
        return play_on(std::move(match), side_, way_, random, work, thinking_);
    }

    Side side_;
    std::int64_t work_, done_ = 0;
    int workers_;
    std::uint64_t seed_;
    Thinking* thinking_;
    Rollout way_;
    std::vector<Laid> laid_;  // best first
};

// The rest of the deploying side's set-up, with its Ready or Concede last; the budget must give the work. The result
// does not depend on the number of workers unless the search is stopped.
std::vector<RolloutPlan::Step> set_up(const Match& match, const Budget& budget, core::Random& random,
                                      Thinking* thinking, const Weights& weights) {
    if (!has_hand(match)) return laid(match, {}, random).steps;  // nothing to choose
    return SettingUp(match, budget, random, thinking, weights).best();
}

constexpr std::int64_t kMin = 20;  // when nothing is left, a search may still use a turn's work divided by this

class General final : public Bot {
public:
    General(const Budget& budget, std::int64_t usual, const Weights& weights = kGenerals)
        : budget_(budget), weights_(tempered(weights, budget.temper)) {
        if (budget_.work <= 0) budget_.work = usual;
    }

    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                    Thinking* thinking) override {
        if (!is_asked(match, side)) return std::nullopt;
        if (match.phase != cw::Phase::Deploy)
            if (auto command = answer(match, side, random, thinking)) return command;
        // The dice differed from the plan, or a player used undo: plan the rest again.
        if (next_ >= plan_.size() || plan_[next_].before != cw::CoinWars::hash(match))
            match.phase == cw::Phase::Deploy ? deploy(match, random, thinking) : search(match, random, thinking);
        return plan_[next_++].command;
    }

private:
    void deploy(const cw::Match& match, core::Random& random, Thinking* thinking) {
        plan_ = set_up(match, budget_, random, thinking, weights_);
        next_ = 0;
    }

    // If dice are rolled, the first search of a turn takes half of its work, each further one half of the rest.
    void search(const cw::Match& match, core::Random& random, Thinking* thinking) {
        if (turn_ != match.turn) left_ = budget_.work;
        turn_ = match.turn;
        std::vector<cw::Command> rest;
        for (std::size_t i = next_; i < plan_.size(); ++i) rest.push_back(plan_[i].command);
        Budget budget = budget_;
        budget.work = std::max(left_, budget_.work / kMin);
        left_ -= left_ / 2;
        plan_ = plan(match, rest, budget, random, thinking, weights_).steps;
        next_ = 0;
    }

    Budget budget_;
    Weights weights_;
    int turn_ = -1;
    std::int64_t left_ = 0;  // rest of this turn's work
    std::vector<RolloutPlan::Step> plan_;
    std::size_t next_ = 0;
};

}  // namespace

std::unique_ptr<Bot> make_general(const Budget& budget) { return std::make_unique<General>(budget, kGeneralsWork); }
std::unique_ptr<Bot> make_general(const Budget& budget, const Weights& weights) {
    return std::make_unique<General>(budget, kGeneralsWork, weights);
}
std::unique_ptr<Bot> make_marshal(const Budget& budget) { return std::make_unique<General>(budget, kMarshalsWork); }

}  // namespace bots
