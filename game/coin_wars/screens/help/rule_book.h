#pragma once
// The rule book in short, as help shows it: assets/help/coin-wars.json, format "coinwars-help/1". An entry is
// a rule or a few that belong together; its picture is a small battle, see rule_picture.h.

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
    std::vector<std::string> rules;  // their numbers: "CW-13", "R-14"
    std::string title;
    std::string text;     // two to five sentences
    std::string example;  // with its arithmetic
    rules::Json picture;
};
struct HelpSection {
    std::string title;
    std::size_t first = 0;  // of its entries; they go on to the next section
};
struct HelpBook {
    std::vector<HelpSection> sections;
    std::vector<HelpEntry> entries;
};

// Held against assets/schemas/help.schema.json first.
core::Result<HelpBook, battles::Faults> load_help(const battles::Library& library);

// All that it says in another language.
HelpBook in_words(HelpBook book, const words::Catalogue& catalogue);

// The entry of a rule's number, as refusals name it; nothing where the book has none.
std::optional<std::size_t> entry_of(const HelpBook& book, std::string_view rule);

// The words of a query, in small letters: "Spy R-14" -> "spy", "r-14".
std::vector<std::string> search_words(std::string_view query);
// The entries in which every word begins a word or is a rule's number, best first: those that bear it as
// their number, then in their title, then anywhere. Without a word all of them.
std::vector<std::size_t> search(const HelpBook& book, const std::vector<std::string>& words);
// Where the words stand in the text: begin and end of each hit, in order. A hit begins where a word begins.
struct Hit {
    std::size_t begin = 0, end = 0;
    friend bool operator==(const Hit&, const Hit&) = default;
};
std::vector<Hit> hits(std::string_view text, const std::vector<std::string>& words);

}  // namespace screens
