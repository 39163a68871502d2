#pragma once
// The user's choices for the look of the table. They do not affect the sides' signs (solid, dashed).

namespace render {

struct Look {
    enum class Top { Felt, Oak } top = Top::Felt;
    // Window: uneven, from the upper left. Lamp: a warm pool in the evening. Even: plain and bright.
    enum class Light { Window, Lamp, Even } light = Light::Window;
    enum class Sides { BlueOrange, TealRose, BlackWhite } sides = Sides::BlueOrange;
    // Automatic: fine if the coins in view are few enough for software rendering.
    enum class Drawing { Automatic, Fine, Quick } drawing = Drawing::Automatic;
    friend bool operator==(const Look&, const Look&) = default;
};

}  // namespace render
