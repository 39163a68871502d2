// compare_pictures FOLDER OTHER: each picture of FOLDER is in OTHER too and looks the same, but for what another driver rounds otherwise.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <vector>

#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>

namespace {

namespace fs = std::filesystem;

constexpr int kNoticed = 24;         // of 255: a pixel that differs by more is counted
constexpr double kShareMost = 0.01;  // so many of all pixels may

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

// Of all pixels, those that differ; 1 if the pictures cannot be laid over each other.
double share_that_differs(const Picture& a, const Picture& b) {
    if (!a.pixels || !b.pixels || a.width != b.width || a.height != b.height) return 1;
    std::size_t differ = 0;
    for (std::size_t i = 0; i < a.count(); ++i) {
        int most = 0;
        for (std::size_t c = 3 * i; c < 3 * i + 3; ++c)
            most = std::max(most, std::abs(a.pixels.get()[c] - b.pixels.get()[c]));
        differ += most > kNoticed ? 1 : 0;
    }
    return static_cast<double>(differ) / static_cast<double>(a.count());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    int compared = 0, failed = 0;
    double most = 0;
    for (const auto& entry : fs::recursive_directory_iterator(argv[1])) {
        if (entry.path().extension() != ".png") continue;
        const fs::path name = fs::relative(entry.path(), argv[1]);
        const double share = share_that_differs(read(entry.path()), read(fs::path(argv[2]) / name));
        ++compared;
        most = std::max(most, share);
        if (share <= kShareMost) continue;
        ++failed;
        std::cerr << name.string() << ": " << 100 * share << " % of its pixels differ\n";
    }
    std::cout << compared << " pictures, at most " << 100 * most << " % of one's pixels differ\n";
    return failed == 0 ? 0 : 1;
}
