#pragma once
// Special rules that the battle's file does not have (BX-9): the player's own, and those that its coin sets bring.

#include <optional>

#include "game/coin_wars/screens/editor/view.h"

namespace screens {

// The button that makes it one of the player's own.
void draw_save_rule(EditorView& view, const cw::SpecialRule& rule);
// The player's own ones, each to be added or deleted: the one that was pressed.
std::optional<cw::SpecialRule> choose_own_rule(EditorView& view, const ui::Open& room);
// The rules that the coin sets add to this battle, read-only.
void draw_rules_of_sets(EditorView& view);

}  // namespace screens
