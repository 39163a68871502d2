#include "game/coin_wars/editor/course_edits.h"

#include <algorithm>

#include "engine/core/lists.h"

namespace editor {

namespace {

using words::Phrase;
using words::say;

bool is_on(const cw::Scenario& scenario, Vec2 point) {
    return point.x >= 0 && point.x <= scenario.width && point.y >= 0 && point.y <= scenario.height;
}

bool leaves_table(const cw::Scenario& scenario, const battles::CourseArrow& arrow) {
    return std::ranges::any_of(arrow.along, [&](Vec2 point) { return !is_on(scenario, point); });
}

std::vector<Phrase> faults_of(const cw::Scenario& scenario, const battles::CourseStep& step) {
    std::vector<Phrase> faults;
    if (step.text.find_first_not_of(' ') == std::string::npos) faults.push_back(say("The step has no text."));
    for (const std::string& id : step.coins)
        if (!core::contains(scenario.coins, id, &cw::CoinSetup::id))
            faults.push_back(say("It is about the coin {1}, which is not in the battle.", words::plain(id)));
    if (std::ranges::any_of(step.arrows, [&](const auto& arrow) { return leaves_table(scenario, arrow); }))
        faults.push_back(say("An arrow runs off the table."));
    return faults;
}

}  // namespace

std::vector<Vec2> arrow_points(const cw::Scenario& scenario, const std::vector<Vec2>& drawn) {
    std::vector<Vec2> points;
    for (const Vec2 point : drawn) {
        const Vec2 on{std::clamp(point.x, 0.0, scenario.width), std::clamp(point.y, 0.0, scenario.height)};
        if (points.size() < kArrowPoints && (points.empty() || points.back() != on)) points.push_back(on);
    }
    return points;
}

void shift_arrows(battles::Course& course, Vec2 by) {
    for (battles::CourseStep& step : course)
        for (battles::CourseArrow& arrow : step.arrows)
            for (Vec2& point : arrow.along) point = point + by;
}

std::vector<rules::Complaint> course_complaints(const Draft& draft) {
    std::vector<rules::Complaint> complaints;
    for (std::size_t i = 0; i < draft.pages.course.size(); ++i)
        for (Phrase& fault : faults_of(draft.scenario, draft.pages.course[i]))
            complaints.push_back({"/course/" + std::to_string(i), std::move(fault)});
    return complaints;
}

}  // namespace editor
