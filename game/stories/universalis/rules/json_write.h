#pragma once
// Values in the protocol's words; a struct that says what its fields are called is an object of them.

#include <optional>
#include <variant>
#include <vector>

#include "game/kit/json.h"
#include "game/stories/universalis/rules/json_words.h"

namespace rules::universalis {

inline Json written(int number) { return number; }
inline Json written(bool flag) { return flag; }
inline Json written(const std::string& text) { return text; }
inline Json written(const Account& account) { return word(account); }
inline Json written(PoolId pool) { return pool.is_complication() ? Json("cp") : Json(pool.seat); }
inline Json written(const std::variant<int, std::string>& either) {
    return std::visit([](const auto& each) { return Json(each); }, either);
}
// {"which": "refreshment", "to": 7}, {"which": "consent", "to": "pools"}
inline Json written(const Setting& setting) {
    const Words& values = values_of(setting.name);
    return {
        {"which", word(setting.name)},
        {"to", values.empty() ? Json(setting.value) : Json(values[static_cast<std::size_t>(setting.value)])}};
}
template <class Enum>
requires std::is_enum_v<Enum> Json written(Enum each) { return word(each); }
template <class V>
Json written(const std::optional<V>& value);
template <class V>
Json written(const std::vector<V>& list);
template <Described T>
Json written(const T& each);

template <class V>
Json written(const std::optional<V>& value) {
    return value ? written(*value) : Json(nullptr);
}
template <class V>
Json written(const std::vector<V>& list) {
    Json json = Json::array();
    for (const auto& each : list) json.push_back(written(static_cast<const V&>(each)));
    return json;
}
template <Described T>
Json written(const T& each) {
    Json json = Json::object();
    each_field<T>([&](const auto& member) { json[member.name] = written(each.*member.at); });
    return json;
}

}  // namespace rules::universalis
