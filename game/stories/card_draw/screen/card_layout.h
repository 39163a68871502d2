#pragma once
// Which cards lie where on the table of Card Draw: the discard, the hands, held disadvantages, current cards.

#include "game/stories/card_draw/screen/table_layout.h"

namespace screens::card_draw {

// Inches an em of what is written on the table's paper.
double pen_size(const View& view);

// Whose index cards lie along the upper edge, those of the test among them; and how many more there are.
struct PeopleShown {
    std::vector<const cd::Character*> here{};
    std::size_t others = 0;
    // The cards that lie there, that of the others among them.
    std::size_t cards() const { return here.size() + (others > 0 ? 1 : 0); }
};
PeopleShown people_shown(const View& view);
// Whose sheet lies open; null if nobody is there.
const cd::Character* open_sheet(const View& view);

// A background's cell on the open sheet: its card at the left, what is written about it beside.
struct HandCell {
    table::CardPose card;
    Vec2 text;     // upper left corner
    double width;  // of the text
};
// `head`: so much of the sheet is written on from above.
std::vector<HandCell> hand_cells(const Places& places, std::size_t count, double head);

// Of the sheet's upper part: its name, its state in so many lines of that height.
double sheet_head(std::size_t lines, double rule);

// The places of current cards: of those who are in the test, or of what has been judged.
std::vector<CardSlot> current_slots(const View& view, const Places& places);
// How many those are.
std::size_t current_count(const View& view);
// Whether somebody in the competition is not alone on a side.
bool has_teams(const cd::Test& test);

// All cards, from below to above. `head`: of the open sheet.
std::vector<table::LaidCard> laid_cards(const View& view, const Places& places, double head);

}  // namespace screens::card_draw
