// The list of keys: their actions, rebinding, and the contents of files.

#include <doctest/doctest.h>

#include <set>

#include "game/shell/key_bindings.h"
#include "tests/support/at_least.h"

using namespace screens;
using platform::chord_from;

TEST_CASE("every line has a word of its own and chords that nobody else has where it counts") {
    std::set<std::string_view> words;
    std::set<std::pair<Where, std::string>> chords;
    for (const KeyLine& line : tests::at_least(20, key_list())) {
        CHECK(words.insert(line.word).second);
        CHECK(line_of(line.action).word == line.word);
        for (const std::string& chord : chords_of({}, line.action)) {
            CAPTURE(chord);
            REQUIRE(chord_from(chord));
            CHECK(chord_from(platform::chord_name(*chord_from(chord))) == chord_from(chord));
            for (const Where where : {Where::Battle, Where::Replay}) {
                if (line.where == Where::Battle || line.where == Where::Replay)
                    if (line.where != where) continue;
                CHECK(chords.insert({where, chord}).second);
                CHECK(action_for({}, *chord_from(chord), where) == line.action);
            }
        }
    }
}

TEST_CASE("the list stands in groups") {
    for (std::size_t i = 1; i < key_list().size(); ++i) {
        const auto order = [](Where where) {
            return where == Where::Replay ? 3 : where == Where::Table ? 2 : where == Where::Both ? 1 : 0;
        };
        CHECK(order(key_list()[i - 1].where) <= order(key_list()[i].where));
    }
}

TEST_CASE("a gamepad does in a replay what it does in a battle, with that screen's deeds") {
    for (const char* button : {"PadX", "PadY", "PadStart", "PadBack", "PadRightStick", "Enter", "Escape"}) {
        CAPTURE(button);
        CHECK(action_for({}, *chord_from(button), Where::Battle));
        CHECK(action_for({}, *chord_from(button), Where::Replay));
    }
    CHECK(action_for({}, *chord_from("PadStart"), Where::Replay) == KeyAction::Play);
    CHECK(action_for({}, *chord_from("PadStart"), Where::Battle) == KeyAction::EndTurn);
}

TEST_CASE("a line tells the button of a pad beside its key, as it is written there") {
    const auto told = [](KeyAction deed) { return words::english(chords_in_words({}, deed)); };
    CHECK(told(KeyAction::Do) == "Enter, Pad A");
    CHECK(told(KeyAction::StepBack) == "Escape, Pad B");
    CHECK(told(KeyAction::NextCoin) == "Tab, Pad RB");
    CHECK(told(KeyAction::LastCoin) == "Shift+Tab, Pad LB");
    CHECK(told(KeyAction::Left) == "Left, D-pad left");
    CHECK(told(KeyAction::EndTurn) == "E, Pad Start");
    CHECK(told(KeyAction::TellRule) == "Pad A, held");
    for (const KeyLine& line : tests::at_least(20, key_list()))
        CHECK_MESSAGE(told(line.action).find("Pad") == told(line.action).find("Pad "), told(line.action));
}

TEST_CASE("Shift does what the key does without it, unless it is bound itself") {
    CHECK(action_for({}, *chord_from("Shift+Left"), Where::Battle) == KeyAction::Left);
    CHECK(action_for({}, *chord_from("Shift+Tab"), Where::Battle) == KeyAction::LastCoin);
    CHECK(action_for({}, *chord_from("Ctrl+Shift+Z"), Where::Battle) == KeyAction::Redo);
    CHECK_FALSE(action_for({}, *chord_from("Ctrl+E"), Where::Battle));
}

TEST_CASE("a replay's key may mean something else in a battle, and both are bound apart") {
    CHECK(action_for({}, *chord_from("B"), Where::Battle) == KeyAction::GoBeyond);
    CHECK(action_for({}, *chord_from("B"), Where::Replay) == KeyAction::Bookmark);
    CHECK(action_for({}, *chord_from("Space"), Where::Battle) == KeyAction::Pin);
    CHECK(action_for({}, *chord_from("Space"), Where::Replay) == KeyAction::Play);
    const auto bound = with_key({}, KeyAction::Play, *chord_from("E"));
    REQUIRE(bound);
    CHECK(action_for(*bound, *chord_from("E"), Where::Replay) == KeyAction::Play);
    CHECK(action_for(*bound, *chord_from("E"), Where::Battle) == KeyAction::EndTurn);
}

TEST_CASE("a key of both screens gives its own to whoever had the new one in either") {
    const auto bound = with_key({}, KeyAction::TurnView, *chord_from("B"));
    REQUIRE(bound);
    for (const Where where : {Where::Battle, Where::Replay})
        CHECK(action_for(*bound, *chord_from("B"), where) == KeyAction::TurnView);
    CHECK(action_for(*bound, *chord_from("V"), Where::Battle) == KeyAction::GoBeyond);
    CHECK(action_for(*bound, *chord_from("V"), Where::Replay) == KeyAction::Bookmark);
    CHECK(valid_bindings(*bound) == *bound);
    // The view would get E, which a replay already uses.
    const auto play = with_key({}, KeyAction::Play, *chord_from("E"));
    REQUIRE(play);
    CHECK_FALSE(with_key(*play, KeyAction::EndTurn, *chord_from("V")));
}

TEST_CASE("another key is bound; who had it takes the one that becomes free") {
    const auto bound = with_key({}, KeyAction::EndTurn, *chord_from("A"));
    REQUIRE(bound);
    CHECK(action_for(*bound, *chord_from("A"), Where::Battle) == KeyAction::EndTurn);
    CHECK(action_for(*bound, *chord_from("E"), Where::Battle) == KeyAction::NextEnemy);
    const auto again = with_key(*bound, KeyAction::EndTurn, *chord_from("Ctrl+T"));
    REQUIRE(again);
    CHECK(action_for(*again, *chord_from("Ctrl+T"), Where::Battle) == KeyAction::EndTurn);
    CHECK_FALSE(action_for(*again, *chord_from("A"), Where::Battle));
}

TEST_CASE("keys that steer panels stay, in the program and from a file") {
    CHECK_FALSE(with_key({}, KeyAction::EndTurn, *chord_from("Tab")));
    CHECK_FALSE(with_key({}, KeyAction::EndTurn, *chord_from("F4")));
    CHECK_FALSE(with_key({}, KeyAction::StepBack, *chord_from("Q")));
    const BoundKeys sound = valid_bindings(
        {{"end_turn", "Ctrl+T"}, {"step_back", "Q"}, {"undo", "Nonsense"}, {"dance", "D"}, {"log", "Tab"}});
    CHECK(sound == BoundKeys{{"end_turn", "Ctrl+T"}});
}

TEST_CASE("a key that is held down does again what steps or moves the view, and nothing else") {
    const auto held = [](const char* words, Where where) {
        const platform::Chord chord = *chord_from(words);
        return action_for({}, platform::Event{.key = chord.key, .mods = chord.mods, .repeat = true}, where);
    };
    for (const char* once : {"Space", "E", "B", "M", "L", "Enter", "Escape"}) {
        CAPTURE(once);
        CHECK(action_for({}, *chord_from(once), Where::Battle));
        CHECK_FALSE(held(once, Where::Battle));
    }
    for (const char* again : {"Left", "Shift+Left", "Tab", "Ctrl+Z", "Plus", "Alt+Up"}) {
        CAPTURE(again);
        CHECK(held(again, Where::Battle));
    }
    CHECK_FALSE(held("Space", Where::Replay));
    CHECK(held("Right", Where::Replay));
}

TEST_CASE("of a file's lines that clash, those that can be bound one after the other stay") {
    const BoundKeys sound = valid_bindings({{"bookmark", "N"}, {"play", "N"}, {"turn_view", "T"}});
    CHECK(action_for(sound, *chord_from("N"), Where::Replay) == KeyAction::Play);
    CHECK(action_for(sound, *chord_from("T"), Where::Replay) == KeyAction::TurnView);
    CHECK(action_for(sound, *chord_from("Space"), Where::Replay) == KeyAction::Bookmark);
    CHECK(action_for(sound, *chord_from("B"), Where::Replay) == KeyAction::NextMark);
}

TEST_CASE("the view is moved by the same keys at a battle's table as at a story's") {
    for (const char* key : {"Plus", "Minus", "0", "I"}) {
        CAPTURE(key);
        const auto deed = action_for({}, *chord_from(key), Where::Table);
        REQUIRE(deed);
        CHECK(line_of(*deed).where == Where::Table);
        CHECK(action_for({}, *chord_from(key), Where::Battle) == deed);
        CHECK(action_for({}, *chord_from(key), Where::Replay) == deed);
    }
}
