#include "game/bots/sergeant.h"

#include "game/bots/answers.h"
#include "game/bots/asked.h"
#include "game/bots/mind.h"

namespace bots {

namespace {

class Sergeant final : public Bot {
public:
    explicit Sergeant(const Weights& weights) : mind_(weights) {}

    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                    Thinking*) override {
        if (!is_asked(match, side)) return std::nullopt;
        if (auto command = answer(match, side, random)) return command;
        return mind_.act(match, random);
    }

private:
    Mind mind_;
};

}  // namespace

std::unique_ptr<Bot> make_sergeant(const Budget&) { return std::make_unique<Sergeant>(Weights{}); }
std::unique_ptr<Bot> make_sergeant_with(const Weights& weights) {
    return std::make_unique<Sergeant>(weights);
}

}  // namespace bots
