#pragma once
// The teacher: what decided a battle. Each turn of both sides, the chance to win before and after it, what of that was
// luck, and what the best turn found would have been worth.

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "game/coin_wars/analysis/reason.h"
#include "game/coin_wars/bots/bot.h"
#include "game/kit/session/game_session.h"

namespace analysis {

using Steps = std::span<const rules::Step<cw::CoinWars>>;

// One side's turn. Chances are those of this side, 0 to 1.
struct TurnReview {
    std::size_t first = 0, last = 0;  // its steps: the first, and the one after its last
    int turn = 0;                     // from 1
    cw::Side side = cw::Side::Heads;
    double before = 0, after = 0;
    double luck = 0;                    // of the difference, what throws gave
    double best = 0;                    // after the best turn found, throws as they fall on average; at least played()
    std::vector<cw::Command> better{};  // that turn; empty if it was played
    Reason reason{};                    // if there is a better one

    double played() const { return after - luck; }  // throws as they fall on average
    double loss() const { return best - played(); }
};

struct Analysis {
    std::vector<TurnReview> turns;
    double accuracy(cw::Side side) const;  // 0 to 100
    double luck(cw::Side side) const;      // sum over both sides' turns, as this side sees it
    // Of Heads, at the start of each turn and at the end, evened out (bots::evened_out): what is shown as the course.
    std::vector<double> course() const;
    // By how much the chance of the turn's side is better at its next turn, or at the end: whose turn it is counts for
    // nothing.
    double gain(std::size_t turn) const;
    // Numbers of the turns that decided the battle: those that lost most, the worst first, at most three and each at least
    // kMistake; then, up to three in all, those that gained most, likewise. The last turn of whoever has won is always there.
    std::vector<std::size_t> mattered() const;
};
inline constexpr double kMistake = 0.05, kBlunder = 0.15;

// Reviews a turn at a time; the same for every machine. The steps must outlive it.
class Analyst {
public:
    // `work`: candidate moves that the search for a better turn may evaluate, each turn; 0: the default. `thinking`: stops it.
    Analyst(Steps steps, const cw::Match& last, std::int64_t work = 0, bots::Thinking* thinking = nullptr);
    // False when no turn is left, or if it was stopped.
    bool go_on();
    double progress() const;  // 0 to 1
    const Analysis& found() const { return analysis_; }

private:
    const cw::Match& match_at(std::size_t position) const;
    double luck_of(const TurnReview& turn) const;
    void seek_better(TurnReview& turn) const;

    Steps steps_;
    const cw::Match& last_;
    std::int64_t work_;
    bots::Thinking* thinking_;
    std::vector<TurnReview> turns_;  // to be reviewed: steps, turn and side are known
    Analysis analysis_;
    std::optional<double> chance_;  // of Heads, after the last turn reviewed
};

}  // namespace analysis
