#pragma once
// The page's words for what is chosen from a list, as the protocol writes them, and as people read them.

#include <string>
#include <string_view>
#include <vector>

#include "game/kit/phrases.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

const std::vector<std::string>& suit_words();       // "clubs", ...
const std::vector<std::string>& back_words();       // "red", "blue"
const std::vector<std::string>& kind_words();       // "innate", ...
const std::vector<std::string>& scope_words();      // "general", "specific"
const std::vector<std::string>& reason_words();     // "role_play", ...
const std::vector<std::string>& which_words();      // "old", "new"
const std::vector<std::string>& success_words();    // "take_out", ...
const std::vector<std::string>& side_words();       // "pcs", "gm"
const std::vector<std::string>& reshuffle_words();  // "when_empty", "every_scene"

std::string word(Suit suit);
std::string word(Back back);
std::string word(Kind kind);
std::string word(Scope scope);
std::string word(Reason reason);
std::string word(Which which);
std::string word(Success success);
std::string word(FraySide side);
std::string word(Reshuffling option);
std::string word(Phase phase);
std::string word(Source source);
std::string word(Outcome outcome);
std::string word(PairKind kind);
std::string word(Versus result);  // "decisive_for", ..., "tie", ...
std::string word(Ending ending);
std::string word(Left how);
std::string word(FrayEnd by);

// CD-7: clubs physical, diamonds skill, hearts social, spades reasoning.
std::string field_word(Suit suit);

// In a sentence.
Phrase spoken(Backed card);  // "the queen of hearts (red back)"
Phrase spoken_field(Suit suit);
Phrase spoken(Kind kind);

// Sets the option where its name and value hold; whether they do.
bool set(Options& options, const SetOption& command);

}  // namespace rules::card_draw
