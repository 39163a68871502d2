#pragma once
// A first session shown step by step: the slip above a game's page, and the sentence that ends it. Which step is
// next, and whether the table has left the steps, each game finds itself.

#include <cstddef>
#include <string>

#include "game/shell/screen.h"

namespace screens {

// Step `done` (from 0) of `count`; true: "Do that" was pressed.
bool draw_shown_step(ui::Ui& ui, std::size_t done, std::size_t count, const std::string& words);

enum class FirstSession { Over, Left };
Phrase first_session_ended(FirstSession how);

}  // namespace screens
