#include "game/kit/kind_of.h"

#include "game/kit/limits.h"

namespace rules {

namespace {

double number_from(const Field& field) {
    constexpr double kMost = std::numeric_limits<double>::max();
    return field.number(-kMost, kMost);
}
Json number_json(const double& number) { return number; }
void hash_number(const double& number, core::Hash& hash) { hash.add(number); }
Json number_schema() { return {{"type", "number"}}; }

core::Vec2 point_from(const Field& field) { return field.point(kFarthestPlace); }
Json point_json(const core::Vec2& at) { return Json::array({at.x, at.y}); }
void hash_point(const core::Vec2& at, core::Hash& hash) { hash.add(at); }
Json point_schema() {
    const Json coordinate{{"type", "number"}, {"minimum", -kFarthestPlace}, {"maximum", kFarthestPlace}};
    return {{"title", "point"}, {"type", "array"}, {"items", coordinate}, {"minItems", 2}, {"maxItems", 2}};
}

}  // namespace

const Kind& KindOf<int>::get() {
    static const NumberKind kind("", {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()});
    return kind;
}
const Kind& KindOf<double>::get() {
    return kind_by<double, number_from, number_json, hash_number, number_schema>();
}
const Kind& KindOf<bool>::get() {
    static const FlagKind kind;
    return kind;
}
const Kind& KindOf<std::string>::get() {
    static const TextKind kind(TextMeaning<std::string>::kMeaning);
    return kind;
}
const Kind& KindOf<std::vector<bool>>::get() {
    static const FlagsKind kind;
    return kind;
}
const Kind& KindOf<core::Vec2>::get() {
    return kind_by<core::Vec2, point_from, point_json, hash_point, point_schema>();
}

}  // namespace rules
