#pragma once
// Section 2 up to the first coin: agreement, faces, toss and order (CW-4, R-0).

#include <memory>
#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event_list.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The coins where the battle puts them, nothing else begun: no Army, nobody arrived.
Match laid_out(std::shared_ptr<const Scenario> scenario);
// The match is about this battle from now on: of the same coins, in the same order.
void adopt(Match& match, std::shared_ptr<const Scenario> scenario);

// The same battle with the players' sides exchanged: coins, zones, names, rules, goals and who is first.
Scenario swapped(Scenario scenario);

// each command has its phase; conceding is possible in all of them but the last.
std::optional<Refusal> check_phase(const Match& match, const Command& command);

std::optional<Refusal> check(const Match& match, const Agree& command);
Events apply(Match& match, const Agree& command);
std::optional<Refusal> check(const Match& match, const Faces& command);
Events apply(Match& match, const Faces& command);
std::optional<Refusal> check(const Match& match, const Toss& command);
// `shown`: the face of the real coin, or what the hand threw.
Events apply(Match& match, const Toss& command, Face shown);
std::optional<Refusal> check(const Match& match, const Order& command);
Events apply(Match& match, const Order& command);

}  // namespace rules::coin_wars
