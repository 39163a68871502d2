#pragma once
// A story as it is kept on paper, whatever game it was told at: what happened and what was told, in order,
// the tosses behind it as footnotes, and the credit that the game's source asks for. A plain value: each
// story game makes one of its record (coin_rpg_story.h), and all of them are written as Markdown and as a page for
// browsers here, and as sheets by story_document_pages.h.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/words/catalogue.h"
#include "engine/words/phrase.h"
#include "game/kit/one_of.h"
#include "game/print/font_finder.h"
#include "game/print/sheet.h"
#include "game/stories/kit/playing_card.h"

namespace story {

// A card with what is written on it, drawn by each page in its own way.
struct CardLine {
    words::Phrase name{};
    int circles = 0;
    words::Phrase note{};
};
struct IndexCard {
    words::Phrase title{}, aside{}, text{};
    std::vector<CardLine> lines{};
};
// What is painted beside a part: the coin that stands for somebody, by the order in which they come; a playing card.
struct Portrait {
    int person = 0;
};
// A picture across the page, made by whoever writes the document.
struct Plate {};
struct DocumentPicture {
    rules::OneOf<Portrait, rules::playing::Card, Plate> of{};
    std::shared_ptr<const print::Image> image{};  // null: not painted, and left out
};

// The two pages that one story makes: what was told with a line for each fight, or all that was thrown.
enum class PageForm { Story, EveryToss };

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
    bool decides = false;                 // something is won or lost by it
    bool passing = false;                 // of the game's course alone: said at the table, not kept on paper
    std::vector<DocumentPicture> pictures{};
    std::optional<IndexCard> card{};  // says all that `text` says: a page that draws it leaves the text out
    bool on_card = false;             // stands on the card of the part before as well
    std::optional<PageForm> only{};   // stands on that page alone
};

// Texts are print, not markup: whatever players typed stands there as they typed it.
struct StoryDocument {
    std::string title, date;  // an empty one is left out
    std::vector<DocumentPart> parts{};
    words::Phrase credit{};
    PageForm form = PageForm::EveryToss;
};

// The parts from `from` on tell of this step.
inline void tell_of_step(std::vector<DocumentPart>& parts, std::size_t from, std::size_t step) {
    for (std::size_t i = from; i < parts.size(); ++i) parts[i].step = step;
}

// What is kept on paper: all but what only passes, whose tosses stand at the next part that says what came of them.
std::vector<DocumentPart> on_paper(std::vector<DocumentPart> parts);
// Those of that page; the story has no footnotes.
std::vector<DocumentPart> of_form(std::vector<DocumentPart> parts, PageForm form);

// What was won and lost, by scene: a chapter with an entry for each scene that decided anything; none without.
std::vector<DocumentPart> won_and_lost(const std::vector<DocumentPart>& parts);
// All that its page shows, in order: the story says where it happened what was won and lost.
std::vector<DocumentPart> page_parts(const StoryDocument& document);

// A page of Markdown with footnotes ([^1]), numbered through. What would be read as marks is escaped, so that
// no text can break the page; line breaks stay.
std::string markdown(const StoryDocument& document, const words::Catalogue& language);

// The same as a single page for browsers, with cards and pictures and an appendix of tosses.
std::string html(const StoryDocument& document, const words::Catalogue& language, const print::FontFinder& finder = {});
// The text with all that HTML would read as its own made plain.
std::string escaped_html(const std::string& text);

// The text with all that Markdown would read as its own made plain.
std::string escaped_markdown(const std::string& text);

}  // namespace story
