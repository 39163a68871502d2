#pragma once
// Where the cards lie on Card Draw's table: the discard, hands, held disadvantages, current cards.

#include "game/stories/card_draw/screen/table_layout.h"

namespace screens::card_draw {

// Size of the writing on the table's paper, inches an em.
double pen_size(const View& view);

// Whose index cards lie along the upper edge, including those in the test; and how many more there are.
struct PeopleShown {
    std::vector<const cd::Character*> here{};
    std::size_t others = 0;
    // The number of index cards, including the one for the others.
    std::size_t cards() const { return here.size() + (others > 0 ? 1 : 0); }
};
PeopleShown people_shown(const View& view);
// The character whose sheet is open; nullptr if nobody is there.
const cd::Character* open_sheet(const View& view);

// A background's cell on the open sheet: its card at the left, its text beside it.
struct HandCell {
    table::CardPose card;
    Vec2 text;     // upper left corner
    double width;  // of the text
};
// `head`: the height of the sheet already used from its top, inches.
std::vector<HandCell> hand_cells(const Places& places, std::size_t count, double head);

// The height of the sheet's upper part: its name and `lines` lines of state, `rule` inches each.
double sheet_head(std::size_t lines, double rule);

// The places of the current cards: of those in the test, or of the last judgement.
std::vector<CardSlot> current_slots(const View& view, const Places& places);
// The number of those places.
std::size_t current_count(const View& view);
// True if a side of the competition has more than one member.
bool has_teams(const cd::Test& test);

// Returns all cards, from bottom to top. `head`: of the open sheet.
std::vector<table::PlacedCard> laid_cards(const View& view, const Places& places, double head);

}  // namespace screens::card_draw
