#pragma once
// All that players can ask for, in the words of the protocol. Coins and Armies are named by their ids; who
// acts is a coin or an Army: the other id is empty.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/hand.h"

namespace rules::coin_wars {

using Ids = std::vector<std::string>;

// R-0, before the battle
struct Agree {
    Side side;
};
struct Faces {
    bool swap = false;
};
struct Toss {
    std::optional<Face> face;  // what a real coin showed; empty: the hand tosses
};
struct Order {
    Side first;
};
struct Edge {};  // in a free battle the toss's loser takes the other edge
struct PlaceCoin {
    std::string coin;
    Vec2 at;
};
// Several at once, all of them or none; each may lie where another of them lay.
struct PlaceCoins {
    std::vector<PlaceCoin> coins;
};
struct Unplace {
    std::string coin;
};
struct Ready {
    Side side;
};
// Armies, while deploying and in one's own turn
// no commander: the first Command coin named
struct Form {
    Ids coins;
    std::string commander{};
};
// coins, or another whole Army
struct Join {
    std::string army;
    Ids coins{};
    std::string other{};
};
// The battle
struct Move {
    std::string coin;
    Vec2 to;                      // of an Army: where its front coin goes
    std::string army{}, front{};  // R-20; no front: the one that fits the way best
};
struct Attack {
    std::string coin;
    std::string target;
    std::string army{};
    Ids beyond{};             // CW-28: the coin itself, or members of the Army
    std::vector<int> dice{};  // what real dice showed, in the order of Strike::dice, attack first
};
struct Charge {
    std::string coin;
    std::optional<Vec2> via;  // the first leg's end; nothing: strikes where it stands
    std::string target;
    std::optional<Vec2> to;       // the second leg's end; nothing: it stays
    std::string army{}, front{};
    Ids beyond{};
    std::vector<int> dice{};
};
// Section 6: what a trait lets a coin do instead of attacking
struct UseTrait {
    std::string coin;
    std::string trait;  // its word
    std::string on;     // a coin
};
// the answer to the decision that is due
struct Decide {
    Side side;
    std::string army;
    std::optional<Ids> losses{};
    std::optional<bool> split{};
};
struct EndTurn {};
struct Concede {
    Side side;
};
struct Draw {
    Side side;
    std::optional<bool> answer;  // empty: an offer
};

using Command = std::variant<Agree, Faces, Toss, Order, PlaceCoin, PlaceCoins, Unplace, Ready, Form, Join,
                             Move, Attack, Charge, Decide, EndTurn, Concede, Draw, Edge, UseTrait>;

}  // namespace rules::coin_wars
