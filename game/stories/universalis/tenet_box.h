#pragma once
// A box of Tenets for Universalis, "coinwars-tenets/1". Every Tenet can be proposed, and the first scene can be played
// to its end.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/stories/kit/story_box.h"
#include "game/stories/universalis/rules/command.h"

namespace story {

inline constexpr const char* kTenetsFormat = "coinwars-tenets/1";

struct TenetMood {
    std::string id, title, summary;
    std::vector<rules::universalis::ProposeTenet> tenets{};  // for seat 0
};
// One step of a guided scene; its dice are given, so that it always goes the same way.
struct SceneStep {
    std::string say;
    rules::universalis::Command command;
};
struct FirstScene {
    std::string title, summary;
    rules::Json table;  // its start options
    std::vector<SceneStep> steps{};
};
// Mood ids are unique, and so are Tenet texts, ignoring case.
struct TenetBox {
    std::string title, summary;
    std::vector<TenetMood> moods{};
    FirstScene first_scene{};
};

core::Result<TenetBox, Complaints> tenets_from(const rules::Json& box);

}  // namespace story
