#pragma once
// Sheets as the files that are printed from; cards to cut out, laid on sheets.

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/print/font_finder.h"
#include "game/print/paper.h"
#include "game/print/sheet.h"

namespace print {

class FontMetrics;

struct PrintedFile {
    std::filesystem::path path;
    std::string bytes;
};
// One PDF of all pages named `file`, or one SVG per page: "cannae-01.svg", "cannae-02.svg" for "cannae.svg".
core::Result<std::vector<PrintedFile>, words::Phrase> printed(std::span<const Sheet> sheets, Format format,
                                                              const std::filesystem::path& file,
                                                              const FontMetrics& letters,
                                                              const FontFinder& finder = {});

using Card = std::vector<Mark>;  // in inches on the card, origin at its lower left corner

// As many on a page as have room, each with its border; portrait or landscape, whichever needs fewer pages.
std::vector<Sheet> cards_on_pages(const Paper& paper, Vec2 size, std::span<const Card> cards);

}  // namespace print
