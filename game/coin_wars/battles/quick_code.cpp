#include "game/coin_wars/battles/quick_code.h"

#include "engine/core/hash.h"

namespace battles {

namespace {

using words::Phrase;
using words::plain;
using words::say;

constexpr std::uint64_t kLetters = kCodeLetters.size();
constexpr std::uint64_t kPicks = kQuickCards * kQuickCards;
constexpr std::uint64_t kCodes = kLetters * kLetters * kLetters * kLetters * kLetters * kLetters;
static_assert(kCodes == kPicks * kQuickSeeds);

// Neighbouring codes should look different: multiplies modulo kCodes by a number coprime to it.
constexpr std::uint64_t kStir = 20250727;
constexpr std::uint64_t inverse_of_stir() {
    std::int64_t a = kStir, b = kCodes, x = 1, y = 0;
    while (b != 0) {
        const std::int64_t times = a / b, rest = a % b, next = x - times * y;
        a = b;
        b = rest;
        x = y;
        y = next;
    }
    return static_cast<std::uint64_t>(x < 0 ? x + static_cast<std::int64_t>(kCodes) : x);
}
constexpr std::uint64_t kUnstir = inverse_of_stir();
static_assert(kStir * kUnstir % kCodes == 1);

std::uint64_t with_letters_reversed(std::uint64_t number) {
    std::uint64_t reversed = 0;
    for (std::size_t i = 0; i < kCodeLength; ++i) {
        reversed = reversed * kLetters + number % kLetters;
        number /= kLetters;
    }
    return reversed;
}

}  // namespace

std::string code_of(const QuickChoice& choice) {
    const auto picks = static_cast<std::uint64_t>(choice.picked[0] * kQuickCards + choice.picked[1]);
    std::uint64_t number = with_letters_reversed((choice.seed * kPicks + picks) * kStir % kCodes) * kStir % kCodes;
    std::string code(kCodeLength, ' ');
    for (std::size_t i = kCodeLength; i-- > 0; number /= kLetters) code[i] = kCodeLetters[number % kLetters];
    return code;
}

core::Result<QuickChoice, Phrase> choice_of(std::string_view code) {
    std::uint64_t number = 0;
    std::size_t letters = 0;
    for (const char each : code) {
        if (each == ' ') continue;
        const char letter = each >= 'a' && each <= 'z' ? static_cast<char>(each - 'a' + 'A') : each;
        const std::size_t at = kCodeLetters.find(letter);
        if (at == std::string_view::npos)
            return core::failure(say("A code uses only the letters {1}: letter {2} of this one is not among them.",
                                     plain(std::string(kCodeLetters)), static_cast<int>(letters) + 1));
        if (++letters <= kCodeLength) number = number * kLetters + at;
    }
    if (letters != kCodeLength)
        return core::failure(
            say("A code has {1} letters; this one has {2}.", static_cast<int>(kCodeLength), static_cast<int>(letters)));
    const std::uint64_t plain_number = with_letters_reversed(number * kUnstir % kCodes) * kUnstir % kCodes;
    const auto picks = static_cast<int>(plain_number % kPicks);
    return QuickChoice{static_cast<std::uint32_t>(plain_number / kPicks), {picks / kQuickCards, picks % kQuickCards}};
}

QuickChoice choice_of_day(std::string_view day) {
    const std::uint64_t number = core::Hash().add(day).value() % kCodes;
    const auto picks = static_cast<int>(number % kPicks);
    return {static_cast<std::uint32_t>(number / kPicks), {picks / kQuickCards, picks % kQuickCards}};
}

std::string quick_name(const QuickChoice& choice) { return "quick-" + code_of(choice); }

std::optional<QuickChoice> quick_named(std::string_view name) {
    constexpr std::string_view kWord = "quick";
    if (!name.starts_with(kWord) || name.size() != kWord.size() + 1 + kCodeLength) return std::nullopt;
    const char between = name[kWord.size()];
    const auto choice = choice_of(name.substr(kWord.size() + 1));
    if ((between != '-' && between != ':') || !choice) return std::nullopt;
    return *choice;
}

}  // namespace battles
