#pragma once
// Converts index cards, playing cards and other sheets, and their writing, to quads.

#include <vector>

#include "engine/render/lettering.h"
#include "engine/render/quads.h"
#include "engine/render/view_frame.h"

namespace render {

Quad sheet_quad(const SheetSprite& sheet, const Frame& frame);
// For shaders/playing_card: a sheet printed as a playing card.
Quad playing_card_quad(const SheetSprite& sheet, const Frame& frame);
std::vector<Writing> sheet_writing(const SheetSprite& sheet, const Frame& frame, const Lettering& lettering);
Quad card_quad(const CardSprite& card, const Frame& frame);
// True if a part of the coin is within the card's edges.
bool overlaps(const CardSprite& card, const CoinSprite& coin);
std::vector<Writing> card_writing(const CardSprite& card, const Frame& frame);

// `angle`, or its opposite if writing along it would be upside down.
double readable(double angle);

}  // namespace render
