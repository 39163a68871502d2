#include "game/stories/edged_coins/rules/enum_names.h"

#include <algorithm>

namespace rules::edged_coins {

namespace {

template <class Enum>
std::string at(const std::vector<std::string>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

template <class Enum>
std::optional<Enum> option_from(std::string_view name, std::string_view wanted,
                                const std::vector<std::string>& words, std::string_view value) {
    const auto it = std::ranges::find(words, value);
    if (name != wanted || it == words.end()) return std::nullopt;
    return static_cast<Enum>(it - words.begin());
}

}  // namespace

const std::vector<std::string>& difficulty_words() {
    static const std::vector<std::string> words{"very_easy", "easy", "normal", "difficult", "very_difficult"};
    return words;
}
const std::vector<std::string>& trait_words() {
    static const std::vector<std::string> words{"skill", "resistance"};
    return words;
}
const std::vector<std::string>& passive_words() {
    static const std::vector<std::string> words{"none", "reduce", "remove"};
    return words;
}
const std::vector<std::string>& rank_six_words() {
    static const std::vector<std::string> words{"as_written", "continues_pattern"};
    return words;
}
const std::vector<std::string>& power_rule_words() {
    static const std::vector<std::string> words{"caps_explosions", "caps_modifier"};
    return words;
}

std::string word(Difficulty difficulty) { return at(difficulty_words(), difficulty); }
std::string word(TraitKind kind) { return at(trait_words(), kind); }
std::string word(Passive passive) { return at(passive_words(), passive); }
std::string word(RankSix option) { return at(rank_six_words(), option); }
std::string word(PowerRule option) { return at(power_rule_words(), option); }
std::string word(Phase phase) {
    return at({"setup", "idle", "oppose", "prep", "air", "react", "price", "answer", "ended"}, phase);
}
std::string word(TossKind kind) { return at({"skill", "resistance", "opposing", "damage", "burn"}, kind); }
std::string word(CallKind kind) {
    return at({"toss", "attack", "active_resistance", "passive_resistance", "damage", "round"}, kind);
}
std::string word(DamageBy by) { return at({"attack", "fall", "fire", "trap"}, by); }
std::string word(Purchase what) {
    return at({"retoss_bought", "success_bought", "retoss_forced", "result_inverted"}, what);
}

std::optional<RankSix> rank_six_from(std::string_view name, std::string_view value) {
    return option_from<RankSix>(name, "rank_six", rank_six_words(), value);
}
std::optional<PowerRule> power_rule_from(std::string_view name, std::string_view value) {
    return option_from<PowerRule>(name, "power_rule", power_rule_words(), value);
}

}  // namespace rules::edged_coins
