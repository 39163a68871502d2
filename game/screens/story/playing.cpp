#include "game/screens/story/playing.h"

#include "game/rules/card_draw/names.h"

namespace screens {

namespace cards = rules::card_draw;
using words::Phrase;

render::CardPrint print_of(cards::Card card) {
    return {static_cast<render::CardPrint::Suit>(card.suit), card.rank};
}

Phrase card_in_words(cards::Card card) { return cards::spoken(card); }

}  // namespace screens
