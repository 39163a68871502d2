#pragma once
// Section 6: the traits of coins, each a member and a row here. Reading and writing, the hash, descriptions of coins,
// their faces, compact lists and the bots' values all use this list. The effect of a trait is in strength.h if it
// decides or changes a strike, otherwise in the rule it changes (shoot, charge, army).

#include <algorithm>
#include <array>
#include <string_view>

#include "game/kit/phrases.h"

namespace rules::coin_wars {

struct Traits {
    bool long_range = false, charge = false, command = false, spy = false, armored = false;
    friend bool operator==(const Traits&, const Traits&) = default;
};

struct TraitAction;
struct Trait {
    const char* word;  // in files and the protocol
    bool Traits::*has;
    const char* rule;  // the rule that describes it
    words::Key name, sentence;
    char letter;   // in compact lists of coins
    double worth;  // for bots, in addition to the coin's strength; measured over thousands of battles
    // Emblems for a coin with this trait; one is chosen at random (engine/render/coin_designs.cpp).
    std::array<std::string_view, 4> emblems;
    const TraitAction* action = nullptr;  // what its coin may do in place of an attack (trait_action.h)
};
// If a coin has several traits, the last one gives its emblem.
inline constexpr std::array kTraits{
    Trait{.word = "long_range",
          .has = &Traits::long_range,
          .rule = "CW-12",
          .name = mark("Long Range"),
          .sentence = mark("Long Range: shoots at an enemy if the card touches both."),
          .letter = 'L',
          .worth = 1,
          .emblems = {"arrows", "star", "sun", "cross"}},
    Trait{.word = "charge",
          .has = &Traits::charge,
          .rule = "CW-13",
          .name = mark("Charge"),
          .sentence = mark("Charge: moves and strikes in one action, then moves on."),
          .letter = 'C',
          .worth = 1,
          .emblems = {"fish", "bird", "ship", "horseshoe"}},
    Trait{.word = "command",
          .has = &Traits::command,
          .rule = "CW-14",
          .name = mark("Command"),
          .sentence = mark("Command: leads an Army of any coins, each with +1/+1."),
          .letter = 'Q',
          .worth = 2,
          .emblems = {"crown", "rose", "lily", "blossom"}},
    Trait{.word = "spy",
          .has = &Traits::spy,
          .rule = "CW-15",
          .name = mark("Spy"),
          .sentence = mark("Spy: takes a single coin whatever its Defense."),
          .letter = 'S',
          .worth = 2,
          .emblems = {"key", "owl", "moon", "mask"}},
    Trait{.word = "armored",
          .has = &Traits::armored,
          .rule = "CW-16",
          .name = mark("Armored"),
          .sentence = mark("Armored: no single coin can take it."),
          .letter = 'A',
          .worth = 3,
          .emblems = {"tower", "anchor", "shield", "mountain"}},
};
static_assert(sizeof(Traits) == kTraits.size(), "each trait has its row");
// nullptr if no trait has this word.
constexpr const Trait* trait_name(std::string_view word) {
    const auto* trait = std::ranges::find(kTraits, word, &Trait::word);
    return trait == kTraits.end() ? nullptr : trait;
}

}  // namespace rules::coin_wars
