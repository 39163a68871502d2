#pragma once
// A battle as bots judge it by the thousand: coins and those that act together side by side in plain numbers,
// read from the match. Only what is on the table. What comes of an attack is foreseen here in material; the
// rules have the last word on what a bot wants to do.

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "game/coin_wars/bots/goals.h"
#include "game/coin_wars/bots/spatial_grid.h"
#include "game/coin_wars/rules/match.h"

namespace bots {

using core::Vec2;
using rules::coin_wars::kNoArmy;
using rules::coin_wars::kNobody;
using rules::coin_wars::Match;
using rules::coin_wars::Side;

struct Piece {
    Vec2 at;
    double radius = 0;
    double reach = 0;              // of a move: R-5, BX-2; inches
    double worth = 0;              // material, see piece_value.h
    int offense = 0, defense = 0;  // as they count now, every bonus included
    int type = 0;
    int unit = -1;  // index into Board::units
    int army = kNoArmy;
    Side side = Side::Heads;
    bool here = false;        // on the table
    bool fresh = false;       // may still take part in a move or Charge of this turn
    bool may_strike = false;  // may still attack in this turn
};

// A single coin, or an Army.
struct Unit {
    int lead = kNobody;  // the coin, or some member
    int army = kNoArmy;
    Side side = Side::Heads;
    int first = 0, count = 1;  // its coins: coins_of
    int offense = 0;           // close, all together
    int ranged = 0;            // of those with Long Range
    int armored_offense = 0;   // CW-16: of an Army against Armored
    int defense = 0;           // of a single coin
    double worth = 0;
    double reach = 0;                                       // of its slowest coin
    bool long_range = false, spy = false, armored = false;  // some coin
    bool charges = false;                                   // all of them
    bool commanded = false;                                 // CW-18
    int cost = 1;                                           // actions
    bool fresh = false, may_strike = false;
    Vec2 middle;  // all its coins lie within `around` of it, rims included
    double around = 0;
};

// A coin of that side has come, gone, or counts otherwise there.
struct Change {
    Vec2 at;
    Side side;
};

class Board {
public:
    Board() = default;
    explicit Board(const Match& match) { read(match); }

    // From now on it shows this match, which must outlive its use. What has not changed since the last
    // reading, of the same battle, is not read again.
    void read(const Match& match);
    // Where coins have come or gone, and whose score or Army has changed, by the last reading.
    std::span<const Change> changes() const { return changes_; }
    // Nothing was known before.
    bool all_new() const { return all_new_; }

    const Match& match() const { return *match_; }
    const Piece& piece(int coin) const { return pieces_[static_cast<std::size_t>(coin)]; }
    // Units of a side, in order of their first coin.
    std::span<const Unit> units(Side side) const { return units_[rules::coin_wars::index(side)]; }
    const Unit& unit_of(int coin) const {
        const Piece& one = piece(coin);
        return units_[rules::coin_wars::index(one.side)][static_cast<std::size_t>(one.unit)];
    }
    // Of an Army those that it loses first in front.
    std::span<const int> coins_of(const Unit& unit) const {
        return {coins_.data() + unit.first, static_cast<std::size_t>(unit.count)};
    }
    // Calls look(unit) for each unit of a side that lies within so many inches of the place, in part at
    // least.
    template <class Look>
    void near(Side side, Vec2 place, double within, Look look) const {
        const std::span<const Unit> units = this->units(side);
        fields_[rules::coin_wars::index(side)].near(place, within, [&](int number) {
            const Unit& unit = units[static_cast<std::size_t>(number)];
            const double far = within + unit.around;
            if (core::length_squared(unit.middle - place) <= far * far) look(unit);
        });
    }
    // Whoever looks for the nearest of a side begins with this radius, and doubles it up to the second one:
    // the whole table.
    double first_look(Side side) const { return units(side).size() <= kFew ? everywhere() : 8; }
    double everywhere() const { return match_->scenario->width + match_->scenario->height; }
    // Coins of a side on the table.
    std::span<const int> line(Side side) const { return line_[rules::coin_wars::index(side)]; }
    double worth(Side side) const { return worth_[rules::coin_wars::index(side)]; }
    double worth_of(int coin) const { return worths_[static_cast<std::size_t>(coin)]; }  // fallen or not

    // The material that `of` is expected to lose when `by` strikes it.
    double harm(const Unit& by, const Unit& of, bool ranged, bool answering) const;
    // What an attack gains: harm done less harm taken in the attack back.
    double gain(const Unit& by, const Unit& of, bool ranged) const;

    double range() const { return range_; }    // between the rims, R-13
    bool engages() const { return engages_; }  // R-40 engage: who has moved may attack

    std::span<const Goal> goals() const { return goals_; }
    // From 0 to 1 as the turn limit comes nearer, for a side that would not win there as all stands; 0 for
    // the one that would, and where there is no limit.
    double haste(Side side) const { return haste_[rules::coin_wars::index(side)]; }

private:
    static constexpr std::size_t kFew = 24;  // are looked at all at once

    void begin(const Match& match);
    void read_piece(int coin);
    // Where nobody has come, gone or changed its Army only the units of these coins are read.
    void read_units_of(std::span<const int> coins);
    void read_units();
    void look_at_limit();
    Unit single(int coin, int first) const;
    void add_single(int coin);
    void add_army(std::span<const int> members);
    double chance(int lead) const;  // that offense plus dice comes to defense, for offense - defense

    const Match* match_ = nullptr;
    std::shared_ptr<const rules::coin_wars::Scenario> scenario_;  // that was read
    std::vector<rules::coin_wars::Coin> seen_;
    std::vector<rules::coin_wars::Army> seen_armies_;
    int seen_turn_ = -1;
    std::vector<Change> changes_;
    bool all_new_ = true;
    std::vector<double> worths_;  // by coin
    std::vector<Goal> goals_;
    std::vector<Piece> pieces_;  // as Match::coins
    std::array<std::vector<int>, 2> line_;
    std::array<std::vector<Unit>, 2> units_;
    std::array<Field, 2> fields_;
    std::vector<int> coins_;
    std::array<double, 2> worth_{};
    double range_ = 0;
    bool engages_ = false;
    int dice_ = 0;
    std::array<double, 2> haste_{};
};

// From rim to rim between the nearest coins of two units, `one` shifted; negative where they overlap. What is
// farther than `enough` may be told as some number beyond it.
double gap(const Board& board, const Unit& one, Vec2 shift, const Unit& other, double enough);

}  // namespace bots
