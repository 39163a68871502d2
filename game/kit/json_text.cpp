#include "game/kit/json_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/utf8.h"
#include "game/kit/limits.h"

namespace rules {

namespace {

// Explains why a text is not JSON, in our own words: the parser's differ between its releases.

// The parser's report.
struct JsonFault {
    std::size_t read = 0;    // bytes read before it gave up; one past the end if the text ended too early
    bool too_large = false;  // a number beyond a double
};

constexpr std::string_view kSpace = " \t\r\n", kSigns = "{}[],:", kBetweenWords = " \t\r\n{}[],:\"";

// JSON consists of punctuation, quoted strings, and words, which are all the rest.
std::size_t end_of_part(std::string_view text, std::size_t from) {
    if (kSigns.find(text[from]) != std::string_view::npos) return from + 1;
    if (text[from] != '"') return std::min(text.find_first_of(kBetweenWords, from), text.size());
    for (std::size_t i = from + 1; i < text.size(); ++i) {
        if (text[i] == '"') return i + 1;
        if (text[i] == '\\') ++i;
    }
    return text.size();
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20; }
// Checks up to the end of the character whose byte was read last.
bool is_utf8_up_to(std::string_view text, std::size_t read) {
    const auto is_within = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    while (read < text.size() && is_within(text[read])) ++read;
    return core::is_utf8(text.substr(0, read));
}

std::string unexpected(std::string_view part) {
    if (part.front() == '"') return "unexpected text " + excerpt(part.substr(1, part.size() - 2));
    if (std::ranges::any_of(part, is_control)) return "a control character";
    return core::is_utf8(part) ? "unexpected " + excerpt(part) : "bytes that are no UTF-8";
}

// "line 2, column 8: " for the byte at `place`.
std::string line_and_column(std::string_view text, std::size_t place) {
    const std::string_view before = text.substr(0, place);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const auto start = before.rfind('\n');
    const auto column = before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": ";
}

// Explains a fault in a quoted string that begins at `from`.
std::string told_in_quotes(std::string_view text, std::size_t from, std::size_t read) {
    if (read > text.size()) return line_and_column(text, from) + "a text without its closing quote";
    const char* reason = is_control(text[read - 1])   ? "a control character in a text"
                         : !is_utf8_up_to(text, read) ? "bytes that are no UTF-8"
                                                      : "an escape that JSON does not know";
    return line_and_column(text, read - 1) + reason;
}

// "line 2, column 8: unexpected "nan"": columns are bytes.
std::string told(const JsonFault& fault, std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";  // some editors begin UTF-8 files with it
    std::size_t last = text.size(), to = text.starts_with(kMark) ? kMark.size() : 0;
    for (std::size_t from = text.find_first_not_of(kSpace, to); from < std::min(fault.read, text.size());
         from = text.find_first_not_of(kSpace, to)) {
        to = end_of_part(text, from);
        last = from;
        const std::string_view part = text.substr(from, to - from);
        // A fault within a part shows when its last byte or the one after it is read.
        if (to + 1 < fault.read || kSigns.find(part) != std::string_view::npos || Json::accept(part)) continue;
        if (part.front() == '"') return told_in_quotes(text, from, fault.read);
        return line_and_column(text, from) + (fault.too_large ? "a number too large to hold" : unexpected(part));
    }
    if (last == text.size()) return line_and_column(text, last) + "it is empty";
    if (fault.read > text.size()) return line_and_column(text, text.size()) + "it ends too early";
    return line_and_column(text, last) + unexpected(text.substr(last, to - last));
}

// A pass that only checks. The parser is not recursive, so nesting costs no stack.
class Checker : public nlohmann::json_sax<Json> {
public:
    std::string reason;                // why this class stopped it
    std::optional<JsonFault> fault{};  // found by the parser itself

    bool null() override { return part(); }
    bool boolean(bool) override { return part(); }
    bool number_integer(number_integer_t) override { return part(); }
    bool number_unsigned(number_unsigned_t) override { return part(); }
    bool number_float(number_float_t, const string_t&) override { return part(); }
    bool string(string_t&) override { return part(); }
    bool binary(binary_t&) override { return part(); }
    bool start_object(std::size_t) override { return enter(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }

    bool key(string_t& name) override {
        auto& keys = open_.back().keys;
        const bool is_new = keys.insert(name).second;
        if (!is_new) reason = "the key " + excerpt(name) + " is listed twice in one object" + place_inside();
        if (keys.size() > kKeysAnObject)
            reason = "an object with more than " + std::to_string(kKeysAnObject) + " keys" + place_inside();
        open_.back().key = name;
        return reason.empty();
    }

    bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
        constexpr int kOutOfRange = 406;
        fault = {position, error.id == kOutOfRange};
        return false;
    }

private:
    bool part() {
        if (!open_.empty()) ++open_.back().parts;
        return true;
    }
    bool enter() {
        part();
        if (open_.size() >= static_cast<std::size_t>(kDeepest))
            reason = "nested more than " + std::to_string(kDeepest) + " deep" + place_inside();
        if (++containers_ > kMaxContainers)
            reason = "more than " + std::to_string(kMaxContainers) + " lists and objects" + place_inside();
        open_.emplace_back();
        return reason.empty();
    }
    bool leave() {
        open_.pop_back();
        return true;
    }
    // ", at /sides/heads": the first steps of the JSON pointer to the innermost bracket; empty in the outermost.
    std::string place_inside() const {
        constexpr std::size_t kSteps = 6;
        std::string pointer;
        for (std::size_t i = 0; i + 1 < open_.size() && i < kSteps; ++i)
            pointer.append("/").append(open_[i].keys.empty() ? std::to_string(open_[i].parts - 1)
                                                             : open_[i].key.substr(0, 80));
        return pointer.empty() ? pointer : ", at " + pointer;
    }

    struct Open {
        std::set<std::string> keys;  // in an object
        std::string key{};           // the latest of them
        std::size_t parts = 0;       // items of a list so far
    };
    std::vector<Open> open_;
    std::size_t containers_ = 0;
};

// Counts the bytes read so far.
class CountedByte {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountedByte(const char* at, std::size_t& read) : at_(at), read_(&read) {}
    reference operator*() const { return *at_; }
    CountedByte& operator++() {
        ++at_;
        ++*read_;
        return *this;
    }
    friend bool operator==(const CountedByte& a, const CountedByte& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    std::size_t* read_;
};

// Finds where a pass was stopped, which the parser does not report.
std::string place_of_stop(std::string_view text) {
    Checker checker;
    std::size_t read = 0;
    Json::sax_parse(CountedByte(text.data(), read), CountedByte(text.data() + text.size(), read), &checker);
    return line_and_column(text, std::min(text.size(), std::max<std::size_t>(read, 1) - 1));
}

}  // namespace

core::Result<Json, std::string> parse_json(std::string_view text) {
    Checker checker;
    if (!Json::sax_parse(text, &checker))
        return core::failure(checker.fault ? told(*checker.fault, text) : place_of_stop(text) + checker.reason);
    // The parser takes a zero byte for the end, whatever follows it.
    if (const std::size_t at = text.find('\0'); at != std::string_view::npos)
        return core::failure(told(JsonFault{at + 1}, text));
    return Json::parse(text, nullptr, false);
}

int int_or(const Json& json, int fallback) {
    if (!json.is_number_integer()) return fallback;
    constexpr std::int64_t kFar = std::numeric_limits<int>::max();
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{kFar}) return int{kFar};
    return static_cast<int>(std::clamp(json.get<std::int64_t>(), -kFar, kFar));
}

std::string excerpt(std::string_view text) {
    const std::string_view start = core::whole_characters(text, 40);
    std::string quoted(1, '"');
    for (const char c : start) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x20 && byte != 0x7f)
            quoted += c;
        else
            quoted.append("\\u00").append({"0123456789abcdef"[byte >> 4], "0123456789abcdef"[byte & 15]});
    }
    return quoted + (start.size() < text.size() ? "...\"" : "\"");
}

std::string described(const Json& json) {
    if (json.is_string()) return excerpt(json.get_ref<const std::string&>());
    if (json.is_object()) return "an object";
    if (json.is_array()) return "a list";
    return json.dump();
}

}  // namespace rules
