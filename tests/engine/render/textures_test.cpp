// The promises of assets/textures/README.md for every file.

#include <doctest/doctest.h>
#include <stb_image.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "engine/render/pixels.h"
#include "engine/render/table_textures.h"

namespace {

namespace fs = std::filesystem;

const fs::path kTextureFolder = fs::path(COINWARS_SOURCE_DIR) / "assets" / "textures";
const std::vector<std::string> kDesigns{"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};

struct Bytes {
    int width = 0, height = 0, channels = 0;
    std::vector<unsigned char> bytes;
    int at(int x, int y, int channel) const {
        return bytes[(static_cast<std::size_t>(y) * width + x) * channels + channel];
    }
};

Bytes read(const fs::path& file) {
    Bytes picture;
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load((kTextureFolder / file).string().c_str(), &picture.width, &picture.height, &picture.channels, 0),
        stbi_image_free);
    REQUIRE_MESSAGE(pixels, file.string());
    const std::size_t size = static_cast<std::size_t>(picture.width) * picture.height * picture.channels;
    picture.bytes.assign(pixels.get(), pixels.get() + size);
    return picture;
}

fs::path face_file(const std::string& design, const std::string& side) {
    return fs::path("coins") / (design + "_" + side + ".png");
}

// Returns the mean difference of a channel between column x and the next one on the right, which may be on the opposite
// edge.
double step_right(const Bytes& picture, int x, int channel) {
    double sum = 0;
    for (int y = 0; y < picture.height; ++y)
        sum += std::abs(picture.at((x + 1) % picture.width, y, channel) - picture.at(x, y, channel));
    return sum / picture.height;
}

double step_down(const Bytes& picture, int y, int channel) {
    double sum = 0;
    for (int x = 0; x < picture.width; ++x)
        sum += std::abs(picture.at(x, (y + 1) % picture.height, channel) - picture.at(x, y, channel));
    return sum / picture.width;
}

// Checks that the step over the seam is no larger than the largest other step.
void check_seamless(const Bytes& picture, const std::string& name) {
    for (int channel = 0; channel < picture.channels; ++channel) {
        double right = 0, down = 0;
        for (int x = 0; x + 1 < picture.width; ++x) right = std::max(right, step_right(picture, x, channel));
        for (int y = 0; y + 1 < picture.height; ++y) down = std::max(down, step_down(picture, y, channel));
        CHECK_MESSAGE(step_right(picture, picture.width - 1, channel) <= right, name << ", channel " << channel);
        CHECK_MESSAGE(step_down(picture, picture.height - 1, channel) <= down, name << ", channel " << channel);
    }
}

// Calls `visit(x, y)` for the pixels of a face's art.
template <class Visit>
void for_each_art_pixel(const Bytes& face, Visit visit) {
    constexpr double kArtEnds = 0.83;
    for (int y = 0; y < face.height; ++y) {
        for (int x = 0; x < face.width; ++x) {
            const double u = (x + 0.5) * 2 / face.width - 1, v = (y + 0.5) * 2 / face.height - 1;
            if (u * u + v * v < kArtEnds * kArtEnds) visit(x, y);
        }
    }
}

double share_of_steep_pixels(const Bytes& face) {
    constexpr int kFlat = 20;
    int all = 0, steep = 0;
    for_each_art_pixel(face, [&](int x, int y) {
        ++all;
        if (std::abs(face.at(x, y, 0) - 128) > kFlat || std::abs(face.at(x, y, 1) - 128) > kFlat) ++steep;
    });
    return static_cast<double>(steep) / all;
}

double grey_difference(const Bytes& a, const Bytes& b) {
    constexpr int kCavity = 3;
    double sum = 0;
    int all = 0;
    for_each_art_pixel(a, [&](int x, int y) {
        sum += std::abs(a.at(x, y, kCavity) - b.at(x, y, kCavity));
        ++all;
    });
    return sum / all;
}

}  // namespace

TEST_CASE("a start names the file that is missing or no picture before anything is drawn with it") {
    const fs::path folder = fs::temp_directory_path() / "coinwars_textures_test";
    fs::remove_all(folder);
    fs::copy(kTextureFolder, folder, fs::copy_options::recursive);
    const auto error = [&] {
        const auto found = render::TableTextures::find({folder.string(), ""});
        return found ? std::string() : found.error();
    };
    fs::remove(folder / "felt.png");
    CHECK(error() == "The picture " + folder.string() + "/felt.png is missing.");
    std::ofstream(folder / "felt.png") << "no picture";
    CHECK(error().starts_with("The picture " + folder.string() + "/felt.png cannot be read"));
    fs::copy_file(kTextureFolder / "felt.png", folder / "felt.png", fs::copy_options::overwrite_existing);
    CHECK(error() == "");
    fs::copy_file(folder / "oak.png", folder / "coins" / "dime_heads.png", fs::copy_options::overwrite_existing);
    CHECK(error() == "The coin faces in " + folder.string() + "/coins are not 512 pixels wide and high.");
    fs::remove_all(folder);
}

TEST_CASE("a picture unpacked ahead is the same picture, and one that is cut or damaged is none") {
    const fs::path folder = fs::temp_directory_path() / "coinwars_unpacked_test";
    fs::create_directories(folder);
    const std::string file = (folder / "signs.pixels").string();
    const auto signs = render::read_pixels((kTextureFolder / "cards" / "signs.png").string(), 1);
    REQUIRE(signs.has_value());
    REQUIRE(render::write_unpacked(file, *signs).has_value());
    const auto again = render::read_unpacked(file);
    REQUIRE(again.has_value());
    const render::MipLevels levels = render::mip_levels(*signs);
    const auto same = [](const render::Pixels& a, const render::Pixels& b) {
        return a.width == b.width && a.height == b.height && a.channels == b.channels && a.bytes == b.bytes;
    };
    CHECK(std::ranges::equal(*again, levels, same));
    const auto smaller = render::read_unpacked(file, signs->width / 2);
    REQUIRE(smaller.has_value());
    CHECK(std::ranges::equal(*smaller, render::no_wider(levels, signs->width / 2), same));
    fs::resize_file(file, fs::file_size(file) - 1);
    CHECK_FALSE(render::read_unpacked(file).has_value());
    std::ofstream(file, std::ios::binary) << "this is no picture, however long it is";
    CHECK_FALSE(render::read_unpacked(file).has_value());
    CHECK_FALSE(render::read_unpacked((folder / "none.pixels").string()).has_value());
    fs::remove_all(folder);
}

TEST_CASE("textures: every file has the documented size and channels") {
    struct Row {
        fs::path file;
        int width, height, channels;
    };
    std::vector<Row> rows{{"wear.png", 512, 512, 4},
                          {"felt.png", 1024, 1024, 4},
                          {"oak.png", 2048, 1024, 3},
                          {"paper.png", 512, 512, 4},
                          {"icon.png", 256, 256, 4},
                          {"coins/emblems.png", 2304, 2304, 2},
                          {"coins/figures.png", 1024, 1024, 2},
                          {"coins/letters.png", 512, 256, 2}};
    for (const std::string& design : kDesigns)
        for (const char* side : {"heads", "tails"}) rows.push_back({face_file(design, side), 512, 512, 4});
    for (int level = 0; level < 6; ++level)
        rows.push_back({"environment_" + std::to_string(level) + ".hdr", 128 >> level, 128 >> level, 3});
    for (const Row& row : rows) {
        CAPTURE(row.file.string());
        int width = 0, height = 0, channels = 0;
        REQUIRE(stbi_info((kTextureFolder / row.file).string().c_str(), &width, &height, &channels) == 1);
        CHECK(width == row.width);
        CHECK(height == row.height);
        CHECK(channels == row.channels);
    }
}

TEST_CASE("textures: tiles have no seam") {
    for (const char* file : {"wear.png", "felt.png", "oak.png", "paper.png"}) check_seamless(read(file), file);
}

TEST_CASE("textures: every face carries art, and its two sides differ without colour") {
    for (const std::string& design : kDesigns) {
        CAPTURE(design);
        const Bytes heads = read(face_file(design, "heads")), tails = read(face_file(design, "tails"));
        CHECK(share_of_steep_pixels(heads) > 0.1);
        CHECK(share_of_steep_pixels(tails) > 0.1);
        CHECK(grey_difference(heads, tails) > 20);
    }
}

TEST_CASE("textures: no two designs share a face") {
    for (const char* side : {"heads", "tails"}) {
        for (std::size_t i = 0; i < kDesigns.size(); ++i) {
            for (std::size_t j = i + 1; j < kDesigns.size(); ++j) {
                CAPTURE(kDesigns[i]);
                CAPTURE(kDesigns[j]);
                CHECK(grey_difference(read(face_file(kDesigns[i], side)), read(face_file(kDesigns[j], side))) > 10);
            }
        }
    }
}

TEST_CASE("textures: a face's mean squared slope is never less than its squared slope") {
    constexpr double kSlopeMax = 1.6, kRounding = 0.03;
    const Bytes face = read(face_file("quarter", "heads"));
    for_each_art_pixel(face, [&](int x, int y) {
        const double right = (face.at(x, y, 0) - 128) / 127.0, up = (face.at(x, y, 1) - 128) / 127.0;
        const double squared = (right * right + up * up) * kSlopeMax * kSlopeMax;
        const double mean = face.at(x, y, 2) / 255.0 * kSlopeMax * kSlopeMax;
        if (mean < kSlopeMax * kSlopeMax) REQUIRE(mean >= squared - kRounding);
    });
}

TEST_CASE("textures: the window of the room stands at the upper left") {
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<float, void (*)(void*)> pixels(
        stbi_loadf((kTextureFolder / "environment_0.hdr").string().c_str(), &width, &height, &channels, 3),
        stbi_image_free);
    REQUIRE(pixels);
    const auto green = [&](double x, double y) {
        const int column = static_cast<int>((0.5 + 0.5 * x) * width), row = static_cast<int>((0.5 - 0.5 * y) * height);
        return pixels.get()[(row * width + column) * 3 + 1];
    };
    CHECK(green(-0.36, 0.72) > 5);
    CHECK(green(0.45, -0.54) < 1);
}

TEST_CASE("textures: the icon is round") {
    const Bytes icon = read("icon.png");
    CHECK(icon.at(0, 0, 3) == 0);
    CHECK(icon.at(255, 255, 3) == 0);
    CHECK(icon.at(128, 128, 3) == 255);
}

TEST_CASE("textures: all of them together stay small enough to ship") {
    std::uintmax_t total = 0;
    for (const auto& entry : fs::recursive_directory_iterator(kTextureFolder))
        if (entry.is_regular_file()) total += entry.file_size();
    CHECK(total < 16u * 1024 * 1024);
}
