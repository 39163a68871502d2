#pragma once
// What a quick battle is called, by the ground that it has: "The ford at Aldersford". Its title in files is English;
// title_words() says it in every language, and any other battle's title as well.

#include <string>

#include "engine/core/random.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/rules/scenario.h"

namespace battles {

struct QuickNames {
    std::string title;
    std::array<std::string, 2> sides;  // the towns that fight for it
    std::string ground;  // what the title tells of, as it is called on the table: "Ford"; empty: open ground
    friend bool operator==(const QuickNames&, const QuickNames&) = default;
};
// `ground`: of the piece that matters most; nothing: open ground.
QuickNames quick_names(core::Random& random, std::optional<rules::coin_wars::Ground> ground);

// A battle without a title is "A battle".
words::Phrase title_words(const std::string& title);

}  // namespace battles
