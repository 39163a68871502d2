#include "game/bots/recruit.h"

#include <algorithm>

#include "game/bots/answers.h"
#include "game/bots/asked.h"
#include "game/bots/forming.h"
#include "game/bots/tactics.h"

namespace bots {

namespace {

constexpr Weights kWeights{.exposure = 0.3, .company = 0, .gather = 0, .noise = 1, .seen = 0.67, .near = 2};
constexpr double kForgotten = 0.1;  // of its units

// Units in an order by lot, each does the first thing that looks good.
class Recruit final : public Bot {
public:
    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                    Thinking*) override {
        if (!is_asked(match, side)) return std::nullopt;
        if (auto command = answer(match, side, random)) return command;
        const Board board(match);
        if (auto command = forming(board)) return command;
        const std::span<const Unit> units = board.units(side);
        order_.clear();
        for (const Unit& unit : units)
            if (unit.fresh || unit.may_strike) order_.push_back(&unit);
        while (!order_.empty()) {
            const std::size_t drawn = random.below(static_cast<std::uint32_t>(order_.size()));
            const Unit& unit = *order_[drawn];
            order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(drawn));
            if (random.unit() < kForgotten) continue;
            ideas_.clear();
            think(board, unit, kWeights, ideas_);
            blur(ideas_, kWeights, random);
            if (auto command = best_legal(match, ideas_)) return command;
        }
        return cw::EndTurn{};
    }

private:
    std::vector<const Unit*> order_;
    std::vector<Idea> ideas_;
};

}  // namespace

std::unique_ptr<Bot> make_recruit(const Budget&) { return std::make_unique<Recruit>(); }

}  // namespace bots
