#pragma once
// Slides one coin along the card's edge with Box2D: the card turns around the coin's start towards the
// cursor, the coin follows the cursor along it, up to L + 2r, and contact stops it (CW-9, R-7, R-9). It
// comes to rest where measure::sweep says, to within kSlop at the rim. It decides nothing: the rules measure,
// the table shows this.

#include <memory>
#include <optional>
#include <vector>

#include "engine/measure/measure.h"

namespace physics {

using core::Vec2;

inline constexpr double kSlop = 0.02;  // inches: how far a shown rim may be from the measured one

struct SlideSetup {
    measure::Disc coin;                        // at its start
    double edge = measure::kCardShort;         // L, inches
    Vec2 to;                                   // the first cursor position
    std::vector<measure::Disc> stops;          // obstacles: enemies; leave out own coins that let it pass
    std::vector<std::vector<Vec2>> ground;     // impassable polygons
    double table_width = 0, table_height = 0;  // inches; 0: no border
};

class Slide {
public:
    explicit Slide(const SlideSetup& setup);
    ~Slide();
    Slide(Slide&&) noexcept;
    Slide& operator=(Slide&&) noexcept;

    // Turns the card from the start towards the cursor. The coin keeps its distance along the new line, or
    // stops where contact stops it. A cursor on the start calls the coin back.
    void aim(Vec2 cursor);
    // Moves the coin towards the cursor for this time. Costs nothing once it is at rest.
    void step(double seconds);
    // Moves it as far as it can go, at once.
    void finish();
    // A hand briefly pushes the coin along the card towards the last cursor and lets go; the felt brakes it, so that it
    // would come to rest after `inches`. step() then moves it; contact stops it.
    void shove(double inches);

    Vec2 position() const;
    double travelled() const;  // from the start, inches
    double longest() const;    // L + 2r
    measure::Card card() const;
    bool at_rest() const;
    // True if the end of the card keeps it from reaching the cursor.
    bool at_limit() const;
    // Index into `stops` of the one that holds it; nullopt while it moves, and if ground, the border or nothing holds
    // it.
    std::optional<int> stopped_by() const;
    // True if contact of any kind holds it: a stop, ground or the border.
    bool held() const;

private:
    class World;
    std::unique_ptr<World> world_;
};

}  // namespace physics
