#pragma once
// Ready-made special rules (BX-9) to add to a battle and adapt. They apply to all coins, or to those with a trait, so
// that each suits any battle that has such coins.

#include <span>

#include "game/coin_wars/rules/special_rule.h"
#include "game/kit/phrases.h"

namespace editor {

struct ShelfRule {
    words::Key name;
    rules::coin_wars::SpecialRule rule;  // with the same name in English
};
std::span<const ShelfRule> special_shelf();

}  // namespace editor
