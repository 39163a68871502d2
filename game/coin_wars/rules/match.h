#pragma once
// A battle at one moment: a plain value. The scenario behind it is shared between copies and never changes,
// but for `faces`, which makes a new one.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/rules/coin_index.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/coin_wars/rules/strike.h"

namespace rules::coin_wars {

enum class Phase { Agree, Faces, Toss, Order, Deploy, Play, Over };
// Hand: not deployed yet. Arriving: BX-3. Watching: CW-3.
enum class Place : std::uint8_t { Hand, Table, Fallen, Arriving, Watching };
enum class How : std::uint8_t { None, Attack, AttackBack, Beyond };

inline constexpr int kActionsATurn = 10;  // CW-6

struct Coin {
    Vec2 at;
    Place place = Place::Hand;
    How how = How::None;   // how it fell, by whom, in which turn
    bool moved = false;    // this turn
    bool struck = false;   // attacked this turn, or charged: R-3
    bool cut_off = false;  // a member that lies apart from its Army, without Offense
    int by = kNobody;
    int turn = 0;
    int army = kNoArmy;  // the number of the Army that it is in
    friend bool operator==(const Coin&, const Coin&) = default;
};

// Section 7. Its members are the coins that bear its number; it has acted if one of them has. army.h
// asks.
struct Army {
    int number = kNoArmy;     // "a3" is number 3; never used again in a battle
    int commander = kNobody;  // R-18; nobody: an ordinary Army, or one that lost its last Command coin
    friend bool operator==(const Army&, const Army&) = default;
};

// where a Charge of this coin began; kept until its side's next turn.
struct ChargeBegan {
    int coin = kNobody;
    Vec2 from;
    friend bool operator==(const ChargeBegan&, const ChargeBegan&) = default;
};

// what is asked of a side before the battle goes on; the first in the queue is due.
struct Decision {
    enum class Kind { Losses, Split };
    Kind kind = Kind::Losses;
    Side side = Side::Heads;
    int army = kNoArmy;
    int damage = 0;               // Losses: what the units' Defense adds up to at most
    int damage_to_armored = 0;    // R-25; -1: Armored units cannot be chosen
    int attacker = kNobody;       // a coin of those that strike
    std::vector<int> proposal{};  // Losses: a legal set
    friend bool operator==(const Decision&, const Decision&) = default;
};

// An attack that has been struck and is not yet done with (R-24a).
struct Fight {
    Strike strike;
    std::optional<Strike> back;
    std::vector<int> beyond;                      // CW-28: they fall by their own deed
    std::vector<int> strike_losses, back_losses;  // who falls: of the target, of the attacker
    std::vector<int> attackers;                   // all coins of the attacking party, before any falls
    std::optional<Vec2> rest;                     // where a Charge goes on to
    double allowance = 0,
           used = 0;            // L + 2r of the coin that led its first leg, and how much of it that took
    bool was_hopeless = false;  // it had been said before that nothing can fall
    friend bool operator==(const Fight&, const Fight&) = default;
};

struct Outcome {
    std::optional<Side> winner;  // nothing: a draw
    // "elimination", "victory", "purse", "limit", "concede", "agreement", "no_moves"
    std::string by;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Match {
    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const CoinIndex> coin_index;  // of the scenario's ids; what find looks in
    std::uint64_t scenario_hash = 0;
    Phase phase = Phase::Agree;
    std::array<bool, 2> agreed{};
    std::array<bool, 2> ready{};
    std::optional<Side> toss_winner;
    Side first = Side::Heads;  // who has the first turn of each full turn
    Side side = Side::Heads;   // whose turn it is: to deploy, to act
    int turn = 0;              // both sides once; 1 is the first
    int actions_left = 0;
    std::vector<Coin> coins;   // as in scenario->coins
    std::vector<Army> armies;  // by number
    int armies_formed = 0;     // the last number given
    std::vector<ChargeBegan> charges;
    std::optional<Fight> fight;  // only while decisions are awaited
    std::vector<Decision> awaiting;
    std::vector<int>
        held;  // BX-7: for each Held condition, in the order of the victory tree, turn ends running
    std::array<int, 2> purse{};  // R-33, cents
    int quiet_turns = 0;         // full turns without a coin falling
    bool fell_this_turn = false;
    bool passed_before = false;  // the side before could do nothing
    std::optional<Side> draw_offered;
    std::optional<Outcome> outcome;

    friend bool operator==(const Match& a, const Match& b);  // compares the scenario's content, too

    const Coin& coin(int i) const { return coins[static_cast<std::size_t>(i)]; }
    Coin& coin(int i) { return coins[static_cast<std::size_t>(i)]; }
    const CoinSetup& setup(int i) const { return scenario->coins[static_cast<std::size_t>(i)]; }
    const CoinType& type(int i) const { return scenario->type_of(i); }
    Side side_of(int i) const { return setup(i).side; }
    const std::string& id(int i) const { return setup(i).id; }
    // kNobody where there is none.
    int find(std::string_view id) const;
    // "a3" of an Army that stands: 3; else kNoArmy.
    int find_army(std::string_view id) const;
    int count() const { return static_cast<int>(coins.size()); }
    bool on_table(int i) const { return coin(i).place == Place::Table; }
    bool in_army(int i) const { return coin(i).army != kNoArmy; }
};

}  // namespace rules::coin_wars
