#include "engine/ui/image_file.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <string>

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
