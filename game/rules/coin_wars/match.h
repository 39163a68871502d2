#pragma once
// A battle at one moment: a plain value. The scenario behind it is shared between copies and never changes, but for `faces`, which
// makes a new one.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/rules/coin_wars/scenario.h"

namespace rules::coin_wars {

enum class Phase { Agree, Faces, Toss, Order, Deploy, Play, Over };
enum class Place : std::uint8_t { Hand, Table, Fallen };             // Hand: not deployed yet
enum class How : std::uint8_t { None, Attack, AttackBack };

inline constexpr int kNobody = -1;
inline constexpr int kActionsATurn = 10;  // CW-6

struct Coin {
    Vec2 at;
    Place place = Place::Hand;
    bool moved = false;   // this turn
    bool struck = false;  // attacked this turn, or charged: R-3
    How how = How::None;  // how it fell, by whom, in which turn
    int by = kNobody;
    int turn = 0;
    friend bool operator==(const Coin&, const Coin&) = default;
};

struct Outcome {
    std::optional<Side> winner;  // nothing: a draw
    std::string by;              // "elimination", "losses", "purse", "limit", "concede", "agreement", "no_moves"
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Match {
    std::shared_ptr<const Scenario> scenario;
    Phase phase = Phase::Agree;
    std::array<bool, 2> agreed{};
    std::array<bool, 2> ready{};
    std::optional<Side> toss_winner;
    Side first = Side::Heads;  // who has the first turn of each full turn
    Side side = Side::Heads;   // whose turn it is: to deploy, to act
    int turn = 0;              // both sides once; 1 is the first
    int actions_left = 0;
    std::vector<Coin> coins;     // as in scenario->coins
    std::array<int, 2> purse{};  // R-33, cents
    int quiet_turns = 0;         // full turns without a coin falling
    bool fell_this_turn = false;
    bool passed_before = false;  // the side before could do nothing
    std::optional<Side> draw_offered;
    std::optional<Outcome> outcome;

    friend bool operator==(const Match& a, const Match& b);  // compares the scenario's content, too

    const Coin& coin(int i) const { return coins[static_cast<std::size_t>(i)]; }
    Coin& coin(int i) { return coins[static_cast<std::size_t>(i)]; }
    const CoinType& type(int i) const { return scenario->type_of(i); }
    Side side_of(int i) const { return scenario->coins[static_cast<std::size_t>(i)].side; }
    const std::string& id(int i) const { return scenario->coins[static_cast<std::size_t>(i)].id; }
    // kNobody where there is none.
    int find(std::string_view id) const;
    int count() const { return static_cast<int>(coins.size()); }
    bool on_table(int i) const { return coin(i).place == Place::Table; }
};

}  // namespace rules::coin_wars
