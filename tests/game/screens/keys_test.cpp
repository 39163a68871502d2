// One list of keys: what they do, how others are bound, what a file may hold.

#include <doctest/doctest.h>

#include <set>

#include "game/screens/keys.h"

using namespace screens;
using platform::chord_from;

TEST_CASE("every line has a word of its own and chords that nobody else has") {
    std::set<std::string_view> words;
    std::set<std::string> chords;
    for (const KeyLine& line : key_list()) {
        CHECK(words.insert(line.word).second);
        CHECK(line_of(line.deed).word == line.word);
        for (const std::string& chord : chords_of({}, line.deed)) {
            CAPTURE(chord);
            REQUIRE(chord_from(chord));
            CHECK(chords.insert(chord).second);
            CHECK(deed_of({}, *chord_from(chord)) == line.deed);
            CHECK(chord_from(platform::in_words(*chord_from(chord))) == chord_from(chord));
        }
    }
}

TEST_CASE("Shift does what the key does without it, unless it is bound itself") {
    CHECK(deed_of({}, *chord_from("Shift+Left")) == Deed::Left);
    CHECK(deed_of({}, *chord_from("Shift+Tab")) == Deed::LastCoin);
    CHECK(deed_of({}, *chord_from("Ctrl+Shift+Z")) == Deed::Redo);
    CHECK_FALSE(deed_of({}, *chord_from("Ctrl+E")));
}

TEST_CASE("another key is bound; who had it takes the one that becomes free") {
    const auto bound = with_key({}, Deed::EndTurn, *chord_from("A"));
    REQUIRE(bound);
    CHECK(deed_of(*bound, *chord_from("A")) == Deed::EndTurn);
    CHECK(deed_of(*bound, *chord_from("E")) == Deed::NextEnemy);
    const auto again = with_key(*bound, Deed::EndTurn, *chord_from("Ctrl+T"));
    REQUIRE(again);
    CHECK(deed_of(*again, *chord_from("Ctrl+T")) == Deed::EndTurn);
    CHECK_FALSE(deed_of(*again, *chord_from("A")));
}

TEST_CASE("keys that steer panels stay, in the program and from a file") {
    CHECK_FALSE(with_key({}, Deed::EndTurn, *chord_from("Tab")));
    CHECK_FALSE(with_key({}, Deed::StepBack, *chord_from("Q")));
    const BoundKeys sound = sound_keys(
        {{"end_turn", "Ctrl+T"}, {"step_back", "Q"}, {"undo", "Nonsense"}, {"dance", "D"}, {"log", "Tab"}});
    CHECK(sound == BoundKeys{{"end_turn", "Ctrl+T"}});
}
