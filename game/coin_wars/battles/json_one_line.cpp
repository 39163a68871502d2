#include "game/coin_wars/battles/json_one_line.h"

#include <cmath>

namespace battles {

using rules::Json;

namespace {

constexpr double kWholeMost = 1e15;  // doubles hold every whole number up to here

std::string value_text(const Json& json) {
    if (json.is_number_float()) {
        const double value = json.get<double>();
        if (std::abs(value) <= kWholeMost && value == std::floor(value))
            return std::to_string(static_cast<long long>(value));
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string on_one_line(const Json& json) {
    if (!json.is_structured()) return value_text(json);
    std::string text(1, json.is_object() ? '{' : '[');
    for (const auto& [key, value] : json.items()) {
        if (text.size() > 1) text.append(", ");
        if (json.is_object()) text.append(value_text(key)).append(": ");
        text.append(on_one_line(value));
    }
    return text.append(1, json.is_object() ? '}' : ']');
}

}  // namespace battles
