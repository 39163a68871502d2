#include "engine/platform/sdl_events.h"

#include <cmath>
#include <cstdint>

#include "engine/platform/sdl_keys.h"

namespace platform {
namespace {

Mods mods_from(Uint16 mod) {
    return {(mod & (KMOD_CTRL | KMOD_GUI)) != 0, (mod & KMOD_SHIFT) != 0, (mod & KMOD_ALT) != 0};
}

std::optional<Button> button_from(Uint8 button) {
    if (button == SDL_BUTTON_LEFT) return Button::Left;
    if (button == SDL_BUTTON_MIDDLE) return Button::Middle;
    if (button == SDL_BUTTON_RIGHT) return Button::Right;
    return std::nullopt;
}

Uint8 button_of(Button button) {
    if (button == Button::Left) return SDL_BUTTON_LEFT;
    return button == Button::Middle ? SDL_BUTTON_MIDDLE : SDL_BUTTON_RIGHT;
}

int to_point(double pixel, double ratio) { return static_cast<int>(std::floor(pixel / ratio)); }

// SDL reports whole points; a script's motion carries the fraction in these units.
constexpr double kWithinPoint = 4096;

std::optional<Event> pointer_event(const SDL_Event& event, Pointing& pointing) {
    Event ours;
    if (event.type == SDL_MOUSEMOTION) {
        if (event.motion.which == SDL_TOUCH_MOUSEID) return std::nullopt;  // the finger itself is read
        if (pointing.scripted && event.motion.which != kScriptedMouse) return std::nullopt;
        const Vec2 within = event.motion.which == kScriptedMouse
                                ? Vec2{event.motion.xrel / kWithinPoint, event.motion.yrel / kWithinPoint}
                                : Vec2{0.5, 0.5};
        pointing.at = (Vec2{double(event.motion.x), double(event.motion.y)} + within) * pointing.ratio;
    } else if (event.type == SDL_MOUSEWHEEL) {
        if (pointing.scripted && event.wheel.which != kScriptedMouse) return std::nullopt;
        ours.kind = Event::Kind::Wheel;
        // SDL 2 on top of SDL 3 loses the whole notches of pushed events; older drivers report only those.
        ours.wheel = event.wheel.preciseY != 0 ? double(event.wheel.preciseY) : event.wheel.y;
        ours.sideways = event.wheel.preciseX != 0 ? double(event.wheel.preciseX) : event.wheel.x;
    } else {
        const auto button = button_from(event.button.button);
        const Uint32 which = event.button.which;
        if (!button || which == SDL_TOUCH_MOUSEID || (pointing.scripted && which != kScriptedMouse))
            return std::nullopt;
        ours.kind = event.type == SDL_MOUSEBUTTONDOWN ? Event::Kind::Press : Event::Kind::Release;
        ours.button = *button;
        ours.clicks = event.button.clicks;
        // Within the same point, the pointer stays where a script has moved it.
        const bool there = to_point(pointing.at.x, pointing.ratio) == event.button.x &&
                           to_point(pointing.at.y, pointing.ratio) == event.button.y;
        if (!there) pointing.at = Vec2{event.button.x + 0.5, event.button.y + 0.5} * pointing.ratio;
    }
    ours.at = pointing.at;
    ours.mods = mods_from(static_cast<Uint16>(SDL_GetModState()));
    return ours;
}

std::optional<Event> window_event(const SDL_WindowEvent& event, const Pointing& pointing) {
    Event ours;
    switch (event.event) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
        case SDL_WINDOWEVENT_EXPOSED:
        case SDL_WINDOWEVENT_DISPLAY_CHANGED:
            ours.kind = Event::Kind::Resize;
            return ours;
        case SDL_WINDOWEVENT_LEAVE:
            if (pointing.scripted) return std::nullopt;
            ours.kind = Event::Kind::Leave;
            return ours;
        default:
            return std::nullopt;
    }
}

std::string text_of(const void* text) { return text ? static_cast<const char*>(text) : ""; }

// A script's text goes through the queue in our own event: SDL 2 on top of SDL 3 crashes on, or loses, pushed SDL
// events that hold text.
SDL_Event written(const Event& event, Uint32 window) {
    SDL_Event sdl{};
    sdl.user.type = SDL_USEREVENT;
    sdl.user.windowID = window;
    sdl.user.code = static_cast<Sint32>(event.kind);
    sdl.user.data1 = SDL_strdup(event.text.c_str());
    sdl.user.data2 = reinterpret_cast<void*>(static_cast<std::intptr_t>(event.place));
    return sdl;
}

// An event without text only wakes a waiting poll.
std::optional<Event> written_event(const SDL_UserEvent& event) {
    if (!event.data1) return std::nullopt;
    Event ours;
    ours.kind = static_cast<Event::Kind>(event.code);
    ours.text = text_of(event.data1);
    ours.place = static_cast<int>(reinterpret_cast<std::intptr_t>(event.data2));
    return ours;
}

SDL_MouseMotionEvent motion(const Event& event, Uint32 window, double ratio) {
    const int x = to_point(event.at.x, ratio), y = to_point(event.at.y, ratio);
    return {SDL_MOUSEMOTION,
            0,
            window,
            kScriptedMouse,
            0,
            x,
            y,
            static_cast<Sint32>(std::lround((event.at.x / ratio - x) * kWithinPoint)),
            static_cast<Sint32>(std::lround((event.at.y / ratio - y) * kWithinPoint))};
}

SDL_MouseButtonEvent button(const Event& event, Uint32 window, double ratio) {
    const bool down = event.kind == Event::Kind::Press;
    return {down ? Uint32{SDL_MOUSEBUTTONDOWN} : Uint32{SDL_MOUSEBUTTONUP},
            0,
            window,
            kScriptedMouse,
            button_of(event.button),
            down ? Uint8{SDL_PRESSED} : Uint8{SDL_RELEASED},
            static_cast<Uint8>(event.clicks),
            0,
            to_point(event.at.x, ratio),
            to_point(event.at.y, ratio)};
}

}  // namespace

Uint16 mod_of(Mods mods) {
    return static_cast<Uint16>((mods.ctrl ? KMOD_LCTRL : 0) | (mods.shift ? KMOD_LSHIFT : 0) |
                               (mods.alt ? KMOD_LALT : 0));
}

std::optional<Event> from_sdl(const SDL_Event& event, Pointing& pointing) {
    Event ours;
    switch (event.type) {
        case SDL_QUIT:
            ours.kind = Event::Kind::Close;
            return ours;
        case SDL_WINDOWEVENT:
            return window_event(event.window, pointing);
        case SDL_MOUSEMOTION:
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
        case SDL_MOUSEWHEEL:
            return pointer_event(event, pointing);
        case SDL_KEYDOWN:
        case SDL_KEYUP:
            ours.kind = event.type == SDL_KEYDOWN ? Event::Kind::KeyDown : Event::Kind::KeyUp;
            ours.key = key_from(event.key.keysym, letters_of_layout());
            ours.mods = mods_from(event.key.keysym.mod);
            ours.repeat = event.key.repeat != 0;
            ours.at = pointing.at;
            if (ours.key == Key::None) return std::nullopt;
            return ours;
        case SDL_TEXTINPUT:
            ours.kind = Event::Kind::Text;
            ours.text = text_of(event.text.text);
            return ours;
        case SDL_TEXTEDITING:
            ours.kind = Event::Kind::Compose;
            ours.text = text_of(event.edit.text);
            ours.place = event.edit.start;
            return ours;
        case SDL_TEXTEDITING_EXT:
            ours.kind = Event::Kind::Compose;
            ours.text = text_of(event.editExt.text);
            ours.place = event.editExt.start;
            return ours;
        case SDL_DROPFILE:
            ours.kind = Event::Kind::Drop;
            ours.text = text_of(event.drop.file);
            return ours;
        case SDL_USEREVENT:
            return written_event(event.user);
        default:
            return std::nullopt;
    }
}

std::optional<Finger> finger_from(const SDL_Event& event, const Pointing& pointing, double width, double height) {
    if (event.type != SDL_FINGERDOWN && event.type != SDL_FINGERMOTION && event.type != SDL_FINGERUP)
        return std::nullopt;
    const SDL_TouchFingerEvent& finger = event.tfinger;
    if (pointing.scripted && finger.touchId != kScriptedScreen) return std::nullopt;
    return Finger{.is = event.type == SDL_FINGERDOWN ? Finger::Is::Down
                        : event.type == SDL_FINGERUP ? Finger::Is::Up
                                                     : Finger::Is::Moved,
                  .id = static_cast<std::int64_t>(finger.fingerId),
                  .at = {static_cast<double>(finger.x) * width, static_cast<double>(finger.y) * height}};
}

SDL_Event to_sdl(const Finger& finger, Uint32 window, double width, double height) {
    SDL_Event sdl{};
    sdl.tfinger.type = finger.is == Finger::Is::Down ? SDL_FINGERDOWN
                       : finger.is == Finger::Is::Up ? SDL_FINGERUP
                                                     : SDL_FINGERMOTION;
    sdl.tfinger.touchId = kScriptedScreen;
    sdl.tfinger.fingerId = finger.id;
    sdl.tfinger.windowID = window;
    sdl.tfinger.x = static_cast<float>(finger.at.x / width);
    sdl.tfinger.y = static_cast<float>(finger.at.y / height);
    return sdl;
}

std::optional<SDL_Event> to_sdl(const Event& event, Uint32 window, double ratio) {
    SDL_Event sdl{};
    switch (event.kind) {
        case Event::Kind::Move:
            sdl.motion = motion(event, window, ratio);
            return sdl;
        case Event::Kind::Press:
        case Event::Kind::Release:
            sdl.button = button(event, window, ratio);
            return sdl;
        case Event::Kind::Wheel:
            sdl.wheel.type = SDL_MOUSEWHEEL;
            sdl.wheel.windowID = window;
            sdl.wheel.which = kScriptedMouse;
            sdl.wheel.y = static_cast<Sint32>(event.wheel);
            sdl.wheel.preciseY = static_cast<float>(event.wheel);
            sdl.wheel.preciseX = static_cast<float>(event.sideways);
            return sdl;
        case Event::Kind::KeyDown:
        case Event::Kind::KeyUp:
            sdl.key.type = event.kind == Event::Kind::KeyDown ? SDL_KEYDOWN : SDL_KEYUP;
            sdl.key.windowID = window;
            sdl.key.state = event.kind == Event::Kind::KeyDown ? SDL_PRESSED : SDL_RELEASED;
            sdl.key.keysym.sym = code_of(event.key);
            sdl.key.keysym.mod = mod_of(event.mods);
            return sdl;
        case Event::Kind::Text:
            if (event.text.empty()) return std::nullopt;
            [[fallthrough]];
        case Event::Kind::Compose:
        case Event::Kind::Drop:
            return written(event, window);
        case Event::Kind::Close:
            sdl.type = SDL_QUIT;
            return sdl;
        case Event::Kind::Resize:
        case Event::Kind::Leave:
        case Event::Kind::Pinch:
        case Event::Kind::ThirdDown:
        case Event::Kind::ThirdUp:
            return std::nullopt;
    }
    return std::nullopt;
}

void release(const SDL_Event& event) {
    if (event.type == SDL_DROPFILE) SDL_free(event.drop.file);
    if (event.type == SDL_TEXTEDITING_EXT) SDL_free(event.editExt.text);
    if (event.type == SDL_USEREVENT) SDL_free(event.user.data1);
}

}  // namespace platform
