#pragma once
// One window with an OpenGL 3.3 core context. All sizes and points are framebuffer pixels.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/platform/input.h"

namespace platform {

// What this machine's user reads, the best first: ISO 639-1 codes. Empty where the system does not say.
std::vector<std::string> preferred_languages();

struct WindowOptions {
    std::string title;
    int width = 1280, height = 800;  // points: pixels on a display of density 1
    bool maximised = false;
    bool scripted = false;  // pointer events count only if they were pushed: a real pointer over the window
                            // disturbs nothing
};

class Window {
public:
    // The error is a sentence for people: no display, or an OpenGL older than 3.3.
    static core::Result<std::unique_ptr<Window>, std::string> open(const WindowOptions& options);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    int width() const;  // framebuffer pixels
    int height() const;
    double pixels_a_point() const;  // framebuffer pixels a point of the system's window sizes
    double density() const;         // of the display, for the size of type: 1, 2 on a dense one
    bool maximised() const;
    bool full_screen() const;
    void toggle_full_screen();
    void resize(int width, int height);  // points
    // The graphics driver was started anew, and all that was drawn with is gone with the context: the window
    // is to be opened again.
    bool lost() const;

    // Rows from above, four bytes a pixel: red, green, blue, opacity.
    void set_icon(int width, int height, const std::vector<std::uint8_t>& rgba);

    // All that happened since the last call; waits up to `seconds` for the first event, if it may; 0: does
    // not wait.
    std::vector<Event> poll(double seconds);
    // Puts an event into the system's queue, as if a person had made it: `poll` brings it back.
    void push(const Event& event);
    // From any thread: `poll` waits no longer.
    void wake();

    // Shows the frame. Where nothing throttles (offscreen), waits until it is drawn, so that frames do not
    // queue up.
    void present();

    std::string clipboard() const;
    void set_clipboard(const std::string& text);

private:
    struct Inside;
    explicit Window(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

// Seconds since the program started; never runs backwards.
double now();

}  // namespace platform
