// draft_holds KEPT STATE...: checks that the draft in the file KEPT is the battle of one of these editor states written
// by a driven run. Returns 0 if it is, otherwise prints a sentence.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <span>

#include "engine/platform/files.h"
#include "game/kit/json_text.h"

namespace {

int fail(const std::string& why) {
    std::cerr << why << "\n";
    return 1;
}

// Returns null if the file cannot be read.
rules::Json json_of(const std::filesystem::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return {};
    const auto json = rules::parse_json(*text);
    return json ? *json : rules::Json();
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) return fail("draft_holds KEPT STATE...");
    const std::filesystem::path kept = arguments[1];
    const rules::Json draft = json_of(kept);
    if (draft.is_null()) return fail(kept.string() + " cannot be read.");
    const std::span states(arguments + 2, static_cast<std::size_t>(count - 2));
    const bool shown = std::ranges::any_of(
        states, [&](const char* state) { return json_of(state).value("battle", rules::Json()) == draft; });
    if (!shown) return fail(kept.string() + " is nothing that was shown then or later.");
}
