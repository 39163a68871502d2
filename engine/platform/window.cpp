#include "engine/platform/window.h"

#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <utility>

#include "engine/platform/gamepad.h"
#include "engine/platform/loop.h"
#include "engine/platform/sdl_events.h"
#include "engine/platform/window_place.h"

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

namespace platform {

struct Window::Impl {
    SDL_Window* window = nullptr;
    SDL_GLContext context = nullptr;
    Pointing pointing;
    Fingers fingers;
    bool writing = false;
    bool shows_keyboard = false;  // on the screen, while text is entered
    Gamepads pads;
    double polled = 0;        // time of the last poll, from now()
    bool throttled = true;    // presenting waits for the display
    bool tells_loss = false;  // the context can report its loss
    bool on_display = false;

    Impl() = default;
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        if (context) SDL_GL_DeleteContext(context);
        if (window) SDL_DestroyWindow(window);
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
    }
};

namespace {

constexpr int kMinWidth = 640, kMinHeight = 400;  // in points; smaller sizes only on request
constexpr double kFrame = 1.0 / 60;
constexpr double kLongestLean = 0.1;  // longest time of a held stick that one poll makes up for, seconds

// Appends the system's reason.
core::Result<void, words::Phrase> refuse(words::Phrase sentence) {
    const std::string reason = SDL_GetError();
    return core::failure(reason.empty() ? std::move(sentence)
                                        : std::move(sentence) + words::plain(" (" + reason + ")"));
}

// --- the context
enum class Loss { Told, Untold };

#ifdef __EMSCRIPTEN__

// OpenGL ES 3.
void ask_for_context(Loss) {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
}

// The page has already checked that the browser supports it.
core::Result<void, words::Phrase> check_context() { return {}; }
// The page reports it instead.
bool tells_loss() { return false; }
bool context_lost() { return false; }

#else

// OpenGL 3.3 core; Loss::Told makes the context report when it is lost.
void ask_for_context(Loss loss) {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION,
                        loss == Loss::Told ? SDL_GL_CONTEXT_RESET_LOSE_CONTEXT : SDL_GL_CONTEXT_RESET_NO_NOTIFICATION);
}

// Succeeds if the current context is new enough; otherwise says why not.
core::Result<void, words::Phrase> check_context() {
    const int version = epoxy_gl_version();
    if (version >= 33) return {};
    const auto* renderer = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
    return core::failure(
        words::say("Coin Wars needs OpenGL 3.3; this display offers {1} ({2}). A newer graphics driver, or Mesa's "
                   "software OpenGL, may help.",
                   words::plain(std::to_string(version / 10) + "." + std::to_string(version % 10)),
                   words::plain(renderer ? renderer : "?")));
}

bool tells_loss() { return epoxy_has_gl_extension("GL_ARB_robustness") || epoxy_gl_version() >= 45; }

// Call only if tells_loss().
bool context_lost() {
    const GLenum status = epoxy_gl_version() >= 45 ? glGetGraphicsResetStatus() : glGetGraphicsResetStatusARB();
    return status != GL_NO_ERROR;
}

#endif

void finish_drawing() { glFinish(); }

// --- the display
bool draws_unseen() {
    const char* driver = SDL_GetCurrentVideoDriver();
    return !driver || std::strcmp(driver, "offscreen") == 0;
}

// SDL falls back to its offscreen driver without a display; only scripts, or users who name a driver, want that.
core::Result<void, words::Phrase> find_display(bool scripted) {
    const words::Phrase nothing = words::say("Coin Wars found no display to open a window on.");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return refuse(nothing);
    const char* const asked = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    if (scripted || (asked && *asked) || !draws_unseen()) return {};
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    SDL_ClearError();
    return refuse(nothing);
}

WindowPlace free_place(int display) {
    SDL_Rect free;
    if (draws_unseen() || SDL_GetDisplayUsableBounds(std::max(display, 0), &free) != 0) return {};
    return {free.x, free.y, free.w, free.h};
}

// Fingers on a touchpad move a mouse instead.
bool is_on_pad(const SDL_Event& event) {
    if (event.type != SDL_FINGERDOWN && event.type != SDL_FINGERMOTION && event.type != SDL_FINGERUP) return false;
    const SDL_TouchDeviceType device = SDL_GetTouchDeviceType(event.tfinger.touchId);
    return device == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || device == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

// The requested place, in the middle of the first display.
WindowPlace first_place(const WindowOptions& options) {
    constexpr int kMiddle = SDL_WINDOWPOS_CENTERED;
    const WindowPlace free = free_place(0), wanted{kMiddle, kMiddle, options.width, options.height};
    if (!options.fits_display || free.width <= 0) return wanted;
    const WindowPlace middle{free.x + (free.width - options.width) / 2, free.y + (free.height - options.height) / 2,
                             options.width, options.height};
    return brought_inside(middle, {}, free);
}

// A window's frame is known only after the system has shown it and SDL has processed that.
void bring_inside(SDL_Window* window) {
    SDL_PumpEvents();
    const WindowPlace free = free_place(SDL_GetWindowDisplayIndex(window));
    if (free.width <= 0 || (SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED) != 0) return;
    WindowFrame frame;
    SDL_GetWindowBordersSize(window, &frame.top, &frame.left, &frame.bottom, &frame.right);
    WindowPlace is;
    SDL_GetWindowPosition(window, &is.x, &is.y);
    SDL_GetWindowSize(window, &is.width, &is.height);
    const WindowPlace place = brought_inside(is, frame, free);
    if (place == is) return;
    SDL_SetWindowSize(window, place.width, place.height);
    SDL_SetWindowPosition(window, place.x, place.y);
}

}  // namespace

core::Result<std::unique_ptr<Window>, words::Phrase> Window::open(const WindowOptions& options) {
    SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "0");
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");  // sizes in points, as everywhere
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");   // fingers are read directly
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1");
    if (const auto found = find_display(options.scripted); !found) return core::failure(found.error());
    auto inside = std::make_unique<Impl>();
    ask_for_context(Loss::Told);
    const Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI |
                         (options.maximised ? Uint32{SDL_WINDOW_MAXIMIZED} : Uint32{0});
    const WindowPlace place = first_place(options);
    inside->window = SDL_CreateWindow(options.title.c_str(), place.x, place.y, place.width, place.height, flags);
    if (!inside->window)
        return core::failure(refuse(words::say("Coin Wars could not open a window with OpenGL.")).error());
    inside->context = SDL_GL_CreateContext(inside->window);
    if (!inside->context) {
        // The driver may be too old to report a lost context.
        ask_for_context(Loss::Untold);
        inside->context = SDL_GL_CreateContext(inside->window);
    }
    if (!inside->context)
        return core::failure(
            refuse(words::say("Coin Wars needs OpenGL 3.3, which this display does not offer.")).error());
    if (const auto fit = check_context(); !fit) return core::failure(fit.error());
    SDL_SetWindowMinimumSize(inside->window, std::min(place.width, kMinWidth), std::min(place.height, kMinHeight));
    if (options.fits_display) bring_inside(inside->window);
    inside->tells_loss = tells_loss();
    inside->on_display = !draws_unseen();
    inside->throttled = SDL_GL_SetSwapInterval(1) == 0 && inside->on_display;
    inside->pointing.scripted = options.scripted;
    inside->shows_keyboard = SDL_HasScreenKeyboardSupport() == SDL_TRUE;
    if (!inside->shows_keyboard) SDL_StartTextInput();
    return std::unique_ptr<Window>(new Window(std::move(inside)));
}

Window::Window(std::unique_ptr<Impl> inside) : impl_(std::move(inside)) {}
Window::~Window() = default;

int Window::width() const {
    int width = 0;
    SDL_GL_GetDrawableSize(impl_->window, &width, nullptr);
    return std::max(width, 1);
}

int Window::height() const {
    int height = 0;
    SDL_GL_GetDrawableSize(impl_->window, nullptr, &height);
    return std::max(height, 1);
}

double Window::pixels_a_point() const {
    int points = 0;
    SDL_GetWindowSize(impl_->window, &points, nullptr);
    return points > 0 ? static_cast<double>(width()) / points : 1;
}

bool Window::on_display() const { return impl_->on_display; }

double Window::density() const {
    const double ratio = pixels_a_point();
    // Some systems use pixels as points and give the density in dots per inch; trust only a clear answer.
    float dpi = 0;
    const int display = SDL_GetWindowDisplayIndex(impl_->window);
    if (ratio > 1.01 || display < 0 || SDL_GetDisplayDPI(display, nullptr, &dpi, nullptr) != 0) return ratio;
    const double told = std::floor(dpi / 96.0 * 4) / 4;
    return told >= 1.5 && told <= 4 ? told : ratio;
}

double Window::pixels_a_mm() const {
    constexpr double kMillimetres = 25.4, kUsual = 96;  // millimetres and usual dots per inch
    const double usual = kUsual * density();
    float dpi = 0;
    const int display = SDL_GetWindowDisplayIndex(impl_->window);
    const bool told = display >= 0 && SDL_GetDisplayDPI(display, &dpi, nullptr, nullptr) == 0;
    const double dots = static_cast<double>(dpi);
    return (told && dots > usual / 2 && dots < usual * 3 ? dots : usual) / kMillimetres;
}

bool Window::maximised() const { return (SDL_GetWindowFlags(impl_->window) & SDL_WINDOW_MAXIMIZED) != 0; }
bool Window::full_screen() const { return (SDL_GetWindowFlags(impl_->window) & SDL_WINDOW_FULLSCREEN) != 0; }

void Window::toggle_full_screen() {
    SDL_SetWindowFullscreen(impl_->window, full_screen() ? 0 : Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP});
}

void Window::resize(int width, int height) { SDL_SetWindowSize(impl_->window, width, height); }

bool Window::lost() const { return impl_->tells_loss && context_lost(); }

void Window::set_icon(int width, int height, const std::vector<std::uint8_t>& rgba) {
    std::vector<std::uint8_t> pixels = rgba;
    SDL_Surface* surface =
        SDL_CreateRGBSurfaceWithFormatFrom(pixels.data(), width, height, 32, width * 4, SDL_PIXELFORMAT_RGBA32);
    if (!surface) return;
    SDL_SetWindowIcon(impl_->window, surface);
    SDL_FreeSurface(surface);
}

std::vector<Event> Window::poll(double seconds) {
    impl_->pointing.ratio = pixels_a_point();
    if (impl_->pads.leaning()) seconds = std::min(seconds, kFrame);
    if (const auto rests = impl_->fingers.rests_until(now())) seconds = std::min(seconds, *rests);
    constexpr double kSlack = 2.5;  // millimetres that a resting finger may slip
    const double wide = width(), high = height(), slack = kSlack * pixels_a_mm();
    std::vector<Event> events;
    SDL_Event sdl;
    bool more = seconds > 0 && may_wait() ? SDL_WaitEventTimeout(&sdl, static_cast<int>(std::ceil(seconds * 1000))) != 0
                                          : SDL_PollEvent(&sdl) != 0;
    for (; more; more = SDL_PollEvent(&sdl) != 0) {
        if (auto event = from_sdl(sdl, impl_->pointing)) events.push_back(std::move(*event));
        if (const auto finger = finger_from(sdl, impl_->pointing, wide, high); finger && !is_on_pad(sdl))
            for (Event& event : impl_->fingers.take(*finger, now(), slack)) events.push_back(std::move(event));
        for (Event& event : impl_->pads.take(sdl, impl_->pointing.at)) events.push_back(std::move(event));
        release(sdl);
    }
    for (Event& event : impl_->fingers.rest(now())) events.push_back(std::move(event));
    const double last = std::exchange(impl_->polled, now());
    const double passed = std::min(impl_->polled - last, kLongestLean);
    for (Event& event : impl_->pads.lean(passed, impl_->pointing.at, {double(width()), double(height())})) {
        impl_->pointing.at = event.at;
        events.push_back(std::move(event));
    }
    return events;
}

void Window::push(const Event& event) {
    // SDL's pointer events carry no modifiers: they come from the keyboard state.
    SDL_SetModState(static_cast<SDL_Keymod>(mod_of(event.mods)));
    if (auto sdl = to_sdl(event, SDL_GetWindowID(impl_->window), pixels_a_point())) SDL_PushEvent(&*sdl);
}

void Window::push(const Finger& finger) {
    SDL_Event sdl = to_sdl(finger, SDL_GetWindowID(impl_->window), width(), height());
    SDL_PushEvent(&sdl);
}

void Window::set_writing(bool writing) {
    if (std::exchange(impl_->writing, writing) == writing || !impl_->shows_keyboard) return;
    writing ? SDL_StartTextInput() : SDL_StopTextInput();
}

bool Window::writing() const { return impl_->writing; }

void Window::raise() { SDL_RaiseWindow(impl_->window); }

void Window::wake() {
    SDL_Event nothing{};
    nothing.type = SDL_USEREVENT;
    SDL_PushEvent(&nothing);
}

void Window::present() {
    SDL_GL_SwapWindow(impl_->window);
    if (!impl_->throttled) finish_drawing();
}

std::vector<std::string> preferred_languages() {
    std::vector<std::string> codes;
    SDL_Locale* const list = SDL_GetPreferredLocales();
    for (const SDL_Locale* locale = list; locale && locale->language; ++locale) codes.emplace_back(locale->language);
    SDL_free(list);
    return codes;
}

void Window::place_candidates(double x, double y, double width, double height) const {
    const double ratio = pixels_a_point();
    const auto points = [&](double pixels) { return static_cast<int>(std::lround(pixels / ratio)); };
    SDL_Rect place{points(x), points(y), points(width), points(height)};
    SDL_SetTextInputRect(&place);
}

std::string Window::clipboard() const {
    char* text = SDL_GetClipboardText();
    std::string copy = text ? text : "";
    SDL_free(text);
    return copy;
}

void Window::set_clipboard(const std::string& text) { SDL_SetClipboardText(text.c_str()); }

double now() {
    static const auto start = std::chrono::steady_clock::now();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace platform
