// Data of exactly the maximum size is read; one more is refused in a sentence.

#include <doctest/doctest.h>

#include "game/kit/json_text.h"
#include "game/kit/limits.h"
#include "game/kit/session/record.h"

namespace {

using rules::Json;

bool is_read(const std::string& text) { return rules::parse_json(text).has_value(); }

std::string nested(int deep) {
    const auto brackets = static_cast<std::size_t>(deep);
    return std::string(brackets, '[') + std::string(brackets, ']');
}

std::string with_keys(int count) {
    Json json = Json::object();
    for (int i = 0; i < count; ++i) json[std::to_string(i)] = i;
    return json.dump();
}

// Returns why it is refused; empty if it is read.
std::string refusal(const std::vector<rules::Answer>& hand, std::size_t steps = 1) {
    rules::Record record{"coin-wars", Json::object(), Json::object(), {}};
    record.steps.assign(steps, {Json::object(), hand, "0123456789abcdef"});
    const auto read = rules::record_from_json(rules::to_json(record));
    return read ? "" : words::english(read.error().message);
}

}  // namespace

TEST_CASE("limits: text") {
    CHECK(is_read(nested(rules::kDeepest)));
    CHECK_FALSE(is_read(nested(rules::kDeepest + 1)));
    CHECK(is_read(with_keys(rules::kKeysAnObject)));
    CHECK_FALSE(is_read(with_keys(rules::kKeysAnObject + 1)));
}

TEST_CASE("limits: records") {
    using Places = std::vector<core::Vec2>;
    CHECK(refusal(std::vector<rules::Answer>(rules::kMaxAnswers, rules::Face::Heads)).empty());
    CHECK(
        refusal(std::vector<rules::Answer>(rules::kMaxAnswers + 1, rules::Face::Heads)).starts_with("/steps/0/hand: "));
    CHECK(refusal({rules::Gathering{Places(rules::kMaxPlaces)}}).empty());
    CHECK(refusal({rules::Gathering{Places(rules::kMaxPlaces + 1)}}).starts_with("/steps/0/hand/0/gathered: "));
    CHECK(refusal({rules::Scattering{{{rules::kFarthestPlace, 0}}}}).empty());
    CHECK(refusal({rules::Scattering{{{2 * rules::kFarthestPlace, 0}}}}).starts_with("/steps/0/hand/0/scattered/0"));
}
