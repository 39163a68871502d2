#pragma once
// How much pen fits on a line of a card: measured with the letters that cards are written with.

#include <string>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"
#include "game/stories/screen/tabletop_layout.h"

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
    // On the table as it is seen: so small, too, as they can just be read.
    PenRoom(ui::Ui& ui, const TabletopView& place)
        : ui_(ui), finer_(place.finer), least_(kLeastPixels / place.view.scale) {}
    // In lines of letters as large as let all of it stand there.
    FittedText fitted(const std::string& text, const TextRoom& room) const;
    // Lines of at most so many ems, broken between words if that can be.
    std::vector<std::string> wrapped(const std::string& text, double most) const;
    // Ends with an ellipsis if it is longer.
    std::string shortened(std::string text, double most) const;
    double ems(const std::string& text) const;
    double finer() const { return finer_; }
    // One line of `size` inches an em, from `at` on; where it is wider than `wide` inches its letters are
    // smaller, and shortened if they would become too small to be read, or too small beside others.
    render::SheetInk line(const std::string& text, core::Vec2 at, double wide, double size) const;

private:
    static constexpr double kLeastPixels = 12;  // an em that can still be read

    ui::Ui& ui_;
    double finer_;
    double least_ = 1e9;  // inches an em
};

// Small print in as many lines as there is room for, pixels: smaller where it has none, cut where it would be too small to be read.
struct FittedPrint {
    std::vector<words::Phrase> lines;
    double times = 1;  // the size of small print
    bool cut = false;
};
FittedPrint fitted_print(const ui::Ui& ui, const words::Phrase& text, core::Vec2 room);
// Its lines below each other from there on, each in the middle of the width or at its left.
enum class PrintAt { Left, Middle };
void print_fitted(ui::Ui& ui, const FittedPrint& print, const ui::Rect& rect, PrintAt where, ui::Colour colour);

}  // namespace screens
