#include "engine/platform/files.h"

#include <SDL.h>

#include <cctype>
#include <fstream>
#include <random>
#include <vector>

#include "engine/core/data_home.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/words/file_words.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

EM_JS(void, offer_download, (const char* file), { Module.onFile(UTF8ToString(file)); })
#endif

namespace platform {
namespace fs = std::filesystem;
using core::FileFault;
using words::Phrase;
using words::plain;
using words::say;
namespace {

fs::path beside_program() {
    char* base = SDL_GetBasePath();
    const fs::path folder = base ? core::path(base) : fs::current_path();
    SDL_free(base);
    return folder.has_filename() ? folder : folder.parent_path();
}

bool is_source_tree(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder / "assets", ignored) && fs::is_directory(folder / "shaders", ignored);
}

}  // namespace

core::Result<fs::path, Phrase> find_shipped(const std::string& folder) {
    const fs::path base = beside_program();
    std::error_code ignored;
    // The last is for systems where a program cannot find its own path.
    for (const fs::path& place :
         {base / folder, base.parent_path() / "share" / "coinwars" / folder, fs::path(COINWARS_INSTALLED) / folder})
        if (fs::is_directory(place, ignored)) return place;
    for (fs::path around = base; around.has_relative_path(); around = around.parent_path())
        if (is_source_tree(around) && fs::is_directory(around / folder, ignored)) return around / folder;
    return core::failure(
        say("The Coin Wars folder “{1}” is neither next to the program in {2} nor where Coin Wars was installed.",
            plain(folder), plain(core::text(base))));
}

core::Result<Profile, Phrase> profile_folder() {
    Phrase fault;
    std::error_code error;
    if (const auto home = core::data_home()) {
        const fs::path folder = *home / "coinwars";
        error = core::make_user_folder(folder);
        if (!error) return Profile{folder, {}};
        fault = say("Settings and saves belong in {1}, but that folder cannot be created: {2}.",
                    plain(core::text(folder)), words::why(error));
    } else {
        fault = say("There is no folder for settings and saves: the system provides none for this user.");
    }
    std::random_device device;
    const fs::path folder = fs::temp_directory_path(error) / ("coinwars-" + std::to_string(device()));
    // Never reuse a folder of this name that someone else made.
    if (error || fs::exists(folder) || core::make_user_folder(folder)) return core::failure(fault);
    return Profile{folder, fault};
}

core::Result<void, Phrase> make_folder(const fs::path& folder) {
    if (const std::error_code error = core::make_user_folder(folder))
        return core::failure(words::told({FileFault::Kind::NotMade, folder, error}));
    return {};
}

core::Result<void, Phrase> write_file(const fs::path& file, const std::string& content) {
    return core::write_file(file, content).map_error(words::told);
}

core::Result<void, Phrase> append_file(const fs::path& file, const std::string& content) {
    return core::append_file(file, content).map_error(words::told);
}

core::Result<void, Phrase> delete_file(const fs::path& file) {
    std::error_code error;
    fs::remove(file, error);
    if (!error) return {};
    // Windows reports this as not permitted.
    if (std::error_code none; fs::is_directory(file, none) && !fs::is_empty(file, none))
        error = std::make_error_code(std::errc::directory_not_empty);
    return core::failure(words::told({FileFault::Kind::NotDeleted, file, error}));
}

void hand_out([[maybe_unused]] const fs::path& file) {
#ifdef __EMSCRIPTEN__
    offer_download(file.c_str());
#endif
}

void show_file(const fs::path& file) {
    hand_out(file);
    const std::u8string folder = fs::absolute(file.parent_path()).generic_u8string();
    std::string address = folder.starts_with(u8"/") ? "file://" : "file:///";
    constexpr std::string_view kPlain = "/:-._~", kDigits = "0123456789ABCDEF";
    for (const char8_t each : folder) {
        const auto byte = static_cast<unsigned char>(each);
        if (std::isalnum(byte) || kPlain.find(static_cast<char>(byte)) != std::string_view::npos)
            address += static_cast<char>(byte);
        else
            (address += '%').append({kDigits[byte >> 4], kDigits[byte & 15]});
    }
    SDL_OpenURL(address.c_str());
}

core::Result<void, Phrase> write_for_person(const fs::path& file, const std::string& content) {
    auto written = write_file(file, content);
    if (written) hand_out(file);
    return written;
}

core::Result<std::string, Phrase> read_file(const fs::path& file, std::size_t limit) {
    std::error_code error;
    if (fs::is_directory(file, error)) return core::failure(words::told({FileFault::Kind::IsFolder, file}));
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return core::failure(words::told({FileFault::Kind::NotOpened, file}));
    std::string content;
    std::vector<char> piece(1u << 16);
    while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0) {
        content.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
        if (content.size() > limit)
            return core::failure(words::told({FileFault::Kind::TooLarge, file, {}, limit >> 20}));
    }
    // A failed read is not the file's end.
    if (stream.bad()) return core::failure(words::told({FileFault::Kind::NotOpened, file}));
    return content;
}

}  // namespace platform
