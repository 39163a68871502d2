#pragma once
// JSON shared by the story games.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/rational.h"
#include "game/kit/kind_of.h"

namespace rules {

// Why something is refused: {"code", "rule", "message"}; null if it is allowed.
Json why_not(const std::optional<Refusal>& refusal);

// {"over": 3, "under": 8, "value": 0.375}; without the fraction if it is too long.
Json chance_json(const core::Chance& chance);

// A chance in a field: written as above, never read.
template <>
struct KindOf<core::Chance> {
    static const Kind& get();
};

// A protocol query and the function that answers it.
template <class Match>
struct Question {
    std::string_view cmd;
    Json (*answer)(const Match&, const Field& question);
};
// Runs the query named by "cmd"; nullopt if none matches. `code`: refusal code for malformed input.
template <class Match>
std::optional<core::Result<Json, Refusal>> answered(const Match& match, const Json& json, const char* code,
                                                    std::initializer_list<Question<Match>> questions) {
    for (const Question<Match>& each : questions)
        if (json.is_object() && json.contains("cmd") && json["cmd"] == each.cmd)
            return reading([&] { return each.answer(match, Field(json, code)); });
    return std::nullopt;
}

// Reads the players other than the game master: 1 to `max` distinct names of 1 to 40 characters.
std::vector<std::string> seats_from(const Field& seats, std::size_t max);

}  // namespace rules
