#include <SDL.h>
#include <doctest/doctest.h>

#include "engine/platform/sdl_events.h"

using platform::Event;
using platform::Key;

TEST_CASE("chords: words of a key and its modifiers") {
    struct Row {
        const char* words;
        Key key;
        platform::Mods mods;
    };
    for (const Row& row : {Row{"Ctrl+Z", Key('Z'), {true, false, false}}, Row{"z", Key('Z'), {}},
                           Row{"Ctrl+Shift+Z", Key('Z'), {true, true, false}}, Row{"Escape", Key::Escape, {}},
                           Row{"Alt+F4", Key::F4, {false, false, true}}, Row{"+", Key('+'), {}},
                           Row{"Ctrl++", Key('+'), {true, false, false}}}) {
        const auto chord = platform::chord_from(row.words);
        REQUIRE_MESSAGE(chord, row.words);
        CHECK(chord->key == row.key);
        CHECK(chord->mods == row.mods);
    }
    for (const char* words : {"", "Hyper+Z", "Nowhere", "Ctrl+"}) CHECK_MESSAGE(!platform::chord_from(words), words);
}

TEST_CASE("events pushed as SDL's come back as they were") {
    platform::Pointing pointing{.ratio = 2, .scripted = true};
    const auto round_trip = [&](const Event& event) {
        std::vector<Event> back;
        for (const SDL_Event& sdl : platform::to_sdl(event, 1, 2))
            if (auto ours = platform::from_sdl(sdl, pointing)) back.push_back(*ours);
        return back;
    };
    const auto press =
        round_trip({.kind = Event::Kind::Press, .at = {100.5, 40}, .button = platform::Button::Right, .clicks = 2});
    REQUIRE(press.size() == 1);
    CHECK(press[0].kind == Event::Kind::Press);
    CHECK(press[0].button == platform::Button::Right);
    CHECK(press[0].clicks == 2);
    CHECK(distance(press[0].at, {100.5, 40}) < 2);
    const auto move = round_trip({.kind = Event::Kind::Move, .at = {31.25, 40.75}});
    REQUIRE(move.size() == 1);
    CHECK(distance(move[0].at, {31.25, 40.75}) < 0.001);
    const auto there = round_trip({.kind = Event::Kind::Press, .at = {31.25, 40.75}});
    REQUIRE(there.size() == 1);
    CHECK(there[0].at == move[0].at);
    const auto key = round_trip({.kind = Event::Kind::KeyDown, .key = Key('Z'), .mods = {true, true, false}});
    REQUIRE(key.size() == 1);
    CHECK(key[0].key == Key('Z'));
    CHECK(key[0].mods == platform::Mods{true, true, false});
}

TEST_CASE("long text is cut between characters and arrives whole") {
    platform::Pointing pointing;
    std::string text;
    for (int i = 0; i < 40; ++i) text += "aé≥";
    std::string back;
    for (const SDL_Event& sdl : platform::to_sdl({.kind = Event::Kind::Text, .text = text}, 1, 1)) {
        const auto event = platform::from_sdl(sdl, pointing);
        REQUIRE(event);
        CHECK((static_cast<unsigned char>(event->text[0]) & 0xC0) != 0x80);
        back += event->text;
    }
    CHECK(back == text);
}

TEST_CASE("a script's pointer is its own: a real one over the window disturbs nothing") {
    platform::Pointing pointing{.scripted = true};
    SDL_Event real{};
    real.motion.type = SDL_MOUSEMOTION;
    real.motion.x = 5;
    CHECK(!platform::from_sdl(real, pointing));
    pointing.scripted = false;
    CHECK(platform::from_sdl(real, pointing));
}

TEST_CASE("what an input method composes arrives with the place of its caret, short or long") {
    platform::Pointing pointing;
    SDL_Event brief{};
    brief.edit = {SDL_TEXTEDITING, 0, 1, "にほん", 2, 0};
    const auto composed = platform::from_sdl(brief, pointing);
    REQUIRE(composed);
    CHECK(composed->kind == Event::Kind::Compose);
    CHECK(composed->text == "にほん");
    CHECK(composed->place == 2);
    std::string sentence;
    for (int i = 0; i < 40; ++i) sentence += "日本";
    for (const std::string& text : {sentence, std::string()})
        for (SDL_Event& sdl : platform::to_sdl({.kind = Event::Kind::Compose, .text = text, .place = 3}, 1, 1)) {
            const auto event = platform::from_sdl(sdl, pointing);
            REQUIRE(event);
            CHECK(event->kind == Event::Kind::Compose);
            CHECK(event->text == text);
            CHECK(event->place == 3);
            SDL_free(sdl.editExt.text);
        }
}
