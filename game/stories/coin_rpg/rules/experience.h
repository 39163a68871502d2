#pragma once
// RPG-58 to 67, 82: Progress in exact twelfths, Experience Points and what they buy.

#include "game/stories/coin_rpg/rules/command.h"

namespace rules::coin_rpg {

inline constexpr int kTwelfthsAnXp = 120;  // RPG-59

// Call when everybody has finished: begins Lights, or continues with the Scene that was waiting.
Events all_done(Match& match);

// RPG-58, 66: what the seat can spend: its XP, or without experience what is left of its Customization Points.
int purse(const Match& match, int seat);
// RPG-58, 82: what the Character earns for a Scene of that difficulty, in twelfths.
int reward(const Match& match, int seat, Difficulty difficulty);
// RPG-58, 59: applied when the Scene is beaten.
Events earn(Match& match, int seat);
// RPG-64: true before the last Scene of the row, if it is Very Hard and anything can be spent at this table.
// scene_course.h decides whether somebody plays it.
bool is_window_due(const Match& match, int scene);
// RPG-67: k, 0 if Scenes do not get harder.
int harder(const Match& match);
// "7 5/12", "1/2", "0"
std::string mixed(int twelfths);

}  // namespace rules::coin_rpg
