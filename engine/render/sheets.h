#pragma once
// Index cards, playing cards and other sheets as quads, and what is written on them.

#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

Quad sheet_quad(const SheetSprite& sheet, const Frame& frame);
// For shaders/playing_card: of a sheet that is printed as one.
Quad playing_card_quad(const SheetSprite& sheet, const Frame& frame);
std::vector<Writing> sheet_writing(const SheetSprite& sheet, const Frame& frame);
Quad card_quad(const CardSprite& card, const Frame& frame);
std::vector<Writing> card_writing(const CardSprite& card, const Frame& frame);

// The angle at which writing along `angle` does not stand on its head.
double readable(double angle);

}  // namespace render
