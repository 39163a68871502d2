// Faces that are struck: every coin has one, no two values share one, heads and tails differ without colour.

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <set>

#include "engine/render/faces.h"
#include "engine/render/mint.h"
#include "offscreen.h"

namespace {

using core::Vec2;
using offscreen::Picture;
using render::Border;
using render::CoinFace;
using render::Emblem;

CoinFace struck(bool heads, Emblem emblem, Border border, std::string_view value, std::string_view legend) {
    CoinFace face;
    face.drawn = render::kStruck;
    face.heads = heads;
    face.emblem = emblem;
    face.border = border;
    face.value = value;
    face.legend = legend;
    return face;
}

void write(const Picture& picture, const std::string& file) {
    std::ofstream out(file, std::ios::binary);
    out << "P6 " << picture.width << " " << picture.height << " 255\n";
    out.write(reinterpret_cast<const char*>(picture.rgb.data()),
              static_cast<std::streamsize>(picture.rgb.size()));
}

void write_if_asked(const Picture& picture, const std::string& name) {
    if (const char* folder = std::getenv("COINWARS_PICTURES"))
        write(picture, std::string(folder) + "/" + name + ".ppm");
}

// Coins in rows of `columns`, an inch apart, drawn `scale` pixels an inch.
Picture sheet_of(std::vector<render::CoinSprite> coins, int columns, double scale) {
    const int rows = (static_cast<int>(coins.size()) + columns - 1) / columns;
    for (std::size_t i = 0; i < coins.size(); ++i)
        coins[i].at = {0.5 + static_cast<double>(i % columns),
                       0.5 + rows - 1 - static_cast<double>(i / columns)};
    render::Scene scene;
    scene.width = columns;
    scene.height = rows;
    scene.coins = coins;
    render::View view;
    view.center = {columns / 2.0, rows / 2.0};
    view.scale = scale;
    view.width = static_cast<int>(columns * scale);
    view.height = static_cast<int>(rows * scale);
    return offscreen::drawn(scene, view);
}

render::CoinSprite lying(const CoinFace& face, render::Metal metal) {
    render::CoinSprite coin;
    coin.radius = 0.46;
    coin.face = face;
    coin.metal = metal;
    coin.ring = face.heads ? render::Ring::Solid : render::Ring::Dashed;
    coin.seed = 0.4;
    coin.wear = 0.3;
    return coin;
}

}  // namespace

TEST_CASE("every emblem and every border is struck on both sides") {
    REQUIRE(offscreen::context_error() == "");
    std::vector<render::CoinSprite> coins;
    const char* values[] = {"1", "2", "5", "10", "20", "25", "50", "100", "500", "1/2", "X", "3"};
    const char* legends[] = {"CENT", "PENCE", "CENTAVOS", "YEN", "DOLLARS", "FRANC", "RAPPEN", "", "PESOS"};
    const render::Metal metals[] = {render::Metal::Silver, render::Metal::Golden, render::Metal::Copper,
                                    render::Metal::Nickel};
    for (int row = 0; row < render::kEmblems / 8; ++row)
        for (const bool heads : {true, false})
            for (int i = row * 8; i < row * 8 + 8; ++i)
                coins.push_back(
                    lying(struck(heads, static_cast<Emblem>(i), static_cast<Border>(i % render::kBorders),
                                 values[i % 12], legends[i % 9]),
                          metals[i % 4]));
    for (const char* design : render::kDesigns)
        coins.push_back(lying(render::coin_face(design, true), render::Metal::Silver));
    coins.push_back(lying(struck(true, Emblem::Lily, Border::Beads, "5", "YEN"), render::Metal::Golden));
    coins.push_back(lying(struck(false, Emblem::Lily, Border::Beads, "5", "YEN"), render::Metal::Golden));
    coins[coins.size() - 1].face.holed = coins[coins.size() - 2].face.holed = true;
    coins[coins.size() - 1].core = coins[coins.size() - 2].core = render::Core::Hole;
    for (const char* design : render::kDesigns)
        coins.push_back(lying(render::coin_face(design, false), render::Metal::Silver));
    coins.push_back(lying(struck(true, Emblem::Star, Border::Beads, "1", "EURO"), render::Metal::Golden));
    coins.push_back(lying(struck(false, Emblem::Star, Border::Beads, "2", "EURO"), render::Metal::Silver));
    coins[coins.size() - 2].core = render::Core::Silver;
    coins[coins.size() - 1].core = render::Core::Golden;
    const Picture large = sheet_of(coins, 8, 217);
    write_if_asked(large, "struck");
    write_if_asked(sheet_of(coins, 8, 58), "struck_small");
}
