#include "game/stories/screen/playing_card_print.h"

namespace screens {

namespace cards = rules::playing;

render::CardPrint print_of(cards::Card card) {
    return {static_cast<render::CardPrint::Suit>(card.suit), card.rank};
}

Phrase card_in_words(cards::Card card) { return cards::spoken(card); }

}  // namespace screens
