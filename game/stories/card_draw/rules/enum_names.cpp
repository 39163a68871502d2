#include "game/stories/card_draw/rules/enum_names.h"

#include <array>

namespace rules::card_draw {

const Words& words_of(Back) {
    static const Words words{"red", "blue"};
    return words;
}
const Words& words_of(Kind) {
    static const Words words{"innate", "temperament", "type", "profession", "hobby", "other"};
    return words;
}
const Words& words_of(Scope) {
    static const Words words{"general", "specific"};
    return words;
}
const Words& words_of(Until) {
    static const Words words{"judgement", "end_of_scene", "end_of_session"};
    return words;
}
const Words& words_of(Reason) {
    static const Words words{"role_play", "contribution", "incapacitated", "heroism", "intentional_failure"};
    return words;
}
const Words& words_of(Which) {
    static const Words words{"old", "new"};
    return words;
}
const Words& words_of(Success) {
    static const Words words{"take_out", "goal", "position", "other"};
    return words;
}
const Words& words_of(FraySide) {
    static const Words words{"pcs", "gm"};
    return words;
}
const Words& words_of(Reshuffling) {
    static const Words words{"when_empty", "every_scene"};
    return words;
}
const Words& words_of(Phase) {
    static const Words words{"setup",  "between_sessions", "between_scenes", "scene", "draw",
                             "choose", "improve",          "bonus_choice",   "miss",  "partial",
                             "alter",  "fray_success",     "between_draws",  "ended"};
    return words;
}
const Words& words_of(Source) {
    static const Words words{"drawn", "background", "disadvantage"};
    return words;
}
const Words& words_of(Outcome) {
    static const Words words{"full", "partial", "at_cost", "suit_miss", "colour_miss", "failure"};
    return words;
}
const Words& words_of(PairKind) {
    static const Words words{"tie", "alter", "advantage", "decisive"};
    return words;
}
const Words& words_of(Versus) {
    static const Words words{"decisive_against", "advantage_against", "alter_against", "tie",
                             "alter_for",        "advantage_for",     "decisive_for"};
    return words;
}
const Words& words_of(Ending) {
    static const Words words{"automatic", "full", "partial", "at_cost", "failure", "abandoned"};
    return words;
}
const Words& words_of(Left) {
    static const Words words{"beaten", "conceded", "incapacitated", "taken_out"};
    return words;
}
const Words& words_of(FrayEnd) {
    static const Words words{"taken_out", "nobody_left", "goals", "surrender"};
    return words;
}
const Words& words_of(GivenUp) {
    static const Words words{"unresolved", "partial"};
    return words;
}

Phrase spoken(Backed card) {
    return card.back == Back::Red ? say("{1} (red back)", spoken(card.card))
                                  : say("{1} (blue back)", spoken(card.card));
}

Phrase spoken_field(Suit suit) {
    constexpr std::array words{mark("physical"), mark("skill"), mark("social"), mark("reasoning")};
    return words[static_cast<std::size_t>(suit)];
}

Phrase spoken(Kind kind) {
    constexpr std::array words{mark("innate"),     mark("temperament"), mark("personality type"),
                               mark("profession"), mark("hobby"),       mark("background")};
    return words[static_cast<std::size_t>(kind)];
}

}  // namespace rules::card_draw
