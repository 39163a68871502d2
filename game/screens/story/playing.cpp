#include "game/screens/story/playing.h"

#include <array>

#include "game/rules/card_draw/names.h"

namespace screens {

namespace cards = rules::card_draw;
using words::Phrase;
using words::say;

render::CardPrint print_of(cards::Card card) {
    return {static_cast<render::CardPrint::Suit>(card.suit), card.rank};
}

Phrase rank_in_words(int rank) {
    switch (rank) {
        case 11:
            return say("jack");
        case 12:
            return say("queen");
        case 13:
            return say("king");
        case cards::kAce:
            return say("ace");
        default:
            return Phrase(rank);
    }
}

Phrase card_in_words(cards::Card card) {
    return say("the {1} of {2}", rank_in_words(card.rank), cards::spoken(card.suit));
}

}  // namespace screens
