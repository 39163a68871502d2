#pragma once
// The recipes behind the list of formations (formation.cpp), one function each; count > 1.

#include "game/coin_wars/battles/formation.h"

namespace battles::recipes {

// Of rows, each as wide as the first (formation_recipes_blocks.cpp).
Layout line(int count, const Shape& shape);
Layout column(int count, const Shape& shape);
Layout phalanx(int count, const Shape& shape);
Layout syntagma(int count, const Shape& shape);
Layout testudo(int count, const Shape& shape);
// Blocks with something at their sides.
Layout oblique(int count, const Shape& shape);
Layout tercio(int count, const Shape& shape);
Layout mixed_order(int count, const Shape& shape);

// Drawn point by point (formation_recipes_patterns.cpp).
Layout wedge(int count, const Shape& shape);
Layout square(int count, const Shape& shape);
Layout quincunx(int count, const Shape& shape);
Layout skirmish(int count, const Shape& shape);

// Lines that bend (formation_recipes_lines.cpp).
Layout crescent(int count, const Shape& shape);
Layout envelopment(int count, const Shape& shape);
Layout echelon(int count, const Shape& shape);
Layout refused(int count, const Shape& shape);

// What they share (formation_recipes_parts.cpp).

inline constexpr double kRootOfThree = 1.7320508075688772;
inline constexpr double kRootOfHalf = 0.7071067811865476;

// floor((tenths count + 5) / 10): so many tenths of the coins, rounded.
int tenths(int count, int of_ten);
// The least whole number whose square is at least `square`.
int root_up(double square);
// How many files the width asked for holds, their centres `pitch` apart; `own` where none is asked for.
int files(int count, const Shape& shape, double pitch, int own);
// Rows of `files`, front row first, each centred and `spacing` behind the one before it. A short last row
// lies nested where an odd number is missing.
std::vector<Vec2> block(int count, int files, double spacing);
// A block whose parts are its rows.
Layout rows(int count, int files, double spacing);
void add(Layout& layout, Vec2 centre, int part);
// All of them as one part, shifted.
void add(Layout& layout, const std::vector<Vec2>& centres, Vec2 shift, int part);
// Shifted so that the foremost centre is at y = 0 and the middle of the width at x = 0.
Layout centred(Layout layout);

}  // namespace battles::recipes
