#pragma once
// Ready-made special rules (BX-9) that a maker puts into a battle and changes to taste. They concern all coins, or those with a
// trait, so that each fits any battle whose coins have it.

#include <span>

#include "game/coin_wars/rules/special_rule.h"
#include "game/kit/phrases.h"

namespace editor {

struct ShelfRule {
    words::Key name;
    rules::coin_wars::SpecialRule rule;  // its name is the same, in English
};
std::span<const ShelfRule> special_shelf();

}  // namespace editor
