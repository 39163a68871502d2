#pragma once
// A box of Scenes and Characters for Coin Wars the RPG, "coinwars-scenes/1". At a table with the usual options, each
// Scene can be written and each Character brought.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/kit/story_box.h"

namespace story {

inline constexpr const char* kScenesFormat = "coinwars-scenes/1";

struct WrittenScene {
    std::string title;
    std::vector<rules::coin_rpg::ScenePart> parts;
    std::string description;
};
struct Mood {
    std::string id, title, summary;
    std::vector<rules::coin_rpg::StartingCard> characters{};
    std::vector<WrittenScene> scenes{};
};
// One step of a guided first Adventure; its faces and its draw are given, so that it always goes the same way.
struct AdventureStep {
    std::string say;
    rules::coin_rpg::Command command;
};
struct FirstAdventure {
    std::string summary;
    int players = 0;
    rules::coin_rpg::Options options{};
    std::vector<AdventureStep> steps{};  // starts at the open table
};
// Scene titles, Character names and mood ids are unique in the whole box, ignoring case.
struct SceneBox {
    std::string title, summary;
    std::vector<Mood> moods{};
    std::optional<FirstAdventure> first_session{};
};

core::Result<SceneBox, Complaints> scenes_from(const rules::Json& box);

}  // namespace story
