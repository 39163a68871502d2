#pragma once
// All that players can ask for, in the words of the protocol. Coins are named by their ids.

#include <optional>
#include <string>
#include <variant>

#include "game/rules/coin_wars/scenario.h"
#include "game/rules/hand.h"

namespace rules::coin_wars {

// R-0, before the battle
struct Agree { Side side; };
struct Faces { bool swap = false; };
struct Toss { std::optional<Face> face; };  // given: what a real coin showed
struct Order { Side first; };
struct PlaceCoin { std::string coin; Vec2 at; };
struct Unplace { std::string coin; };
struct Ready { Side side; };
// the battle
struct Move { std::string coin; Vec2 to; };
struct Attack { std::string coin; std::string target; };
struct Charge {
    std::string coin;
    std::optional<Vec2> via;  // the first leg's end; nothing: strikes where it stands
    std::string target;
    std::optional<Vec2> to;   // the second leg's end; nothing: it stays
};
struct EndTurn {};
struct Concede { Side side; };
struct Draw { Side side; std::optional<bool> answer; };  // an offer, or the answer to one

using Command = std::variant<Agree, Faces, Toss, Order, PlaceCoin, Unplace, Ready, Move, Attack, Charge, EndTurn, Concede, Draw>;

}  // namespace rules::coin_wars
