#include "game/stories/card_draw/rules/enum_names.h"

#include <algorithm>
#include <array>

#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

using Words = std::vector<std::string>;

template <class Enum>
std::string word_at(const Words& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

}  // namespace

const Words& suit_words() {
    static const Words words{"clubs", "diamonds", "hearts", "spades"};
    return words;
}
const Words& back_words() {
    static const Words words{"red", "blue"};
    return words;
}
const Words& kind_words() {
    static const Words words{"innate", "temperament", "type", "profession", "hobby", "other"};
    return words;
}
const Words& scope_words() {
    static const Words words{"general", "specific"};
    return words;
}
const Words& reason_words() {
    static const Words words{"role_play", "contribution", "incapacitated", "heroism", "intentional_failure"};
    return words;
}
const Words& which_words() {
    static const Words words{"old", "new"};
    return words;
}
const Words& success_words() {
    static const Words words{"take_out", "goal", "position", "other"};
    return words;
}
const Words& side_words() {
    static const Words words{"pcs", "gm"};
    return words;
}
const Words& reshuffle_words() {
    static const Words words{"when_empty", "every_scene"};
    return words;
}

std::string word(Suit suit) { return word_at(suit_words(), suit); }
std::string word(Back back) { return word_at(back_words(), back); }
std::string word(Kind kind) { return word_at(kind_words(), kind); }
std::string word(Scope scope) { return word_at(scope_words(), scope); }
std::string word(Reason reason) { return word_at(reason_words(), reason); }
std::string word(Which which) { return word_at(which_words(), which); }
std::string word(Success success) { return word_at(success_words(), success); }
std::string word(FraySide side) { return word_at(side_words(), side); }
std::string word(Reshuffling option) { return word_at(reshuffle_words(), option); }
std::string word(Phase phase) {
    return word_at({"setup", "between_sessions", "between_scenes", "scene", "draw", "choose", "improve",
                    "bonus_choice", "miss", "partial", "alter", "fray_success", "between_draws", "ended"},
                   phase);
}
std::string word(Source source) { return word_at({"drawn", "background", "disadvantage"}, source); }
std::string word(Outcome outcome) {
    return word_at({"full", "partial", "at_cost", "suit_miss", "colour_miss", "failure"}, outcome);
}
std::string word(PairKind kind) { return word_at({"tie", "alter", "advantage", "decisive"}, kind); }
std::string word(Versus result) {
    return word_at({"decisive_against", "advantage_against", "alter_against", "tie", "alter_for",
                    "advantage_for", "decisive_for"},
                   result);
}
std::string word(Ending ending) {
    return word_at({"automatic", "full", "partial", "at_cost", "failure", "abandoned"}, ending);
}
std::string word(Left how) { return word_at({"beaten", "conceded", "incapacitated", "taken_out"}, how); }
std::string word(FrayEnd by) { return word_at({"taken_out", "nobody_left", "goals", "surrender"}, by); }

std::string field_word(Suit suit) { return word_at({"physical", "skill", "social", "reasoning"}, suit); }

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

bool set(Options& options, const SetOption& command) {
    if (const int* number = std::get_if<int>(&command.value)) {
        if (command.name != "starting_professions" || *number < 0 || *number > limits::kProfessions)
            return false;
        options.starting_professions = *number;
        return true;
    }
    const auto it = std::ranges::find(reshuffle_words(), std::get<std::string>(command.value));
    if (command.name != "reshuffle" || it == reshuffle_words().end()) return false;
    options.reshuffle = static_cast<Reshuffling>(it - reshuffle_words().begin());
    return true;
}

}  // namespace rules::card_draw
