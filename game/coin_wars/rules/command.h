#pragma once
// All commands of players, each with its word in the protocol. Coins and Armies are named by id. The actor is a coin or
// an Army; the other id is empty.

#include <optional>

#include "game/coin_wars/rules/ids.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"

namespace rules {
class Field;
}

namespace rules::coin_wars {

// Checks that either a coin or an Army acts, and that only an Army names a front coin.
void check_actor(const Field& command);
// Results of real dice, in the order of Strike::dice, attack first.
using ShownDice = OrNone<List<int, limits::kDice, Number<1, limits::kDieSides>>>;
// CW-28: `true` for the acting coin itself, or a list of Army members.
struct GoingBeyond : Ids {
    using Ids::Ids;
    GoingBeyond(Ids ids) : Ids(std::move(ids)) {}
    static const rules::Kind& field_kind();
};
// Written as null if empty.
struct FirstLeg : std::optional<Vec2> {
    using std::optional<Vec2>::optional;
    FirstLeg(std::optional<Vec2> end) : std::optional<Vec2>(end) {}
    static const rules::Kind& field_kind();
};

// R-0, before the battle
struct Agree {
    Side side;
    NAMED_FIELDS("agree", side)
};
struct Faces {
    bool swap = false;
    NAMED_FIELDS("faces", swap)
};
struct Toss {
    std::optional<Face> face;  // what a real coin showed; empty: the hand tosses
    NAMED_FIELDS("toss", told(face))
};
struct Order {
    Side first;
    NAMED_FIELDS("order", first)
};
// In a free battle the loser of the toss takes the other edge.
struct Edge {
    NAMED_FIELDS("edge")
};
struct PlaceCoin {
    CoinName coin;
    Vec2 at;
    NAMED_FIELDS("place", coin, at)
};
// Places several coins at once, all or none; a coin may take a place that another in the list leaves.
struct PlaceCoins {
    List<PlaceCoin, limits::kCoins> coins;
    NAMED_FIELDS("place_many", coins)
};
struct Unplace {
    CoinName coin;
    NAMED_FIELDS("unplace", coin)
};
struct Ready {
    Side side;
    NAMED_FIELDS("ready", side)
};
// Armies, during deployment and on one's own turn
// Without a commander: the first Command coin named
struct Form {
    Ids coins;
    OrNone<CoinName> commander{};
    NAMED_FIELDS("form", coins, maybe(commander))
};
// adds coins, or another whole Army
struct Join {
    ArmyName army;
    OrNone<Ids> coins{};
    OrNone<ArmyName> other{};
    NAMED_FIELDS("join", army, maybe(coins), maybe(other))
    static void check_keys(const Field& command);
};
// The battle
struct Move {
    OrNone<CoinName> coin;
    Vec2 to;  // for an Army: the front coin's destination
    OrNone<ArmyName> army{};
    OrNone<CoinName> front{};  // R-20; empty: the rules choose the one that fits the path best
    NAMED_FIELDS("move", maybe(coin), maybe(army), to, maybe(front))
    static void check_keys(const Field& command) { check_actor(command); }
};
struct Attack {
    OrNone<CoinName> coin;
    CoinName target;
    OrNone<ArmyName> army{};
    GoingBeyond beyond{};
    ShownDice dice{};
    NAMED_FIELDS("attack", maybe(coin), maybe(army), target, maybe(beyond), told(dice))
    static void check_keys(const Field& command) { check_actor(command); }
};
struct Charge {
    OrNone<CoinName> coin;
    FirstLeg via;  // end of the first leg; empty: strikes from where it stands
    CoinName target;
    std::optional<Vec2> to;  // end of the second leg; empty: stays
    OrNone<ArmyName> army{};
    OrNone<CoinName> front{};
    GoingBeyond beyond{};
    ShownDice dice{};
    NAMED_FIELDS("charge", maybe(coin), maybe(army), maybe(front), maybe(via), target, maybe(to), maybe(beyond),
                 told(dice))
    static void check_keys(const Field& command) { check_actor(command); }
};
// Section 6: an action that a trait gives a coin in place of an attack
struct UseTrait {
    CoinName coin;
    TraitName trait;
    CoinName on;
    NAMED_FIELDS("use_trait", coin, trait, on)
};
// the answer to the pending decision
struct Decide {
    Side side;
    ArmyName army;
    std::optional<Ids> losses{};
    std::optional<bool> split{};
    NAMED_FIELDS("decide", side, army, maybe(losses), maybe(split))
    static void check_keys(const Field& command);
};
struct EndTurn {
    NAMED_FIELDS("end_turn")
};
struct Concede {
    Side side;
    std::optional<bool> left{};  // true: this side left a throw unanswered, and the other claims the battle
    NAMED_FIELDS("concede", side, maybe(left))
};
struct Draw {
    Side side;
    std::optional<bool> answer;  // empty: an offer
    NAMED_FIELDS("draw", side, maybe(answer))
};

struct Command : OneOf<Agree, Faces, Toss, Order, PlaceCoin, PlaceCoins, Unplace, Ready, Form, Join, Move, Attack,
                       Charge, Decide, EndTurn, Concede, Draw, Edge, UseTrait> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

}  // namespace rules::coin_wars
