#include "engine/render/table_textures.h"

#include <optional>
#include <vector>

#include "engine/render/coin_designs.h"
#include "engine/render/gl.h"
#include "engine/render/relief.h"

namespace render {

namespace {

constexpr int kEnvironmentLevels = 6;

struct Sheet {  // of pieces of relief
    const char* name;
    int columns, pieces;
};
constexpr Sheet kEmblemSheet{"coins/emblems", 6, kEmblems};
constexpr Sheet kFigureSheet{"coins/figures", 4, static_cast<int>(kFigures.size())};
constexpr Sheet kLetterSheet{"coins/letters", 8, 26};

std::string unpacked_file(const TextureFolders& folders, const std::string& name) {
    return folders.unpacked.empty() ? std::string() : folders.unpacked + "/" + name + ".pixels";
}

std::string packed_file(const TextureFolders& folders, const std::string& name) {
    return folders.packed + "/" + name + ".png";
}

std::string environment_file(const TextureFolders& folders, int level) {
    return folders.packed + "/environment_" + std::to_string(level) + ".hdr";
}

using Seen = core::Result<PictureSize, std::string>;

Seen size_of(const TextureFolders& folders, const std::string& name) {
    if (const auto size = size_of_unpacked(unpacked_file(folders, name))) return *size;
    return size_of_picture(packed_file(folders, name));
}

// Has the size that find() has seen.
Pixels packed(const TextureFolders& folders, const std::string& name, int channels) {
    if (auto pixels = read_pixels(packed_file(folders, name), channels)) return std::move(*pixels);
    constexpr std::uint8_t kGrey = 128;
    const PictureSize size = size_of(folders, name).value_or(PictureSize{1, 1});
    return {size.width, size.height, channels,
            std::vector<std::uint8_t>(std::size_t(size.width) * size.height * channels, kGrey)};
}

// Skips levels wider than `widest` pixels.
MipLevels levels(const TextureFolders& folders, const std::string& name, int channels, int widest = kWidest) {
    auto unpacked = read_unpacked(unpacked_file(folders, name), widest);
    if (unpacked && unpacked->front().channels == channels) return std::move(*unpacked);
    return no_wider(mip_levels(packed(folders, name, channels)), widest);
}

Texture tile_of(const TextureFolders& folders, const std::string& name, int channels, Encoding encoding) {
    const std::string file = unpacked_file(folders, name);
    if (const auto size = size_of_unpacked(file)) {
        Texture made = Texture::empty_tile(size->width, size->height, channels, encoding);
        bool fits = true;
        const bool whole = read_bands(file, [&](int level, int top, const Pixels& rows) {
            fits = fits && rows.channels == channels;
            if (fits) made.fill_rows(level, top, rows);
        });
        if (whole && fits) return made;
    }
    return Texture::tile(mip_levels(packed(folders, name, channels)), encoding);
}

LateTexture tile(const TextureFolders& folders, const std::string& name, int channels, Encoding encoding) {
    return LateTexture([=] { return tile_of(folders, name, channels, encoding); });
}

Texture environment_of(const TextureFolders& folders) {
    std::vector<FloatPixels> levels;
    for (int level = 0; level < kEnvironmentLevels; ++level) {
        auto pixels = read_float_pixels(environment_file(folders, level));
        if (!pixels) break;
        levels.push_back(std::move(*pixels));
    }
    if (levels.empty()) levels.push_back({1, 1, 3, {0.2f, 0.2f, 0.2f}});
    return Texture::levels(levels);
}

PieceSheet sheet(const TextureFolders& folders, const Sheet& of) {
    return PieceSheet(levels(folders, of.name, 2).front(), of.columns);
}

CoinSource coin_source(const TextureFolders& folders) {
    return {[folders](int face, int side) { return levels(folders, face_picture(face), 4, side); },
            [folders] {
                return Pieces{sheet(folders, kEmblemSheet), sheet(folders, kFigureSheet), sheet(folders, kLetterSheet)};
            }};
}

using Fault = std::optional<std::string>;

Fault fault_of_faces(const TextureFolders& folders) {
    for (int face = 0; face < kFaces; ++face) {
        const Seen size = size_of(folders, face_picture(face));
        if (!size) return size.error();
        if (size->width != kFaceSide || size->height != kFaceSide)
            return "The coin faces in " + folders.packed + "/coins are not " + std::to_string(kFaceSide) +
                   " pixels wide and high.";
    }
    return std::nullopt;
}

Fault fault_of_pieces(const TextureFolders& folders) {
    for (const Sheet& of : {kEmblemSheet, kFigureSheet, kLetterSheet}) {
        const Seen size = size_of(folders, of.name);
        if (!size) return size.error();
        const int cell = size->width / of.columns;
        if (cell == 0 || size->height / cell * of.columns < of.pieces)
            return "The pieces of relief in " + folders.packed + "/coins are not complete.";
    }
    return std::nullopt;
}

Fault fault_of_others(const TextureFolders& folders) {
    for (const char* name : {"oak", "felt", "paper", "wear", "cards/courts", "cards/signs"})
        if (const Seen size = size_of(folders, name); !size) return size.error();
    for (int level = 0; level < kEnvironmentLevels; ++level)
        if (const Seen size = size_of_picture(environment_file(folders, level)); !size) return size.error();
    return std::nullopt;
}

}  // namespace

void LateTexture::bind(int unit) {
    glActiveTexture(static_cast<GLenum>(GL_TEXTURE0 + unit));
    if (load_) texture_ = std::exchange(load_, nullptr)();
    texture_.bind(unit);
}

core::Result<TableTextures, std::string> TableTextures::find(const TextureFolders& folders) {
    for (const auto& fault_of : {fault_of_others, fault_of_faces, fault_of_pieces})
        if (const Fault fault = fault_of(folders)) return core::failure(*fault);
    TableTextures made;
    made.oak = tile(folders, "oak", 3, Encoding::Srgb);
    made.felt = tile(folders, "felt", 4, Encoding::Data);
    made.paper = tile(folders, "paper", 4, Encoding::Data);
    made.wear = tile(folders, "wear", 4, Encoding::Data);
    made.card_signs = tile(folders, "cards/signs", 1, Encoding::Data);
    made.card_courts = tile(folders, "cards/courts", 4, Encoding::Data);
    made.environment = LateTexture([folders] { return environment_of(folders); });
    made.coins = CoinFaces(coin_source(folders));
    return made;
}

}  // namespace render
