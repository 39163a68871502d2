#pragma once
// Where labels on the table find room: inside an area, clear of coins, pennants, panels and each other. Pixels.

#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/style.h"

namespace screens {

using core::Vec2;
using ui::Rect;

class LabelRoom {
public:
    explicit LabelRoom(const Rect& area) : area_(area) {}
    void keep_clear(const Rect& rect) { taken_.push_back(rect); }
    void keep_clear(Vec2 center, double radius) { discs_.push_back({center, radius}); }
    // Of all coins, pennants, cards and names of the ground of a scene.
    void keep_clear(const render::Scene& scene, const render::View& view);

    // A rectangle of this size around the first of these middles that is free, and now taken; nothing if none is.
    std::optional<Rect> take(Vec2 size, std::span<const Vec2> middles);
    // The same of those that suit.
    using Suits = std::function<bool(const Rect&)>;
    std::optional<Rect> take(Vec2 size, std::span<const Vec2> middles, const Suits& suits);
    // A line that no label may lie on, and whether one would run through a label, a pennant or a panel.
    void keep_clear(Vec2 from, Vec2 to) { lines_.push_back({from, to}); }
    bool is_crossed(Vec2 from, Vec2 to) const;
    // The same for what has to be seen: on a coin rather than nowhere.
    std::optional<Rect> take_over_coins(Vec2 size, std::span<const Vec2> middles);

private:
    bool is_free(const Rect& rect) const;
    bool lies_on_coin(const Rect& rect) const;
    struct Disc {
        Vec2 center;
        double radius;
    };

    Rect area_;
    std::vector<Rect> taken_;
    std::vector<Disc> discs_;
    std::vector<std::pair<Vec2, Vec2>> lines_;
};

}  // namespace screens
