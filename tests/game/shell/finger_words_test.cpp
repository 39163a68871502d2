// Texts about clicks say "tap" to a player who uses a finger.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <string>

#include "engine/words/catalogue.h"
#include "game/shell/finger_words.h"
#include "tests/support/at_least.h"

using screens::finger_words;

namespace {

std::string small(std::string_view text) {
    std::string lowered(text);
    std::ranges::transform(lowered, lowered.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lowered;
}

bool says(words::Key key, const char* word) { return small(key.english()).find(word) != std::string::npos; }

}  // namespace

TEST_CASE("each text of a click has one of a tap, with the same blanks") {
    for (const auto& pair : tests::at_least(15, finger_words())) {
        CAPTURE(pair.first.english());
        CHECK((says(pair.first, "click") || says(pair.first, "button")));
        CHECK_FALSE((says(pair.second, "click") || says(pair.second, "button")));
        CHECK((says(pair.second, "tap") || says(pair.second, "finger") || says(pair.second, "drag")));
        for (const char* blank : {"{1}", "{2}"}) CHECK(says(pair.first, blank) == says(pair.second, blank));
    }
}

TEST_CASE("a finger is told to tap") {
    words::Catalogue english;
    english.exchange(finger_words());
    CHECK(english(words::say("Click to move {1}.", 3)) == "Tap to move 3.");
}
