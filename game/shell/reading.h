#pragma once
// Reads the window aloud: what the keyboard or the pointer comes to, dialogs that open, what screens announce.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/voice.h"
#include "engine/ui/ui.h"

namespace screens {

// A label in the words of those who hear it: "Reduced motion, on", with what is printed to explain it.
std::string aloud(const ui::Ui& ui, std::size_t label);

class Reading {
public:
    using When = platform::Voice::When;

    // As an open voice says it; null: it is only noted, for scripts.
    void begin(std::unique_ptr<platform::Voice> voice);
    void end() { *this = {}; }
    bool under_way() const { return under_way_; }

    // Call once a frame, after the panels; `screen` is the name of the one that drew it.
    void follow(const ui::Ui& ui, std::string_view screen);
    // All that is written on the screen, from the top left on.
    void read_all(const ui::Ui& ui);
    // What was said until now, the last last.
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
