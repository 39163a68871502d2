#pragma once
// RPG-57, section 6: what was told, as Markdown: cast, Scenes with what their players narrated, outcome,
// experience, credit. What players typed is escaped, so that it cannot break the page.

#include <string>
#include <vector>

#include "game/rules/coin_rpg/event.h"

namespace rules::coin_rpg {

// One accepted command: where it led to and what happened.
struct Told {
    const Match& after;
    const Events& events;
};

// The Adventures of a table from their steps. `title` and `date` as the host gives them; an empty one is left
// out.
Phrase story(const std::string& title, const std::string& date, const std::vector<Told>& steps);

// The text with all that Markdown would read as its own made plain; lines stay lines.
std::string escaped_markdown(const std::string& text);

// The original game's authors: shown with the game and at the end of every story.
inline constexpr const char* kCredit =
    "After the original game \"Coin Wars the RPG\" by Integral Entertainment (integralent@gmail.com, "
    "http://geocities.com/integralent/), free to distribute and reuse as long as this credit stays.";

}  // namespace rules::coin_rpg
