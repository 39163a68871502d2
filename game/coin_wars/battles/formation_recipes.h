#pragma once
// The recipes of the listed formations (formation.cpp), one function each; count > 1.

#include "game/coin_wars/battles/formation.h"

namespace battles::recipes {

// Rows, each as wide as the first.
Layout line(int count, const Shape& shape);
Layout column(int count, const Shape& shape);
Layout phalanx(int count, const Shape& shape);
Layout syntagma(int count, const Shape& shape);
Layout testudo(int count, const Shape& shape);
// Blocks with flanks.
Layout oblique(int count, const Shape& shape);
Layout tercio(int count, const Shape& shape);
Layout mixed_order(int count, const Shape& shape);

// Placed point by point.
Layout wedge(int count, const Shape& shape);
Layout square(int count, const Shape& shape);
Layout quincunx(int count, const Shape& shape);
Layout skirmish(int count, const Shape& shape);

// Bent lines.
Layout crescent(int count, const Shape& shape);
Layout envelopment(int count, const Shape& shape);
Layout echelon(int count, const Shape& shape);
Layout refused(int count, const Shape& shape);

// Shared helpers.

inline constexpr double kRootOfThree = 1.7320508075688772;
inline constexpr double kRootOfHalf = 0.7071067811865476;

// floor((tenths count + 5) / 10): that many tenths of the coins, rounded.
int tenths(int count, int of_ten);
// The smallest whole number whose square is at least `square`.
int root_up(double square);
// The number of files that fit the requested width with centres `pitch` apart; `own` if no width is requested.
int files(int count, const Shape& shape, double pitch, int own);
// Rows of `files` coins, front row first, each centred and `spacing` behind the previous one. A short last row stands
// in the gaps of the row before it if an odd number of coins is missing.
std::vector<Vec2> block(int count, int files, double spacing);
// A block with one part for each row.
Layout rows(int count, int files, double spacing);
void add(Layout& layout, Vec2 centre, int part);
// Adds all centres as one part, shifted.
void add(Layout& layout, const std::vector<Vec2>& centres, Vec2 shift, int part);
// Shifts the foremost centre to y = 0 and the middle of the width to x = 0.
Layout centred(Layout layout);

}  // namespace battles::recipes
