#pragma once
// The starting data of the editor.

#include <filesystem>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/editor/draft.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

struct EditorStart {
    editor::Draft draft;
    std::filesystem::path file{};  // the draft's file; empty if not saved yet
    bool unsaved = false;          // it is lost unless the player saves it
    bool kept = false;             // it is the first of the profile's unsaved drafts
};

// Edits the current position as a new battle; `battle` is the battle the match started with.
void edit_position(BattleApp& app, const cw::Match& match, const rules::Json& battle);
// Edits a battle file, valid or not: the player's own in place, a shipped one as a copy without a file.
void edit_file(BattleApp& app, const std::filesystem::path& file, battles::Origin origin);

// Edits a copy of a battle that needs no separate coin set and has no file.
void edit_copy(BattleApp& app, const battles::Battle& battle);

}  // namespace screens
