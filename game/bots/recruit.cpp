#include "game/bots/recruit.h"

#include "game/bots/asked.h"

namespace bots {

namespace {

class Recruit final : public Bot {
public:
    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random&,
                                    Thinking*) override {
        if (!is_asked(match, side)) return std::nullopt;
        return cw::EndTurn{};
    }
};

}  // namespace

std::unique_ptr<Bot> make_recruit(const Budget&) { return std::make_unique<Recruit>(); }

}  // namespace bots
