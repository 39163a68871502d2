#pragma once
// How people like their table to look. The side's sign (solid, dashed) is the same in all of them.

namespace render {

struct Look {
    enum class Top { Felt, Oak } top = Top::Felt;
    // Window: uneven, from the upper left. Lamp: a warm pool at evening. Even: plain and bright.
    enum class Light { Window, Lamp, Even } light = Light::Window;
    enum class Sides { BlueOrange, TealRose, BlackWhite } sides = Sides::BlueOrange;
    // Automatic: fine where the coins in view are few enough for a processor without a graphics card.
    enum class Drawing { Automatic, Fine, Quick } drawing = Drawing::Automatic;
    friend bool operator==(const Look&, const Look&) = default;
};

}  // namespace render
