#include "game/stories/coin_rpg/rules/options.h"

#include "game/stories/coin_rpg/rules/limits.h"

namespace rules::coin_rpg {

namespace {

Refusal not_allowed(const char* option, const Phrase& value) {
    return {"bad_option", "RPG-2", say("Option {1} does not allow {2}.", plain(option), value)};
}

bool is_word(const std::string& word) { return word.empty() || is_written(word, limits::kName); }

}  // namespace

std::optional<Refusal> check_options(const Options& options) {
    const int points = options.customization_points;
    if (points < 0 || points > limits::kCustomizationPoints) return not_allowed("customization_points", points);
    if (!is_word(options.positive)) return not_allowed("positive", plain(options.positive));
    if (!is_word(options.negative)) return not_allowed("negative", plain(options.negative));
    if (!is_word(options.coolness)) return not_allowed("coolness", plain(options.coolness));
    return std::nullopt;
}

}  // namespace rules::coin_rpg
