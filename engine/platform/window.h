#pragma once
// One window with an OpenGL 3.3 core context. All sizes and points are framebuffer pixels.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/platform/fingers.h"
#include "engine/platform/input.h"
#include "engine/words/phrase.h"

namespace platform {

// The user's preferred languages, best first: ISO 639-1 codes. Empty if the system does not say.
std::vector<std::string> preferred_languages();

struct WindowOptions {
    std::string title;
    int width = 1280, height = 800;  // points: pixels on a display of density 1
    bool maximised = false;
    bool fits_display = false;  // shrinks and moves the window to fit on the display with its title bar
    bool scripted = false;      // ignore real pointers: only pushed pointer events count
};

class Window {
public:
    // The error is a sentence for the user: no display, or OpenGL older than 3.3.
    static core::Result<std::unique_ptr<Window>, words::Phrase> open(const WindowOptions& options);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    int width() const;  // framebuffer pixels
    int height() const;
    double pixels_a_point() const;  // framebuffer pixels per point of the system's window sizes
    bool on_display() const;        // false: draws only for screenshots (offscreen)
    double density() const;         // of the display, for font sizes: 1, or 2 on a dense display
    double pixels_a_mm() const;     // of the display; a guess if the system does not say
    bool maximised() const;
    bool full_screen() const;
    void toggle_full_screen();
    void resize(int width, int height);  // points
    // True if the graphics driver was restarted: the context and everything created in it are gone, and the
    // window must be opened again.
    bool lost() const;

    // Rows from the top, four bytes per pixel: red, green, blue, alpha.
    void set_icon(int width, int height, const std::vector<std::uint8_t>& rgba);

    // Everything that happened since the last call. Waits up to `seconds` for the first event if the platform
    // allows it; 0: does not wait.
    std::vector<Event> poll(double seconds);
    // Queues an event as if the user had caused it; `poll` will return it.
    void push(const Event& event);
    void push(const Finger& finger);
    // Ends a waiting `poll`. Callable from any thread.
    void wake();

    // Shows the frame. If nothing throttles (offscreen), waits until it is drawn, so that frames do not queue up.
    void present();

    // Sets the place in the window next to which an input method shows its suggestions.
    void place_candidates(double x, double y, double width, double height) const;

    // Tells whether text is being entered: shows the on-screen keyboard meanwhile, if there is one.
    void set_writing(bool writing);
    bool writing() const;

    void raise();  // above other programs' windows, as far as the desktop allows

    std::string clipboard() const;
    void set_clipboard(const std::string& text);

private:
    struct Impl;
    explicit Window(std::unique_ptr<Impl> inside);
    std::unique_ptr<Impl> impl_;
};

// Seconds since the program started; monotonic.
double now();

}  // namespace platform
