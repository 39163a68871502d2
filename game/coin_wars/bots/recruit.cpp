#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/bots/candidate_move.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/bots/forming.h"
#include "game/coin_wars/bots/temper.h"
#include "game/coin_wars/rules/must_attack.h"

namespace bots {

namespace {

// A recruit does not value company.
constexpr Weights kGreen{.exposure = 0.3,
                         .idle = 0,
                         .company = 0,
                         .gather = 0,
                         .shelter = 0,
                         .follow = 0,
                         .hold = 5,
                         .goal = 0.05,
                         .hunt = 0,
                         .noise = 1,
                         .seen = 0.67,
                         .near = 2,
                         .foes = 4};
constexpr double kForgotten = 0.1;  // share of the units forgotten each turn

// Once a turn, in random order, each unit does what looks best to it, if anything does.
class Recruit final : public Bot {
public:
    explicit Recruit(Temper temper) : weights_(tempered(kGreen, temper)) {}

    std::optional<cw::Command> next(const cw::Match& match, cw::Side side, core::Random& random,
                                    Thinking* thinking) override {
        if (!is_asked(match, side)) return std::nullopt;
        if (auto command = answer(match, side, random, thinking)) return command;
        board_.read(match);
        if (auto command = forming_.next(board_)) return command;
        if (board_.all_new() || turn_ != match.turn) draw_lots(match, random);
        while (!order_.empty()) {
            const int lead = order_.back();
            order_.pop_back();
            if (!board_.piece(lead).here) continue;
            auto command = best_of(board_.unit_of(lead), random);
            count_work(thinking, static_cast<std::int64_t>(ideas_.size()));
            if (command) return command;
        }
        return cw::end_of_turn(match);
    }

private:
    void draw_lots(const cw::Match& match, core::Random& random) {
        turn_ = match.turn;
        order_.clear();
        for (const Unit& unit : board_.units(match.side))
            if (random.unit() >= kForgotten) order_.push_back(unit.lead);
        for (std::size_t left = order_.size(); left > 1; --left)
            std::swap(order_[left - 1], order_[random.below(static_cast<std::uint32_t>(left))]);
    }

    std::optional<cw::Command> best_of(const Unit& unit, core::Random& random) {
        ideas_.clear();
        if (unit.cost > board_.match().actions_left) return std::nullopt;
        think(board_, unit, weights_, random, ideas_);
        const Candidate* best = nullptr;
        for (Candidate& candidate : ideas_) {
            candidate.score += random.between(-kGreen.noise, kGreen.noise);
            if (candidate.score > 0 && (!best || candidate.score > best->score)) best = &candidate;
        }
        if (!best) return std::nullopt;
        cw::Command command = command_of(board_.match(), *best);
        if (cw::CoinWars::check(board_.match(), command)) return std::nullopt;
        return command;
    }

    Weights weights_;
    Board board_;
    Forming forming_;
    int turn_ = -1;
    std::vector<int> order_;  // leads of units; the next one is last
    std::vector<Candidate> ideas_;
};

}  // namespace

std::unique_ptr<Bot> make_recruit(const Budget& budget) { return std::make_unique<Recruit>(budget.temper); }

}  // namespace bots
