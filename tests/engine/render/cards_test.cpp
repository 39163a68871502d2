// Pictures of playing cards: each suit's sign in its colour and place, each pack's own back.

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "offscreen.h"

namespace {

using core::Vec2;
using offscreen::Picture;
using render::CardPrint;
using render::Scene;
using render::SheetSprite;
using render::View;

struct Mean {
    double r = 0, g = 0, b = 0;
};

Mean mean_around(const Picture& picture, Vec2 at, int radius) {
    Mean mean;
    int count = 0;
    for (int y = static_cast<int>(at.y) - radius; y <= static_cast<int>(at.y) + radius; ++y)
        for (int x = static_cast<int>(at.x) - radius; x <= static_cast<int>(at.x) + radius; ++x, ++count) {
            const auto i = 3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) +
                                static_cast<std::size_t>(x));
            mean.r += picture.rgb[i];
            mean.g += picture.rgb[i + 1];
            mean.b += picture.rgb[i + 2];
        }
    return {mean.r / count, mean.g / count, mean.b / count};
}

// Four in a row, 2 inches wide, around (10, 8).
constexpr double kWide = 2, kStep = 2.6;

Vec2 place(std::size_t which) { return {10 + kStep * (static_cast<double>(which) - 1.5), 8}; }

View row_view() {
    View view = offscreen::small_view();
    view.width = 960;
    view.height = 640;
    view.scale = 80;
    return view;
}

Picture row_of(const std::array<CardPrint, 4>& prints) {
    Scene scene;
    for (std::size_t i = 0; i < prints.size(); ++i) {
        SheetSprite card;
        card.center = place(i);
        card.half_size = {kWide / 2, kWide * 1.4 / 2};
        card.printed = prints[i];
        scene.sheets.push_back(card);
    }
    return offscreen::drawn(scene, row_view());
}

}  // namespace

TEST_CASE("each suit stands on its ace in its colour, the paper around it is bare") {
    using enum CardPrint::Suit;
    const std::array suits{Clubs, Diamonds, Hearts, Spades};
    std::array<CardPrint, 4> aces;
    for (std::size_t i = 0; i < suits.size(); ++i) aces[i] = {suits[i], 14};
    const Picture picture = row_of(aces);
    const View view = row_view();
    for (std::size_t i = 0; i < suits.size(); ++i) {
        const std::string name = std::to_string(i);
        const Mean sign = mean_around(picture, view.to_pixels(place(i)), 6);
        const Mean paper = mean_around(picture, view.to_pixels(place(i) + Vec2{0, -0.85}), 6);
        CHECK_MESSAGE(paper.g > 140, name);
        CHECK_MESSAGE(paper.g > 1.5 * sign.g, name);
        if (suits[i] == Diamonds || suits[i] == Hearts)
            CHECK_MESSAGE(sign.r > 2 * sign.b, name);
        else
            CHECK_MESSAGE(sign.r < 110, name);
    }
    CHECK(picture != row_of({aces[3], aces[2], aces[1], aces[0]}));
}

TEST_CASE("backs tell the packs and the deck apart") {
    using enum CardPrint::Frame;
    std::array<CardPrint, 4> backs;
    const std::array frames{None, Red, Blue, None};
    for (std::size_t i = 0; i < frames.size(); ++i) backs[i] = {.back = true, .frame = frames[i]};
    const Picture picture = row_of(backs);
    const View view = row_view();
    std::array<Mean, 3> means;
    for (std::size_t i = 0; i < means.size(); ++i) means[i] = mean_around(picture, view.to_pixels(place(i)), 40);
    CHECK(means[0].r > 1.3 * means[0].g);
    CHECK(means[0].b > 1.3 * means[0].g);
    CHECK(means[1].r > 1.5 * means[1].b);
    CHECK(means[2].b > 1.3 * means[2].r);
}
