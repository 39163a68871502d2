#pragma once
// A box of Scenes and Characters for Coin Wars the RPG, "coinwars-scenes/1". Each Scene can be written and
// each Character brought at a table with the usual options.

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
// A step of a first Adventure that is played to show how it is done; its faces and its draw are told, so that
// it always goes the same way.
struct AdventureStep {
    std::string say;
    rules::coin_rpg::Command command;
};
struct FirstAdventure {
    std::string summary;
    int players = 0;
    rules::coin_rpg::Options options{};
    std::vector<AdventureStep> steps{};  // from the open table on
};
// Titles of Scenes, names of Characters and ids of moods differ in the whole box, case aside.
struct SceneBox {
    std::string title, summary;
    std::vector<Mood> moods{};
    std::optional<FirstAdventure> first_session{};
};

core::Result<SceneBox, Complaints> scenes_from(const rules::Json& box);

}  // namespace story
