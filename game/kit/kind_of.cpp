#include "game/kit/kind_of.h"

#include "game/kit/limits.h"

namespace rules {

namespace {

constexpr double kMaxNumber = 2e9;  // as for an Id

double number_from(const Field& field) { return field.number(-kMaxNumber, kMaxNumber); }
Json number_json(const double& number) { return number; }
void hash_number(const double& number, core::Hash& hash) { hash.add(number); }
Json number_schema() { return {{"type", "number"}, {"minimum", -kMaxNumber}, {"maximum", kMaxNumber}}; }

bool flag_from(const Field& field) { return field.boolean(); }
Json flag_json(const bool& flag) { return flag; }
void hash_flag(const bool& flag, core::Hash& hash) { hash.add(flag); }
Json flag_schema() { return {{"type", "boolean"}}; }

std::vector<bool> flags_from(const Field& field) {
    std::vector<bool> flags;
    for (const Field& item : field.items(kMaxList)) flags.push_back(item.boolean());
    return flags;
}
Json flags_json(const std::vector<bool>& flags) { return flags; }
void hash_flags(const std::vector<bool>& flags, core::Hash& hash) {
    hash.add(static_cast<int>(flags.size()));
    for (const bool each : flags) hash.add(each);
}
Json flags_schema() { return {{"type", "array"}, {"items", flag_schema()}}; }

core::Vec2 point_from(const Field& field) { return field.point(kFarthestPlace); }
Json point_json(const core::Vec2& at) { return Json::array({at.x, at.y}); }
void hash_point(const core::Vec2& at, core::Hash& hash) { hash.add(at); }
Json point_schema() {
    const Json coordinate{{"type", "number"}, {"minimum", -kFarthestPlace}, {"maximum", kFarthestPlace}};
    return {{"title", "point"}, {"type", "array"}, {"items", coordinate}, {"minItems", 2}, {"maxItems", 2}};
}

}  // namespace

template <>
const Kind& KindOf<int>::get() {
    static const NumberKind kind("", {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()});
    return kind;
}
template <>
const Kind& KindOf<double>::get() {
    return kind_by<double, number_from, number_json, hash_number, number_schema>();
}
template <>
const Kind& KindOf<bool>::get() {
    return kind_by<bool, flag_from, flag_json, hash_flag, flag_schema>();
}
template <>
const Kind& KindOf<std::vector<bool>>::get() {
    return kind_by<std::vector<bool>, flags_from, flags_json, hash_flags, flags_schema>();
}
template <>
const Kind& KindOf<core::Vec2>::get() {
    return kind_by<core::Vec2, point_from, point_json, hash_point, point_schema>();
}

}  // namespace rules
