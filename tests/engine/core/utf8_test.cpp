#include "engine/core/utf8.h"

#include <doctest/doctest.h>

using namespace core;

namespace {
// Characters of one, two, three and four bytes.
const std::string kText = "aü€😀";
const std::vector<std::size_t> kBegins{0, 1, 3, 6, 10};
}  // namespace

TEST_CASE("a text's characters, one after the other and back") {
    CHECK(code_points(kText) == std::vector<char32_t>{U'a', U'ü', U'€', U'😀'});
    for (std::size_t i = 0; i + 1 < kBegins.size(); ++i) {
        CHECK(next_character(kText, kBegins[i]) == kBegins[i + 1]);
        CHECK(previous_character(kText, kBegins[i + 1]) == kBegins[i]);
    }
    CHECK(next_character(kText, 10) == 10);
    CHECK(previous_character(kText, 0) == 0);
}

TEST_CASE("no character is cut") {
    for (std::size_t bytes = 0; bytes <= 12; ++bytes) {
        std::size_t whole = 0;
        for (const std::size_t begin : kBegins)
            if (begin <= bytes) whole = begin;
        CHECK(whole_characters(kText, bytes).size() == whole);
    }
    const auto at_most = [](std::size_t bytes) {
        return [bytes](std::string_view text) { return text.size() <= bytes; };
    };
    CHECK(fitting_start(kText, at_most(7)) == "aü€");
    CHECK(fitting_start("😀😀", at_most(1)) == "😀");
    CHECK(fitting_start("", at_most(1)).empty());
    CHECK(shortened(kText, at_most(8)) == "aü…");
    CHECK(shortened(kText, at_most(0)) == "…");
}

TEST_CASE("bytes that are no UTF-8 count one by one") {
    CHECK(is_utf8(kText));
    for (const std::string bad : {"\xC3", "\xC0\x80", "\xED\xA0\x80", "\x80", "\xF4\x90\x80\x80"}) {
        CHECK(!is_utf8(bad));
        CHECK(code_points(bad) == std::vector<char32_t>(bad.size(), U'\uFFFD'));
        CHECK(next_character(bad, 0) == 1);
        CHECK(previous_character(bad, bad.size()) == bad.size() - 1);
        CHECK(whole_characters(bad, 0).empty());
    }
    CHECK(is_ascii('z'));
    CHECK(!is_ascii(kText[1]));
}

TEST_CASE("a sign is a letter with its marks") {
    const std::string text =
        "ae\u0301b\u0e17\u0e35\u0e48\U0001f1e9\U0001f1ea";  // a, e with an accent, b, Thai with two marks, a flag
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < text.size(); at = core::next_cluster(text, at)) places.push_back(at);
    CHECK(places == std::vector<std::size_t>{0, 1, 4, 5, 14});
    std::vector<std::size_t> back;
    for (std::size_t at = text.size(); at > 0;) back.insert(back.begin(), at = core::previous_cluster(text, at));
    CHECK(back == places);
    CHECK(core::next_cluster("\xff\xcc", 0) == 1);
    CHECK(core::previous_cluster("", 0) == 0);
    CHECK(core::utf8(U'\u20ac') == "\u20ac");
    CHECK(core::runs_leftward("a\u05d0"));
    CHECK_FALSE(core::runs_leftward("\u017d\u8c4a"));
}

TEST_CASE("a text steers the order of what stands behind it no more") {
    CHECK(core::contained("Ann") == "Ann");
    CHECK(core::contained("Eve\u202e") == "Eve");
    CHECK(core::contained("a\u2067b") == "a\u2067b\u2069");
    CHECK(core::contained("a\u2069b") == "ab");
    CHECK(core::contained("\u2068a\u2069\u2069") == "\u2068a\u2069");
    CHECK(core::contained("\u05d0\u200f") == "\u05d0\u200f");
}

TEST_CASE("no control character reaches a terminal") {
    CHECK(core::printable("Ad\u00e9le\n\t\u2014") == "Ad\u00e9le\n\t\u2014");
    CHECK(core::printable("\x1b[31mred\x07\r") == "\ufffd[31mred\ufffd\ufffd");
    CHECK(core::printable("\x7f\u009b\u00a0") == "\ufffd\ufffd\u00a0");
}

TEST_CASE("letters of any script, their marks and digits stand in words, and have small forms") {
    for (const char32_t in : {U'a', U'\u00c9', U'7', U'\u0301', U'\u7a81', U'\u30fc', U'\u00bd'})
        CHECK(core::is_in_word(in));
    for (const char32_t out : {U' ', U'-', U'\u2019', U'\u00a0', U'\u00bf', U'\uff1a', U'\u3000', U'\ufffd'})
        CHECK_FALSE(core::is_in_word(out));
    CHECK(core::lower_case(U'\u0141') == U'\u0142');
    CHECK(core::lower_case(U'x') == U'x');
}
