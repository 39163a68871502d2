// compare_pictures FOLDER OTHER: checks that each picture of FOLDER is also in OTHER and looks the same, except for
// rounding by another driver. Prints the share of different pixels and the mean difference.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>

#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>

namespace {

namespace fs = std::filesystem;

constexpr int kNoticed = 24;        // of 255: pixels that differ by more are counted
constexpr double kMaxShare = 0.01;  // maximum share of such pixels
constexpr double kMaxMean = 1;      // of 255

struct Picture {
    int width = 0, height = 0;
    std::unique_ptr<stbi_uc, void (*)(void*)> pixels{nullptr, stbi_image_free};
    std::size_t count() const { return static_cast<std::size_t>(width) * static_cast<std::size_t>(height); }
};

Picture read(const fs::path& file) {
    Picture picture;
    int channels = 0;
    picture.pixels.reset(stbi_load(file.c_str(), &picture.width, &picture.height, &channels, 3));
    return picture;
}

struct Difference {
    double share = 1;   // share of different pixels
    double mean = 255;  // over all pixels and colours
};

// Returns the maximum if the pictures cannot be compared.
Difference difference(const Picture& a, const Picture& b) {
    if (!a.pixels || !b.pixels || a.width != b.width || a.height != b.height) return {};
    std::size_t differ = 0, sum = 0;
    for (std::size_t i = 0; i < a.count(); ++i) {
        int max = 0;
        for (std::size_t c = 3 * i; c < 3 * i + 3; ++c) {
            const int apart = std::abs(a.pixels.get()[c] - b.pixels.get()[c]);
            max = std::max(max, apart);
            sum += static_cast<std::size_t>(apart);
        }
        differ += max > kNoticed ? 1 : 0;
    }
    const auto count = static_cast<double>(a.count());
    return {static_cast<double>(differ) / count, static_cast<double>(sum) / (3 * count)};
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    int compared = 0, failed = 0;
    Difference max{0, 0};
    for (const auto& entry : fs::recursive_directory_iterator(argv[1])) {
        if (entry.path().extension() != ".png") continue;
        const fs::path name = fs::relative(entry.path(), argv[1]);
        const Difference found = difference(read(entry.path()), read(fs::path(argv[2]) / name));
        ++compared;
        max = {std::max(max.share, found.share), std::max(max.mean, found.mean)};
        if (found.share <= kMaxShare && found.mean <= kMaxMean) continue;
        ++failed;
        std::cerr << name.string() << ": " << 100 * found.share << " % of its pixels differ, by " << found.mean
                  << " of 255 on average\n";
    }
    std::cout << compared << " pictures, at most " << 100 * max.share << " % of one's pixels differ, by " << max.mean
              << " of 255 on average\n";
    return failed == 0 && compared > 0 ? 0 : 1;
}
