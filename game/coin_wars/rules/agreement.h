#pragma once
// What both sides agree on before the battle, as people read it: each advanced rule (section 8) and each
// table option with its values, a sentence in plain words for each.

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// One rule with its values; the first is the plain one.
struct AgreedRule {
    words::Key name;
    std::vector<std::string_view> rules;  // of the book that it touches; the first tells most about it
    std::span<const RuleValue> values;
    std::function<std::size_t(const Scenario&)> now;  // which of the values holds
    std::function<void(Scenario&, std::size_t)> set;
    std::function<bool(const Scenario&)> asked{};  // empty: always; else whether there is anything to agree on
    bool (*limited)(const Scenario&) = nullptr;    // null: never; else whether the battle says more than a value can
    Phrase (*word)(const Scenario&) = nullptr;     // null: the value's own
    std::function<Phrase(const Scenario&)> sentence{};
    std::function<Phrase(const Scenario&)> own_name{};  // BX-9: what the battle calls it; empty: `name`
    Phrase name_in(const Scenario& scenario) const { return own_name ? own_name(scenario) : Phrase(name); }
    bool is_open(const Scenario& scenario) const { return !asked || asked(scenario); }
    // It changes what the book says by itself.
    bool in_force(const Scenario& scenario) const { return (now(scenario) > 0) != static_cast<bool>(own_name); }
    // To set a value wipes limits: who, against whom, when, how often.
    bool has_limits(const Scenario& scenario) const { return limited && limited(scenario); }
    // The value that holds, with the sides' names in this battle: "Britain behind".
    Phrase word_now(const Scenario& scenario) const;
    // What holds, with all its limits; it is the same wherever it is told.
    Phrase sentence_now(const Scenario& scenario) const;
    bool touches(const std::vector<std::string>& numbers) const;
};
// Special rules stand at their end: as many rows as a battle may have, each open where the battle has it.
std::span<const AgreedRule> advanced_rules();
std::span<const AgreedRule> book_rules();     // of these those of section 8
std::span<const AgreedRule> special_rules();  // and those of BX-9
std::span<const AgreedRule> table_rules();

// All that is open in this battle, a line each: "Morale: An Army stays together whatever it loses."
std::vector<Phrase> rules_in_words(const Scenario& scenario);
// What this battle's agreement says of the rules of these numbers: "Move, then strike: A coin moves or attacks, once a turn."; a
// line for each that touches one of them.
std::vector<Phrase> on_this_table(const Scenario& scenario, const std::vector<std::string>& rules);
// The agreement's own words for these rules: names and values of all that touch one of them.
std::vector<words::Key> agreed_words(const std::vector<std::string>& rules);

// A few words for the table about what is not as the book says by itself, and the rule that they are about.
struct TableTag {
    Phrase words;
    std::string_view rule;
};
// Those of this battle, the most telling first.
std::vector<TableTag> tags_of(const Scenario& scenario);

}  // namespace rules::coin_wars
