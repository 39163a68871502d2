#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/bots/turn_search.h"

namespace bots {

namespace {

class General final : public Bot {
public:
    explicit General(const Budget& budget) : budget_(budget) {}

    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                    Thinking* thinking) override {
        if (!is_asked(match, side)) return std::nullopt;
        if (auto command = answer(match, side, random)) return command;
        // The dice differed from the plan, or a player used undo: plan the rest again.
        if (next_ >= plan_.size() || plan_[next_].before != cw::CoinWars::hash(match)) {
            plan_ = plan(match, budget_, random, thinking).steps;
            next_ = 0;
        }
        return plan_[next_++].command;
    }

private:
    Budget budget_;
    std::vector<Plan::Step> plan_;
    std::size_t next_ = 0;
};

}  // namespace

std::unique_ptr<Bot> make_general(const Budget& budget) { return std::make_unique<General>(budget); }

}  // namespace bots
