#pragma once
// Section 2 before deployment: agreement, faces, toss and order (CW-4, R-0).

#include <memory>
#include <optional>

#include "game/coin_wars/rules/command.h"
#include "game/coin_wars/rules/event.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

// The match at the start of this scenario: phase `play` if all coins are placed, `first` names a side and no side wants
// to set up anew; otherwise `agree`.
Match begin(std::shared_ptr<const Scenario> scenario);

// The battle with the players' sides swapped: coins, zones, names, rules, goals, degrees of victory, what ground waits
// for and the side that goes first.
Scenario swapped(Scenario scenario);

// each command has its phase; conceding is possible in every phase except the last.
std::optional<Refusal> check_phase(const Match& match, const Command& command);

std::optional<Refusal> check(const Match& match, const Agree& command);
Events apply(Match& match, const Agree& command);
std::optional<Refusal> check(const Match& match, const Faces& command);
Events apply(Match& match, const Faces& command);
std::optional<Refusal> check(const Match& match, const Toss& command);
// `shown`: the face of the real coin, or of the hand's toss.
Events apply(Match& match, const Toss& command, Face shown);
std::optional<Refusal> check(const Match& match, const Order& command);
Events apply(Match& match, const Order& command);
// In a free battle the loser of the toss, who deploys first, may also take the other edge until it has placed a coin.
// The zones swap ends; the faces stay.
std::optional<Refusal> check(const Match& match, const Edge& command);
Events apply(Match& match, const Edge& command);

}  // namespace rules::coin_wars
