#pragma once
// What happened at a table of Universalis, told once: each sentence is a line of the log beside the table; those that
// are more than routine also become parts of the saved story.

#include <vector>

#include "game/stories/kit/story_document.h"
#include "game/stories/universalis/story_facts.h"

namespace story {

struct Sentence {
    DocumentPart part{};   // of the story; a passing one is in the log only
    words::Phrase line{};  // of the log: the same, naming the player
    int act = 0;
    Fate fate{};            // of that act
    int card = 0;           // the card it writes; 0: none
    words::Phrase added{};  // a Trait to append to the previous line, if that writes the same card
    // The story's wording where not every toss is told; empty: omitted.
    std::optional<words::Phrase> story{};
};

// A line of the ledger, and the first sentence about its act; empty if there is none.
struct LedgerLine {
    rules::universalis::Line line;
    words::Phrase act{};
};

struct Told {
    std::vector<Sentence> sentences{};
    std::vector<LedgerLine> ledger{};
};
Told told_of(const std::vector<UniversalisStep>& steps);

// "It pours. (foiled)"
words::Phrase with_fate(const words::Phrase& text, Fate fate);
// What that act did, whatever its fate; empty if nothing is told of it.
words::Phrase act_in_words(const std::vector<Sentence>& told, int act);
// What is told about that step, whatever its fate.
std::vector<words::Phrase> lines_of(const std::vector<Sentence>& told, std::size_t step);

}  // namespace story
