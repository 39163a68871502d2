#include <SDL.h>
#include <doctest/doctest.h>

#include <string>
#include <vector>

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
        if (const auto sdl = platform::to_sdl(event, 1, 2))
            if (auto ours = platform::from_sdl(*sdl, pointing)) back.push_back(*ours);
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

namespace {

// Pushes the event into SDL's queue and returns what comes out.
std::vector<Event> through_queue(const Event& event) {
    platform::Pointing pointing{.scripted = true};
    if (auto sdl = platform::to_sdl(event, 0, 1)) SDL_PushEvent(&*sdl);
    std::vector<Event> back;
    for (SDL_Event sdl; SDL_PollEvent(&sdl) != 0; platform::release(sdl))
        if (auto ours = platform::from_sdl(sdl, pointing)) back.push_back(*ours);
    return back;
}

}  // namespace

// SDL itself may be a layer over its next version, which only passes on what it understands.
TEST_CASE("whatever a script does comes out of SDL's queue as it was") {
    REQUIRE(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0);
    std::string sentence;
    for (int i = 0; i < 40; ++i) sentence += "aé≥日";
    using Kind = Event::Kind;
    std::vector<Event> all{{.kind = Kind::Press, .at = {7.5, 9.5}, .button = platform::Button::Right, .clicks = 2},
                           {.kind = Kind::Release, .at = {7.5, 9.5}, .button = platform::Button::Middle},
                           {.kind = Kind::Move, .at = {31.25, 40.75}},
                           {.kind = Kind::Wheel, .wheel = -3},
                           {.kind = Kind::Text, .text = "شهرزاد (12)"},
                           {.kind = Kind::Text, .text = sentence},
                           {.kind = Kind::Compose, .text = sentence, .place = 3},
                           {.kind = Kind::Compose},
                           {.kind = Kind::Drop, .text = "/home/é/a battle.json"},
                           {.kind = Kind::Close}};
    for (int key = static_cast<int>(Key::Enter); key <= static_cast<int>(Key::PadHeld); ++key)
        all.push_back({.kind = Kind::KeyDown, .key = Key(key), .mods = {.ctrl = true, .shift = true}});
    for (const Key key : {Key('Z'), Key('1'), Key('+'), Key::Space, platform::key_of_letter(U'Ö')})
        all.push_back({.kind = Kind::KeyUp, .key = key, .mods = {.alt = true}});
    for (const Event& event : all) {
        CAPTURE(static_cast<int>(event.kind));
        CAPTURE(static_cast<int>(event.key));
        const std::vector<Event> back = through_queue(event);
        CHECK(back.size() == 1);
        if (back.size() != 1) continue;
        CHECK(back[0].kind == event.kind);
        CHECK(back[0].button == event.button);
        CHECK(back[0].clicks == event.clicks);
        CHECK(back[0].wheel == event.wheel);
        CHECK(back[0].key == event.key);
        if (event.key != Key::None) CHECK(back[0].mods == event.mods);
        CHECK(back[0].text == event.text);
        CHECK(back[0].place == event.place);
        if (event.at != platform::Vec2{}) CHECK(distance(back[0].at, event.at) < 0.001);
    }
    SDL_QuitSubSystem(SDL_INIT_EVENTS);
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
    for (const char* text : {"日本日本日本日本日本日本日本日本日本日本", "", static_cast<const char*>(nullptr)}) {
        SDL_Event long_one{};
        long_one.editExt = {SDL_TEXTEDITING_EXT, 0, 1, text ? SDL_strdup(text) : nullptr, 3, 0};
        const auto event = platform::from_sdl(long_one, pointing);
        platform::release(long_one);
        REQUIRE(event);
        CHECK(event->kind == Event::Kind::Compose);
        CHECK(event->text == (text ? text : ""));
        CHECK(event->place == 3);
    }
}

TEST_CASE("what is typed and what is dropped on the window arrives as SDL tells it") {
    platform::Pointing pointing;
    SDL_Event typed{};
    typed.text = {SDL_TEXTINPUT, 0, 1, "é日"};
    const auto text = platform::from_sdl(typed, pointing);
    REQUIRE(text);
    CHECK(text->kind == Event::Kind::Text);
    CHECK(text->text == "é日");
    SDL_Event dropped{};
    dropped.drop = {SDL_DROPFILE, 0, SDL_strdup("/tmp/a battle.json"), 1};
    const auto file = platform::from_sdl(dropped, pointing);
    platform::release(dropped);
    REQUIRE(file);
    CHECK(file->kind == Event::Kind::Drop);
    CHECK(file->text == "/tmp/a battle.json");
}
