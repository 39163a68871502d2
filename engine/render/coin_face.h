#pragma once
// The design on one side of a coin, as a plain value: one of the drawn designs, or a face composed of relief pieces.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace render {

// Up to fifteen capital letters, digits and spaces; longer text is truncated.
class CoinText {
public:
    CoinText() = default;
    CoinText(std::string_view text);
    std::string_view view() const;
    friend auto operator<=>(const CoinText&, const CoinText&) = default;

private:
    std::array<char, 16> chars_{};
};

enum class Emblem : std::uint8_t {
    Wheat,
    Oak,
    Maple,
    Wheel,
    Arrows,
    Star,
    Sun,
    Cross,
    Fish,
    Bird,
    Ship,
    Horseshoe,
    Crown,
    Rose,
    Lily,
    Blossom,
    Key,
    Owl,
    Moon,
    Mask,
    Tower,
    Anchor,
    Shield,
    Mountain,
    Tank,  // the first emblem of a unit; those above are for coins
    Gun,
    Helmet,
    Warship,
    Fighter,
    Starship,
    Dragon,
    Knight,
    Bow,
    Spear,
    Elephant,
    Wizard
};
enum class Border : std::uint8_t { Line, Beads, Wreath, Rays, Sides7, Sides11, Sides12 };
inline constexpr int kEmblems = static_cast<int>(Emblem::Wizard) + 1;
constexpr bool is_unit_emblem(Emblem emblem) { return emblem >= Emblem::Tank; }
inline constexpr int kBorders = static_cast<int>(Border::Sides12) + 1;

struct CoinFace {
    int drawn = 0;  // index into kDesigns, or kStruck: composed of the parts below
    bool heads = true;
    Emblem emblem = Emblem::Crown;  // large, on heads
    Border border = Border::Beads;
    bool holed = false;  // the parts leave room for a hole in the middle
    CoinText value{};    // large, on tails; digits, I V X L C, one slash
    CoinText legend{};   // along the lower rim of tails; A to Z and spaces
    friend auto operator<=>(const CoinFace&, const CoinFace&) = default;
};
inline constexpr int kStruck = -1;

// "crown", "beads": the words used in coin sets.
std::string_view word(Emblem emblem);
std::string_view word(Border border);
std::optional<Emblem> emblem_of(std::string_view word);
std::optional<Border> border_of(std::string_view word);

// The face of a drawn design ("penny"). Any other name gets a struck face with an emblem derived from it, and
// the name as its legend.
CoinFace coin_face(std::string_view design, bool heads);
bool is_drawn(std::string_view design);

}  // namespace render
