#pragma once
// A battle at one moment, as a plain value. Copies share the scenario, which never changes; `faces` replaces it.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/coin_wars/rules/strike.h"

namespace rules::coin_wars {

enum class Phase { Agree, Faces, Toss, Order, Deploy, Play, Over };
ENUM_NAMES(Phase, "agree", "faces", "toss", "order", "deploy", "play", "over")
// Hand: not deployed yet. Arriving: BX-3. Watching: CW-3.
enum class Place : std::uint8_t { Hand, Table, Fallen, Arriving, Watching };
enum class How : std::uint8_t { None, Attack, AttackBack, Beyond };
ENUM_NAMES(How, "none", "attack", "attack_back", "beyond")

inline constexpr int kActionsATurn = 10;  // CW-6

struct Coin {
    Vec2 at;
    Place place = Place::Hand;
    How how = How::None;        // how it fell; by whom: `by`, on which turn: `turn`
    bool moved = false;         // this turn
    bool struck = false;        // attacked or charged this turn: R-3
    bool went_beyond = false;   // CW-28: it fell by going beyond, or to the strike back
    bool cut_off = false;       // a member separated from its Army, without Offense
    bool slid = false;          // BX-9: an attack drove it back instead of destroying it
    bool moved_latest = false;  // BX-9: moved in its side's last turn; kept only if a special rule needs it
    int by = kNoCoin;
    int turn = 0;
    int army = kNoArmy;  // the number of its Army
    int shots = 0;       // BX-9: shots so far, if a special rule counts them
    int blows = 0;       // BX-9: strikes survived that would have destroyed it
    friend bool operator==(const Coin&, const Coin&) = default;
};

// Section 7. An Army's members are the coins that carry its number; it has acted if one of them has. See army.h.
struct Army {
    int number = kNoArmy;     // "a3" is number 3; never reused within a battle
    int commander = kNoCoin;  // R-18; kNoCoin: an ordinary Army, or one that lost its last Command coin
    FIELDS(number, commander)
};

// where this coin's Charge began; kept until its side's next turn.
struct ChargeBegan {
    int coin = kNoCoin;
    Vec2 from;
    FIELDS(coin, from)
};

// how far a coin could go when its Charge began, and over slow ground (BX-2), inches.
struct ChargeReach {
    double any = 0, slow = 0;
};

// a decision that a side must make before the battle continues; the first in the queue is due.
struct Decision {
    enum class Kind { Losses, Split };
    Kind kind = Kind::Losses;
    Side side = Side::Heads;
    ArmyId army;
    int damage = 0;                                // Losses: upper limit for the units' total Defense
    int damage_to_armored = 0;                     // R-25; -1: Armored units cannot be chosen
    CoinId attacker;                               // one of the striking coins
    CoinIds proposal{};                            // Losses: a legal set
    const Kind& decision() const { return kind; }  // named like the field
    FIELDS(kind, side, army, damage, damage_to_armored, attacker, proposal)
};
ENUM_NAMES(Decision::Kind, "losses", "split")

// An attack that has been made but not yet resolved (R-24a).
struct Fight {
    Strike strike;
    std::optional<Strike> back;
    std::vector<int> beyond;                      // CW-28: destroyed by going beyond
    std::vector<int> strike_losses, back_losses;  // of the target, of the attacker
    std::vector<int> attackers;                   // all coins of the attacking party, before any falls
    std::optional<Vec2> rest;                     // where a Charge continues to
    // L + 2r of the coin that led the first leg, and how much of it the leg used (in)
    double allowance = 0, used = 0;
    bool was_hopeless = false;  // nothing could fall before, as the battle's rulings see it
    // These follow from what the record holds, and are not hashed: old hashes lack them.
    bool was_announced = false;    // nothing could fall before, as the newest rulings see it
    std::vector<ChargeReach> had;  // of each attacker that charges
    FIELDS(strike, back, beyond, strike_losses, back_losses, rest, allowance, used, was_hopeless, attackers)
};

// BX-13: which conditions of a piece of ground have come true so far.
struct GroundState {
    bool begun = false, ended = false;
    FIELDS(begun, ended)
};

// BX-9: the progress of a special rule.
struct SpecialTally {
    int in_battle = 0, in_turn = 0;  // attacks that it changed
    int in_vain = 0;                 // failed throws for arrivals
    bool come = false;               // a throw brought them in
    bool told = false;               // its words have been shown
    FIELDS(in_battle, in_turn, in_vain, come, told)
};

// Counts and offers that matter for the end of the battle and its special rules.
struct Ending {
    std::vector<int> held;  // BX-7: consecutive turn ends of each Held condition, in the order of held_conditions
    int quiet_turns = 0;    // full turns without a loss
    bool fell_this_turn = false;
    bool passed_before = false;  // the previous side had to pass
    std::optional<Side> draw_offered;
    std::vector<GroundState> ground{};  // one for each piece; empty: no ground has a condition
    std::vector<SpecialTally> special;  // in the order of the battle's special rules
    FIELDS(held, quiet_turns, fell_this_turn, passed_before, draw_offered, ground, special)
};

struct Outcome {
    std::optional<Side> winner;  // nullopt: a draw
    // "elimination", "victory", "purse", "limit", "concede", "left", "agreement", "no_moves"
    std::string by;
    FIELDS(winner, by)
};

// Finds coins by id in constant time: every command looks some up.
class CoinIndex {
public:
    explicit CoinIndex(const std::vector<CoinSetup>& coins);
    // Index of the coin with this id, -1 if there is none. `coins`: the constructor's argument, or a copy with the same
    // ids.
    int find(const std::vector<CoinSetup>& coins, std::string_view id) const;

private:
    std::vector<int> slots_;  // a power of two, at most half full; -1: free
};

struct Match {
    std::shared_ptr<const Scenario> scenario;
    std::shared_ptr<const CoinIndex> coin_index;  // index of the scenario's ids, for find
    std::uint64_t scenario_hash = 0;
    Phase phase = Phase::Agree;
    std::array<bool, 2> agreed{};
    std::array<bool, 2> ready{};
    std::optional<Side> toss_winner;
    Side first = Side::Heads;  // the side with the first turn of each full turn
    Side side = Side::Heads;   // the side whose turn it is: to deploy or to act
    int turn = 0;              // a full turn is one turn of each side; the first is 1
    int actions_left = 0;
    std::vector<Coin> coins;   // same order as scenario->coins
    std::vector<Army> armies;  // in order of number
    int armies_formed = 0;     // the last number used
    std::vector<ChargeBegan> charges;
    std::optional<Fight> fight;  // set only while a decision is pending
    std::vector<Decision> awaiting;
    std::array<int, 2> purse{};  // R-33, cents
    Ending ending;
    std::optional<Outcome> outcome;

    friend bool operator==(const Match& a, const Match& b);  // also compares the scenarios' content

    const Coin& coin(int i) const { return coins[static_cast<std::size_t>(i)]; }
    Coin& coin(int i) { return coins[static_cast<std::size_t>(i)]; }
    const CoinSetup& setup(int i) const { return scenario->coin(i); }
    const CoinType& type(int i) const { return scenario->type_of(i); }
    Side side_of(int i) const { return setup(i).side; }
    const std::string& id(int i) const { return setup(i).id; }
    // kNoCoin if there is no such coin.
    int find(std::string_view id) const;
    // 3 for "a3" if that Army exists, otherwise kNoArmy.
    int find_army(std::string_view id) const;
    int count() const { return static_cast<int>(coins.size()); }
    bool on_table(int i) const { return coin(i).place == Place::Table; }
    bool in_army(int i) const { return coin(i).army != kNoArmy; }
};
// BX-3: the round in which a coin that is still to arrive is next due: its own, or the next one if it found no room.
int arrives_in(const Match& match, int coin);
// True if the round limit ends the battle before that round.
bool arrives_too_late(const Match& match, int coin);
Ids ids_of(const Match& match, std::span<const int> coins);
// The reverse; kNoCoin for an unknown id.
std::vector<int> coin_names(const Match& match, const Ids& ids);

}  // namespace rules::coin_wars
