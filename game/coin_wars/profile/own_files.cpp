#include "game/coin_wars/profile/own_files.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxCoinName = 26;  // bytes: with a number appended it is still a valid coin set name

std::size_t past_spaces(const std::string& text, std::size_t at) {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at]))) ++at;
    return at;
}

// The position after the string that begins there.
std::size_t past_string(const std::string& text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\') ++at;
    return std::min(at + 1, text.size());
}

struct Part {
    std::size_t from = 0, to = 0;
};
// The position of the title's value, a text or null.
std::optional<Part> title_in(const std::string& text) {
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
        if (c != '"') continue;
        const std::size_t end = past_string(text, at), colon = past_spaces(text, end);
        const bool is_title =
            depth == 1 && colon < text.size() && text[colon] == ':' && text.compare(at, end - at, "\"title\"") == 0;
        const std::size_t value = is_title ? past_spaces(text, colon + 1) : 0;
        if (is_title && value < text.size() && text[value] == '"') return Part{value, past_string(text, value)};
        if (is_title && text.compare(value, 4, "null") == 0) return Part{value, value + 4};
        at = end - 1;
    }
    return std::nullopt;
}

// "Hattin" for "Hattin 2", "hattin" for "hattin-2".
std::string without_number(const std::string& name, char before) {
    const std::size_t end = name.find_last_not_of("0123456789");
    return end != std::string::npos && end > 0 && end + 1 < name.size() && name[end] == before ? name.substr(0, end)
                                                                                               : name;
}

}  // namespace

std::string with_title(const std::string& text, const std::string& title) {
    const std::string value = rules::Json(title).dump(-1, ' ', false, rules::Json::error_handler_t::replace);
    if (const auto part = title_in(text)) return text.substr(0, part->from) + value + text.substr(part->to);
    const std::size_t first = text.find('{');
    if (first == std::string::npos) return text;
    const bool is_empty = text.compare(past_spaces(text, first + 1), 1, "}") == 0;
    return text.substr(0, first + 1) + "\n  \"title\": " + value + (is_empty ? "\n" : ",") + text.substr(first + 1);
}

core::Result<void, words::Phrase> retitle(const fs::path& file, const std::string& title) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    return platform::write_file(file, with_title(*text, title));
}

core::Result<fs::path, words::Phrase> duplicate(const battles::Library& library, battles::LibraryKind kind,
                                                const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const rules::Json json = profile_json(file);
    std::string stem = without_number(core::text(file.stem()), '-');
    if (kind == battles::LibraryKind::Coins) stem = stem.substr(0, kMaxCoinName);
    std::string title = json.is_object() ? value_or(json, "title", std::string()) : std::string();
    if (title.empty()) title = stem;
    if (auto made = platform::make_folder(library.own(kind)); !made) return core::failure(made.error());
    for (int number = 2;; ++number) {
        const std::string end = std::to_string(number), name = stem + "-" + end;
        const fs::path to = library.own(kind) / core::path(name + ".json");
        std::error_code error;
        if (library.ships(kind, name) || fs::exists(to, error)) continue;
        auto written = platform::write_file(to, with_title(*text, without_number(title, ' ') + " " + end));
        if (!written) return core::failure(written.error());
        return to;
    }
}

}  // namespace profile
