#pragma once
// The short rule book of the help screen: assets/help/coin-wars.json, format "coinwars-help/1". An entry is a
// rule or a few related ones; its picture is a small battle, see rule_picture.h.

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/catalogue.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace screens {

struct HelpEntry {
    std::vector<std::string> rules;  // rule numbers: "CW-13", "R-14"
    std::string title;
    std::string text;     // two to five sentences
    std::string example;  // with its calculation
    rules::Json picture;
};
struct HelpSection {
    std::string title;
    std::size_t first = 0;  // index of its first entry; its entries end where the next section starts
};
struct HelpBook {
    std::vector<HelpSection> sections;
    std::vector<HelpEntry> entries;
};

// The file is checked against assets/schemas/help.schema.json first.
core::Result<HelpBook, battles::Faults> load_help(const battles::Library& library);

// The book with all its texts translated.
HelpBook in_words(HelpBook book, const words::Catalogue& catalogue);

// The entry of a rule number as refusals give it; nothing if the book does not have it.
std::optional<std::size_t> entry_of(const HelpBook& book, std::string_view rule);

// The words of a query in lower case: "Spy R-14" -> "spy", "r-14".
std::vector<std::string> search_words(std::string_view query);
// The entries in which every word starts a word or is a rule number, best first: those with the word as their
// number, then in their title, then anywhere. Without words, all entries.
std::vector<std::size_t> search(const HelpBook& book, const std::vector<std::string>& words);
// The matches of the words in the text: begin and end of each, in order. A match starts where a word starts.
struct Hit {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const Hit&, const Hit&) = default;
};
std::vector<Hit> hits(std::string_view text, const std::vector<std::string>& words);

}  // namespace screens
