#include "game/print/printed_files.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

#include "game/print/font_metrics.h"
#include "game/print/pdf.h"
#include "game/print/svg.h"

namespace print {

namespace {

std::filesystem::path numbered(const std::filesystem::path& file, std::size_t number) {
    char text[32];
    std::snprintf(text, sizeof text, "-%02zu", number);
    std::filesystem::path result = file;
    result.replace_extension();
    result += text;
    result += file.extension();
    return result;
}

}  // namespace

core::Result<std::vector<PrintedFile>, words::Phrase> printed(std::span<const Sheet> sheets, Format format,
                                                              const std::filesystem::path& file,
                                                              const FontMetrics& letters, const FontFinder& finder) {
    std::vector<PrintedFile> files;
    if (format == Format::Pdf) {
        auto bytes = pdf(sheets, finder);
        if (!bytes) return core::failure(bytes.error());
        files.push_back({file, std::move(*bytes)});
        return files;
    }
    for (std::size_t i = 0; i < sheets.size(); ++i) files.push_back({numbered(file, i + 1), svg(sheets[i], letters)});
    return files;
}

std::vector<Sheet> cards_on_pages(const Paper& paper, Vec2 size, std::span<const Card> cards) {
    const auto fitting = [size](double width, double height) {
        const Box room = room_of(width, height);
        return std::pair{std::max(1, static_cast<int>(room.width() / size.x)),
                         std::max(1, static_cast<int>(room.height() / size.y))};
    };
    double width = paper.width, height = paper.height;
    auto [columns, rows] = fitting(width, height);
    if (const auto across = fitting(height, width); across.first * across.second > columns * rows) {
        std::tie(columns, rows) = across;
        std::swap(width, height);
    }
    const Vec2 low = room_of(width, height).center() - Vec2{columns * size.x / 2, rows * size.y / 2};
    std::vector<Sheet> sheets;
    for (int i = 0; i < static_cast<int>(cards.size()); ++i) {
        const int place = i % (columns * rows);
        if (place == 0) sheets.push_back({width, height, {Layer{}}});
        std::vector<Mark>& marks = sheets.back().layers.front().marks;
        const Vec2 at = low + Vec2{size.x * (place % columns), size.y * (rows - 1 - place / columns)};
        marks.push_back(rectangle({at, at + size}, {.width = 0.6}));
        for (const Mark& mark : cards[static_cast<std::size_t>(i)]) marks.push_back(moved(mark, at));
    }
    return sheets;
}

}  // namespace print
