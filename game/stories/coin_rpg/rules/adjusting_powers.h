#pragma once
// RPG-72, 74, 75, 79: Luck, Offensive, Defensive and Grabby Hands. (So Cool: helper_traits.h; Flamebait:
// flamebait.h; Super Cool and Super Trait: recovery.h; Fast Learner: experience.h.)

#include "game/stories/coin_rpg/rules/command.h"
#include "game/stories/coin_rpg/rules/event.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match& match, const UseLuck& command);
std::optional<Refusal> check(const Match& match, const UseGrabby& command);
std::optional<Refusal> check(const Match& match, const UseOffensive& command);
std::optional<Refusal> check(const Match& match, const UseDefensive& command);
Events apply(Match& match, const Throws& throws, const UseLuck& command);
Events apply(Match& match, const UseGrabby& command);
Events apply(Match& match, const UseOffensive& command);
Events apply(Match& match, const UseDefensive& command);

// RPG-75: which Tails on the Scene's side are turned, at most two: cheapest first, then lowest number.
std::vector<int> tails_to_turn(const Match& match, int contest);

}  // namespace rules::coin_rpg
