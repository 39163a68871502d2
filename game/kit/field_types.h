#pragma once
// Field types that carry their meaning: used like the number, text or list that they hold.

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "game/kit/player_text.h"

namespace rules {

class Kind;

// A string literal as a template argument.
struct Label {
    char text[24]{};
    template <std::size_t kSize>
    consteval Label(const char (&literal)[kSize]) {
        std::copy_n(literal, kSize, text);
    }
};

// The number of something: Id<"card">. The rules check that it exists; reading refuses numbers farther from 0 than
// kFar. (People count some of them from 1: one more still fits.)
template <Label kOf, int kFar = 2'000'000'000>
struct Id {
    int number = 0;
    constexpr Id() = default;
    constexpr Id(int which) : number(which) {}
    constexpr operator int() const { return number; }
};

// A whole number within bounds that reading enforces: Number<1, 6>.
template <int kLow, int kHigh>
struct Number {
    int number = kLow > 0 ? kLow : kHigh < 0 ? kHigh : 0;
    constexpr Number() = default;
    constexpr Number(int value) : number(value) {}
    constexpr operator int() const { return number; }
    constexpr Number& operator++() { return *this += 1; }
    constexpr Number& operator+=(int more) { return number += more, *this; }
    constexpr Number& operator-=(int less) { return number -= less, *this; }
};

// Text. Reading refuses more than kBytes bytes; the rules check the characters against `kBounds`. `kOf` says which text
// it is, where that matters.
inline constexpr std::size_t kTextBytes = 1 << 20;
template <TextBounds kBounds, std::size_t kBytes = kTextBytes, Label kOf = "">
struct Text : std::string {
    Text() = default;
    Text(const std::string& text) : std::string(text) {}
    Text(std::string&& text) : std::string(std::move(text)) {}
    Text(const char* text) : std::string(text) {}
};

// The name that commands use for something: Name<"character">.
template <Label kOf, std::size_t kBytes = kTextBytes>
using Name = Text<TextBounds{0, 0}, kBytes, kOf>;

// A list of at most kMax items; reading refuses more. `Meaning`: what its items mean, if they are plain numbers or
// texts: List<int, 8, Number<1, 6>>.
inline constexpr std::size_t kMaxList = 1000;
template <class V, std::size_t kMax, class Meaning = V>
struct List : std::vector<V> {
    using std::vector<V>::vector;
    List(std::vector<V> list) : std::vector<V>(std::move(list)) {}
};

// A text, name or list where empty means none: `maybe` leaves it out, otherwise it is written as null.
template <class Held>
struct OrNone : Held {
    using Held::Held;
};

}  // namespace rules
