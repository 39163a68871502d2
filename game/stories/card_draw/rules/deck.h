#pragma once
// CD-1, CD-3, CD-39: cards leave the pile and the packs only here. A shuffled pile has no order; which of its
// cards is on top is asked of the hand when it is drawn, one roll of as many sides as the pile has cards, in
// the order of Card::index(); nothing is asked of a last card. What a real deck showed is taken instead.

#include "game/kit/hand.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

// The source of the cards of one command.
class Dealer {
public:
    Dealer(const Throws& throws, const Cards& told) : throws_(throws), told_(told) {}
    // Out of `from`, which is not empty.
    Card next(const CardSet& from);

private:
    Throws throws_;
    Cards told_;
    std::size_t given_ = 0;
};

// deck_exhausted, wrong_card_count, not_on_top: whether so many cards can be drawn, those that were told.
Check check_draw(const Match& match, int count, const Cards& told);
// The set that the next card comes from: the pile, or the discard if the pile is empty.
CardSet drawn_from(const Match& match);
CardSet drawn_from(const Pack& pack);
// The top card; shuffles the discard first if the pile is empty.
Card draw(Match& match, Dealer& dealer, Events& events);

// pack_empty, wrong_card_count, not_on_top
Check check_pack(const Match& match, Back back, const Cards& told);
Card draw_from_pack(Match& match, Back back, Dealer& dealer);

// All cards but held disadvantages (CD-39, R-16). No card is on the table.
Shuffled shuffle_all(Match& match);
// The discard joins the pile.
Reshuffled join_discard(Match& match);
// All cards of the draw deck on the table but held disadvantages go to the discard, in list order.
void clear_table(Match& match);

}  // namespace rules::card_draw
