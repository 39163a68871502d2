#pragma once
// CD-1, CD-3, CD-39: cards leave the pile and the packs only here. A shuffled pile has no order; each draw asks the
// hand which card is on top, by one roll of as many sides as the pile has cards, in the order of Card::index(). A last
// card needs no roll. If people report a real deck's cards, those are used instead.

#include "game/kit/hand.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// Supplies the cards of one command.
class Dealer {
public:
    Dealer(const Throws& throws, const Cards& told) : throws_(throws), told_(told) {}
    // Takes one from `from`, which must not be empty.
    Card next(const CardSet& from);

private:
    Throws throws_;
    Cards told_;
    std::size_t given_ = 0;
};

// deck_exhausted, wrong_card_count, not_on_top: checks that `count` cards can be drawn, and that they can be `told`.
Check check_draw(const Match& match, int count, const Cards& told);
// The set that the next card comes from: the pile, or the discard if the pile is empty.
CardSet drawn_from(const Match& match);
CardSet drawn_from(const Pack& pack);
// The top card; shuffles the discard first if the pile is empty.
Card draw(Match& match, Dealer& dealer, Events& events);

// pack_empty, wrong_card_count, not_on_top
Check check_pack(const Match& match, Back back, const Cards& told);
Card draw_from_pack(Match& match, Back back, Dealer& dealer);

// Shuffles all cards except held disadvantages (CD-39, R-16). The table must be clear.
Shuffled shuffle_all(Match& match);
// Moves the discard into the pile.
Reshuffled join_discard(Match& match);
// Discards all draw-deck cards on the table except held disadvantages, in list order.
void clear_table(Match& match);

}  // namespace rules::card_draw
