#pragma once
// The free places of a site while coins are placed one after another. The free place nearest to a wanted one is that
// place itself, or lies on a bound (beside a coin, a line, a corner) or where two bounds cross. Free crossings are kept
// for each coin size, so that the next search only looks through them.

#include <optional>
#include <vector>

#include "game/coin_wars/battles/formation_fit.h"
#include "game/coin_wars/rules/closest_point.h"

namespace battles {

class Room {
public:
    explicit Room(const Site& site);

    // True if the disc crosses no bound by more than the tolerance, inches.
    bool free(const measure::Disc& disc, const std::vector<std::size_t>& passes, double tolerance) const;
    // The free place nearest to the wish, on the grid; nullopt if none is left.
    std::optional<Vec2> nearest(const Wish& wish);
    void lay(const measure::Disc& disc);

private:
    // Places for coins of one radius that may enter the same barriers.
    struct Size {
        double radius;
        std::vector<std::size_t> passes;
        rules::coin_wars::Bounds bounds;  // the coin's centre when it touches a straight bound or a corner
        std::vector<Vec2> crossings;      // only free ones
    };

    bool clear_of_coins(const measure::Disc& disc, double tolerance) const;
    Size& size_of(const Wish& wish);
    void cross_bounds(Size& size) const;
    // Adds the points where the coin's bound crosses the others; among coins, only those before index `coin`.
    void cross_coin(Size& size, std::size_t coin) const;
    void keep(Size& size, const std::vector<Vec2>& crossings) const;
    std::optional<Vec2> on_grid(const Size& size, Vec2 place) const;

    template <class Visit>
    void each_near(Vec2 at, double reach, Visit visit) const;
    std::size_t cell_of(double inches, std::size_t cells) const;

    const Site& site_;
    std::vector<measure::Disc> coins_;
    double widest_ = 0;  // radius
    std::size_t columns_, rows_;
    std::vector<std::vector<std::size_t>> cells_;  // indices of the coins in each cell, row by row
    std::vector<Size> sizes_;
};

}  // namespace battles
