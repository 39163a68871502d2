#pragma once
// The two options of a table, set before the campaign.

namespace rules::card_draw {

// R-16, CD-39: when the draw deck is shuffled besides the start of a session and an empty pile.
enum class Reshuffling { WhenEmpty, EveryScene };

struct Options {
    int starting_professions = 1;  // CD-5, R-3: professions and hobbies that a PC begins with
    Reshuffling reshuffle = Reshuffling::WhenEmpty;
    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace rules::card_draw
