#pragma once
// A story for keeping on paper, for any of the story games: what happened and what was told, in order, the tosses
// behind it as footnotes, and the credit that the game's source requires. A plain value: each story game makes one from
// its record (coin_rpg_story.h). This file writes them as Markdown and HTML, story_document_pages.h as sheets.

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

// An index card with its text; each output format draws it in its own way.
struct CardLine {
    words::Phrase name{};
    int circles = 0;
    words::Phrase note{};
};
struct IndexCard {
    words::Phrase title{}, aside{}, text{};
    std::vector<CardLine> lines{};
};
// The picture beside a part: the coin that stands for a person, numbered by first appearance, or a playing card.
struct Portrait {
    int person = 0;
};
// A picture across the page, supplied by the document's author.
struct Plate {};
struct DocumentPicture {
    rules::OneOf<Portrait, rules::playing::Card, Plate> of{};
    std::shared_ptr<const print::Image> image{};  // nullptr: not painted, so left out
};

// The two pages a story can become: the story with one line for each fight, or every toss.
enum class PageForm { Story, EveryToss };

struct DocumentPart {
    enum class Kind {
        Chapter,   // a heading: an Adventure, a session
        Scene,     // a heading below it
        Entry,     // a list item: who plays, what was gained
        Happened,  // what the rules and the coins decided
        Told       // in a player's words, as typed
    };
    Kind kind{};
    words::Phrase text{};
    words::Phrase who{};                  // the entry's subject, or the teller; empty if none
    std::vector<words::Phrase> tosses{};  // footnotes of this part, in order
    std::optional<std::size_t> step{};    // the step this part tells of, from 0
    bool aside = false;                   // in a scene within the scene: indented further
    bool decides = false;                 // it settles that something is won or lost
    bool passing = false;                 // about the game's course only: said at the table, not kept on paper
    std::vector<DocumentPicture> pictures{};
    std::optional<IndexCard> card{};  // says all that `text` says, so a page that draws it omits the text
    bool on_card = false;             // also printed on the previous part's card
    std::optional<PageForm> only{};   // appears only on this page
};

// Texts are plain text, not markup: what players typed appears exactly as they typed it.
struct StoryDocument {
    std::string title, date;  // left out if empty
    std::vector<DocumentPart> parts{};
    words::Phrase credit{};
    PageForm form = PageForm::EveryToss;
};

// Marks the parts from index `from` as telling of this step.
inline void tell_of_step(std::vector<DocumentPart>& parts, std::size_t from, std::size_t step) {
    for (std::size_t i = from; i < parts.size(); ++i) parts[i].step = step;
}

// Returns what is kept on paper: drops passing parts and moves their tosses to the next part that tells the outcome.
std::vector<DocumentPart> on_paper(std::vector<DocumentPart> parts);
// Returns the parts that belong on that page; the story page has no footnotes.
std::vector<DocumentPart> of_form(std::vector<DocumentPart> parts, PageForm form);

// Returns what was won and lost: a chapter with an entry for each scene that decided anything; empty if none did.
std::vector<DocumentPart> won_and_lost(const std::vector<DocumentPart>& parts);
// Returns everything its page shows, in order: the story page tells wins and losses where they happened.
std::vector<DocumentPart> page_parts(const StoryDocument& document);

// Writes a page of Markdown with footnotes ([^1]), numbered throughout. Escapes everything that Markdown would
// interpret, so that no text can break the page; keeps line breaks.
std::string markdown(const StoryDocument& document, const words::Catalogue& language);

// Writes the same as a single HTML page with cards, pictures, and an appendix of tosses.
std::string html(const StoryDocument& document, const words::Catalogue& language, const print::FontFinder& finder = {});
// Escapes everything that HTML would interpret.
std::string escaped_html(const std::string& text);

// Escapes everything that Markdown would interpret.
std::string escaped_markdown(const std::string& text);

}  // namespace story
