#pragma once
// A story as it is kept on paper, whatever game it was told at: what happened and what was told, in order,
// the tosses behind it as footnotes, and the credit that the game's source asks for. A plain value: each
// story game makes one of its record (coin_rpg_story.h), and all of them are written as Markdown here and as
// sheets by story_document_pages.h.

#include <optional>
#include <string>
#include <vector>

#include "engine/words/catalogue.h"
#include "engine/words/phrase.h"

namespace story {

struct DocumentPart {
    enum class Kind {
        Chapter,   // a heading: an Adventure, a session
        Scene,     // a heading below it
        Entry,     // one of a list: who plays, what was gained
        Happened,  // what the rules and the coins decided
        Told       // in a player's words, as typed
    };
    Kind kind{};
    words::Phrase text{};
    words::Phrase who{};                  // whom an entry is about, who tells; empty: nobody is named
    std::vector<words::Phrase> tosses{};  // footnotes of this part, in order
    std::optional<std::size_t> step{};    // that it tells of, counted from 0
    bool aside = false;                   // in a scene within the scene: stands further in
};

// Texts are print, not markup: whatever players typed stands there as they typed it.
struct StoryDocument {
    std::string title, date;  // an empty one is left out
    std::vector<DocumentPart> parts{};
    words::Phrase credit{};
};

// The parts from `from` on tell of this step.
inline void tell_of_step(std::vector<DocumentPart>& parts, std::size_t from, std::size_t step) {
    for (std::size_t i = from; i < parts.size(); ++i) parts[i].step = step;
}

// A page of Markdown with footnotes ([^1]), numbered through. What would be read as marks is escaped, so that
// no text can break the page; line breaks stay.
std::string markdown(const StoryDocument& document, const words::Catalogue& language);

// The same as a single page for browsers, with an appendix of tosses.
std::string html(const StoryDocument& document, const words::Catalogue& language);
// The text with all that HTML would read as its own made plain.
std::string escaped_html(const std::string& text);

// The text with all that Markdown would read as its own made plain.
std::string escaped_markdown(const std::string& text);

}  // namespace story
