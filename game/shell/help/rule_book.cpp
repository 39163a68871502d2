#include "game/shell/help/rule_book.h"

#include <algorithm>
#include <set>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "engine/core/utf8.h"
#include "engine/platform/files.h"
#include "game/kit/file_kind.h"
#include "game/kit/json_field.h"
#include "game/kit/json_text.h"

namespace screens {
namespace {

using rules::Json;

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool in_a_word(char32_t c) { return core::is_in_word(c) || c == U'-'; }

// In a script without spaces, a word may begin at each sign: kana and kanji.
bool is_sign(char32_t c) { return c >= 0x3040 && c <= 0x9fff; }

bool begins_word(char32_t before, char32_t letter) { return !in_a_word(before) || before == U'-' || is_sign(letter); }

bool is_number(const HelpEntry& entry, const std::string& word) {
    return std::any_of(entry.rules.begin(), entry.rules.end(), [&](const std::string& rule) {
        return rule.size() == word.size() &&
               std::equal(rule.begin(), rule.end(), word.begin(), [](char a, char b) { return small(a) == b; });
    });
}

bool is_point(char32_t c) { return c == U'.' || c == U','; }
bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }

bool same_letter(char32_t a, char32_t b) { return a == b || (is_point(a) && is_point(b)); }

// Rates how well an entry matches one word; 0 for no match.
int worth(const HelpEntry& entry, const std::string& word) {
    const std::vector<std::string> one{word};
    if (is_number(entry, word)) return 4;
    if (!hits(entry.title, one).empty() || !hits(entry.words, one).empty()) return 3;
    const bool numbered = std::any_of(entry.rules.begin(), entry.rules.end(),
                                      [&](const std::string& rule) { return !hits(rule, one).empty(); });
    if (numbered) return 2;
    const auto has = [&](const std::string& text) { return !hits(text, one).empty(); };
    if (has(entry.in_short) || has(entry.text) || has(entry.example)) return 1;
    const bool in_table =
        std::ranges::any_of(entry.table.rows, [&](const auto& row) { return std::ranges::any_of(row, has); });
    return in_table || std::ranges::any_of(entry.terms, has) ? 1 : 0;
}

constexpr std::size_t kMaxEntries = 200, kMaxInEntry = 20;
constexpr std::size_t kMaxTitle = 120, kMaxText = 2000;  // bytes

std::vector<std::string> texts_from(const rules::Field& field, std::size_t max) {
    std::vector<std::string> texts;
    for (const rules::Field& item : field.items(max)) texts.push_back(item.text(kMaxTitle));
    return texts;
}

HelpTable table_from(const rules::Field& field) {
    field.only({"head", "rows"});
    HelpTable table{texts_from(field.at("head"), kMaxInEntry), {}};
    for (const rules::Field& row : field.at("rows").items(kMaxInEntry * 2)) {
        table.rows.push_back(texts_from(row, kMaxInEntry));
        if (table.rows.back().size() != table.head.size()) row.refuse("must have as many cells as the head");
    }
    return table;
}

HelpEntry entry_from(const rules::Field& field) {
    field.only({"rules", "terms", "words", "title", "short", "text", "example", "table", "figures", "picture"});
    const auto text = [&](const char* key, std::size_t max) {
        const auto found = field.find(key);
        return found ? found->text(max) : std::string();
    };
    HelpEntry entry{.rules = texts_from(field.at("rules"), kMaxInEntry),
                    .terms = {},
                    .words = text("words", kMaxText),
                    .title = field.at("title").text(kMaxTitle),
                    .in_short = text("short", kMaxText),
                    .text = field.at("text").text(kMaxText),
                    .example = text("example", kMaxText),
                    .figures = text("figures", kMaxTitle),
                    .picture = {}};
    if (const auto terms = field.find("terms")) entry.terms = texts_from(*terms, kMaxInEntry);
    if (const auto table = field.find("table")) entry.table = table_from(*table);
    if (const auto picture = field.find("picture")) entry.picture = picture->json();
    return entry;
}

HelpBook book_from(const Json& json) {
    const rules::Field root(json, "bad_help");
    root.only({"$schema", "format", "sections"});
    if (root.at("format").text(kMaxTitle) != "coinwars-help/1") root.at("format").refuse("must be coinwars-help/1");
    HelpBook book;
    for (const rules::Field& section : root.at("sections").items(kMaxEntries)) {
        section.only({"title", "entries"});
        book.sections.push_back({section.at("title").text(kMaxTitle), book.entries.size()});
        for (const rules::Field& entry : section.at("entries").items(kMaxEntries))
            book.entries.push_back(entry_from(entry));
    }
    if (book.entries.empty()) root.at("sections").refuse("must have an entry");
    return book;
}

}  // namespace

core::Result<HelpBook, words::Phrase> load_help(const std::filesystem::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const auto unread = [&](const words::Phrase& why) {
        return core::failure(words::say("{1}: {2}", words::plain(core::text(file)), why));
    };
    const auto json = rules::parse_json(*text);
    if (!json) return unread(rules::why_unreadable(json.error()));
    auto book = rules::reading([&] { return book_from(*json); });
    if (!book) return unread(book.error().message);
    return std::move(*book);
}

HelpBook in_words(HelpBook book, const words::Catalogue& catalogue) {
    const auto turn = [&](std::string& text) { text = catalogue(words::known(text)); };
    for (HelpSection& section : book.sections) turn(section.title);
    for (HelpEntry& entry : book.entries) {
        for (std::string* text : {&entry.words, &entry.title, &entry.in_short, &entry.text, &entry.example})
            turn(*text);
        for (std::string& cell : entry.table.head) turn(cell);
        for (auto& row : entry.table.rows)
            for (std::string& cell : row) turn(cell);
    }
    return book;
}

std::optional<std::size_t> entry_of(const HelpBook& book, std::string_view rule) {
    for (std::size_t i = 0; i < book.entries.size(); ++i)
        if (core::contains(book.entries[i].rules, rule)) return i;
    return std::nullopt;
}

std::optional<std::size_t> entry_of_term(const HelpBook& book, std::string_view term) {
    for (std::size_t i = 0; i < book.entries.size(); ++i)
        if (core::contains(book.entries[i].terms, term)) return i;
    return std::nullopt;
}

std::vector<std::string> paragraphs_of(const std::string& text) {
    constexpr std::string_view kApart = "\n\n";
    std::vector<std::string> paragraphs;
    for (std::size_t from = 0, end = 0; end != std::string::npos; from = end + kApart.size()) {
        end = text.find(kApart, from);
        paragraphs.push_back(text.substr(from, end - from));
    }
    return paragraphs;
}

words::Phrase numbers_in_words(const HelpBook& book) {
    using words::say;
    std::set<std::string> series;
    for (const HelpEntry& entry : book.entries)
        for (const std::string& rule : entry.rules) series.insert(rule.substr(0, rule.find('-')));
    const bool rulings = series.erase("R") > 0, extras = series.erase("BX") > 0;
    std::vector<words::Phrase> sentences;
    for (const std::string& own : series)
        sentences.push_back(say("{1}: rules of the original game.", words::plain(own)));
    if (rulings) sentences.push_back(say("R: rulings on what it leaves open."));
    if (extras) sentences.push_back(say("BX: what a battle can add."));
    return words::joined(sentences, words::plain(" "));
}

std::vector<std::string> search_words(std::string_view query) {
    const std::vector<char32_t> letters = core::code_points(query);
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const char32_t c = letters[i];
        const bool in_number =
            is_point(c) && i > 0 && is_digit(letters[i - 1]) && i + 1 < letters.size() && is_digit(letters[i + 1]);
        if (in_a_word(c) || in_number)
            words.back() += core::utf8(core::lower_case(c));
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
    std::vector<char32_t> letters = core::code_points(text);
    std::ranges::transform(letters, letters.begin(), core::lower_case);
    std::vector<std::vector<char32_t>> wanted;
    for (const std::string& word : words) wanted.push_back(core::code_points(word));
    std::vector<Hit> result;
    for (std::size_t i = 0, at = 0; i < letters.size(); ++i, at = core::next_character(text, at)) {
        if (i > 0 && !begins_word(letters[i - 1], letters[i])) continue;
        std::size_t longest = 0;
        for (const std::vector<char32_t>& word : wanted) {
            if (word.size() > letters.size() - i || word.size() <= longest) continue;
            if (std::equal(word.begin(), word.end(), letters.begin() + static_cast<std::ptrdiff_t>(i), same_letter))
                longest = word.size();
        }
        if (longest == 0) continue;
        const std::size_t begin = at;
        for (std::size_t more = 1; more < longest; ++more, ++i) at = core::next_character(text, at);
        result.push_back({begin, core::next_character(text, at)});
    }
    return result;
}

}  // namespace screens
