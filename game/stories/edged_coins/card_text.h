#pragma once
// A character's card in Edged Coins as people type it: lists with commas or one entry a line, with ranks and Power
// after the names.
//
//     skills       Row 4, Swim 3              weapons  Boathook 2 (Polearms)
//     resistances  Endurance 3                armor    Oilskin Coat 1
//     talents      River Sense 1-3: what it does       (a line each; "2" in place of "1-3")

#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/stories/edged_coins/rules/character.h"

namespace story {

struct CardText {
    std::string name, skills{}, resistances{}, weapons{}, armor{}, talents{};
    friend bool operator==(const CardText&, const CardText&) = default;
};

// HC and EC keep their defaults. The error is a sentence that names what cannot be read; whether ranks, prices and
// names are legal is for the rules to decide.
core::Result<rules::edged_coins::Sheet, words::Phrase> sheet_from(const CardText& text);
CardText text_of(const rules::edged_coins::Sheet& sheet);

}  // namespace story
