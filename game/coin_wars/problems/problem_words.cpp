#include "game/coin_wars/problems/problem_words.h"

#include <cmath>

#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/problems/theme.h"
#include "game/coin_wars/rules/display_names.h"

namespace problems {

using rules::known;
using rules::mark;
using rules::Phrase;
using rules::say;
using rules::say_many;

namespace {

constexpr std::array kNames{mark("Spy"),
                            mark("Going beyond"),
                            mark("Combined strike"),
                            mark("Morale"),
                            mark("Sacrifice"),
                            mark("Shot past the nearest"),
                            mark("Hit and run"),
                            mark("Fork"),
                            mark("Charge"),
                            mark("The right strike"),
                            mark("Goal"),
                            mark("Out of danger"),
                            mark("Screen"),
                            mark("The right place")};
static_assert(kNames.size() == static_cast<std::size_t>(Theme::Place) + 1);

Phrase won_by(const Problem& problem) {
    const cw::Match before = start_of(problem);
    const auto after = played(before, problem.solution);
    const Phrase coins =
        after ? cw::listed(*before.scenario, fallen(before, *after, cw::other(before.side))) : Phrase();
    return say_many(problem.actions, "With one action, take {2}. Then the enemy acts.",
                    "With {1} actions, take {2}. Then the enemy acts.", coins);
}

Phrase only_one(int actions) {
    return say_many(actions, "You have one action, and there is only one good way to use it. Then the enemy acts.",
                    "You have {1} actions, and there is only one good way to use them. Then the enemy acts.");
}

Phrase what_would_you_do(int actions) {
    return say_many(actions, "What would you do? You have one action, then the enemy acts.",
                    "What would you do? You have {1} actions, then the enemy acts.");
}

}  // namespace

Phrase source_in_words(const Problem& problem) {
    if (!problem.historical()) return {};
    return say("{1}, round {2}", known(problem.source.battle), problem.source.turn);
}

Phrase asked_in_words(const Problem& problem) {
    switch (problem.asked) {
        case Asked::Win:
            return say_many(problem.actions, "Win the battle with one action.", "Win the battle with {1} actions.");
        case Asked::Take:
            return won_by(problem);
        case Asked::Better:
            return say(
                "You had a better turn here, with a {1} % chance to win instead of {2} %. Find one, then end the turn.",
                static_cast<int>(std::lround(100 * problem.chance)),
                static_cast<int>(std::lround(100 * problem.second)));
        case Asked::Best:
            break;
    }
    return problem.historical() ? what_would_you_do(problem.actions) : only_one(problem.actions);
}

Phrase name_of(Theme theme) { return kNames[static_cast<std::size_t>(theme)]; }

Phrase reason_in_words(const Problem& problem) {
    const cw::Match before = start_of(problem);
    const Deed deed = deed_of(before, problem.solution);
    if (deed.coin == cw::kNoCoin) return say("It is better placed for the turns to come.");
    const cw::Scenario& scenario = *before.scenario;
    const Phrase who = cw::display_name(scenario, deed.coin), whom = cw::listed(scenario, deed.others);
    switch (deed.theme) {
        case Theme::Spy:
            return say("{1} is a Spy: Defense does not help against it.", who);
        case Theme::Beyond:
            return say("{1} goes beyond against {2} and is lost.", who, whom);
        case Theme::Combined:
            return say("The Army strikes {1} as one.", whom);
        case Theme::Morale:
            return say("Without {1}, the enemy has no coin left that could lead.", whom);
        case Theme::Sacrifice:
            return say("It costs you coins of your own, but {1} is worth more here.", whom);
        case Theme::Shot:
            return say("{1} shoots at {2}, though another enemy stands closer.", who, whom);
        case Theme::HitAndRun:
            return say("{1} strikes {2} and moves on to where fewer enemies can strike it.", who, whom);
        case Theme::Fork:
            return say("From there {1} threatens several at once: {2}.", who, whom);
        case Theme::Charge:
            return say("{1} moves and strikes {2} in one action.", who, whom);
        case Theme::Strike:
            return say("{1} strikes {2} while it can.", who, whom);
        case Theme::Goal:
            return say("{1} gets nearer to the goal.", who);
        case Theme::Escape:
            return say("{1} leaves a place where it could be struck.", who);
        case Theme::Screen:
            return say("{1} blocks the way and so shields {2}.", who, whom);
        case Theme::Place:
            break;
    }
    return deed.others.empty() ? say("{1} is better placed there for the turns to come.", who)
                               : say("From there {1} threatens {2}.", who, whom);
}

}  // namespace problems
