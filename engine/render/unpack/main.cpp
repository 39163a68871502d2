// coinwars-unpack FROM TO PICTURE...: writes each PNG below the folder FROM, with its smaller levels, as
// TO/PICTURE.pixels, which the program loads fast. The build runs it (CMakeLists.txt next to this file); a program that
// finds no such files reads the PNGs.

#include <stb_image.h>

#include <filesystem>
#include <iostream>
#include <string>

#include "engine/core/path.h"
#include "engine/render/pixels.h"

namespace {

namespace fs = std::filesystem;

core::Result<void, std::string> unpack(const fs::path& from, const fs::path& to, const std::string& name) {
    const std::string file = core::text(from / core::path(name + ".png"));
    int width = 0, height = 0, channels = 0;
    if (stbi_info(file.c_str(), &width, &height, &channels) == 0) return core::failure(file + " is no picture.");
    const auto pixels = render::read_pixels(file, channels);
    if (!pixels) return core::failure(pixels.error());
    const fs::path target = to / core::path(name + ".pixels");
    fs::create_directories(target.parent_path());
    return render::write_unpacked(core::text(target), *pixels);
}

}  // namespace

int main(int argc, char** argv) {
    for (int i = 3; i < argc; ++i)
        if (const auto done = unpack(argv[1], argv[2], argv[i]); !done) {
            std::cerr << "coinwars-unpack: " << done.error() << "\n";
            return 1;
        }
    return 0;
}
