#pragma once
// A game's rule book as the help screen shows it: assets/help/<game>.json, format "coinwars-help/1". An entry
// is a rule or a few related ones. What hovering tells of a Trait or a price comes from here as well.

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
    std::vector<std::vector<std::string>> rows;  // each as long as the head
};
struct HelpEntry {
    std::vector<std::string> rules;  // rule numbers: "CW-13", "R-14"; none for an overview
    std::vector<std::string> terms;  // the window's words for what it is about: "Coolness"
    std::string words;               // more words that lead here, a list; only for the search
    std::string title;
    std::string in_short;  // one sentence for who hovers; may be empty
    std::string text;      // two to six sentences
    std::string example;   // with its calculation; may be empty
    HelpTable table{};     // prices, ranks; without a head there is none
    std::string figures;   // what its game measured and makes the table of; may be empty
    rules::Json picture;   // null: none; otherwise as its game draws it
};
struct HelpSection {
    std::string title;
    std::size_t first = 0;  // index of its first entry; its entries end where the next section starts
};
struct HelpBook {
    std::vector<HelpSection> sections;
    std::vector<HelpEntry> entries;
};

// The error is a sentence with the file and the place in it.
core::Result<HelpBook, words::Phrase> load_help(const std::filesystem::path& file);

// The book with all its texts translated.
HelpBook in_words(HelpBook book, const words::Catalogue& catalogue);

// The entry of a rule number as refusals give it; nothing if the book does not have it.
std::optional<std::size_t> entry_of(const HelpBook& book, std::string_view rule);

// The entry of a word of the window, in English; nothing if the book does not have it.
std::optional<std::size_t> entry_of_term(const HelpBook& book, std::string_view term);

// The paragraphs of an entry's text: they are parted by an empty line.
std::vector<std::string> paragraphs_of(const std::string& text);

// What its series of rule numbers mean: "CW: rules of the original. R: rulings ..."; empty if it has no numbers.
words::Phrase numbers_in_words(const HelpBook& book);

// The words of a query in lower case: "Spy R-14 3.75" -> "spy", "r-14", "3.75".
std::vector<std::string> search_words(std::string_view query);
// The entries in which every word starts a word or is a rule number, best first: those with the word as their
// number, then in their title or among the words that lead to them, then anywhere. Without words, all entries.
std::vector<std::size_t> search(const HelpBook& book, const std::vector<std::string>& words);
// The matches of the words in the text: begin and end of each, in order. A match starts where a word starts. A point in
// a number is as good as a comma.
struct Hit {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const Hit&, const Hit&) = default;
};
std::vector<Hit> hits(std::string_view text, const std::vector<std::string>& words);

}  // namespace screens
