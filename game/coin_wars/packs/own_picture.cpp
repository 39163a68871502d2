#include "game/coin_wars/packs/own_picture.h"

#include <fstream>
#include <iterator>

#include "engine/archive/picture_kind.h"
#include "engine/core/data_home.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/words/file_words.h"
#include "game/coin_wars/packs/pack.h"

namespace packs {

namespace {

namespace fs = std::filesystem;
using words::say;

// One byte more than a picture may have, so that larger ones are noticed.
std::string bytes_within_bounds(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string bytes(kPackBounds.each + 1, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

}  // namespace

words::Phrase no_picture() {
    return say("this picture cannot be read: it must be a PNG or JPEG, at most {1} pixels wide and high",
               archive::kMaxPicture);
}

bool is_picture(const fs::path& file) {
    const std::string bytes = first_bytes(file);
    return archive::is_png(bytes) || archive::is_jpeg(bytes);
}

core::Result<void, words::Phrase> copy_picture(const fs::path& file, const fs::path& folder, const std::string& name) {
    const std::string bytes = bytes_within_bounds(file);
    if (bytes.size() > kPackBounds.each || !archive::decode_picture(bytes))
        return core::failure(say("{1}: {2}", words::plain(core::text(file.filename())), no_picture()));
    const bool png = archive::is_png(bytes);
    const fs::path to = folder / "pictures" / core::path(name + (png ? ".png" : ".jpg"));
    if (const auto made = core::make_user_folder(to.parent_path()); made)
        return core::failure(words::told({core::FileFault::Kind::NotMade, to.parent_path(), made}));
    if (const auto written = core::write_file(to, bytes, core::Readers::Owner); !written)
        return core::failure(words::told(written.error()));
    std::error_code ignored;
    fs::remove(folder / "pictures" / core::path(name + (png ? ".jpg" : ".png")), ignored);  // the one before
    return {};
}

void remove_picture(const fs::path& folder, const std::string& name) {
    std::error_code ignored;
    while (const auto picture = picture_in(folder, name))
        if (!fs::remove(*picture, ignored)) return;
}

}  // namespace packs
