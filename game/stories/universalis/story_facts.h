#pragma once
// What must be known before a story of Universalis is told: what became of each act later on, and where each
// scene began.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/stories/universalis/rules/event.h"
#include "game/stories/universalis/rules/universalis.h"

namespace story {

// One accepted command: where it led to, and what happened.
struct UniversalisStep {
    const rules::universalis::Match& after;
    const rules::universalis::Events& events;
};

// Of an act; an Event waits for its Complication, and may be foiled by it.
enum class Fate { Stands, Suspended, Foiled, Struck, Undone };

struct StoryFacts {
    explicit StoryFacts(const std::vector<UniversalisStep>& steps);

    std::map<int, Fate> fates{};            // by act; one that is not there stands
    std::map<int, std::string> begun_at{};  // by the scene's number: its first place
    std::set<int> beginnings{};             // acts that set them

    Fate fate_of(int act) const {
        const auto found = fates.find(act);
        return found == fates.end() ? Fate::Stands : found->second;
    }

private:
    void note_fate(const rules::universalis::Event& event);
    void note_place(const rules::universalis::Event& event, int scene);

    std::map<int, int> obstructed_{};  // by the Obstacle's act, the Event's
};

}  // namespace story
