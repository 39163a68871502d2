#pragma once
// What is being tried, what the last call came to, and the words that people give to it.

#include <optional>
#include <string>

#include "game/stories/edged_coins/edged_coins_story.h"
#include "game/stories/edged_coins/screen/view.h"

namespace screens::edged_coins {

using story::is_call;
using story::tried_in;

// The step of the last call; nothing before the first.
std::optional<std::size_t> last_call(const Session& game);
// "Wick fails.": of the call at that step, as far as it has come; empty if it came to nothing yet.
Phrase outcome_of(const Session& game, std::size_t call);
// The title of the scene that was opened last; empty before the first.
std::string scene_title(const Session& game);

// What the last call tries, above what is decided about it.
void draw_tried(View& view);
// Until a coin has fallen the CM may call it off, and what was paid since comes back. True: it is called off.
bool draw_call_off(View& view);
// The last result that nobody has told of, large, and the words for it. Anytime: also where there is none.
// False: it draws nothing.
enum class Telling { Result, Anytime };
bool draw_telling(View& view, Telling when);

}  // namespace screens::edged_coins
