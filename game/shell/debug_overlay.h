#pragma once
// The F3 overlay: frame times, draw calls, and lines added by the screen (turn, seed, hash, last events).

#include <cstdint>
#include <string>
#include <vector>

#include "engine/ui/ui.h"

namespace screens {

struct FrameTimes {
    std::vector<double> seconds;  // of the last frames, newest last
    std::uint64_t drawn = 0;      // frames since the program started
    int draw_calls = 0;
    bool still_layer_redrawn = false;

    void add(double frame);
    double median() const;
    double worst() const;
};

class Overlay {
public:
    void toggle() { shown_ = !shown_; }
    bool shown() const { return shown_; }
    // Adds a line for this frame only.
    void line(const std::string& text) { lines_.push_back(text); }
    void draw(ui::Ui& ui, const FrameTimes& times);

private:
    bool shown_ = false;
    std::vector<std::string> lines_;
};

}  // namespace screens
