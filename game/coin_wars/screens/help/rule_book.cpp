#include "game/coin_wars/screens/help/rule_book.h"

#include <algorithm>

#include "engine/core/utf8.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"

namespace screens {
namespace {

using rules::Json;

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Other than ASCII's counts as a letter.
bool in_a_word(char c) {
    return (small(c) >= 'a' && small(c) <= 'z') || (c >= '0' && c <= '9') || c == '-' || !core::is_ascii(c);
}

bool is_number(const HelpEntry& entry, const std::string& word) {
    return std::any_of(entry.rules.begin(), entry.rules.end(), [&](const std::string& rule) {
        return rule.size() == word.size() &&
               std::equal(rule.begin(), rule.end(), word.begin(), [](char a, char b) { return small(a) == b; });
    });
}

// How well an entry matches one word; 0: not at all.
int worth(const HelpEntry& entry, const std::string& word) {
    const std::vector<std::string> one{word};
    if (is_number(entry, word)) return 4;
    if (!hits(entry.title, one).empty()) return 3;
    const bool numbered = std::any_of(entry.rules.begin(), entry.rules.end(),
                                      [&](const std::string& rule) { return !hits(rule, one).empty(); });
    if (numbered) return 2;
    return !hits(entry.text, one).empty() || !hits(entry.example, one).empty() ? 1 : 0;
}

HelpEntry entry_from(const Json& json) {
    return {json.at("rules").get<std::vector<std::string>>(), json.at("title").get<std::string>(),
            json.at("text").get<std::string>(), json.at("example").get<std::string>(), json.at("picture")};
}

}  // namespace

core::Result<HelpBook, battles::Faults> load_help(const battles::Library& library) {
    const std::filesystem::path file = library.assets() / "help" / "coin-wars.json";
    const auto json = battles::read_json(file);
    if (!json) return core::failure(battles::Faults{json.error()});
    if (auto faults = battles::check_schema(library, "help", *json, file.generic_string()); !faults.empty())
        return core::failure(std::move(faults));
    HelpBook book;
    for (const Json& section : json->at("sections")) {
        book.sections.push_back({section.at("title").get<std::string>(), book.entries.size()});
        for (const Json& entry : section.at("entries")) book.entries.push_back(entry_from(entry));
    }
    return book;
}

HelpBook in_words(HelpBook book, const words::Catalogue& catalogue) {
    const auto turn = [&](std::string& text) { text = catalogue(words::known(text)); };
    for (HelpSection& section : book.sections) turn(section.title);
    for (HelpEntry& entry : book.entries)
        for (std::string* text : {&entry.title, &entry.text, &entry.example}) turn(*text);
    return book;
}

std::optional<std::size_t> entry_of(const HelpBook& book, std::string_view rule) {
    for (std::size_t i = 0; i < book.entries.size(); ++i)
        if (std::ranges::find(book.entries[i].rules, rule) != book.entries[i].rules.end()) return i;
    return std::nullopt;
}

std::vector<std::string> search_words(std::string_view query) {
    std::vector<std::string> words(1);
    for (const char c : query) {
        if (in_a_word(c))
            words.back() += small(c);
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

std::vector<std::size_t> search(const HelpBook& book, const std::vector<std::string>& words) {
    std::vector<std::pair<int, std::size_t>> found;
    for (std::size_t i = 0; i < book.entries.size(); ++i) {
        int sum = 0;
        const bool all = std::all_of(words.begin(), words.end(), [&](const std::string& word) {
            const int one = worth(book.entries[i], word);
            sum += one;
            return one > 0;
        });
        if (all) found.emplace_back(-sum, i);
    }
    std::ranges::sort(found);
    std::vector<std::size_t> result;
    for (const auto& [order, entry] : found) result.push_back(entry);
    return result;
}

std::vector<Hit> hits(std::string_view text, const std::vector<std::string>& words) {
    std::vector<Hit> result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0 && in_a_word(text[i - 1]) && text[i - 1] != '-') continue;
        std::size_t longest = 0;
        for (const std::string& word : words) {
            if (word.size() > text.size() - i || word.size() <= longest) continue;
            if (std::equal(word.begin(), word.end(), text.begin() + static_cast<std::ptrdiff_t>(i),
                           [](char a, char b) { return a == small(b); }))
                longest = word.size();
        }
        if (longest == 0) continue;
        result.push_back({i, i + longest});
        i += longest - 1;
    }
    return result;
}

}  // namespace screens
