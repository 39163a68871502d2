#pragma once
// The widths of printed text: the metrics of Helvetica and Times, which every PDF reader has, and which substitute
// fonts match; for letters that they lack, those of the fonts that `finder` knows.

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "game/print/font_finder.h"
#include "game/print/sheet.h"

namespace print {

class FontMetrics {
public:
    explicit FontMetrics(const FontFinder& finder = {});
    ~FontMetrics();
    FontMetrics(FontMetrics&&) noexcept;
    FontMetrics& operator=(FontMetrics&&) noexcept;

    double width(const std::string& text, double size, Face face = Face::Plain) const;  // inches
    // `size`, or as much less as it takes for the text to be no wider than `room`, inches.
    double fitting(const std::string& text, double size, double room, Face face = Face::Plain) const {
        return size * room / std::max(room, width(text, size, face));
    }
    bool leftward(const std::string& text) const;  // it begins at the right
    // Breaks text into lines of at most `width` inches as the window does (words::next_break), and longer words between
    // letters. "\n" starts a new line. Empty text gives no lines. Each line begins at the side at which the text does.
    std::vector<std::string> wrap(const std::string& text, double size, double width, Face face = Face::Plain) const;

    // The letters measured so far that no font has, each once.
    const std::string& lacking() const;

private:
    struct Fonts;
    std::unique_ptr<Fonts> fonts_;
};

}  // namespace print
