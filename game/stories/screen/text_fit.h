#pragma once
// How much handwriting fits on a line of a card, measured with the cards' font.

#include <string>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"
#include "game/stories/screen/tabletop_layout.h"

namespace screens {

// Room for text on a sheet, inches: preferred letter size and line spacing.
struct TextRoom {
    double wide, high, size, rule;
};
struct FittedText {
    std::vector<std::string> lines;
    double size, rule;
    bool cut = false;  // ends with an ellipsis
};

class PenRoom {
public:
    // `finer`: the factor to which letters may shrink where they do not fit (TabletopView::finer).
    explicit PenRoom(ui::Ui& ui, double finer = 1) : ui_(ui), finer_(finer) {}
    // For the table at its current zoom: letters may also shrink as far as they stay readable.
    PenRoom(ui::Ui& ui, const TabletopView& place)
        : ui_(ui), finer_(place.finer), min_(kMinPixels / place.view.scale) {}
    // Wraps the text in the largest letters that let all of it fit.
    FittedText fitted(const std::string& text, const TextRoom& room) const;
    // Wraps into lines of at most `max` ems, between words if possible.
    std::vector<std::string> wrapped(const std::string& text, double max) const;
    // Cuts the text with an ellipsis if it is longer than `max` ems.
    std::string shortened(std::string text, double max) const;
    double ems(const std::string& text) const;
    double finer() const { return finer_; }
    // Makes one line starting at `at`, letters of `size` inches an em. Text wider than `wide` inches gets smaller
    // letters, and is shortened if they would become unreadable or too small beside others.
    render::SheetInk line(const std::string& text, core::Vec2 at, double wide, double size) const;

private:
    static constexpr double kMinPixels = 12;  // the smallest readable em

    ui::Ui& ui_;
    double finer_;
    double min_ = 1e9;  // inches an em
};

struct FittedPrint {
    std::vector<words::Phrase> lines;
    double times = 1;  // relative to the size of small print
    bool cut = false;
};
// Small print in as many lines as fit the room, pixels: smaller if it does not fit, cut if it would be unreadable.
FittedPrint fitted_print(const ui::Ui& ui, const words::Phrase& text, core::Vec2 room);
// Prints its lines downwards from the rectangle's top, centred or left-aligned.
enum class PrintAt { Left, Middle };
void print_fitted(ui::Ui& ui, const FittedPrint& print, const ui::Rect& rect, PrintAt where, ui::Colour colour);

}  // namespace screens
