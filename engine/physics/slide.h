#pragma once
// One coin slides along the card's edge, by Box2D: the card turns around the coin's start towards the cursor,
// the coin follows the cursor along it, up to L + 2r, and contact stops it (CW-9, R-7, R-9). It comes
// to rest where measure::sweep says, for a coin whose rim may be out by kSlop. It decides nothing: rules
// measure, the table shows this.

#include <memory>
#include <optional>
#include <vector>

#include "engine/measure/measure.h"

namespace physics {

using core::Vec2;

inline constexpr double kSlop = 0.02;  // inches: how far a rim shown may differ from the one measured

struct SlideSetup {
    measure::Disc coin;                     // where it starts
    double edge = measure::kCardShort;      // L, inches
    Vec2 to;                                // the first aim
    std::vector<measure::Disc> stops;       // what stops it: enemies; own coins that let it pass are left out
    std::vector<std::vector<Vec2>> ground;  // impassable polygons
    double table_width = 0, table_height = 0;  // inches; 0: no border
};

class Slide {
public:
    explicit Slide(const SlideSetup& setup);
    ~Slide();
    Slide(Slide&&) noexcept;
    Slide& operator=(Slide&&) noexcept;

    // Turns the card from the start towards the cursor; the coin then lies on the new way as far along as
    // before, or where contact stops it on that way. A cursor on the start calls the coin back.
    void aim(Vec2 cursor);
    // The coin goes on towards the cursor for this time. Costs nothing once it is at rest.
    void step(double seconds);
    // As far as it comes, at once.
    void finish();

    Vec2 position() const;
    double travelled() const;  // from the start, inches
    double longest() const;    // L + 2r
    measure::Card card() const;
    bool at_rest() const;
    // The card's end keeps it from the cursor.
    bool at_limit() const;
    // The one of the stops at which it rests; nothing while it moves, or where ground, border or nothing
    // holds it.
    std::optional<int> stopped_by() const;
    // Contact of any kind holds it back: a stop, ground or the border.
    bool held() const;
    // Outlines of all shapes, inches, for the debug overlay.
    std::vector<measure::Segment> wireframe() const;

private:
    class World;
    std::unique_ptr<World> world_;
};

}  // namespace physics
