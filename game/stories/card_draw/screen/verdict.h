#pragma once
// The result of the last judgement: shown large on the table, with its cards beside it, until something else is done;
// and its telling.

#include "game/stories/card_draw/screen/table_layout.h"

namespace screens::card_draw {

enum class Fate { Good, Even, Bad };
struct JudgedCard {
    std::string participant;
    std::optional<cd::Current> current{};  // nullopt: it came to this without a card
    Phrase result{}, detail{};             // "Success at a cost", "It costs something physical."
    Fate fate = Fate::Even;
    std::vector<Phrase> words{};  // suggestions for telling it
};
struct Verdict {
    std::size_t step = 0;
    std::string test_name;
    std::optional<cd::Test> test{};  // as judged
    std::vector<JudgedCard> cards{};
    bool told = false;
};
// Returns the verdict of the step being looked at, or of the last one. Telling about it or granting something for it
// does not clear it; nullopt while cards are still moving.
std::optional<Verdict> last_verdict(const View& view);

// True if the result of such a step takes the place of the last one.
bool brings_verdict(const cd::Action& action, const cd::Events& events);
inline constexpr const char* kTellingDraft = "telling";  // what is being written about it

// On the table; on a slip above it if the table is too small for print.
void draw_verdict(View& view, const Places& places);
void draw_small_verdict(View& view);
// On the slip: the result, and a text field for it until someone writes a text or it was told aloud.
void draw_telling(View& view);

}  // namespace screens::card_draw
