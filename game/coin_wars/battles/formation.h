#pragma once
// The sixteen formations: where coins stand to each other. Lengths in diameters of the widest coin; x to the
// right, y forward. The foremost centre is at y = 0, everything else behind it. Closed forms, the same on
// every machine.

#include <span>
#include <string_view>
#include <vector>

#include "engine/core/vec2.h"
#include "engine/words/phrase.h"

namespace battles {

using core::Vec2;

inline constexpr double kSpacingLeast = 1, kSpacingMost = 4;

// What a formation can be asked for; what it does not heed changes nothing.
struct Shape {
    double width = 0;       // of the front from rim to rim; 0: the formation's own
    double spacing = 1;     // from centre to centre, kSpacingLeast to kSpacingMost; 1: rims touch
    bool mirrored = false;  // left and right exchanged
    bool horns = false;     // the ends towards the enemy, not the middle
    friend bool operator==(const Shape&, const Shape&) = default;
};

struct Layout {
    std::vector<Vec2> centres;
    std::vector<int> parts;  // of each centre: its row or its arm, from 0, see Cut
    friend bool operator==(const Layout&, const Layout&) = default;
};

// How too many coins for one Army are divided.
enum class Cut {
    Rows,  // by rows: as many whole ones as an Army holds
    Arms,  // by arms: no Army of two
};

struct Heeds {
    bool width = false, spacing = true;
    bool mirrored = false;  // its places change; a mix of types (formation_types.h) is mirrored in any case
    bool horns = false;
};

struct Formation {
    std::string_view key;  // "phalanx": what files say
    words::Key name;
    words::Key about;  // a sentence: what it is, who used it
    bool one_army;     // with spacing 1, touching links all coins of one size
    Heeds heeds;
    Cut cut;
    Layout (*recipe)(int count, const Shape& shape);  // not mirrored; count > 1
};

// All, in the order of the facts.
std::span<const Formation> formations();
// Null where there is none.
const Formation* find_formation(std::string_view key);

// `count` places, none for 0. From 3 to 45 coins all centres are at least a diameter apart.
Layout lay_out(const Formation& formation, int count, const Shape& shape = {});

}  // namespace battles
