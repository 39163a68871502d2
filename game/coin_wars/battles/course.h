#pragma once
// The course of a battle, step by step, as arrows over the coins at their starting places: `course` of a battle file.
//
//   "course": [{"text": "Varro sends the legions at the bulging centre.",
//               "arrows": [{"side": "tails", "along": [[18, 14], [18, 11]]}], "coins": ["h12", "h13"]}]

#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json_field.h"

namespace battles {

inline constexpr double kFarthestArrow = 2 * rules::coin_wars::limits::kMaxTable;  // limit of a coordinate, inches

struct CourseArrow {
    rules::coin_wars::Side side = rules::coin_wars::Side::Heads;
    std::vector<core::Vec2> along;  // from its tail to its head, inches; at least two
    friend bool operator==(const CourseArrow&, const CourseArrow&) = default;
};
struct CourseStep {
    std::string text;
    std::vector<CourseArrow> arrows;
    std::vector<std::string> coins;  // ids of the coins it is about
    friend bool operator==(const CourseStep&, const CourseStep&) = default;
};
using Course = std::vector<CourseStep>;

struct CourseForm {
    // Leaves out malformed parts.
    void read(const rules::Field& field, Course& course) const;
    rules::Json write(const Course& course) const;
    rules::Json schema(rules::Json& definitions) const;
};

}  // namespace battles
