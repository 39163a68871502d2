#pragma once
// JSON files of the profile, read leniently: members that are missing or do not fit have their defaults.

#include <filesystem>
#include <type_traits>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/kit/json.h"

namespace profile {

// Null if the file cannot be read.
rules::Json profile_json(const std::filesystem::path& file);
// Creates its folder if necessary; a file that cannot be read is set aside first (set_broken_aside). The error is a
// sentence to show.
core::Result<void, words::Phrase> save_json(const std::filesystem::path& file, const rules::Json& json);

// A whole number may lie beyond any int: int_or() reads those.
template <class Value>
requires(!std::is_integral_v<Value> || std::is_same_v<Value, bool>) Value
    value_or(const rules::Json& json, std::string_view key, const Value& fallback) {
    const auto found = json.find(key);
    if (found == json.end()) return fallback;
    try {
        return found->get<Value>();
    } catch (const rules::Json::exception&) {
        return fallback;
    }
}
int int_or(const rules::Json& json, std::string_view key, int fallback);

}  // namespace profile
