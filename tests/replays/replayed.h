#pragma once
// A replay, played again: each step with the match before and after it, its events, and the rules that refuse attempts
// on the way.

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/game_session.h"

namespace replays {

using namespace rules::coin_wars;

struct Replayed {
    std::string name;
    rules::GameSession<CoinWars> session;
    std::set<std::string> refused;  // rules that refused some attempt at some moment

    using Step = rules::Step<CoinWars>;
    const std::vector<Step>& steps() const { return session.steps(); }
    const Match& after(std::size_t step) const {
        return step + 1 < steps().size() ? steps()[step + 1].before : session.match();
    }
    const Scenario& scenario() const { return *session.match().scenario; }
};

// Throws std::runtime_error if the record is invalid.
Replayed replayed(const std::string& name, const rules::Record& record);
// Returns all .json files of the folder, by name.
std::vector<Replayed> replays_in(const std::filesystem::path& folder);

// True if `holds(step, after, event)` for some event of that kind.
template <class E, class Holds>
bool happened(const Replayed& replay, Holds holds) {
    for (std::size_t i = 0; i < replay.steps().size(); ++i)
        for (const Event& event : replay.steps()[i].events)
            if (const auto* one = get_if<E>(&event))
                if (holds(replay.steps()[i], replay.after(i), *one)) return true;
    return false;
}
template <class E>
bool happened(const Replayed& replay) {
    return happened<E>(replay, [](const auto&, const auto&, const auto&) { return true; });
}
// True if `holds(step, after, command)` for some accepted command of that kind.
template <class C, class Holds>
bool done(const Replayed& replay, Holds holds) {
    for (std::size_t i = 0; i < replay.steps().size(); ++i)
        if (const auto* one = get_if<C>(&replay.steps()[i].command))
            if (holds(replay.steps()[i], replay.after(i), *one)) return true;
    return false;
}
// Returns the number of the step's events of that kind.
template <class E>
int count(const Replayed::Step& step) {
    int found = 0;
    for (const Event& event : step.events) found += holds_alternative<E>(event);
    return found;
}
// Returns the step's first strike, or first strike back.
template <class E>
const Strike* strike_in(const Replayed::Step& step) {
    for (const Event& event : step.events)
        if (const auto* one = get_if<E>(&event)) return &one->strike;
    return nullptr;
}

}  // namespace replays
