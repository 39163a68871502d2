#pragma once
// Evaluates a unit's position: which enemies could strike it there, which it could strike, how far it is from the
// enemy, from company and from important ground.

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "game/coin_wars/bots/blow.h"
#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/weights.h"

namespace bots {

// A vector of at most N items, stored in place: the bots' hot paths must not allocate.
template <class Thing, std::size_t N>
class StaticVector {
public:
    void push_back(const Thing& thing) {
        assert(count_ < N);
        things_[count_++] = thing;
    }
    // Inserts before `place`; if full, drops the last item.
    void insert(Thing* place, const Thing& thing) {
        if (count_ < N) ++count_;
        for (Thing* at = end() - 1; at > place; --at) *at = *(at - 1);
        if (place < end()) *place = thing;
    }
    void shorten(std::size_t max) { count_ = count_ < max ? count_ : max; }
    void clear() { count_ = 0; }

    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    const Thing& operator[](std::size_t i) const { return things_[i]; }
    const Thing& front() const { return things_[0]; }
    const Thing& back() const { return things_[count_ - 1]; }
    Thing* begin() { return things_.data(); }
    Thing* end() { return things_.data() + count_; }
    const Thing* begin() const { return things_.data(); }
    const Thing* end() const { return things_.data() + count_; }

private:
    std::array<Thing, N> things_;
    std::size_t count_ = 0;
};

// The side's lead in material, -1 to 1.
double lead(const Board& board, Side side);
// Rises from 0 while nothing falls, and towards the end of the battle; 0 for a side that wins by waiting.
double impatience(const Board& board, Side side, const Weights& weights);

class Evaluation {
public:
    Evaluation(const Board& board, const Unit& unit, const Weights& weights);

    // The value of the unit's position moved by `shift`; only differences are meaningful.
    double value(Vec2 shift) const;
    // The same after an enemy unit has fallen.
    double value_without(const Unit& fallen, Vec2 shift) const;
    // The value of a strike: its gain, and what trading means for a side that is ahead or impatient.
    double trade(const Blow& blow) const;

    // The nearest units of its side that could form an Army with it, nearest first.
    const StaticVector<const Unit*, kMaxFriends>& friends() const { return friends_; }

private:
    // How far apart the rims may be for a strike without and with Long Range, after a move if the unit could strike
    // then; inches, negative if it has no such strike.
    struct Range {
        double close = 0, ranged = 0;
    };
    struct Foe {
        const Unit* unit = nullptr;
        double away = 0;                       // from the unit's present place to the foe's rim, at least
        double apart = 0;                      // for two single coins: distance between centres at contact
        Range range{};                         // of its strikes at the unit
        double farthest = 0;                   // beyond, neither of the two can strike the other; inches between rims
        double weight = 1;                     // of its distance as the nearest enemy
        double mine = 0, mine_ranged = 0;      // expected gains of striking it
        double theirs = 0, theirs_ranged = 0;  // and of being struck by it
        // How these change when the unit steps onto or off defensive ground.
        double else_close = 0, else_ranged = 0;
    };
    // An objective in which the unit's coins count.
    struct Aim {
        const Objective* objective = nullptr;
        int coins = 0;    // the unit's
        int missing = 0;  // number needed in addition to other units' coins
    };
    Range range_of(const Unit& unit) const;
    void look_around(Side enemy);
    void look_for_company();
    void look_for_ground();
    void look_for_shelter();
    double sheltered(Vec2 shift) const;  // the share of the unit on defensive ground
    void look_for_objectives();
    double value(Vec2 shift, const Unit* fallen) const;
    double company(Vec2 shift) const;
    double objectives(Vec2 shift) const;
    double ground(Vec2 shift) const;

    const Board& board_;
    const Unit& unit_;
    const Weights& weights_;
    StaticVector<Foe, kMaxFoes> foes_;  // nearest first
    std::vector<const std::vector<Vec2>*> good_ground_, defensive_;
    bool is_sheltered_ = false;  // now
    double saved_ = 0;           // by defensive ground, once a nearby enemy strikes
    std::vector<Aim> aims_;
    StaticVector<const Unit*, kMaxFriends> friends_;  // could form an Army with it
    double impatience_, lead_, approach_ = 0, hunt_ = 0, idle_ = 0;
    Range range_;
    double farthest_ = 0;  // range of the longest strike
};

}  // namespace bots
