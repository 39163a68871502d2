#include "assets/bake/face_art.h"

#include <stb_image.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>

namespace bake {

namespace {

namespace fs = std::filesystem;

std::string read_text(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error(file.string() + ": can't be read");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// The drawing with an added style rule that hides all layers but one.
std::string only_layer(const std::string& drawing, const std::string& layer) {
    const std::size_t end = drawing.rfind("</svg>");
    if (end == std::string::npos) throw std::runtime_error("a drawing without </svg>");
    const std::string style = "<style>.field, .layer { display: none } #" + layer + " { display: inline }</style>\n";
    return drawing.substr(0, end) + style + drawing.substr(end);
}

// Coverage is the painted alpha; the colour does not matter.
Field coverage(const fs::path& png) {
    int width = 0, height = 0, channels = 0;
    const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
        stbi_load(png.string().c_str(), &width, &height, &channels, STBI_rgb_alpha), stbi_image_free);
    if (!pixels) throw std::runtime_error(png.string() + ": " + stbi_failure_reason());
    Field mask(width, height);
    for (std::size_t i = 0; i < mask.values().size(); ++i)
        mask.values()[i] = static_cast<float>(pixels.get()[i * STBI_rgb_alpha + 3]) / 255;
    return mask;
}

class LayerReader {
public:
    LayerReader(const fs::path& svg, int width, int height)
        : drawing_(read_text(svg)),
          width_(width),
          height_(height),
          scratch_(fs::temp_directory_path() / ("coinwars-" + svg.stem().string())) {}
    ~LayerReader() {
        std::error_code ignored;
        fs::remove(svg_file(), ignored);
        fs::remove(png_file(), ignored);
    }
    LayerReader(const LayerReader&) = delete;
    LayerReader& operator=(const LayerReader&) = delete;

    Field read(const std::string& layer) const {
        std::ofstream(svg_file(), std::ios::binary) << only_layer(drawing_, layer);
        const std::string command = "rsvg-convert -w " + std::to_string(width_) + " -h " + std::to_string(height_) +
                                    " -o \"" + png_file().string() + "\" \"" + svg_file().string() + "\"";
        if (std::system(command.c_str()) != 0)
            throw std::runtime_error("rsvg-convert failed on layer " + layer + " of " + scratch_.filename().string());
        return coverage(png_file());
    }

private:
    fs::path svg_file() const { return scratch_.string() + ".svg"; }
    fs::path png_file() const { return scratch_.string() + ".png"; }

    std::string drawing_;
    int width_, height_;
    fs::path scratch_;
};

}  // namespace

Art draw_art(const fs::path& svg, int side) {
    const LayerReader layers(svg, side, side);
    return {layers.read("silhouette"), layers.read("middle"), layers.read("detail"), layers.read("engraving"),
            layers.read("lettering")};
}

Field draw_layer(const fs::path& svg, const std::string& layer, int width, int height) {
    return LayerReader(svg, width, height).read(layer);
}

}  // namespace bake
