#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/bots/planner.h"
#include "game/coin_wars/bots/temper.h"

namespace bots {

namespace {

class Sergeant final : public Bot {
public:
    explicit Sergeant(const Weights& weights) : planner_(weights) {}

    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                    Thinking* thinking) override {
        if (!is_asked(match, side)) return std::nullopt;
        if (auto command = answer(match, side, random, thinking)) return command;
        return planner_.act(match, random, thinking);
    }

private:
    Planner planner_;
};

}  // namespace

std::unique_ptr<Bot> make_sergeant(const Budget& budget) {
    return std::make_unique<Sergeant>(tempered({}, budget.temper));
}
std::unique_ptr<Bot> make_sergeant(const Budget&, const Weights& weights) {
    return std::make_unique<Sergeant>(weights);
}

}  // namespace bots
