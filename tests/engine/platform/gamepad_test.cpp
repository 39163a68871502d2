// A virtual SDL gamepad: its input arrives as keys, pointer and wheel.

#include "engine/platform/gamepad.h"

#include <doctest/doctest.h>

using namespace platform;

namespace {

// A virtual pad, removed with the test.
struct VirtualPad {
    int device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                           SDL_CONTROLLER_BUTTON_MAX, 0);
    SDL_Joystick* joystick = device >= 0 ? SDL_JoystickOpen(device) : nullptr;
    ~VirtualPad() {
        if (joystick) SDL_JoystickClose(joystick);
        if (device >= 0) SDL_JoystickDetachVirtual(device);
    }
};

std::vector<Event> all_of(Gamepads& pads) {
    std::vector<Event> events;
    SDL_Event sdl;
    SDL_GameControllerUpdate();
    while (SDL_PollEvent(&sdl) != 0)
        for (Event& event : pads.take(sdl, {100, 80})) events.push_back(std::move(event));
    return events;
}

}  // namespace

TEST_CASE("a gamepad's buttons are keys, its left stick the pointer, its right one pulls, its triggers zoom") {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    Gamepads pads;
    REQUIRE(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0);
    VirtualPad pad;
    REQUIRE(pad.joystick);
    CHECK(all_of(pads).empty());

    SDL_JoystickSetVirtualButton(pad.joystick, SDL_CONTROLLER_BUTTON_B, SDL_PRESSED);
    auto events = all_of(pads);
    REQUIRE(events.size() == 1);
    CHECK(events[0].kind == Event::Kind::KeyDown);
    CHECK(events[0].key == Key::Escape);
    SDL_JoystickSetVirtualButton(pad.joystick, SDL_CONTROLLER_BUTTON_B, SDL_RELEASED);
    SDL_JoystickSetVirtualButton(pad.joystick, SDL_CONTROLLER_BUTTON_LEFTSHOULDER, SDL_PRESSED);
    events = all_of(pads);
    REQUIRE(events.size() == 2);
    CHECK(events[1].key == Key::Tab);
    CHECK(events[1].mods.shift);

    CHECK_FALSE(pads.leaning());
    SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_LEFTX, 3000);
    all_of(pads);
    CHECK_FALSE(pads.leaning());
    SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_LEFTX, 32767);
    all_of(pads);
    REQUIRE(pads.leaning());
    events = pads.lean(0.1, {100, 80}, {1280, 800});
    REQUIRE(events.size() == 1);
    CHECK(events[0].kind == Event::Kind::Move);
    CHECK(events[0].at.x == doctest::Approx(172));
    CHECK(events[0].at.y == 80);
    CHECK(pads.lean(10, {100, 80}, {1280, 800})[0].at.x == 1279);

    SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_LEFTX, 0);
    SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32767);
    all_of(pads);
    events = pads.lean(0.25, {-1, -1}, {1280, 800});
    REQUIRE(events.size() == 1);
    CHECK(events[0].kind == Event::Kind::Wheel);
    CHECK(events[0].wheel == 2);
    CHECK(events[0].at == Vec2{640, 400});
    SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, -32768);

    // Fractions of notches, which pull the view as two fingers do: up and to the right.
    SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_RIGHTX, 32767);
    SDL_JoystickSetVirtualAxis(pad.joystick, SDL_CONTROLLER_AXIS_RIGHTY, -32767);
    all_of(pads);
    events = pads.lean(0.05, {-1, -1}, {1280, 800});
    REQUIRE(events.size() == 1);
    CHECK(events[0].kind == Event::Kind::Wheel);
    CHECK(events[0].wheel == doctest::Approx(0.7));
    CHECK(events[0].sideways == doctest::Approx(0.7));
}

TEST_CASE("a gamepad's A is Enter once it is released; held down it is a key of its own, once") {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    Gamepads pads;
    REQUIRE(SDL_InitSubSystem(SDL_INIT_EVENTS) == 0);
    VirtualPad pad;
    REQUIRE(pad.joystick);
    all_of(pads);
    const auto turn_a = [&](Uint8 to) {
        SDL_JoystickSetVirtualButton(pad.joystick, SDL_CONTROLLER_BUTTON_A, to);
        return all_of(pads);
    };
    const auto wait = [&](double seconds) { return pads.lean(seconds, {100, 80}, {1280, 800}); };

    CHECK(turn_a(SDL_PRESSED).empty());
    CHECK(pads.leaning());
    CHECK(wait(Gamepads::kHeld / 2).empty());
    auto events = turn_a(SDL_RELEASED);
    REQUIRE(events.size() == 2);
    CHECK(events[0].kind == Event::Kind::KeyDown);
    CHECK(events[1].kind == Event::Kind::KeyUp);
    CHECK(events[0].key == Key::Enter);
    CHECK_FALSE(pads.leaning());

    CHECK(turn_a(SDL_PRESSED).empty());
    CHECK(wait(Gamepads::kHeld / 2).empty());
    events = wait(Gamepads::kHeld);
    REQUIRE(events.size() == 2);
    CHECK(events[0].key == Key::PadHeld);
    CHECK(wait(10 * Gamepads::kHeld).empty());
    CHECK(turn_a(SDL_RELEASED).empty());
}
