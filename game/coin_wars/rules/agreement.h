#pragma once
// What both sides agree on before the battle, as people read it: each advanced rule (section 8) and each
// table option with its values, a sentence in plain words for each.

#include <functional>
#include <span>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// One rule with its values; the first is the plain one.
struct AgreedRule {
    words::Key name;
    std::span<const RuleValue> values;
    std::function<std::size_t(const Scenario&)> now;  // which of the values holds
    std::function<void(Scenario&, std::size_t)> set;
    bool (*asked)(const Scenario&) = nullptr;  // null: always; else whether there is anything to agree on
    bool is_open(const Scenario& scenario) const { return !asked || asked(scenario); }
    // The value that holds, with the sides' names in this battle: "Britain behind".
    Phrase word_now(const Scenario& scenario) const;
    Phrase sentence_now(const Scenario& scenario) const;
};
std::span<const AgreedRule> advanced_rules();
std::span<const AgreedRule> table_rules();

}  // namespace rules::coin_wars
