#pragma once
// Ready-made special rules (BX-9) to add to a battle and adapt. They apply to all coins, or to those with a trait, so
// that each suits any battle that has such coins.

#include <span>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace editor {

struct ShelfRule {
    words::Key name;
    rules::coin_wars::SpecialRule rule;  // with the same name in English
    bool on_ground = false;              // it needs a piece of ground with a name
};
std::span<const ShelfRule> special_shelf();
bool has_named_ground(const rules::coin_wars::Scenario& battle);
// As it goes into this battle: what needs ground is on the first that has a name.
rules::coin_wars::SpecialRule fitted(const ShelfRule& shelved, const rules::coin_wars::Scenario& battle);

}  // namespace editor
