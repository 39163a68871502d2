#pragma once
// JSON shared by the story games.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/rational.h"
#include "game/kit/kind_of.h"

namespace rules {

// Why something is not allowed: {"code", "rule", "message"}; null if it is allowed.
Json why_not(const std::optional<Refusal>& refusal);

// {"over": 3, "under": 8, "value": 0.375}; without the fraction if it is too long.
Json chance_json(const core::Chance& chance);

// A chance in a field: written like that, and only written.
template <>
struct KindOf<core::Chance> {
    static const Kind& get();
};

// A question of the protocol, and what answers it.
template <class Match>
struct Question {
    std::string_view cmd;
    Json (*answer)(const Match&, const Field& question);
};
// The answer of the one that "cmd" names; empty if none does. `code`: of what is malformed.
template <class Match>
std::optional<core::Result<Json, Refusal>> answered(const Match& match, const Json& json, const char* code,
                                                    std::initializer_list<Question<Match>> questions) {
    for (const Question<Match>& each : questions)
        if (json.is_object() && json.contains("cmd") && json["cmd"] == each.cmd)
            return reading([&] { return each.answer(match, Field(json, code)); });
    return std::nullopt;
}

// The players besides the game master: one to `most` names of 1 to 40 characters, no two of them alike.
std::vector<std::string> seats_from(const Field& seats, std::size_t most);

}  // namespace rules
