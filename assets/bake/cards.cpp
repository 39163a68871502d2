#include "assets/bake/cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "assets/bake/face_art.h"

namespace bake {

namespace {

constexpr int kCell = 128, kColumns = 5, kRows = 4;
constexpr int kFiner = 4;           // the drawing is sampled this many times finer
constexpr int kReach = kCell / 10;  // pixels of the cell: the greatest distance that is stored
constexpr int kCourt = 256;
constexpr std::array kHeads{"penny", "nickel", "half_dollar", "quarter", "dollar"};

using Near = std::vector<int>;

// For each fine pixel, the distance to the nearest one of the other kind in its column; at most `most`.
Near in_columns(const Field& mask, bool inside, int max) {
    Near far(mask.values().size(), max);
    const int width = mask.width(), height = mask.height();
    const auto at = [&](int x, int y) -> int& { return far[static_cast<std::size_t>(y) * width + x]; };
    const auto ends = [&](int x, int y) { return (mask.at(x, y) >= 0.5f) != inside; };
    for (int x = 0; x < width; ++x) {
        for (int y = 0, run = max; y < height; ++y) at(x, y) = run = ends(x, y) ? 0 : std::min(run + 1, max);
        for (int y = height - 1, run = max; y >= 0; --y) {
            run = ends(x, y) ? 0 : std::min(run + 1, max);
            at(x, y) = std::min(at(x, y), run);
        }
    }
    return far;
}

// From the middle of a pixel of the cell, in fine pixels.
float nearest(const Near& columns, int width, int x, int y, int max) {
    int best = max * max;
    for (int dx = -max; dx <= max; ++dx) {
        if (x + dx < 0 || x + dx >= width) continue;
        const int down = columns[static_cast<std::size_t>(y) * width + x + dx];
        best = std::min(best, dx * dx + down * down);
    }
    return std::sqrt(static_cast<float>(best));
}

}  // namespace

Picture bake_card_signs(const std::filesystem::path& art) {
    constexpr int kMax = kReach * kFiner;
    Picture sheet(kCell * kColumns, kCell * kRows, 1);
    const Field drawn = draw_layer(art / "card_signs.svg", "signs", sheet.width * kFiner, sheet.height * kFiner);
    const Near inside = in_columns(drawn, true, kMax), outside = in_columns(drawn, false, kMax);
    each_pixel(sheet.width, sheet.height, [&](int x, int y) {
        const int at_x = x * kFiner + kFiner / 2, at_y = y * kFiner + kFiner / 2;
        const float distance =
            nearest(inside, drawn.width(), at_x, at_y, kMax) - nearest(outside, drawn.width(), at_x, at_y, kMax);
        sheet.at(x, y, 0) = to_byte(0.5f + 0.5f * distance / kMax);
    });
    return sheet;
}

Picture bake_card_courts(const std::filesystem::path& art) {
    Picture sheet(kCourt * static_cast<int>(kHeads.size()), kCourt, 4);
    int left = 0;
    for (const char* head : kHeads) {
        const Art drawn = draw_art(art / (std::string(head) + "_heads.svg"), 2 * kCourt);
        const std::array layers{halve(drawn.silhouette), halve(drawn.middle), halve(drawn.detail),
                                halve(drawn.engraving)};
        for (int y = 0; y < kCourt; ++y)
            for (int x = 0; x < kCourt; ++x)
                for (int layer = 0; layer < 4; ++layer)
                    sheet.at(left + x, y, layer) = to_byte(layers[static_cast<std::size_t>(layer)].at(x, y));
        left += kCourt;
    }
    return sheet;
}

}  // namespace bake
