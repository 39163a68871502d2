#pragma once
// Everything on the table, as a plain value: the renderer draws it and knows no game. Inches, x right, y up; angles in
// radians, counterclockwise. Later items of a list are drawn over earlier ones. Layers from the bottom: wood, mat,
// trays, paper, marks on the felt, coins, pennants, cards, marks above everything, dice.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "engine/render/coin_face.h"

namespace render {

using core::Vec2;

// The user's choices for the look of the table. They do not affect the sides' signs (solid, dashed).
struct Look {
    enum class Top { Felt, Oak } top = Top::Felt;
    // Window: uneven, from the upper left. Lamp: a warm pool in the evening. Even: plain and bright.
    enum class Light { Window, Lamp, Even } light = Light::Window;
    enum class Sides { BlueOrange, TealRose, BlackWhite } sides = Sides::BlueOrange;
    // Automatic: fine if the coins in view are few enough for software rendering.
    enum class Drawing { Automatic, Fine, Quick } drawing = Drawing::Automatic;
    friend bool operator==(const Look&, const Look&) = default;
};

enum class Metal { Copper, Nickel, Silver, Golden };
// The middle of a coin that is not of one metal: a coloured core, or a hole.
enum class Core { Same, Copper, Nickel, Silver, Golden, Hole };
enum class Ring { None, Solid, Dashed };  // the side's sign: heads solid blue, tails dashed orange

struct CoinSprite {
    Vec2 at;
    double radius = 0.375;
    double angle = 0;  // rotation in its plane
    double lift = 0;   // above the table, inches; moves and softens the shadow
    Vec2 tilt{};       // of the face's normal; small
    double flip = 0;   // rotation of a tossed coin about its horizontal diameter; beyond a quarter turn its back shows
    CoinFace face{};
    CoinFace back{};  // shown while flipped over
    Metal metal = Metal::Copper;
    Core core = Core::Same;
    Ring ring = Ring::None;
    int reeds = 0;
    double seed = 0;      // 0 to 1: varies wear, patina and dirt from coin to coin
    double wear = 0.4;    // 0 to 1
    double glow = 0;      // 0 to 1: highlighted (hover, selection); down to -1: dimmed
    bool faint = false;   // a preview: the table shows through
    bool spent = false;   // has acted: dull, with a notch in its rim
    bool moving = false;  // drawn every frame; resting coins go into the cached still layer
    friend bool operator==(const CoinSprite&, const CoinSprite&) = default;
};

struct PaperSheet {  // terrain: coloured paper cut by hand
    std::vector<Vec2> polygon;
    std::string name;
    std::string note;  // "+1 Defense"
    enum class Colour { Sand, Green, Wood, Water, Clay, Stone, Brick } colour = Colour::Sand;
    std::optional<Vec2> written_at{};    // the middle of name and note; nullopt: of the paper
    std::optional<Colour> written_on{};  // colour of another paper below name and note; nullopt: none
    bool away = false;                   // not on the table at present
    bool faint = false;                  // something lies on the writing: it is hardly more than a hint
    friend bool operator==(const PaperSheet&, const PaperSheet&) = default;
};

// The index card, 5 x 3 in, ruled along its long edges, with its head line near the upper one. The measuring
// edge is the upper long edge (y = +1.5 in the card's own frame) or the left short edge (x = -2.5).
struct CardSprite {
    Vec2 center;
    double angle = 0;  // of its long edge
    double lift = 0;
    double opacity = 1;
    std::string reading;  // "2.94 in", in pen along the measuring edge
    std::string note;     // "0.81 in left of 3.75"
    bool reading_on_short_edge = false;
    std::string long_edge = "5 in", short_edge = "3 in";  // their lengths, in pencil
    friend bool operator==(const CardSprite&, const CardSprite&) = default;
};

// Pen writing on a sheet, starting at a point of its baseline in the sheet's own frame: x along the long edge from its
// middle.
struct SheetInk {
    std::string text;
    Vec2 at;
    double size = 0.3;                               // inches per em
    enum class Pen { Blue, Cream } pen = Pen::Blue;  // Cream: printed on colour, centred on `at`
    double room = 0;                                 // inches; wider text is shrunk to fit. 0: unlimited
    friend bool operator==(const SheetInk&, const SheetInk&) = default;
};

// The print of a playing card, designed for 2.5 x 3.5 in and scaled to the sheet. Small on the screen: only rank and
// suit, large.
struct CardPrint {
    enum class Suit { Clubs, Diamonds, Hearts, Spades } suit = Suit::Clubs;
    int rank = 14;  // 2 to 14: jack 11, queen 12, king 13, ace 14; 0: only the suit
    bool back = false;
    // The pack's colour: a broad frame around a face, with a bar below for writing; the field of a back, plum if None.
    enum class Frame { None, Red, Blue } frame = Frame::None;
    friend bool operator==(const CardPrint&, const CardPrint&) = default;
};

// Any other sheet of paper or board: a menu card, a cover, a strip to write on. Lies under the coins, casts a shadow.
struct SheetSprite {
    Vec2 center;
    Vec2 half_size{2.5, 1.5};
    double angle = 0;
    double red = 0.79, green = 0.735, blue = 0.615;  // linear light
    double lift = 0.02;                              // its thickness, or the height of a box
    double corner_lift = 0.10;                       // how far its lower right corner curls up
    double corner_radius = 0.025;
    bool ruled = false;         // like an index card: head line 0.62 in below the upper edge, then rules
    double rule = 0.25;         // inches between rules
    bool board = false;         // printed board: coarser, with a rounded edge
    bool back = false;          // the back of a card to draw: frames and rings in red-brown
    std::vector<SheetInk> ink;  // hidden by sheets above
    std::optional<CardPrint> printed{};
    double squeeze = 1;   // visible share of the width of a card being turned over
    bool moving = false;  // drawn every frame, above the coins; resting sheets go into the cached table
    friend bool operator==(const SheetSprite&, const SheetSprite&) = default;
};

// A walnut tray, or a bowl, with a floor of dark red felt, for tosses. Lies on the mat, under all sheets.
struct TraySprite {
    static constexpr double kRim = 0.30;  // inches around the floor, and its height
    Vec2 low, high;                       // corners of the floor
    bool bowl = false;                    // turned instead of joined: as round as possible
    friend bool operator==(const TraySprite&, const TraySprite&) = default;
};

enum class Ink { Chalk, Heads, Tails, Amber, Red, Dim, Green };
struct Line {  // dashed or solid, drawn in chalk on the felt or in ink above everything
    std::vector<Vec2> points;
    bool closed = false;
    bool dashed = false;
    double width = 0.03;  // inches
    Ink ink = Ink::Chalk;
    bool above = false;  // above the coins
    friend bool operator==(const Line&, const Line&) = default;
};
struct Chalked {  // writing on the table, centred, upright for the viewer
    std::string text;
    Vec2 at;             // of the middle of the line
    double size = 0.3;   // inches per em; never too small to read on the screen
    bool light = false;  // on a light background: uses dark ink
    friend bool operator==(const Chalked&, const Chalked&) = default;
};
struct Region {  // the reachable region: a star-shaped outline around `center`, or any polygon
    Vec2 center;
    std::vector<double> radii;    // at equal angles counterclockwise from +x
    std::vector<Vec2> outline{};  // replaces center and radii
    Ink ink = Ink::Chalk;
    double fill = 0;  // 0 to 1: how opaque its paint is; 0: chalk dust
    friend bool operator==(const Region&, const Region&) = default;
};
struct Halo {  // a ring around a coin: target, selection, threat
    Vec2 at;
    double radius = 0.4;
    Ink ink = Ink::Amber;
    bool dashed = false;
    double strength = 1;   // 0 to 1
    bool toothed = false;  // like a cogwheel: a warning
    friend bool operator==(const Halo&, const Halo&) = default;
};
struct Spot {  // a disc of the table
    Vec2 at;
    double radius = 0.375;
    friend bool operator==(const Spot&, const Spot&) = default;
};
enum class Stroke { Solid, Dashed, Dotted };
struct Outline {  // drawn on the felt around a group, like a hand cupped around it
    std::vector<Spot> spots;
    Ink ink = Ink::Chalk;
    Stroke stroke = Stroke::Solid;
    double strength = 1;  // 0 to 1: how heavy the stroke is
    friend bool operator==(const Outline&, const Outline&) = default;
};
// A pennant stuck into the table, upright for the viewer: a long one with the side's ring, or a short square one.
struct Pennant {
    Vec2 at;  // foot of the pin
    Ring ring = Ring::Solid;
    enum class Cut { Long, Square } cut = Cut::Long;
    friend bool operator==(const Pennant&, const Pennant&) = default;
};
struct DieSprite {
    Vec2 at;
    int sides = 6;  // 4, 6, 8, 10, 12, 20
    int shown = 1;  // the number facing up at rest; on a d4, the upright number at its tip
    double radius = 0.5;
    double angle = 0;  // about the vertical axis
    Vec2 roll{};       // remaining rotation about this horizontal axis; its length is in radians
    double lift = 0;
    Ring side = Ring::None;  // the owner: solid blue, dashed orange
    friend bool operator==(const DieSprite&, const DieSprite&) = default;
};
struct Dot {  // a contact point
    Vec2 at;
    Ink ink = Ink::Red;
    friend bool operator==(const Dot&, const Dot&) = default;
};

enum class Mat { Felt, Grass, Sand, Snow, Mud, Sea, Stars };  // the look of the table's cloth

struct Scene {
    static constexpr double kMatEdge = 0.35;  // inches: so far the mat reaches beyond the field of play
    double width = 36, height = 24;           // the mat; 0 for the bare wood of a title or set-up screen
    Mat mat = Mat::Felt;
    bool yardstick = true;  // along the mat's lower edge
    std::vector<PaperSheet> paper;
    std::vector<TraySprite> trays;
    std::vector<SheetSprite> sheets;
    std::vector<CoinSprite> coins;
    std::vector<CardSprite> cards;
    std::vector<Region> regions;
    std::vector<Outline> outlines;
    std::vector<Pennant> pennants;
    std::vector<DieSprite> dice;
    std::vector<Line> lines;
    std::vector<Chalked> writings;
    std::vector<Halo> halos;
    std::vector<Dot> dots;
    friend bool operator==(const Scene&, const Scene&) = default;
};

// The part of the table that fills the window, in framebuffer pixels from the upper left.
struct View {
    Vec2 center{18, 12};  // the point in table inches at the middle of the window
    double scale = 40;    // pixels per inch
    // 0, or pi for a player across the table; values in between while turning. The table turns counterclockwise. The
    // light stays with the player, from the upper left; upside-down writing is turned in place.
    double angle = 0;
    int width = 1280, height = 800;  // of the window
    Look look{};                     // set by the renderer

    Vec2 to_pixels(Vec2 table) const;
    Vec2 to_table(Vec2 pixels) const;
    friend bool operator==(const View&, const View&) = default;
};

}  // namespace render
