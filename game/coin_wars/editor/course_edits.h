#pragma once
// Edits "How it went": its steps as in battles/course.h.

#include <vector>

#include "game/coin_wars/editor/draft.h"
#include "game/kit/json_field.h"

namespace editor {

// The limits of the battle file's schema; kCourseText in bytes.
inline constexpr std::size_t kCourseSteps = 12, kCourseText = 400, kCourseArrows = 16, kArrowPoints = 8;

// Cleans up an arrow's points: moves them onto the table, drops repeated ones, and keeps at most kArrowPoints.
std::vector<Vec2> arrow_points(const cw::Scenario& scenario, const std::vector<Vec2>& drawn);
void shift_arrows(battles::Course& course, Vec2 by);
// Complains about steps without a sentence, with missing coins, or with arrows that leave the table.
std::vector<rules::Complaint> course_complaints(const Draft& draft);

}  // namespace editor
