#include "engine/ui/image_file.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/ui/uncompressed_png.h"

namespace {

std::string bytes_of(const std::string& file) {
    std::ifstream in(COINWARS_SOURCE_DIR "/tests/fuzz/seeds/picture/" + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("picture: PNGs are read, and nothing that only looks like a picture to the library") {
    const auto png = ui::picture_from(bytes_of("rgb.png"));
    REQUIRE(png);
    CHECK(png->width > 0);
    CHECK(png->rgba.size() == std::size_t(png->width) * png->height * 4);

    CHECK(ui::picture_from(bytes_of("rgb.png").substr(0, 40)).error().starts_with("It is not a picture"));
    for (const std::string& other :
         {bytes_of("cut.ppm"), std::string("GIF89a"), std::string("\xFF\xD8\xFF"), std::string()})
        CHECK(ui::picture_from(other).error() == "It is not a PNG.");
}

TEST_CASE("picture: what is not packed is read as it was written, in more than one block") {
    constexpr int kWide = 131, kHigh = 257;
    std::vector<std::uint8_t> rgb(std::size_t(kWide) * kHigh * 3);
    for (std::size_t i = 0; i < rgb.size(); ++i) rgb[i] = static_cast<std::uint8_t>(i * i / 7 + i);
    const auto picture = ui::picture_from(ui::uncompressed_png({kWide, kHigh}, rgb));
    REQUIRE(picture);
    REQUIRE(picture->width == kWide);
    REQUIRE(picture->height == kHigh);
    bool same = true;
    for (std::size_t i = 0; i < rgb.size(); ++i) same = same && picture->rgba[i / 3 * 4 + i % 3] == rgb[i];
    CHECK(same);
}
