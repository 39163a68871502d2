// The side panel of a problem: the task, its result, and the ways to continue.

#include <cmath>

#include "game/coin_wars/problems/problem_words.h"
#include "game/coin_wars/screens/battle/guide_panel.h"
#include "game/coin_wars/screens/battle/problem_play.h"

namespace screens {

namespace {

using problems::Problem;

class ProblemPanel {
public:
    explicit ProblemPanel(Battle& battle)
        : battle_(battle), play_(*battle.exercise.problem), problem_(play_.problem()) {}

    double draw(double top) {
        const Phrase source = source_in_words(problem_);
        const Guide guide{.name = "problem",
                          .heading = source.empty() ? say("A problem") : source,
                          .count = say("A problem"),
                          .words = words(),
                          .best = best_ways(),
                          .quiet = quiet_ways()};
        return draw_guide(battle_, guide, top, [this](words::Key label) { press(label); });
    }

private:
    using State = ProblemPlay::State;
    static constexpr words::Key kHint = mark("Hint"), kShow = mark("Show the solution"), kAgain = mark("Try again"),
                                kNext = mark("Next problem"), kAll = mark("All problems");

    void press(words::Key label) {
        if (label == kHint) play_.hint(battle_);
        if (label == kShow) battle_.app.solve(problem_.name, Solving::Shown);
        if (label == kAgain) battle_.app.solve(problem_.name, Solving::Asked);
        if (label == kNext) go_to_next();
        if (label == kAll) battle_.app.go("problems");
    }

    void go_to_next() {
        const profile::ProblemBox box = profile::load_box(battle_.app.profile(), battle_.app.library());
        const Problem* next = box.after(problem_.name, profile::load_solved(battle_.app.profile()));
        if (!next) return battle_.app.go("problems");
        battle_.app.solve(next->name, Solving::Asked);
    }

    Phrase hint() const {
        const cw::Match& start = battle_.game.steps() > 0 ? battle_.game.before(0) : battle_.match();
        return say("Hint: {1}.", cw::listed(*start.scenario, play_.hinted_coins(start)));
    }

    Phrase chances() const {
        if (problem_.asked == problems::Asked::Better)
            return say("{1} % to win; the turn that was played left {2} %.",
                       static_cast<int>(std::lround(100 * problem_.chance)),
                       static_cast<int>(std::lround(100 * problem_.second)));
        return say("{1} % to win; the best alternative leaves {2} %.",
                   static_cast<int>(std::lround(100 * problem_.chance)),
                   static_cast<int>(std::lround(100 * problem_.second)));
    }

    std::vector<Guide::Words> words() const {
        const Phrase asked = asked_in_words(problem_);
        const Guide::Words figures{chances(), {.type = Type::Small}};
        const Guide::Words reason{name_of(problem_.theme) + rules::full_stop() + reason_in_words(problem_)};
        switch (play_.state()) {
            case State::Asked:
                return {{play_.hinted() ? asked + plain(" ") + hint() : asked}};
            case State::Wrong:
                return {{say("That is not it. See what happens, then try again."), {.colour = palette::kAccent}}};
            case State::Solved:
                return {{say("Solved!"), {.type = Type::Strong}}, figures, reason};
            case State::Showing:
                return {{say("This is how:")}};
            case State::Shown:
                break;
        }
        return {figures, reason};
    }

    std::vector<words::Key> best_ways() const {
        if (play_.state() == State::Wrong) return {kAgain};
        if (play_.state() == State::Solved || play_.state() == State::Shown) return {kNext};
        return {};
    }

    std::vector<words::Key> quiet_ways() const {
        if (play_.state() == State::Asked) return {kHint, kShow, kAll};
        if (play_.state() == State::Wrong) return {kShow, kAll};
        if (play_.state() == State::Showing) return {kAll};
        return {kAgain, kAll};
    }

    Battle& battle_;
    ProblemPlay& play_;
    const Problem& problem_;
};

}  // namespace

double draw_problem_panel(Battle& battle, double top) {
    battle.exercise.problem->follow(battle);
    return ProblemPanel(battle).draw(top);
}

}  // namespace screens
