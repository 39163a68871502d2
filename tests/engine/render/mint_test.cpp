// Struck faces: every coin has one, no two values share one, and heads and tails differ even without colour.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <map>

#include "engine/render/coin_designs.h"
#include "engine/render/coin_face_generator.h"
#include "engine/render/coin_layers.h"
#include "engine/render/relief.h"
#include "offscreen.h"

namespace {

using offscreen::Picture;
using render::Border;
using render::CoinFace;
using render::Emblem;

namespace fs = std::filesystem;
const std::string kTextures = std::string(COINWARS_SOURCE_DIR) + "/assets/textures";

const render::Pieces& pieces() {
    const auto sheet = [](const char* name, int columns) {
        const auto pixels = render::read_pixels(kTextures + "/coins/" + name + ".png", 2);
        REQUIRE(pixels);
        return render::PieceSheet(*pixels, columns);
    };
    static const render::Pieces read{sheet("emblems", 6), sheet("figures", 4), sheet("letters", 8)};
    return read;
}

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

// Draws coins in rows of `columns`, an inch apart, at `scale` pixels an inch.
Picture sheet_of(std::vector<render::CoinSprite> coins, int columns, double scale) {
    const int rows = (static_cast<int>(coins.size()) + columns - 1) / columns;
    for (std::size_t i = 0; i < coins.size(); ++i)
        coins[i].at = {0.5 + static_cast<double>(i % columns), 0.5 + rows - 1 - static_cast<double>(i / columns)};
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

CoinFace tails(std::string_view value) { return struck(false, Emblem::Crown, Border::Beads, value, ""); }

// Returns the share of a face's pixels whose brightness differs clearly.
double apart(const render::Pixels& a, const render::Pixels& b) {
    constexpr int kCavity = 3, kClearly = 24;
    int differ = 0;
    for (std::size_t i = kCavity; i < a.bytes.size(); i += 4)
        if (std::abs(a.bytes[i] - b.bytes[i]) > kClearly) ++differ;
    return 4.0 * differ / static_cast<double>(a.bytes.size());
}

double radius_of(std::size_t pixel) {
    const double x = static_cast<double>(pixel % render::kFaceSide) + 0.5;
    const double y = static_cast<double>(pixel / render::kFaceSide) + 0.5;
    constexpr double kHalf = render::kFaceSide / 2.0;
    return std::hypot(x - kHalf, y - kHalf) / kHalf;
}

// Returns how much the art of two coins on a sheet differs in brightness as perceived.
double grey_apart(const Picture& sheet, int a, int b, int columns, int scale) {
    double sum = 0;
    int count = 0;
    for (int y = 0; y < scale; ++y) {
        for (int x = 0; x < scale; ++x) {
            if (std::hypot(x + 0.5 - scale / 2.0, y + 0.5 - scale / 2.0) > 0.37 * scale) continue;
            const auto at = [&](int coin) {
                return sheet.grey(coin % columns * scale + x, coin / columns * scale + y);
            };
            sum += std::abs(at(a) - at(b));
            ++count;
        }
    }
    return sum / count;
}

}  // namespace

TEST_CASE("no two values share a face") {
    std::vector<std::string> values{"1/2", "1/3", "1/4", "1/6", "1/8", "2/3", "3/4", "1/10", "1000", "5000"};
    for (int value = 1; value <= 30; ++value) values.push_back(std::to_string(value));
    for (int tens = 40; tens <= 90; tens += 10)
        for (const int ones : {0, 5, tens / 10}) values.push_back(std::to_string(tens + ones));
    for (int hundreds = 100; hundreds <= 900; hundreds += 100) {
        values.push_back(std::to_string(hundreds));
        values.push_back(std::to_string(hundreds + hundreds / 10));
    }
    for (const char* roman : {"I", "II", "IV", "V", "VI", "X", "XV", "XVI", "XX", "XXV", "L", "C"})
        values.emplace_back(roman);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    std::map<std::vector<std::uint8_t>, std::string> faces;
    for (const std::string& value : values) {
        CAPTURE(value);
        const auto laid = faces.emplace(render::minted(tails(value), pieces()).bytes, value);
        CHECK_MESSAGE(laid.second, "as " << laid.first->second);
    }
}

TEST_CASE("single figures differ clearly, and none is blank") {
    std::vector<render::Pixels> faces;
    for (const char figure : render::kFigures)
        faces.push_back(render::minted(tails(std::string_view(&figure, 1)), pieces()));
    faces.push_back(render::minted(tails("no figure at all"), pieces()));
    const render::Pixels blank = render::Relief().struck();
    for (std::size_t a = 0; a < faces.size(); ++a) {
        CAPTURE(a);
        CHECK(apart(faces[a], blank) > 0.02);
        for (std::size_t b = a + 1; b < faces.size(); ++b) CHECK(apart(faces[a], faces[b]) > 0.01);
    }
}

TEST_CASE("a value stands in the middle") {
    for (const char* value : {"1", "4", "50", "100", "1/2", "XVI"}) {
        CAPTURE(value);
        const render::Pixels face = render::minted(tails(value), pieces());
        int left = render::kFaceSide, right = 0, top = render::kFaceSide, bottom = 0;
        for (std::size_t i = 0; i < face.bytes.size() / 4; ++i) {
            if (radius_of(i) > 0.7 || std::abs(face.bytes[4 * i] - 128) < 40) continue;
            const int x = static_cast<int>(i % render::kFaceSide), y = static_cast<int>(i / render::kFaceSide);
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
        CHECK(std::abs(left + right - render::kFaceSide) < 16);
        CHECK(std::abs(top + bottom - render::kFaceSide) < 24);
    }
}

TEST_CASE("whatever is struck leaves the side's ring and the rim alone") {
    constexpr double kRingBegins = 0.846;
    const render::Pixels blank = render::Relief().struck();
    for (int i = 0; i < 2 * render::kBorders; ++i) {
        CoinFace face =
            struck(i % 2 == 0, static_cast<Emblem>(i), static_cast<Border>(i / 2), "1000", "TETRADRACHMENS");
        face.holed = i == 3 || i == 4;
        CAPTURE(i);
        const render::Pixels made = render::minted(face, pieces());
        int touched = 0;
        for (std::size_t pixel = 0; pixel < made.bytes.size() / 4; ++pixel)
            if (radius_of(pixel) > kRingBegins)
                for (const std::size_t slope : {4 * pixel, 4 * pixel + 1})
                    if (made.bytes[slope] != blank.bytes[slope]) ++touched;
        CHECK(touched == 0);
    }
}

TEST_CASE("emblems and borders have a word each, emblems a drawing") {
    for (int i = 0; i < render::kEmblems; ++i) {
        const auto emblem = static_cast<Emblem>(i);
        CHECK(render::emblem_of(render::word(emblem)) == emblem);
        CHECK(fs::exists(fs::path(kTextures) / "art" / "emblems" / std::string(render::word(emblem)).append(".svg")));
    }
    for (int i = 0; i < render::kBorders; ++i)
        CHECK(render::border_of(render::word(static_cast<Border>(i))) == static_cast<Border>(i));
    CHECK_FALSE(render::emblem_of("doubloon"));
}

// Returns every emblem on heads and a value on tails, then the drawn designs.
std::vector<render::CoinSprite> all_kinds() {
    const char* values[] = {"1", "2", "5", "10", "20", "25", "50", "100", "500", "1/2", "X", "3"};
    const char* legends[] = {"CENT", "PENCE", "CENTAVOS", "YEN", "DOLLARS", "FRANC", "RAPPEN", "", "PESOS"};
    std::vector<render::CoinSprite> coins;
    for (int i = 0; i < render::kEmblems; ++i)
        for (const bool heads : {true, false}) {
            const auto metal = static_cast<render::Metal>(i % 4);
            coins.push_back(lying(struck(heads, static_cast<Emblem>(i), static_cast<Border>(i % render::kBorders),
                                         values[i % 12], legends[i % 9]),
                                  metal));
            coins.back().face.holed = i % 8 == 6;
            if (i % 8 == 6) coins.back().core = render::Core::Hole;
            if (i % 8 == 5) coins.back().core = i == 5 ? render::Core::Golden : render::Core::Silver;
        }
    for (const char* design : render::kDesigns)
        for (const bool heads : {true, false})
            coins.push_back(lying(render::coin_face(design, heads), render::Metal::Silver));
    return coins;
}

TEST_CASE("heads and tails are far apart in grey, at 54 pixels a coin") {
    REQUIRE(offscreen::context_error() == "");
    constexpr int kColumns = 10, kScale = 59;
    std::vector<render::CoinSprite> coins = all_kinds();
    const char* const folder = std::getenv("COINWARS_PICTURES");
    if (folder != nullptr) write(sheet_of(coins, kColumns, 200), std::string(folder) + "/struck.ppm");
    for (render::CoinSprite& coin : coins) {
        coin.metal = render::Metal::Silver;
        coin.ring = render::Ring::None;
    }
    const Picture sheet = sheet_of(coins, kColumns, kScale);
    if (folder != nullptr) write(sheet, std::string(folder) + "/struck_small.ppm");
    const int struck_coins = 2 * render::kEmblems;
    double min_drawn = 255;
    for (int i = struck_coins; i < static_cast<int>(coins.size()); i += 2)
        min_drawn = std::min(min_drawn, grey_apart(sheet, i, i + 1, kColumns, kScale));
    REQUIRE(min_drawn > 8);
    // The shield's faces are the most similar: 0.50 of that, slightly more or less with other drivers.
    constexpr double kMin = 0.48;
    for (int i = 0; i < struck_coins; i += 2) {
        CAPTURE(render::word(coins[i].face.emblem));
        CHECK(grey_apart(sheet, i, i + 1, kColumns, kScale) > kMin * min_drawn);
    }
}

TEST_CASE("a core is of another metal, and through a hole the table shows") {
    REQUIRE(offscreen::context_error() == "");
    std::vector<render::CoinSprite> coins(
        3, lying(struck(true, Emblem::Star, Border::Line, "", ""), render::Metal::Silver));
    coins[1].core = render::Core::Golden;
    coins[2].core = render::Core::Hole;
    coins[2].face.holed = true;
    const Picture sheet = sheet_of(coins, 3, 120);
    const auto warmth = [&](int coin, int right) {
        const std::size_t at = 3 * (60u * sheet.width + 120 * coin + 60 + right);
        return sheet.rgb[at] - sheet.rgb[at + 2];
    };
    CHECK(warmth(1, -8) > warmth(0, -8) + 15);
    CHECK(std::abs(warmth(1, -36) - warmth(0, -36)) < 15);
    CHECK(sheet.grey_around({2 * 120 + 60, 60}, 4) < 0.6 * sheet.grey_around({60, 60}, 4));
}

TEST_CASE("a face stays what it was when more are struck than the texture has room for") {
    REQUIRE(offscreen::context_error() == "");
    const std::vector<render::CoinSprite> two{
        lying(struck(false, Emblem::Key, Border::Beads, "77", ""), render::Metal::Golden),
        lying(render::coin_face("dime", true), render::Metal::Silver)};
    const Picture before = sheet_of(two, 2, 60);
    std::vector<render::CoinSprite> more;
    for (int value = 200; value < 230; ++value)
        more.push_back(lying(tails(std::to_string(value)), render::Metal::Nickel));
    sheet_of(more, 6, 60);
    CHECK(sheet_of(two, 2, 60) == before);
}

TEST_CASE("more faces than the texture may hold take the layers of forgotten ones, never of drawn ones") {
    REQUIRE(offscreen::context_error() == "");
    constexpr int kMax = render::kFaces + 4;
    int read = 0, sheets = 0;
    render::CoinLayers layers({[&](int, int) {
                                   ++read;
                                   return render::mip_levels(render::Relief().struck());
                               },
                               [&] {
                                   ++sheets;
                                   return pieces();
                               }},
                              render::kFaceSide, kMax);
    CHECK(layers.layer(render::coin_face("dollar", false)) == render::kFaces - 1);
    CHECK(read == 1);  // only the face shown
    CHECK(sheets == 0);
    std::vector<int> taken;
    for (int value = 1; value <= 10; ++value) {
        taken.push_back(layers.layer(tails(std::to_string(value))));
        CHECK(taken.back() >= render::kFaces);
        CHECK(taken.back() < kMax);
        CHECK(layers.layer(tails(std::to_string(value))) == taken.back());
    }
    CHECK(read == 1);
    CHECK(sheets == 1);
    std::sort(taken.begin(), taken.begin() + 4);
    CHECK(std::adjacent_find(taken.begin(), taken.begin() + 4) == taken.begin() + 4);
}

TEST_CASE("faces of half the size are read for coins that show no more of them, whole ones once a coin does") {
    REQUIRE(offscreen::context_error() == "");
    std::vector<int> sides;
    render::CoinFaces faces({[&](int, int side) {
                                 sides.push_back(side);
                                 return render::no_wider(render::mip_levels(render::Relief().struck()), side);
                             },
                             pieces});
    const render::CoinFace penny = render::coin_face("penny", true);
    for (const double across : {128.0, 20.0, 129.0, 400.0}) faces.of(across).layer(penny);
    CHECK(sides == std::vector<int>{render::kFaceSide / 2, render::kFaceSide});
}
