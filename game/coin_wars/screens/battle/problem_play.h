#pragma once
// A problem at the table: what is asked, what was tried, and the solution as the table plays it.

#include "game/coin_wars/profile/solved_problems.h"

namespace screens {

struct Battle;

class ProblemPlay {
public:
    enum class State { Asked, Wrong, Solved, Showing, Shown };
    ProblemPlay(problems::Problem problem, bool show)
        : problem_(std::move(problem)), state_(show ? State::Showing : State::Asked) {}

    // Call once a frame: judges what was done, or plays the next command of the solution.
    void follow(Battle& battle);
    // Selects the coin that is to act first.
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
    std::size_t shown_ = 0;      // commands of the solution
    std::uint64_t version_ = 0;  // of the match that was judged
};

}  // namespace screens
