#pragma once
// The teacher: what decided a battle. For each turn of both sides: the chance to win before and after it, how much of
// the change was luck, and the value of the best turn found.

#include <optional>
#include <span>
#include <vector>

#include "game/coin_wars/analysis/reason.h"
#include "game/coin_wars/bots/bot.h"
#include "game/kit/session/game_session.h"

namespace analysis {

using Steps = std::span<const rules::Step<cw::CoinWars>>;

// One side's turn. Chances are this side's, 0 to 1.
struct TurnReview {
    std::size_t first = 0, last = 0;  // its steps: the first, and one past the last
    int turn = 0;                     // from 1
    cw::Side side = cw::Side::Heads;
    double before = 0, after = 0;
    double luck = 0;                    // the part of the change that throws gave
    double best = 0;                    // after the best turn found, averaged over throws; at least played()
    std::vector<cw::Command> better{};  // the best turn found; empty if it was played
    Reason reason{};                    // set if there is a better turn

    double played() const { return after - luck; }  // averaged over throws
    double loss() const { return best - played(); }
};

struct Analysis {
    std::vector<TurnReview> turns;
    double accuracy(cw::Side side) const;  // 0 to 100
    double luck(cw::Side side) const;      // sum over both sides' turns, as this side sees it
    // Heads' chances at the start of each turn and at the end, smoothed (bots::evened_out): shown as the course of the
    // battle.
    std::vector<double> course() const;
    // How much better the chance of the turn's side is at its next turn, or at the end, so that it does not matter
    // whose turn it is; out of course().
    double gain(std::size_t turn) const;
    // Indices of the turns that decided the battle: the worst losses first, at most three, each at least kMistake;
    // then, up to three in all, the best gains, likewise. Always includes the winner's last turn.
    std::vector<std::size_t> mattered() const;
};
inline constexpr double kMistake = 0.05, kBlunder = 0.15;

// Reviews one turn at a time; the same on every machine. The steps must outlive it.
class Analyst {
public:
    // `work`: most candidate moves that the search for a better turn evaluates per turn; 0: the default. `thinking`:
    // can stop it.
    Analyst(Steps steps, const cw::Match& last, std::int64_t work = 0, bots::Thinking* thinking = nullptr);
    // Reviews the next turn; returns false if none is left or if stopped.
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
    std::vector<TurnReview> turns_;  // turns to review: steps, turn and side are known
    Analysis analysis_;
    std::optional<double> chance_;  // Heads' chance after the last reviewed turn
};

}  // namespace analysis
