#include <SDL.h>
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "engine/platform/sdl_events.h"

using core::Vec2;
using platform::Event;
using platform::Finger;
using platform::Fingers;
using enum platform::Finger::Is;

namespace {

constexpr double kSlack = 10;

// Fingers and the clock, and the resulting events as words.
struct Screen {
    Fingers fingers;
    double seconds = 0;
    std::vector<Event> events;

    void put(Finger::Is is, int id, Vec2 at) {
        for (const Event& event : fingers.take({is, id, at}, seconds, kSlack)) events.push_back(event);
    }
    void wait(double more) {
        seconds += more;
        for (const Event& event : fingers.rest(seconds)) events.push_back(event);
    }
    std::string told() const {
        std::string words;
        for (const Event& event : events) {
            const auto is = [&](Event::Kind kind) { return event.kind == kind; };
            words += is(Event::Kind::Move)        ? "move "
                     : is(Event::Kind::Press)     ? "press "
                     : is(Event::Kind::Release)   ? "release "
                     : is(Event::Kind::Leave)     ? "leave "
                     : is(Event::Kind::Pinch)     ? "pinch "
                     : is(Event::Kind::ThirdDown) ? "third "
                     : is(Event::Kind::ThirdUp)   ? "third-up "
                                                  : "other ";
        }
        return words;
    }
};

}  // namespace

TEST_CASE("a tap presses where the finger was put down, once it is lifted") {
    Screen screen;
    screen.put(Down, 7, {100, 50});
    CHECK(screen.told().empty());
    screen.put(Moved, 7, {104, 52});  // it slips a little
    screen.put(Up, 7, {104, 52});
    CHECK(screen.told() == "move press release leave ");
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(screen.events[i].at == Vec2{100, 50});
        CHECK(screen.events[i].touch);
        CHECK(screen.events[i].clicks == 1);
    }
}

TEST_CASE("two taps at one place are a double one, three are not a second") {
    Screen screen;
    std::vector<int> clicks;
    for (int i = 0; i < 3; ++i) {
        screen.put(Down, 1, {100, 50});
        screen.put(Up, 1, {100, 50});
        clicks.push_back(screen.events[screen.events.size() - 2].clicks);
        screen.wait(0.2);
    }
    CHECK(clicks == std::vector{1, 2, 1});
    screen.wait(1);
    screen.put(Down, 1, {100, 50});
    screen.put(Up, 1, {100, 50});
    CHECK(screen.events[screen.events.size() - 2].clicks == 1);
}

TEST_CASE("a drag presses where it began and tells how far the finger has come") {
    Screen screen;
    screen.put(Down, 1, {100, 50});
    screen.put(Moved, 1, {106, 50});
    CHECK(screen.told().empty());
    screen.put(Moved, 1, {120, 50});
    CHECK(screen.told() == "move press move move move ");
    CHECK(screen.events[1].at == Vec2{100, 50});
    CHECK(screen.events[1].by == Vec2{});
    CHECK(screen.events.back().by == Vec2{20, 0});
    screen.wait(5);  // it never hovers again
    screen.put(Down, 2, {300, 300});
    screen.put(Moved, 2, {320, 300});
    screen.put(Up, 1, {130, 60});
    CHECK(screen.told() == "move press move move move move release leave ");
    CHECK(screen.events[6].at == Vec2{130, 60});
    CHECK(screen.events[6].by == Vec2{30, 10});
}

TEST_CASE("a finger that rests hovers, and what it told stays") {
    Screen screen;
    CHECK(!screen.fingers.rests_until(0));
    screen.put(Down, 1, {100, 50});
    CHECK(screen.fingers.rests_until(0.2) == doctest::Approx(0.3));
    screen.wait(0.4);
    CHECK(screen.told().empty());
    screen.wait(0.2);
    CHECK(screen.told() == "move ");
    CHECK(screen.events.back().clicks == 0);
    CHECK(!screen.fingers.rests_until(screen.seconds));
    screen.put(Moved, 1, {140, 50});
    screen.put(Up, 1, {140, 50});
    CHECK(screen.told() == "move move ");
    CHECK(screen.events.back().by == Vec2{40, 0});
}

TEST_CASE("two fingers pull and zoom about their middle, and press nothing") {
    Screen screen;
    screen.put(Down, 1, {100, 100});
    screen.put(Down, 2, {200, 100});
    screen.put(Moved, 2, {300, 100});
    REQUIRE(screen.told() == "pinch ");
    CHECK(screen.events[0].at == Vec2{200, 100});
    CHECK(screen.events[0].by == Vec2{50, 0});
    CHECK(screen.events[0].factor == doctest::Approx(2));
    screen.put(Moved, 1, {100, 120});
    CHECK(screen.events[1].by == Vec2{0, 10});
    screen.put(Up, 1, {100, 120});
    screen.put(Moved, 2, {10, 10});
    screen.put(Up, 2, {10, 10});
    CHECK(screen.told() == "pinch pinch ");
    screen.put(Down, 3, {5, 5});
    screen.put(Up, 3, {5, 5});
    CHECK(screen.told() == "pinch pinch move press release leave ");
}

TEST_CASE("a third finger beside two") {
    Screen screen;
    for (int id : {1, 2, 3}) screen.put(Down, id, {100.0 * id, 100});
    CHECK(screen.told() == "third ");
    screen.put(Moved, 1, {150, 150});
    screen.put(Up, 2, {200, 100});
    screen.put(Up, 1, {150, 150});
    screen.put(Up, 3, {300, 100});
    CHECK(screen.told() == "third third-up ");
}

TEST_CASE("a finger nobody put down does nothing") {
    Screen screen;
    screen.put(Moved, 4, {1, 1});
    screen.put(Up, 4, {1, 1});
    CHECK(screen.told().empty());
}

TEST_CASE("SDL's fingers are read, and mice that it makes of them are not") {
    const platform::Pointing driven{.ratio = 1, .scripted = true};
    const SDL_Event pushed = platform::to_sdl(Finger{Down, 3, {640, 200}}, 1, 1280, 800);
    const auto back = platform::finger_from(pushed, driven, 1280, 800);
    REQUIRE(back);
    CHECK(back->is == Down);
    CHECK(back->id == 3);
    CHECK(distance(back->at, {640, 200}) < 0.01);
    SDL_Event real = pushed;
    real.tfinger.touchId = 9;
    CHECK(!platform::finger_from(real, driven, 1280, 800));  // while a script plays
    CHECK(platform::finger_from(real, {}, 1280, 800));
    platform::Pointing pointing;
    SDL_Event mouse{};
    mouse.type = SDL_MOUSEBUTTONDOWN;
    mouse.button.button = SDL_BUTTON_LEFT;
    mouse.button.clicks = 1;
    mouse.button.which = SDL_TOUCH_MOUSEID;
    CHECK(!platform::from_sdl(mouse, pointing));
    mouse.button.which = 0;
    CHECK(platform::from_sdl(mouse, pointing));
}
