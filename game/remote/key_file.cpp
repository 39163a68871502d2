#include "game/remote/key_file.h"

#include <array>
#include <fstream>
#include <optional>

#include "engine/core/data_home.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/words/file_words.h"

namespace remote {
namespace {

namespace fs = std::filesystem;

core::Result<net::SigningKey, words::Phrase> new_key(const fs::path& file) {
    auto fresh = net::SigningKey::random();
    (void)core::make_user_folder(file.parent_path());  // if it fails, writing the file says why
    if (auto kept = core::write_file(file, net::to_hex(fresh.seed()) + "\n", core::Readers::Owner); !kept)
        return core::failure(words::told(kept.error()));
    return fresh;
}

}  // namespace

core::Result<net::SigningKey, words::Phrase> key_in(const fs::path& profile) {
    const fs::path file = profile / "key";
    std::error_code none;
    if (!fs::exists(file, none)) return new_key(file);
    std::ifstream stream(file, std::ios::binary);
    std::array<char, 64> digits{};
    const bool whole = stream.read(digits.data(), digits.size()).gcount() == 64;
    const auto seed = whole ? net::from_hex({digits.data(), digits.size()}) : std::nullopt;
    if (!seed) return core::failure(words::say("{1}: this is not a key of 64 digits.", words::plain(core::text(file))));
    return net::SigningKey(*seed);
}

}  // namespace remote
