#include "engine/words/po.h"

#include <optional>
#include <set>

#include "engine/words/phrase.h"

namespace words {

namespace {

using Fault = std::string;

std::string_view trimmed(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

// The text between the quotes, with escapes resolved.
core::Result<std::string, Fault> quoted(std::string_view words) {
    if (words.size() < 2 || words.front() != '"' || words.back() != '"')
        return core::failure(Fault("a string stands between double quotes"));
    std::string text;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (words[i] == '"') return core::failure(Fault("a double quote inside a string needs a \\ before it"));
        if (words[i] != '\\') {
            text += words[i];
            continue;
        }
        if (++i + 1 >= words.size()) return core::failure(Fault("the string does not end"));
        switch (words[i]) {
            case 'n':
                text += '\n';
                break;
            case 't':
                text += '\t';
                break;
            case '"':
            case '\\':
                text += words[i];
                break;
            default:
                return core::failure(Fault("\\").append(1, words[i]).append(" is no escape that is known here"));
        }
    }
    return text;
}

// The index of the plural form in a keyword such as msgstr[1]; nullopt if it is not one.
std::optional<std::size_t> form_of(std::string_view keyword) {
    if (keyword == "msgstr") return 0;
    constexpr std::string_view kOpen = "msgstr[";
    if (keyword.size() != kOpen.size() + 2 || !keyword.starts_with(kOpen) || keyword.back() != ']') return std::nullopt;
    const char digit = keyword[kOpen.size()];
    if (digit < '0' || digit > '5') return std::nullopt;
    return static_cast<std::size_t>(digit - '0');
}

class Reader {
public:
    Fault take(std::string_view line);
    Fault end_entry();
    std::vector<PoEntry> entries;

private:
    Fault keyword(std::string_view line);

    PoEntry entry_;
    std::string context_{};
    std::string* growing_ = nullptr;  // the text that continuation lines extend
    bool has_context_ = false, has_id_ = false, has_text_ = false;
    std::set<std::string> ids_;
};

Fault Reader::end_entry() {
    if (has_text_ && !has_id_) return "a msgstr has no msgid";
    if (has_context_ && !has_id_) return "a msgctxt has no msgid";
    if (has_context_) entry_.id = in_context(context_, entry_.id);
    if (has_id_ && !ids_.insert(entry_.id).second)
        return Fault("the msgid \"").append(entry_.id).append("\" stands twice");
    if (has_id_) entries.push_back(std::move(entry_));
    entry_ = {};
    context_.clear();
    growing_ = nullptr;
    has_context_ = has_id_ = has_text_ = false;
    return {};
}

Fault Reader::keyword(std::string_view line) {
    const std::size_t space = line.find_first_of(" \t\"");
    const std::string_view word = line.substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? "" : trimmed(line.substr(space));
    const bool is_context = word == "msgctxt";
    if (is_context || (word == "msgid" && (has_id_ || !has_context_))) {
        if (has_id_)
            if (Fault fault = end_entry(); !fault.empty()) return fault;
        has_context_ = is_context;
        growing_ = is_context ? &context_ : &entry_.id;
        has_id_ = !is_context;
    } else if (word == "msgid") {
        growing_ = &entry_.id;
        has_id_ = true;
    } else if (word == "msgid_plural") {
        growing_ = &entry_.plural;
    } else if (const auto form = form_of(word)) {
        if (entry_.texts.size() != *form) return Fault(word).append(" does not come after the form before it");
        growing_ = &entry_.texts.emplace_back();
        has_text_ = true;
    } else {
        return Fault("\"").append(word).append("\" is no keyword that is known here");
    }
    auto text = quoted(rest);
    if (!text) return text.error();
    *growing_ = std::move(*text);
    return {};
}

Fault Reader::take(std::string_view line) {
    if (line.empty()) return {};
    if (line.front() == '#') {
        if (has_text_)
            if (Fault fault = end_entry(); !fault.empty()) return fault;
        if (line.starts_with("#,") && line.find("fuzzy") != std::string_view::npos) entry_.fuzzy = true;
        return {};
    }
    if (line.front() != '"') return keyword(line);
    if (!growing_) return "a string belongs to no keyword";
    auto text = quoted(line);
    if (!text) return text.error();
    *growing_ += *text;
    return {};
}

}  // namespace

core::Result<std::vector<PoEntry>, std::string> read_po(std::string_view file) {
    Reader reader;
    int number = 0;
    Fault fault;
    while (!file.empty() && fault.empty()) {
        ++number;
        const std::size_t end = file.find('\n');
        fault = reader.take(trimmed(file.substr(0, end)));
        file.remove_prefix(end == std::string_view::npos ? file.size() : end + 1);
    }
    if (fault.empty()) fault = reader.end_entry();
    if (!fault.empty())
        return core::failure(Fault("Line ").append(std::to_string(number)).append(": ").append(fault).append("."));
    return std::move(reader.entries);
}

std::string header_field(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        const std::size_t end = header.find('\n');
        const std::string_view line = header.substr(0, end);
        if (line.starts_with(name) && line.substr(name.size()).starts_with(":"))
            return std::string(trimmed(line.substr(name.size() + 1)));
        header.remove_prefix(end == std::string_view::npos ? header.size() : end + 1);
    }
    return {};
}

}  // namespace words
