#include "game/battles/json_file.h"

#include <fstream>
#include <iterator>
#include <string>

#include "game/rules/json_text.h"

namespace battles {

core::Result<rules::Json, Fault> read_json(const std::filesystem::path& file) {
    const auto fault = [&](std::string reason) {
        return core::failure(Fault{file.generic_string(), "", std::move(reason)});
    };
    std::error_code error;
    if (std::filesystem::is_directory(file, error)) return fault("is a folder, not a file");
    std::ifstream in(file, std::ios::binary);
    if (!in) return fault("cannot be opened");
    // One byte more than allowed tells a file that is too large, also where a size cannot be asked for.
    std::string text(static_cast<std::size_t>(kFileMost) + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad()) return fault("cannot be read");
    if (text.size() > kFileMost) return fault("is larger than " + std::to_string(kFileMost >> 20) + " MiB");
    auto json = rules::parse_json(text);
    if (!json) return fault("is no JSON: " + json.error());
    return std::move(*json);
}

}  // namespace battles
