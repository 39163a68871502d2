#pragma once
// A coin's face as a height map, built up piece by piece. Positions and lengths in coin radii from the coin's centre, x
// right, y up; angles in radians counterclockwise.

#include <vector>

#include "engine/core/vec2.h"
#include "engine/render/relief_sheet.h"

namespace render {

inline constexpr int kFaceSide = 512;     // pixels
inline constexpr double kArtEnds = 0.83;  // beyond it are the side's ring and the rim

class Relief {
public:
    Relief();

    struct Stamp {
        core::Vec2 at;     // middle of the piece's cell
        double width = 1;  // of the cell
        double angle = 0;
        double height = 0;  // where the cell's value is 1
    };
    // Overlapping pieces do not add up: the higher one wins.
    void stamp(const PieceSheet& sheet, int piece, const Stamp& where);
    // A raised line around the centre; with `sides`, a polygon with its corners at that radius, one of them at the top.
    void line(double radius, double width, double height, int sides = 0);
    void beads(double radius, int count, double size, double height);
    // Flutes from one radius to another.
    void rays(double from, double to, int count, double height);
    // A laurel leaf that starts at `from`.
    void leaf(core::Vec2 from, double angle, double length, double width, double height);

    // The finished coin face, with field, groove and rim, in the format of the shaders; see assets/textures/README.md.
    Pixels struck() const;
    // One channel: 255 wherever the height is at least this share of the highest.
    Pixels silhouette(float share) const;

private:
    template <class Height>
    void raise(core::Vec2 middle, double reach, Height height);

    std::vector<float> heights_;
};

}  // namespace render
