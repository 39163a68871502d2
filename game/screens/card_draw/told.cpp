// Cards of a real deck: suit and rank of each are told at a click.

#include <algorithm>

#include "game/rules/card_draw/names.h"
#include "game/screens/card_draw/words.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr int kRanksInRow = 4;

Phrase asked_for(const CardsAsked& asked) {
    const int now = static_cast<int>(asked.told.size()) + 1;
    if (asked.count == 1) return say("Which card was drawn?");
    return say("Which card was drawn? {1} of {2}", now, asked.count);
}

}  // namespace

void draw_cards_told(CardsView& view) {
    ui::Ui& ui = view.app.ui();
    CardsAsked& asked = *view.asked;
    ui.heading(asked_for(asked));
    for (const cd::Card card : asked.told) ui.text(card_in_words(card), {Type::Strong});
    ui.caption(say("SUIT"));
    for (std::size_t i = 0; i < cd::kSuits.size(); ++i) {
        if (i % 2 == 0) ui.row({1, 1});
        const cd::Suit suit = cd::kSuits[i];
        if (ui.button(cd::spoken(suit), asked.suit == suit ? ui::Look::Accent : ui::Look::Plain))
            asked.suit = suit;
    }
    ui.caption(say("RANK"));
    std::optional<cd::Card> chosen;
    for (int rank = cd::kLowest; rank <= cd::kAce; ++rank) {
        if ((rank - cd::kLowest) % kRanksInRow == 0) ui.row({1, 1, 1, 1});
        const cd::Card card{asked.suit, rank};
        const bool told = std::ranges::find(asked.told, card) != asked.told.end();
        if (ui.button(rank_in_words(rank), ui::Look::Plain, !told)) chosen = card;
    }
    ui.space(4);
    if (ui.button(say("Not now"))) {
        view.asked.reset();
        return;
    }
    if (!chosen) return;
    asked.told.push_back(*chosen);
    if (static_cast<int>(asked.told.size()) == asked.count) view.submit_told();
}

}  // namespace screens
