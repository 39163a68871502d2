#pragma once
// Coins that lie on wood and slide when flicked: they bounce off each other and off boxes, slow down and stop. Units
// are pixels and seconds. This file knows nothing of the window.

#include <optional>
#include <span>
#include <vector>

#include "engine/ui/style.h"

namespace screens {

using core::Vec2;
using ui::Rect;

struct LooseCoin {
    Vec2 at;
    double radius;
    double angle = 0;  // radians
    Vec2 speed{};
    double spin = 0;  // radians a second
    double air = 0;   // seconds until a tossed coin lands
};
// A sound: a coin hit another coin, a box, or the wood.
struct Knock {
    std::size_t coin;
    std::optional<std::size_t> other;
    double speed;
};

class LooseCoins {
public:
    static constexpr double kToss = 0.55;  // seconds in the air

    std::vector<LooseCoin> coins;

    std::optional<std::size_t> at(Vec2 point) const;
    void flick(std::size_t coin, Vec2 speed);
    // Tosses a coin: it is in the air for kToss seconds, passes over the others, and may land on its other face.
    void toss(std::size_t coin, Vec2 speed);
    // Holds a coin at `there`: it pushes others away and stops at boxes.
    void put(std::size_t coin, Vec2 there, const Rect& wood, std::span<const Rect> boxes);
    bool moving() const;
    // Advances all coins. `inch`: pixels to an inch. Returns the sounds, at most one a coin.
    std::vector<Knock> step(double seconds, double inch, const Rect& wood, std::span<const Rect> boxes);
    // Returns the place nearest to `home`, within `max`, that is clear of other coins and of all boxes.
    std::optional<Vec2> free_place(Vec2 home, double radius, double max, const Rect& wood,
                                   std::span<const Rect> boxes) const;

private:
    void advance(double seconds, double inch);
    double strike_box(LooseCoin& coin, const Rect& box) const;  // speed of the impact, 0 if there is none
    double strike_edge(LooseCoin& coin, const Rect& wood) const;
    double strike(std::size_t one, std::size_t other);
};

}  // namespace screens
