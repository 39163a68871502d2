#include "game/kit/player_text.h"

#include <doctest/doctest.h>

#include "game/kit/text_refusal.h"

using namespace rules;

TEST_CASE("characters are counted as people count them") {
    CHECK(characters("") == 0u);
    CHECK(characters("Grüße") == 5u);
    CHECK(characters("e\xCC\x81") == 1u);                                     // e and a combining accent
    CHECK(characters("\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80") == 1u);  // joined pictures
    CHECK_FALSE(characters("\xC3"));
    CHECK_FALSE(characters("\xC0\x80"));          // overlong
    CHECK_FALSE(characters("\xED\xA0\x80"));      // half of a surrogate pair
    CHECK_FALSE(characters("\xF4\x90\x80\x80"));  // beyond Unicode
}

TEST_CASE("what may be written") {
    const TextBounds name{1, 5}, story{1, 20, Lines::Many}, note{0, 5};
    CHECK(is_written("Anna", name));
    CHECK(is_written("Größe", name));
    CHECK_FALSE(is_written("Annika", name));
    CHECK_FALSE(is_written("", name));
    CHECK(is_written("", note));
    CHECK(is_written("  ", note));
    CHECK_FALSE(is_written("  ", name));
    CHECK_FALSE(is_written("\xC2\xA0\xE2\x80\x8B", name));  // blanks other than the space character
    for (const char* unseen : {"\u3164", "\u2800", "\u115f", "\ufe0f", "\u0301", "\u034f", "\u202e", "\u2800 \u0301"}) {
        CHECK_FALSE(is_written(unseen, name));
        CHECK(is_written(std::string("A") + unseen, name));
    }
    CHECK_FALSE(is_written("a\nb", name));
    CHECK(is_written("a\nb", story));
    CHECK_FALSE(is_written("\n\n", story));
    CHECK_FALSE(is_written("a\tb", story));
    CHECK_FALSE(is_written(std::string_view("a\0b", 3), story));
    CHECK_FALSE(is_written("a\x7F", name));
    CHECK_FALSE(is_written("\xC3(", name));
    std::string piled = "a";
    for (int i = 0; i < 1000; ++i) piled += "\xCC\x81";
    CHECK_FALSE(is_written(piled, name));
}

TEST_CASE("names are the same whatever their case and the blanks around them") {
    CHECK(folded("  Badassness ") == folded("badassNESS"));
    CHECK(folded("STRASSE") == folded("straße"));
    CHECK(folded("\xC3\x89") == folded("e\xCC\x81"));
    CHECK(folded("Anna") != folded("Anne"));
    CHECK(folded("   ").empty());
    for (const char* blank : {"\u00a0", "\u2003", "\u3000", "\u200b", "\u3164"}) {
        CHECK(folded(blank + std::string("Ann")) == folded("Ann"));
        CHECK(folded("Ann" + std::string(blank)) == folded("Ann"));
    }
    CHECK(folded("Ann\u00a0Lee") == folded("ann lee"));
}

TEST_CASE("what is wrong with a text is told apart") {
    const TextBounds name{1, 5};
    CHECK(flaw_in("Anna", name) == std::nullopt);
    CHECK(flaw_in("", name) == Flaw::Short);
    CHECK(flaw_in("Annika", name) == Flaw::Long);
    CHECK(flaw_in("a\tb", name) == Flaw::Control);
    CHECK(flaw_in("a\nb", name) == Flaw::LineBreak);
    for (const char* blank : {" ", "\u3164", "\u202e"}) CHECK(flaw_in(blank, name) == Flaw::Blank);
}

TEST_CASE("too long a text is told by what makes it so") {
    std::string stacked = "e";
    for (int i = 0; i < 200; ++i) stacked += "\u0301";
    const auto told = [](const std::string& text) {
        const auto refusal = rules::check_text(text, {1, 5}, words::plain("The name"), "");
        return refusal ? words::english(refusal->message) : std::string();
    };
    CHECK(told("Annika") == "The name is too long: it has 6 characters, and the limit is 5.");
    CHECK(told(stacked) == "The name is too long: too many marks are stacked on its letters.");
    CHECK(told("Anna").empty());
}

TEST_CASE("texts of files obey one rule") {
    const auto flaw = [](std::string_view text, Lines lines = Lines::One) { return flaw_of_file_text(text, lines); };
    for (const char* sound : {"", "Cannae", "\u6226\u3044", "\u05e7\u05e8\u05d1 \u200f(1)", "\u2068Ada\u2069 speaks"})
        CHECK_MESSAGE(flaw(sound).empty(), sound);
    CHECK(flaw("one\ntwo") == "has a line break");
    CHECK(flaw("one\ntwo", Lines::Many).empty());
    for (const char* control : {"\x1b[31m", "a\tb", "\x7f", "a\u0085", "a\u2028b", "bell\a"})
        CHECK_MESSAGE(flaw(control) == "has a control character", control);
    for (const char* turned : {"Eve\u202e", "\u2067Eve", "Eve\u2069"})
        CHECK_MESSAGE(flaw(turned).find("order of reading") != std::string::npos, turned);
    for (const char* none : {"a\ufffe", "a\uffff", "\ufdd0", "\U0001ffff"})
        CHECK_MESSAGE(flaw(none) == "has a sign that is no character", none);
    for (const char* blank : {" ", "   ", "\u200b", "\u3164 "}) CHECK(flaw(blank) == "has nothing but blanks");
}
