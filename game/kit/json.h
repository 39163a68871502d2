#pragma once
// JSON as the rooms exchange it; objects keep the order in which they were written.

#include <nlohmann/json.hpp>

namespace rules {
using Json = nlohmann::ordered_json;
}
