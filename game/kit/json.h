#pragma once
// JSON as used throughout the game; objects keep their key order.

#include <nlohmann/json.hpp>

namespace rules {
using Json = nlohmann::ordered_json;
}
