#pragma once
// Finds room for labels on the table: inside an area, clear of coins, pennants, panels and each other. Units are
// pixels.

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
    // Keeps clear of all coins, pennants, cards and ground names of a scene.
    void keep_clear(const render::Scene& scene, const render::View& view);

    // Takes a rectangle of this size around the first of these middles that is free; nullopt if none is.
    std::optional<Rect> take(Vec2 size, std::span<const Vec2> middles);
    // The same, for rectangles accepted by `suits`.
    using Suits = std::function<bool(const Rect&)>;
    std::optional<Rect> take(Vec2 size, std::span<const Vec2> middles, const Suits& suits);
    // keep_clear() adds a line that no label may cover; is_crossed() is true if a line would cross a label, pennant or
    // panel.
    void keep_clear(Vec2 from, Vec2 to) { lines_.push_back({from, to}); }
    bool is_crossed(Vec2 from, Vec2 to) const;
    // The same for labels that must be shown, if necessary on a coin.
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
