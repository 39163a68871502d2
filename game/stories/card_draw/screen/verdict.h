#pragma once
// What the last judgement made of the cards: it lies large on the table, the cards beside it, until something
// else is done; and words are given to it.

#include "game/stories/card_draw/screen/table_layout.h"

namespace screens::card_draw {

enum class Fate { Good, Even, Bad };
struct JudgedCard {
    std::string participant;
    std::optional<cd::Current> current{};  // none: it came to this without a card
    Phrase result{}, detail{};             // "Success at a cost", "It costs something physical."
    Fate fate = Fate::Even;
    std::vector<Phrase> words{};  // how it could be told
};
struct Verdict {
    std::size_t step = 0;
    std::string test_name;
    std::optional<cd::Test> test{};  // as it was judged
    std::vector<JudgedCard> cards{};
    bool told = false;
};
// Of the step that is looked at, or of the last one. What is told, given or said of it leaves it lying.
// Nothing while cards are on their way.
std::optional<Verdict> last_verdict(const View& view);

// On the table; where that is too small for print, on a slip above it.
void draw_verdict(View& view, const Places& places);
void draw_small_verdict(View& view);
// On the slip: what came of it, and a text for it, until one is written or it was told aloud.
void draw_telling(View& view);

}  // namespace screens::card_draw
