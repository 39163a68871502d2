#pragma once
// The events of one command, in order. Each rule file returns its own part.

#include <iterator>
#include <utility>
#include <vector>

#include "game/coin_wars/rules/event.h"

namespace rules::coin_wars {

using Events = std::vector<Event>;

inline void append(Events& story, Events more) {
    story.insert(story.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::coin_wars
