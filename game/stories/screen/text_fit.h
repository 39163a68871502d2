#pragma once
// How much pen fits on a line of a card: measured with the letters that cards are written with.

#include <string>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"

namespace screens {

// Room on a sheet for a text, inches: letters as large as they shall be, and from one line to the next.
struct TextRoom {
    double wide, high, size, rule;
};
struct FittedText {
    std::vector<std::string> lines;
    double size, rule;
    bool cut = false;  // it ends with an ellipsis
};

class PenRoom {
public:
    // `finer`: of their usual size, so small letters may be where they find no room (TabletopView::finer).
    explicit PenRoom(ui::Ui& ui, double finer = 1) : ui_(ui), finer_(finer) {}
    // In lines of letters as large as let all of it stand there.
    FittedText fitted(const std::string& text, const TextRoom& room) const;
    // Lines of at most so many ems, broken between words if that can be.
    std::vector<std::string> wrapped(const std::string& text, double most) const;
    // Ends with an ellipsis if it is longer.
    std::string shortened(std::string text, double most) const;
    double ems(const std::string& text) const;
    double finer() const { return finer_; }
    // One line of `size` inches an em, from `at` on; where it is wider than `wide` inches its letters are
    // smaller, and shortened if they would become too small to be read beside others.
    render::SheetInk line(const std::string& text, core::Vec2 at, double wide, double size) const;

private:
    ui::Ui& ui_;
    double finer_;
};

}  // namespace screens
