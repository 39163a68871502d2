#pragma once
// Section 2 before deployment: agreement, faces, toss and order (CW-4, R-0).

#include <memory>
#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The match with which this scenario begins: phase `play` if all coins are placed, `first` is a side and nobody
// wants to set up anew, otherwise `agree`.
Match begin(std::shared_ptr<const Scenario> scenario);

// The battle with the players' sides swapped: coins, zones, names, rules, goals and who is first.
Scenario swapped(Scenario scenario);

// each command has its phase; conceding is possible in every phase but the last.
std::optional<Refusal> check_phase(const Match& match, const Command& command);

std::optional<Refusal> check(const Match& match, const Agree& command);
Events apply(Match& match, const Agree& command);
std::optional<Refusal> check(const Match& match, const Faces& command);
Events apply(Match& match, const Faces& command);
std::optional<Refusal> check(const Match& match, const Toss& command);
// `shown`: the face that the real coin showed or the hand threw.
Events apply(Match& match, const Toss& command, Face shown);
std::optional<Refusal> check(const Match& match, const Order& command);
Events apply(Match& match, const Order& command);
// In a free battle the loser of the toss, who deploys first, also picks the edge: until it has placed a coin, it
// may take the other one. The zones swap ends; the faces stay.
std::optional<Refusal> check(const Match& match, const Edge& command);
Events apply(Match& match, const Edge& command);

}  // namespace rules::coin_wars
