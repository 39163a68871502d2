#pragma once
// Reads the window aloud: the label under the keyboard focus or pointer, dialogs that open, announcements of screens.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/voice.h"
#include "engine/ui/ui.h"

namespace screens {

// Returns a label as it is spoken, with its explanation: "Reduced motion, on".
std::string aloud(const ui::Ui& ui, std::size_t label);

class Reading {
public:
    using When = platform::Voice::When;

    // Starts reading with this voice. With nullptr, the texts are only recorded for scripts.
    void begin(std::unique_ptr<platform::Voice> voice);
    void end() { *this = {}; }
    bool under_way() const { return under_way_; }

    // Call once a frame, after the panels; `screen` is the name of the screen that drew it.
    void follow(const ui::Ui& ui, std::string_view screen);
    // Reads all text on the screen, starting at the top left.
    void read_all(const ui::Ui& ui);
    // Returns everything said so far, oldest first.
    const std::vector<std::string>& said() const { return said_; }

private:
    void say(const std::string& words, When when);
    void follow_headings(const ui::Ui& ui);
    void follow_dialog(const ui::Ui& ui);
    void follow_focus(const ui::Ui& ui);

    std::unique_ptr<platform::Voice> voice_;
    bool under_way_ = false;
    std::vector<std::string> said_{};
    std::vector<ui::Announced> announced_{};  // in the last frame
    struct Read {
        std::string name, words;
    };
    std::string screen_{}, dialog_{};
    std::vector<std::string> headings_{}, told_headings_{};  // in the last frame; said last
    Read focus_{}, under_pointer_{};
    core::Vec2 pointer_{};
};

}  // namespace screens
