#pragma once
// What must be known before telling a Universalis story: each act's later fate, and where each scene began.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/stories/universalis/rules/event.h"
#include "game/stories/universalis/rules/universalis.h"

namespace story {

// One accepted command: the match after it, and its events.
struct UniversalisStep {
    const rules::universalis::Match& after;
    const rules::universalis::Events& events;
};

// The fate of an act; an Event waits for its Complication, which may foil it.
enum class Fate { Stands, Suspended, Foiled, Struck, Undone };

struct StoryFacts {
    explicit StoryFacts(const std::vector<UniversalisStep>& steps);

    std::map<int, Fate> fates{};            // by act; Stands if missing
    std::map<int, std::string> begun_at{};  // by the scene's number: its first place
    std::set<int> beginnings{};             // the acts that set them

    Fate fate_of(int act) const {
        const auto found = fates.find(act);
        return found == fates.end() ? Fate::Stands : found->second;
    }

private:
    void note_fate(const rules::universalis::Event& event);
    void note_place(const rules::universalis::Event& event, int scene);

    std::map<int, int> obstructed_{};  // by the Obstacle's act: the Event's
};

}  // namespace story
