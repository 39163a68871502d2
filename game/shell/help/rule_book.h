#pragma once
// A game's rule book as the help screen shows it: assets/help/<game>.json, format "coinwars-help/1". An entry covers a
// rule or a few related ones. Hover texts on Traits and prices come from here too.

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/catalogue.h"
#include "engine/words/phrase.h"
#include "game/kit/json.h"

namespace screens {

struct HelpTable {
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;  // each as long as `head`
};
struct HelpEntry {
    std::vector<std::string> rules;  // rule numbers: "CW-13", "R-14"; none for an overview
    std::vector<std::string> terms;  // the window's terms for it: "Coolness"
    std::string words;               // more search words that lead here, as a list
    std::string title;
    std::string in_short;  // one sentence for hover texts; may be empty
    std::string text;      // two to six sentences
    std::string example;   // with its calculation; may be empty
    HelpTable table{};     // prices, ranks; none if it has no head
    std::string figures;   // names measurements that the game shows as the table; may be empty
    rules::Json picture;   // null: none; otherwise in a format of its game
};
struct HelpSection {
    std::string title;
    std::size_t first = 0;  // index of its first entry; its entries end where the next section starts
};
struct HelpBook {
    std::vector<HelpSection> sections;
    std::vector<HelpEntry> entries;
};

// Loads a rule book. The error is a sentence with the file and the place in it.
core::Result<HelpBook, words::Phrase> load_help(const std::filesystem::path& file);

// Returns the book with all its texts translated.
HelpBook in_words(HelpBook book, const words::Catalogue& catalogue);

// Finds the entry of a rule number as refusals give it; nullopt if the book lacks it.
std::optional<std::size_t> entry_of(const HelpBook& book, std::string_view rule);

// Finds the entry of a term of the window, in English; nullopt if the book lacks it.
std::optional<std::size_t> entry_of_term(const HelpBook& book, std::string_view term);

// Splits an entry's text into paragraphs at empty lines.
std::vector<std::string> paragraphs_of(const std::string& text);

// Explains the series of rule numbers: "CW: rules of the original. R: rulings ..."; empty if the book has no numbers.
words::Phrase numbers_in_words(const HelpBook& book);

// Splits a query into words in lower case: "Spy R-14 3.75" -> "spy", "r-14", "3.75".
std::vector<std::string> search_words(std::string_view query);
// Finds the entries in which every query word starts a word or is a rule number. Best first: rule numbers, then titles
// and search words, then other text. Without words, returns all entries.
std::vector<std::size_t> search(const HelpBook& book, const std::vector<std::string>& words);
// Bytes of the text.
struct Hit {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const Hit&, const Hit&) = default;
};
// Each match in the text, in order. A match starts at the start of a word. A decimal point and a comma match each
// other.
std::vector<Hit> hits(std::string_view text, const std::vector<std::string>& words);

}  // namespace screens
