#include "game/stories/coin_rpg/rules/json_words.h"

namespace rules::coin_rpg {

const Words& words_of(Trait) {
    static const Words words{"bodiness", "braininess", "personality", "coolness", "miscellaneous"};
    return words;
}
const Words& words_of(Coin) {
    static const Words words{"penny", "nickel", "dime", "quarter"};
    return words;
}
const Words& words_of(PowerKind) {
    static const Words words{"luck",         "so_cool",    "offensive",   "defensive",   "flamebait",
                             "grabby_hands", "super_cool", "super_trait", "fast_learner"};
    return words;
}
const Words& words_of(Purchase::What) {
    static const Words words{"coin", "rating", "power"};
    return words;
}
const Words& words_of(Phase) {
    static const Words words{"characters", "lights", "camera",  "spend_window", "answer", "own_toss",
                             "reinforce",  "adjust", "at_zero", "narrate",      "ended"};
    return words;
}
const Words& words_of(Fate) {
    static const Words words{"beaten", "lost", "sat_out"};
    return words;
}
const Words& words_of(Outcome) {
    static const Words words{"finished", "defeat"};
    return words;
}
const Words& words_of(Difficulty) {
    static const Words words{"easy", "mild", "moderate", "hard", "very_hard"};
    return words;
}
const Words& words_of(Side) {
    static const Words words{"own", "scene"};
    return words;
}
const Words& words_of(BurnKind) {
    static const Words words{"survival", "fuel"};
    return words;
}
const Words& words_of(AtZeroChoice) {
    static const Words words{"burn", "coolness", "sit_out"};
    return words;
}
const Words& words_of(SceneBudget) {
    static const Words words{"formula", "flat12"};
    return words;
}
const Words& words_of(BurnRecovery) {
    static const Words words{"by_kind", "whole_adventure"};
    return words;
}
const Words& words_of(EveryoneOut) {
    static const Words words{"game_over", "skip_scene"};
    return words;
}
const Words& words_of(DefensivePrice) {
    static const Words words{"scene_only", "both"};
    return words;
}
const Words& words_of(Policy) {
    static const Words words{"sit_out", "burn", "coolness", "burn_then_coolness", "coolness_then_burn",
                             "best"};
    return words;
}
const Words& words_of(Heading) {
    static const Words words{"scene", "character"};
    return words;
}
const Words& scene_words() {
    static const Words words{"physical", "intellectual", "social"};
    return words;
}

}  // namespace rules::coin_rpg
