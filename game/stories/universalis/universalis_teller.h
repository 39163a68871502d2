#pragma once
// The events at a table of Universalis as sentences: each sentence is a line of the log beside the table; those that
// are more than routine also become parts of the saved story.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/stories/kit/story_document.h"
#include "game/stories/universalis/rules/event.h"
#include "game/stories/universalis/rules/universalis.h"

namespace story {

// Facts needed for these sentences: each act's later fate, and where each scene began.

// One accepted command: the match after it, and its events.
struct UniversalisStep {
    const rules::universalis::Match& after;
    const rules::universalis::Events& events;
};

// The fate of an act; an Event waits for its Complication, which may foil it.
enum class Fate { Stands, Suspended, Foiled, Struck, Undone };

struct StoryFacts {
    explicit StoryFacts(const std::vector<UniversalisStep>& steps);

    std::map<int, Fate> fates{};            // by act; Stands if missing
    std::map<int, std::string> begun_at{};  // by the scene's number: its first place
    std::set<int> beginnings{};             // the acts that set them

    Fate fate_of(int act) const {
        const auto found = fates.find(act);
        return found == fates.end() ? Fate::Stands : found->second;
    }

private:
    void note_fate(const rules::universalis::Event& event);
    void note_place(const rules::universalis::Event& event, int scene);

    std::map<int, int> obstructed_{};  // by the Obstacle's act: the Event's
};

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
// The effect of that act, whatever its fate; empty if there is no sentence about it.
words::Phrase act_in_words(const std::vector<Sentence>& told, int act);
// The sentences about that step, whatever its fate.
std::vector<words::Phrase> lines_of(const std::vector<Sentence>& told, std::size_t step);

}  // namespace story
