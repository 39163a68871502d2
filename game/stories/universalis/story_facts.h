#pragma once
// What a story of Universalis needs to know beforehand: what became of each act later on, and where each
// scene began.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/stories/universalis/universalis_story.h"

namespace story {

struct StoryFacts {
    explicit StoryFacts(const std::vector<UniversalisStep>& steps);

    std::set<int> undone{}, struck{}, foiled{};  // acts
    std::map<int, std::string> begun_at{};       // by the scene's number: its first place
    std::set<int> beginnings{};                  // acts that set them

private:
    void note(const rules::universalis::Event& event, int scene);
};

}  // namespace story
