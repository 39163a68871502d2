#pragma once
// A quick battle's title, named after its ground: "The ford at Aldersford". Titles in files are English; title_words()
// translates them, and those of other battles as well.

#include <string>

#include "engine/core/random.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/rules/scenario.h"

namespace battles {

struct QuickNames {
    std::string title;
    std::array<std::string, 2> sides;  // the towns that fight for it
    std::string ground;                // the title's ground as named on the table: "Ford"; empty: open ground
    friend bool operator==(const QuickNames&, const QuickNames&) = default;
};
// `ground`: kind of the most important piece; nullopt: open ground.
QuickNames quick_names(core::Random& random, std::optional<rules::coin_wars::Ground> ground);

// A battle without a title is "A battle".
words::Phrase title_words(const std::string& title);

}  // namespace battles
