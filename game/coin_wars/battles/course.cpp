#include "game/coin_wars/battles/course.h"

#include <cmath>

namespace battles {

namespace {

using rules::Json;
using rules::coin_wars::Side;

Json member(const Json& json, const char* key) { return json.is_object() ? json.value(key, Json()) : Json(); }

// An arrow is drawn, however far it goes: what lies farther off is no place on or beside any table.
bool is_near(const Json& number) { return number.is_number() && std::abs(number.get<double>()) <= kFarthestArrow; }

std::vector<core::Vec2> points_from(const Json& list) {
    std::vector<core::Vec2> points;
    for (const Json& point : list)
        if (point.is_array() && point.size() == 2 && is_near(point[0]) && is_near(point[1]))
            points.push_back({point[0].get<double>(), point[1].get<double>()});
    return points;
}

CourseStep step_from(const Json& json) {
    CourseStep step;
    if (const Json text = member(json, "text"); text.is_string()) step.text = text;
    for (const Json& each : member(json, "arrows")) {
        CourseArrow arrow{member(each, "side") == rules::word(Side::Tails) ? Side::Tails : Side::Heads,
                          points_from(member(each, "along"))};
        if (arrow.along.size() > 1) step.arrows.push_back(std::move(arrow));
    }
    for (const Json& coin : member(json, "coins"))
        if (coin.is_string()) step.coins.push_back(coin);
    return step;
}

Json json_of(const CourseArrow& arrow) {
    Json along = Json::array();
    for (const core::Vec2 point : arrow.along) along.push_back({point.x, point.y});
    return {{"side", rules::word(arrow.side)}, {"along", along}};
}

}  // namespace

Course course_from(const Json& battle) {
    Course course;
    for (const Json& json : member(battle, "course"))
        if (CourseStep step = step_from(json); !step.text.empty()) course.push_back(std::move(step));
    return course;
}

Json to_json(const Course& course) {
    Json list = Json::array();
    for (const CourseStep& step : course) {
        Json json{{"text", step.text}};
        for (const CourseArrow& arrow : step.arrows) json["arrows"].push_back(json_of(arrow));
        if (!step.coins.empty()) json["coins"] = step.coins;
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace battles
