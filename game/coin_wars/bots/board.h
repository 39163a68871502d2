#pragma once
// The bots' fast view of a battle: the coins on the table, and the units that act together, as plain numbers read from
// the match. Results of attacks are estimated here in material; every command is still checked by the rules.

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "game/coin_wars/bots/goals.h"
#include "game/coin_wars/bots/spatial_grid.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/strength.h"

namespace bots {

namespace cw = rules::coin_wars;
using core::Vec2;
using rules::coin_wars::kNoArmy;
using rules::coin_wars::kNoCoin;
using rules::coin_wars::Match;
using rules::coin_wars::Side;

struct Piece {
    Vec2 at;
    double radius = 0;
    double reach = 0;              // of a move, inches: R-5, BX-2
    double worth = 0;              // piece value of each of its lives, see piece_value.h
    int lives = 1;                 // BX-9: how many times it must be beaten
    int offense = 0, defense = 0;  // current, with every bonus
    int type = 0;
    int unit = -1;  // index into Board::units
    int army = kNoArmy;
    Side side = Side::Heads;
    bool here = false;        // on the table
    bool fresh = false;       // may still move or Charge this turn
    bool may_strike = false;  // may still attack this turn
};

// The Offense of a unit, all its coins together.
struct UnitOffense {
    int close = 0;
    int ranged = 0;  // of the coins with Long Range
};

// A single coin, or an Army.
struct Unit {
    int lead = kNoCoin;  // the coin, or the member that the Army loses first
    int army = kNoArmy;
    Side side = Side::Heads;
    int first = 0, count = 1;  // its coins, see coins_of
    UnitOffense offense;
    int defense = 0;  // a single coin's
    int lives = 1;    // a single coin's
    double worth = 0;
    double reach = 0;         // the slowest coin's, inches
    int type = 0;             // a single coin's
    bool long_range = false;  // some coin has Long Range
    bool charges = false;     // all coins have Charge
    bool commanded = false;   // CW-18
    int cost = 1;             // actions
    bool fresh = false, may_strike = false;
    Vec2 middle;  // all coins lie within `around` of it, rims included
    double around = 0;
};

// A strike's expected gain and cost in material.
struct Blow {
    double taken = 0, lost = 0;
    double gain() const { return taken - lost; }
};

// A place where a coin of that side appeared or disappeared, or its score or Army changed.
struct PendingChange {
    Vec2 at;
    Side side;
};

// A key coin.
struct Prey {
    Vec2 at;
    double stake = 0;  // see Board::stake
};

class Board {
public:
    Board() = default;
    explicit Board(const Match& match) { read(match); }

    // Switches to this match, which must outlive its use. Within one battle, only changes since the last call are read.
    void read(const Match& match);
    // The changes found by the last read.
    std::span<const PendingChange> changes() const { return changes_; }
    // True if the last read began a new battle.
    bool all_new() const { return all_new_; }

    const Match& match() const { return *match_; }
    const Piece& piece(int coin) const { return pieces_[static_cast<std::size_t>(coin)]; }
    // The units of a side, in order of their first coin.
    std::span<const Unit> units(Side side) const { return units_[cw::index(side)]; }
    const Unit& unit_of(int coin) const {
        const Piece& one = piece(coin);
        return units_[cw::index(one.side)][static_cast<std::size_t>(one.unit)];
    }
    // An Army's coins, in the order in which it loses them.
    std::span<const int> coins_of(const Unit& unit) const {
        return {coins_.data() + unit.first, static_cast<std::size_t>(unit.count)};
    }
    // Calls look(unit) for each unit of a side that is at least partly within that many inches of the place.
    template <class Look>
    void near(Side side, Vec2 place, double within, Look look) const {
        const std::span<const Unit> units = this->units(side);
        fields_[cw::index(side)].near(place, within, [&](int number) {
            const Unit& unit = units[static_cast<std::size_t>(number)];
            const double far = within + unit.around;
            if (core::length_squared(unit.middle - place) <= far * far) look(unit);
        });
    }
    // Searches for the nearest unit of a side start with radius first_look and double it until it reaches everywhere(),
    // the whole table. Inches.
    double first_look(Side side) const { return units(side).size() <= kFew ? everywhere() : 8; }
    double everywhere() const { return match_->scenario->width + match_->scenario->height; }
    // The coins of a side on the table.
    std::span<const int> line(Side side) const { return line_[cw::index(side)]; }
    double worth(Side side) const { return worth_[cw::index(side)]; }
    std::span<const double> worths() const { return worths_; }                           // by coin
    double worth_of(int coin) const { return worths_[static_cast<std::size_t>(coin)]; }  // for fallen coins as well

    // The expected material loss of `of` when `by` strikes it; `higher`: added to its current Defense.
    double harm(const Unit& by, const Unit& of, bool ranged, bool answering, int higher = 0) const;
    // The expected gain of an attack, and its loss to the strike back.
    Blow strike(const Unit& by, const Unit& of, bool ranged) const;
    double gain(const Unit& by, const Unit& of, bool ranged) const { return strike(by, of, ranged).gain(); }

    double range() const { return range_; }    // R-13, between rims
    bool engages() const { return engages_; }  // R-40 engage: coins that have moved may attack

    // The share of the battle that a coin decides: see goals.h.
    double stake(int coin) const { return stakes_.coins[static_cast<std::size_t>(coin)]; }
    // Key coins of that side on the table, whose loss decides much by itself.
    std::span<const Prey> prey(Side side) const { return prey_[cw::index(side)]; }
    std::span<const Objective> objectives(Side side) const { return stakes_.objectives[cw::index(side)]; }
    // Bit k: the coin counts for its side's objective k and is inside it.
    unsigned stands_in(int coin) const { return stands_in_[static_cast<std::size_t>(coin)]; }
    // The number of such coins now.
    int standing(Side side, std::size_t objective) const { return standing_[cw::index(side)][objective]; }
    // Rises from 0 to 1 towards the end of the battle, by the turn limit or by quiet turns, for a side that would not
    // win as things are; 0 for a side that would.
    double haste(Side side) const { return haste_[cw::index(side)]; }
    // True if the side wins by waiting.
    bool may_wait(Side side) const { return waits_ == side; }

private:
    static constexpr std::size_t kFew = 24;  // sides this small are searched in one step
    static constexpr std::size_t kMaxObjectives = 8;

    void begin(const Match& match);
    void read_piece(int coin);
    // Sufficient if no coin appeared, disappeared or changed its Army.
    void read_units_of(std::span<const int> coins);
    void read_units();
    bool may_differ(const cw::Coin& before, const cw::Coin& now) const;  // as far as the stakes depend on it
    bool read_stakes();                                                  // returns true if they have changed
    void look_at_end();
    void count_standing(int coin);
    void find_prey();
    Unit single(int coin, int first) const;
    void add_single(int coin);
    void add_army(std::span<const int> members);
    // The effects of traits when a coin of one type strikes one of another: read from strength.h once per battle.
    struct Fixed {
        std::array<cw::Decides, 2> decides{};  // between single coins, by half
        std::array<bool, 2> stands{};          // it withstands as a unit of an Army, by half
        bool silenced = false;                 // a single coin that falls does not strike back
        int change = 0;                        // change of a single striker's Offense
    };
    void read_types(const cw::Scenario& scenario);
    const Fixed& fixed(int striker, int struck) const {
        return fixed_[static_cast<std::size_t>(striker) * types_ + static_cast<std::size_t>(struck)];
    }
    int offense_of_army(const Unit& army, const Unit& of, bool ranged) const;
    // BX-9, for rules that depend on the opponent: the change of `by`'s Offense, and a coin's Defense in that strike.
    int offense_against(const Unit& by, const Unit& of, bool ranged, bool answering) const {
        return special_meets_ ? special_offense(by, of, ranged, answering) : 0;
    }
    int defense_against(int coin, const Unit& by, bool ranged, bool answering) const {
        return special_meets_ ? special_defense(coin, by, ranged, answering) : piece(coin).defense;
    }
    int special_offense(const Unit& by, const Unit& of, bool ranged, bool answering) const;
    int special_defense(int coin, const Unit& by, bool ranged, bool answering) const;
    void read_meeting(int coin);
    int changed(int coin, int own, const cw::StrikeContext& bout, int cw::SpecialWhat::*added,
                cw::SpecialWhat::Times cw::SpecialWhat::*times) const;
    double chance(int lead) const;  // that Offense plus die reaches Defense; lead: Offense minus Defense

    const Match* match_ = nullptr;
    std::shared_ptr<const cw::Scenario> scenario_;  // the scenario that was read
    std::vector<cw::Coin> seen_;
    std::vector<cw::Army> seen_armies_;
    int seen_turn_ = -1;
    std::vector<cw::SpecialTally> seen_special_;
    std::vector<PendingChange> changes_;
    bool all_new_ = true;
    std::vector<double> strengths_, worths_;  // piece values by coin, without and with the goals
    std::size_t types_ = 0;
    std::vector<Fixed> fixed_;  // by striker, then by struck coin
    Stakes stakes_;
    std::vector<const cw::Condition*> places_;  // see places_in
    std::array<std::vector<int>, 2> quarry_;    // some may have fallen or not have arrived
    std::array<std::vector<Prey>, 2> prey_;
    std::vector<unsigned> stands_in_;  // by coin
    std::array<std::array<int, kMaxObjectives>, 2> standing_{};
    std::vector<Piece> pieces_;  // same order as Match::coins
    std::array<std::vector<int>, 2> line_;
    std::array<std::vector<Unit>, 2> units_;
    std::array<Field, 2> fields_;
    std::vector<int> coins_;
    std::array<double, 2> worth_{};
    double range_ = 0;
    bool engages_ = false;
    int dice_ = 0;
    // By coin: the rules that depend on the opponent and otherwise apply.
    std::vector<std::vector<const cw::SpecialRule*>> meeting_;
    bool special_meets_ = false;  // BX-9: some rule depends on the opponent
    std::array<double, 2> haste_{};
    std::optional<Side> waits_;  // the side that would win if the battle ended now
};

// The gap (in) between the nearest rims of two units, one of them an Army, with `one` shifted; negative if they
// overlap. A gap above `max` may be returned as any number above it.
double gap_of_coins(const Board& board, const Unit& one, Vec2 shift, const Unit& other, double max);

// The same for any two units. Once the units' circles are farther apart than `enough`, the gap of the circles will do.
inline double gap(const Board& board, const Unit& one, Vec2 shift, const Unit& other, double enough, double max) {
    const double at_least = core::distance(one.middle + shift, other.middle) - one.around - other.around;
    if (at_least > enough || (one.count == 1 && other.count == 1)) return at_least;
    return gap_of_coins(board, one, shift, other, max);
}
inline double gap(const Board& board, const Unit& one, Vec2 shift, const Unit& other, double enough) {
    return gap(board, one, shift, other, enough, enough);
}

}  // namespace bots
