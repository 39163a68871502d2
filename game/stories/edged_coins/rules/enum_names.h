#pragma once
// The words that commands, events and states use for what is listed: one list each, for reading and writing.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

// In the order of the enum: "very_easy", ...
const std::vector<std::string>& difficulty_words();
const std::vector<std::string>& trait_words();     // "skill", "resistance"
const std::vector<std::string>& passive_words();   // "none", "reduce", "remove"
const std::vector<std::string>& rank_six_words();  // "as_written", "continues_pattern"
const std::vector<std::string>& power_rule_words();

std::string word(Difficulty difficulty);
std::string word(TraitKind kind);
std::string word(Passive passive);
std::string word(RankSix option);
std::string word(PowerRule option);
std::string word(Phase phase);
std::string word(TossKind kind);
std::string word(CallKind kind);
std::string word(DamageBy by);
std::string word(Purchase what);  // its event

// Where the option has this name, and this value.
std::optional<RankSix> rank_six_from(std::string_view name, std::string_view value);
std::optional<PowerRule> power_rule_from(std::string_view name, std::string_view value);

}  // namespace rules::edged_coins
