#include "game/coin_wars/battles/json_file.h"

#include <array>
#include <cmath>
#include <fstream>

#include "engine/core/path.h"
#include "game/kit/session/journal.h"

namespace battles {

using rules::Json;
using words::say;
using words::say_many;

namespace {

constexpr double kMaxWhole = 1e15;  // doubles hold every whole number up to here

std::string value_text(const Json& json) {
    if (json.is_number_float()) {
        const double value = json.get<double>();
        if (std::abs(value) <= kMaxWhole && value == std::floor(value))
            return std::to_string(static_cast<long long>(value));
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

core::Result<Json, Fault> read_json(const std::filesystem::path& file) {
    const auto fault = [&](std::string reason, words::Phrase said) {
        return core::failure(Fault{core::generic_text(file), "", std::move(reason), std::move(said)});
    };
    std::error_code error;
    if (std::filesystem::is_directory(file, error))
        return fault("is a folder, not a file", say("This is a folder, not a file."));
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return std::filesystem::exists(file, error) ? fault("cannot be opened", say("This file cannot be opened."))
                                                    : fault("there is no such file", say("There is no such file."));
    // Read in pieces: the size is not known for every kind of file.
    std::string text;
    std::array<char, 1 << 14> piece;
    while (text.size() <= kMaxFile && (in.read(piece.data(), piece.size()) || in.gcount() > 0))
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    if (in.bad()) return fault("cannot be read", say("This file cannot be read."));
    constexpr int kMegabytes = kMaxFile >> 20;
    if (text.size() > kMaxFile)
        return fault("is larger than " + std::to_string(kMegabytes) + " MiB",
                     say("This is too large for a Coin Wars file: at most {1} MiB can be read.", kMegabytes));
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) return fault("is empty", say("This file is empty."));
    auto read = rules::read_record_text(text);
    if (!read) return fault(read.error().reason, read.error().said);
    if (read->lines_lost > 0 && !read->torn) {
        const int lost = static_cast<int>(read->lines_lost);
        return fault("has been damaged: its last " + std::to_string(lost) + " lines do not hold",
                     say_many(lost, "This file has been damaged: its last line cannot be used.",
                              "This file has been damaged: its last {1} lines cannot be used."));
    }
    return std::move(read->record);
}

std::string on_one_line(const Json& json) {
    if (!json.is_structured()) return value_text(json);
    std::string text(1, json.is_object() ? '{' : '[');
    for (const auto& [key, value] : json.items()) {
        if (text.size() > 1) text.append(", ");
        if (json.is_object()) text.append(value_text(key)).append(": ");
        text.append(on_one_line(value));
    }
    return text.append(1, json.is_object() ? '}' : ']');
}

}  // namespace battles
