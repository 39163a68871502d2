#pragma once
// All that players can ask for, each with its word in the protocol. Coins and Armies are named by their ids;
// who acts is a coin or an Army: the other id is empty.

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

// A coin or an Army acts, and only an Army has a front coin.
void check_actor(const Field& command);
// What real dice showed, in the order of Strike::dice, attack first.
using ShownDice = OrNone<List<int, limits::kDice, Number<1, limits::kDieSides>>>;
// CW-28: the coin itself, which is named by `true`, or members of the Army.
struct GoingBeyond : Ids {
    using Ids::Ids;
    GoingBeyond(Ids ids) : Ids(std::move(ids)) {}
    static const rules::Kind& field_kind();
};
// Written as null if it is nothing.
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
// In a free battle the toss's loser takes the other edge.
struct Edge {
    NAMED_FIELDS("edge")
};
struct PlaceCoin {
    CoinName coin;
    Vec2 at;
    NAMED_FIELDS("place", coin, at)
};
// Several at once, all of them or none; each may lie where another of them lay.
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
// Armies, while deploying and in one's own turn
// no commander: the first Command coin named
struct Form {
    Ids coins;
    OrNone<CoinName> commander{};
    NAMED_FIELDS("form", coins, maybe(commander))
};
// coins, or another whole Army
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
    Vec2 to;  // of an Army: where its front coin goes
    OrNone<ArmyName> army{};
    OrNone<CoinName> front{};  // R-20; none: the one that fits the way best
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
    FirstLeg via;  // where it ends; nothing: strikes where it stands
    CoinName target;
    std::optional<Vec2> to;  // the second leg's end; nothing: it stays
    OrNone<ArmyName> army{};
    OrNone<CoinName> front{};
    GoingBeyond beyond{};
    ShownDice dice{};
    NAMED_FIELDS("charge", maybe(coin), maybe(army), maybe(front), maybe(via), target, maybe(to), maybe(beyond),
                 told(dice))
    static void check_keys(const Field& command) { check_actor(command); }
};
// Section 6: what a trait lets a coin do instead of attacking
struct UseTrait {
    CoinName coin;
    TraitName trait;
    CoinName on;
    NAMED_FIELDS("use_trait", coin, trait, on)
};
// the answer to the decision that is due
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
    std::optional<bool> left{};  // true: it has left a throw unanswered, and the other side claims the battle
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
