#pragma once
// How much pen fits on a line of a card: measured with the letters that cards are written with.

#include <string>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"

namespace screens {

class PenRoom {
public:
    explicit PenRoom(ui::Ui& ui) : ui_(ui) {}
    // Lines of at most so many ems, broken between words if that can be.
    std::vector<std::string> wrapped(const std::string& text, double most) const;
    // Ends with an ellipsis if it is longer.
    std::string shortened(std::string text, double most) const;
    double ems(const std::string& text) const;
    // One line of `size` inches an em, from `at` on; where it is wider than `wide` inches its letters are
    // smaller, and shortened if they would become too small to be read beside others.
    render::SheetInk line(const std::string& text, core::Vec2 at, double wide, double size) const;

private:
    ui::Ui& ui_;
};

}  // namespace screens
