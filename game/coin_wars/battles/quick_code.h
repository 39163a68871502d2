#pragma once
// The code of a quick battle: six letters for the whole battle, including the cards that both sides picked. No letter
// can be mistaken for another one, or for a digit; lower case and spaces are accepted too.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace battles {

inline constexpr std::string_view kCodeLetters = "ABCDEFGHKMNPRSTWXZ";
inline constexpr std::size_t kCodeLength = 6;
inline constexpr int kQuickCards = 6;  // to pick from
// Every code is a battle: letters to the sixth = kQuickSeeds times the picks of both sides.
inline constexpr std::uint32_t kQuickSeeds = 944784;

struct QuickChoice {
    std::uint32_t seed = 0;       // below kQuickSeeds: table, ground, names and the cards
    std::array<int, 2> picked{};  // by side: index of the picked card, below kQuickCards
    friend bool operator==(const QuickChoice&, const QuickChoice&) = default;
};

std::string code_of(const QuickChoice& choice);
// The error is a sentence to show.
core::Result<QuickChoice, words::Phrase> choice_of(std::string_view code);

// The battle of the day for everybody; `day`: "2026-11-26".
QuickChoice choice_of_day(std::string_view day);

// A quick battle as a battle's name: "quick-ABCDEF". Also reads "quick:abcdef"; nullopt for other names.
std::string quick_name(const QuickChoice& choice);
std::optional<QuickChoice> quick_named(std::string_view name);

}  // namespace battles
