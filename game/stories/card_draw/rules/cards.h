#pragma once
// CD-1, CD-2: the cards of Card Draw are those of one deck; a shuffled pile is known by what is in it and by
// no more (CD-43).

#include "game/stories/kit/playing_card.h"

namespace rules::card_draw {

using playing::Card;
using playing::card_at;
using playing::card_from;
using playing::Cards;
using playing::CardSet;
using playing::Colour;
using playing::colour;
using playing::kAce;
using playing::kDeckSize;
using playing::kLowest;
using playing::kRanks;
using playing::kSuits;
using playing::spoken;
using playing::spoken_rank;
using playing::Suit;
using playing::word;

}  // namespace rules::card_draw
