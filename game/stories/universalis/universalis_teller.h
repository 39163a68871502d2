#pragma once
// What happened at a table of Universalis, told once: each sentence is a line of the log beside the table, and
// those that are no mere course of the game are parts of the story that is kept.

#include <vector>

#include "game/stories/kit/story_document.h"
#include "game/stories/universalis/story_facts.h"

namespace story {

struct Sentence {
    DocumentPart part{};   // of the story; a passing one is in the log alone
    words::Phrase line{};  // of the log: the same, with who did it
    int act = 0;
    Fate fate{};            // of that act
    int card = 0;           // which it writes; 0: none
    words::Phrase added{};  // a Trait that the line before may end with, if that writes the same card
    // What the story says in its place where not every toss is told; empty: nothing.
    std::optional<words::Phrase> story{};
};

// A line of the ledger, and the first sentence that is told of its act; empty if none is.
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
// What that act did, whatever became of it; empty if nothing is told of it.
words::Phrase act_in_words(const std::vector<Sentence>& told, int act);
// What is told of that step, whatever became of it.
std::vector<words::Phrase> lines_of(const std::vector<Sentence>& told, std::size_t step);

}  // namespace story
