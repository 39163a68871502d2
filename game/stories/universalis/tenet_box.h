#pragma once
// A box of Tenets for Universalis, "coinwars-tenets/1". Each Tenet can be proposed and the first scene played
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
    std::vector<rules::universalis::ProposeTenet> tenets{};  // of seat 0
};
// A step of a scene that is played to show how it is done; dice are told, so that it always goes the same
// way.
struct SceneStep {
    std::string say;
    rules::universalis::Command command;
};
struct FirstScene {
    std::string title, summary;
    rules::Json table;  // what it starts from
    std::vector<SceneStep> steps{};
};
// Ids of moods differ, and texts of Tenets, case aside.
struct TenetBox {
    std::string title, summary;
    std::vector<TenetMood> moods{};
    FirstScene first_scene{};
};

core::Result<TenetBox, Complaints> tenets_from(const rules::Json& box);

}  // namespace story
