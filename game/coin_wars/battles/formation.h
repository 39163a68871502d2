#pragma once
// The sixteen formations: where coins stand relative to each other. Lengths in diameters of the widest coin; x to the
// right, y forward. The foremost centre is at y = 0, all others behind it. Closed forms, the same on every machine.

#include <span>
#include <string_view>
#include <vector>

#include "engine/core/vec2.h"
#include "engine/words/phrase.h"

namespace battles {

using core::Vec2;

inline constexpr double kMinSpacing = 1, kMaxSpacing = 4;

// Parameters of a formation; it ignores those that it does not use.
struct Shape {
    double width = 0;       // of the front, rim to rim; 0: the formation's default
    double spacing = 1;     // centre to centre, kMinSpacing to kMaxSpacing; 1: rims touch
    bool mirrored = false;  // left and right swapped
    bool horns = false;     // the ends point towards the enemy, not the middle
    friend bool operator==(const Shape&, const Shape&) = default;
};

struct Layout {
    std::vector<Vec2> centres;
    std::vector<int> parts;  // row or arm of each centre, from 0; see Cut
    friend bool operator==(const Layout&, const Layout&) = default;
};

// How to divide a formation that has too many coins for one Army.
enum class Cut {
    Rows,  // by rows: as many whole rows as an Army holds
    Arms,  // by arms: no Army contains coins of two arms
};

// The parameters that a formation uses.
struct FormationParameters {
    bool width = false, spacing = true;
    bool mirrored = false;  // changes its places; a mix of types (formation_types.h) is always mirrored
    bool horns = false;
};

struct Formation {
    std::string_view key;  // "phalanx": its name in files
    words::Key name;
    words::Key about;  // one sentence: what it is and who used it
    bool one_army;     // with spacing 1, all coins touch one another in a chain if they have one size
    FormationParameters parameters;
    Cut cut;
    Layout (*recipe)(int count, const Shape& shape);  // ignores `mirrored`; count > 1
};

// All formations, in the order in which they are offered.
std::span<const Formation> formations();
// nullptr if there is none.
const Formation* find_formation(std::string_view key);

// Returns `count` places. From 3 to 45 coins, all centres are at least one diameter apart.
Layout lay_out(const Formation& formation, int count, const Shape& shape = {});

}  // namespace battles
