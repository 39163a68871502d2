#include "game/stories/edged_coins/rules/json_words.h"

namespace rules::edged_coins {

const Words& words_of(Difficulty) {
    static const Words words{"very_easy", "easy", "normal", "difficult", "very_difficult"};
    return words;
}
const Words& words_of(TraitKind) {
    static const Words words{"skill", "resistance"};
    return words;
}
const Words& words_of(Passive) {
    static const Words words{"none", "reduce", "remove"};
    return words;
}
const Words& words_of(RankSix) {
    static const Words words{"as_written", "continues_pattern"};
    return words;
}
const Words& words_of(PowerRule) {
    static const Words words{"caps_explosions", "caps_modifier"};
    return words;
}
const Words& words_of(Phase) {
    static const Words words{"setup", "idle", "oppose", "prep", "air", "react", "price", "answer", "ended"};
    return words;
}
const Words& words_of(TossKind) {
    static const Words words{"skill", "resistance", "opposing", "damage", "burn"};
    return words;
}
const Words& words_of(CallKind) {
    static const Words words{"toss", "attack", "active_resistance", "passive_resistance", "damage", "round"};
    return words;
}
const Words& words_of(DamageBy) {
    static const Words words{"attack", "fall", "fire", "trap"};
    return words;
}
const Words& words_of(Modifier::Of) {
    static const Words words{"difficulty", "opposition", "comparison", "effort", "granted"};
    return words;
}
const Words& words_of(Purchase) {
    static const Words words{"retoss_bought", "success_bought", "retoss_forced", "result_inverted"};
    return words;
}

}  // namespace rules::edged_coins
