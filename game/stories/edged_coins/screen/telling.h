#pragma once
// The current attempt, the result of the last call, and the players' narration of it.

#include <optional>
#include <string>

#include "game/stories/edged_coins/edged_coins_story.h"
#include "game/stories/edged_coins/screen/view.h"

namespace screens::edged_coins {

using story::is_call;
using story::tried_in;

// The step of the last call, or of the last one among the first `steps`; nullopt before the first.
std::optional<std::size_t> last_call(const Session& game);
std::optional<std::size_t> last_call(const Session& game, std::size_t steps);
// "Wick fails.": for the call at that step, as far as it is known; empty if there is no result yet.
Phrase outcome_of(const Session& game, std::size_t call);
// The title of the scene opened last; empty before the first.
std::string scene_title(const Session& game);

// The attempt of the last call, above the decision about it.
void draw_tried(View& view);
// Until a coin has fallen, the CM may cancel the call, which refunds payments made since. True: cancelled.
bool draw_call_off(View& view);
// The last result that nobody has told yet, large, with a text field. Anytime: also without such a result. Returns
// false if it draws nothing.
enum class Telling { Result, Anytime };
bool draw_telling(View& view, Telling when);

}  // namespace screens::edged_coins
