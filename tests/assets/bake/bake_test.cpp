// Tests the parts of the texture baker, and that it still reproduces the committed files.

#include <doctest/doctest.h>
#include <stb_image.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <numeric>
#include <stdexcept>

#include "assets/bake/bas_relief.h"
#include "assets/bake/blur.h"
#include "assets/bake/environment.h"
#include "assets/bake/face.h"
#include "assets/bake/noise.h"
#include "assets/bake/paper.h"
#include "assets/bake/relief_pieces.h"
#include "assets/bake/wear.h"

namespace {

namespace fs = std::filesystem;
using namespace bake;

const fs::path kTextures = fs::path(COINWARS_SOURCE_DIR) / "assets" / "textures";

float sum_of(const Field& field) { return std::accumulate(field.values().begin(), field.values().end(), 0.0f); }

Field disc(int side, float radius) {
    Field mask(side, side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) mask.at(x, y) = on_coin(x, y, side).from_centre() < radius ? 1.0f : 0.0f;
    return mask;
}

// Returns the mean difference, in steps of a byte, between a picture and a committed file.
double difference_from(const Picture& picture, const fs::path& file) {
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load((kTextures / file).string().c_str(), &width, &height, &channels, 0), stbi_image_free);
    REQUIRE_MESSAGE(pixels, file.string());
    REQUIRE(width == picture.width);
    REQUIRE(height == picture.height);
    REQUIRE(channels == picture.channels);
    double sum = 0;
    for (std::size_t i = 0; i < picture.bytes.size(); ++i) sum += std::abs(picture.bytes[i] - pixels.get()[i]);
    return sum / static_cast<double>(picture.bytes.size());
}

}  // namespace

TEST_CASE("blur: keeps the sum of a tile and spreads over its border") {
    Field field(32, 32);
    field.at(0, 0) = 1;
    const Field soft = blur(field, 2, Edge::Wrap);
    CHECK(sum_of(soft) == doctest::Approx(1).epsilon(1e-4));
    CHECK(soft.at(31, 0) == doctest::Approx(soft.at(1, 0)));
    CHECK(soft.at(0, 31) == doctest::Approx(soft.at(0, 1)));
    CHECK(soft.at(0, 0) > soft.at(1, 0));
}

TEST_CASE("puff: a disc becomes a dome, upright at its edge") {
    const Field dome = puff(disc(128, 0.8f));
    for (const float radius : {0.0f, 0.2f, 0.4f, 0.6f}) {
        // laplace(u) = -1 over a disc: u falls as 1 - r^2, and its root is half an ellipsoid.
        const int x = static_cast<int>((radius + 1) / 2 * 128);
        CHECK(dome.at(x, 64) == doctest::Approx(std::sqrt(1 - radius * radius / 0.64f)).epsilon(0.03));
    }
    CHECK(dome.at(2, 2) == 0);
}

TEST_CASE("puff: nothing stays nothing") { CHECK(sum_of(puff(Field(64, 64))) == 0); }

TEST_CASE("noise: repeats after its period") {
    const Noise noise(1);
    for (const float x : {0.0f, 0.3f, 2.75f})
        CHECK(noise.layered(x, 1.5f, 3, {8, 4}) ==
              doctest::Approx(noise.layered(x + 8, 5.5f, 3, {8, 4})).epsilon(1e-4));
}

TEST_CASE("relief: rim above field, groove below it, art above both") {
    Art art;
    art.silhouette = disc(128, 0.3f);
    art.middle = art.detail = art.engraving = art.lettering = Field(128, 128);
    const Field heights = strike(art, Side::Heads);
    const auto at_radius = [&](float radius) { return heights.at(static_cast<int>((radius + 1) * 64), 64); };
    CHECK(at_radius(0) > at_radius(0.5f) + 0.05f);
    CHECK(at_radius(0.96f) > at_radius(0.7f) + 0.03f);
    CHECK(at_radius(0.88f) < at_radius(0.96f) - 0.05f);
    CHECK(heights.at(96, 64) <
          strike({disc(128, 0.6f), art.middle, art.detail, art.engraving, art.lettering}, Side::Heads).at(96, 64));
}

TEST_CASE("environment: each level is half as wide and less bright at its brightest") {
    const auto brightest = [](const Field& field) { return *std::ranges::max_element(field.values()); };
    const std::vector<Radiance> levels = bake_environment();
    REQUIRE(levels.size() == 6);
    for (std::size_t i = 1; i < levels.size(); ++i) {
        CHECK(levels[i].green.width() * 2 == levels[i - 1].green.width());
        CHECK(brightest(levels[i].green) < brightest(levels[i - 1].green));
    }
}

TEST_CASE("bake: the committed files are what the sources say") {
    // Other versions of librsvg and compilers round slightly differently.
    constexpr double kRounding = 0.5;
    CHECK(difference_from(bake_face(kTextures / "art", "dime", Side::Heads), "coins/dime_heads.png") < kRounding);
    CHECK(difference_from(bake_letters(kTextures / "art"), "coins/letters.png") < kRounding);
    CHECK(difference_from(bake_wear(), "wear.png") < kRounding);
    CHECK(difference_from(bake_paper(), "paper.png") < kRounding);
}

TEST_CASE("bake: a missing drawing is named") {
    CHECK_THROWS_WITH_AS(draw_art("no_such_coin.svg", 64), "no_such_coin.svg: can't be read", std::runtime_error);
}
