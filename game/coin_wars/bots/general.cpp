#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/bots/set_up_search.h"
#include "game/coin_wars/bots/turn_search.h"

namespace bots {

namespace {

constexpr std::int64_t kLeast = 20;  // when nothing is left, a search may still use a turn's work divided by this

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
        budget.work = std::max(left_, budget_.work / kLeast);
        left_ -= left_ / 2;
        plan_ = plan(match, rest, budget, random, thinking, weights_).steps;
        next_ = 0;
    }

    Budget budget_;
    Weights weights_;
    int turn_ = -1;
    std::int64_t left_ = 0;  // rest of this turn's work
    std::vector<Plan::Step> plan_;
    std::size_t next_ = 0;
};

}  // namespace

std::unique_ptr<Bot> make_general(const Budget& budget) { return std::make_unique<General>(budget, kGeneralsWork); }
std::unique_ptr<Bot> make_general(const Budget& budget, const Weights& weights) {
    return std::make_unique<General>(budget, kGeneralsWork, weights);
}
std::unique_ptr<Bot> make_marshal(const Budget& budget) { return std::make_unique<General>(budget, kMarshalsWork); }

}  // namespace bots
