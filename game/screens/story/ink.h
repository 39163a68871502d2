#pragma once
// How much pen fits on a line of a card: measured with the letters that cards are written with.

#include <string>
#include <vector>

#include "engine/ui/ui.h"

namespace screens {

class PenRoom {
public:
    explicit PenRoom(ui::Ui& ui) : ui_(ui) {}
    // Lines of at most so many ems, broken between words where that can be.
    std::vector<std::string> wrapped(const std::string& text, double most) const;
    // Ends with an ellipsis where it is longer.
    std::string shortened(std::string text, double most) const;
    double ems(const std::string& text) const;

private:
    ui::Ui& ui_;
};

}  // namespace screens
