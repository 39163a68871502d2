#pragma once
// A problem at the table: the task, the player's attempts, and the solution played by the table.

#include "game/coin_wars/profile/solved_problems.h"

namespace screens {

struct Battle;

class ProblemPlay {
public:
    enum class State { Asked, Wrong, Solved, Showing, Shown };
    ProblemPlay(problems::Problem problem, bool show)
        : problem_(std::move(problem)), state_(show ? State::Showing : State::Asked) {}

    // Call once a frame: judges the last action, or plays the solution's next command.
    void follow(Battle& battle);
    // Selects the coin that must act first.
    void hint(Battle& battle);

    const problems::Problem& problem() const { return problem_; }
    State state() const { return state_; }
    bool hinted() const { return hinted_; }
    std::vector<int> hinted_coins(const cw::Match& start) const;

private:
    void judge(Battle& battle);
    void show_next(Battle& battle);

    problems::Problem problem_;
    State state_;
    bool hinted_ = false;
    std::size_t shown_ = 0;      // commands of the solution shown
    std::uint64_t version_ = 0;  // of the match last judged
};

}  // namespace screens
