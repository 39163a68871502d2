#pragma once
// The agreement of both sides before the battle, as shown to people: every advanced rule (section 8) and table option
// its possible values, and a plain sentence for each.

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

// One rule with its values; the first value is the default.
struct AgreedRule {
    words::Key name;
    std::vector<std::string_view> rules;  // rule numbers it touches, the most relevant first
    std::span<const RuleValue> values;
    std::function<std::size_t(const Scenario&)> now;  // index of the value in force
    std::function<void(Scenario&, std::size_t)> set;
    std::function<bool(const Scenario&)> asked{};  // empty: always open; else true if there is a choice
    bool (*limited)(const Scenario&) = nullptr;    // nullptr: never; else true if limits apply beyond the values
    Phrase (*word)(const Scenario&) = nullptr;     // nullptr: use the value's own text
    std::function<Phrase(const Scenario&)> sentence{};
    std::function<Phrase(const Scenario&)> own_name{};  // BX-9: the battle's name for it; empty: use `name`
    Phrase name_in(const Scenario& scenario) const { return own_name ? own_name(scenario) : Phrase(name); }
    bool is_open(const Scenario& scenario) const { return !asked || asked(scenario); }
    // True if the rule differs from the book's default.
    bool in_force(const Scenario& scenario) const { return (now(scenario) > 0) != static_cast<bool>(own_name); }
    // Setting a value clears these limits: which coins, against which, when, how often.
    bool has_limits(const Scenario& scenario) const { return limited && limited(scenario); }
    // The value in force, with this battle's names for the sides: "Britain behind".
    Phrase word_now(const Scenario& scenario) const;
    // The rule in force with all its limits, worded the same wherever it is shown.
    Phrase sentence_now(const Scenario& scenario) const;
    bool touches(const std::vector<std::string>& numbers) const;
};
// Special rules come last: one row for each rule a battle may have, open only if the battle has it.
std::span<const AgreedRule> advanced_rules();
std::span<const AgreedRule> book_rules();     // of these those of section 8
std::span<const AgreedRule> special_rules();  // and those of BX-9
std::span<const AgreedRule> table_rules();

// Every open rule of this battle, one line each: "Morale: An Army stays together whatever it loses."
std::vector<Phrase> rules_in_words(const Scenario& scenario);
// The part of this battle's agreement that concerns the given rule numbers, one line for each agreed rule that touches
// one of them: "Move, then strike: A coin moves or attacks, once a turn."
std::vector<Phrase> on_this_table(const Scenario& scenario, const std::vector<std::string>& rules);
// Names and values of every agreed rule that touches one of these rule numbers.
std::vector<words::Key> agreed_words(const std::vector<std::string>& rules);

// A short label shown on the table for a rule that differs from the book, with its rule number.
struct TableTag {
    Phrase words;
    std::string_view rule;
};
// This battle's tags, the most important first.
std::vector<TableTag> tags_of(const Scenario& scenario);

}  // namespace rules::coin_wars
