#pragma once
// The start's question who plays: how many, and what each is called.

#include <span>
#include <string>

#include "game/shell/screen.h"

namespace screens {

// From `least` to as many as there are names; `players` of them are asked for.
void draw_players(ui::Ui& ui, int& players, int least, std::span<std::string> names);

}  // namespace screens
