#pragma once
// "How it went" in the making: its steps as in battles/course.h.

#include <vector>

#include "game/coin_wars/editor/draft.h"
#include "game/kit/json_field.h"

namespace editor {

// As in the battle file's schema; the sentence in bytes.
inline constexpr std::size_t kCourseSteps = 12, kCourseText = 400, kCourseArrows = 16, kArrowPoints = 8;

// An arrow's points on the table: those beyond its edge at the edge, repeated ones once, kArrowPoints at most.
std::vector<Vec2> arrow_points(const cw::Scenario& scenario, const std::vector<Vec2>& drawn);
void shift_arrows(battles::Course& course, Vec2 by);
// Steps without a sentence, with coins that the battle does not have, with arrows that leave the table.
std::vector<rules::Complaint> course_complaints(const Draft& draft);

}  // namespace editor
