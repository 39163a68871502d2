#pragma once
// Coins that lie about on wood and slide when they are flicked: they strike each other and what lies there, lose speed and
// come to rest. Pixels and seconds; nothing of the window is known here.

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
    double air = 0;   // seconds until a tossed one lands
};
// What is heard: a coin struck another one, something that lies there, or the wood.
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
    // It leaves the wood for kToss seconds, on its way passes over the others, and may show its other face when it lands.
    void toss(std::size_t coin, Vec2 speed);
    // Held there: it pushes others away and stops at what lies there.
    void put(std::size_t coin, Vec2 there, const Rect& wood, std::span<const Rect> boxes);
    bool moving() const;
    // `inch`: so many pixels. Returns what is heard, at most one knock a coin.
    std::vector<Knock> step(double seconds, double inch, const Rect& wood, std::span<const Rect> boxes);
    // Clear of other coins and of all boxes, the nearest such place to `home` within `most`.
    std::optional<Vec2> free_place(Vec2 home, double radius, double most, const Rect& wood,
                                   std::span<const Rect> boxes) const;

private:
    void advance(double seconds, double inch);
    double strike_box(LooseCoin& coin, const Rect& box) const;  // speed of the impact, 0: none
    double strike_edge(LooseCoin& coin, const Rect& wood) const;
    double strike(std::size_t one, std::size_t other);
};

}  // namespace screens
