#pragma once
// What the files of the program are, told by the "format" that they name: "coinwars-battle/1".

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/kit/json.h"
#include "game/kit/phrases.h"

namespace rules {

struct FormatVersion {
    std::string name;  // "coinwars-battle"
    int version = 0;   // from 1
    friend bool operator==(const FormatVersion&, const FormatVersion&) = default;
};
// The format that the file claims; nullopt if it names none, or not in this form.
std::optional<FormatVersion> format_of(const Json& json);

struct FileKind {
    std::string_view format;  // without its version
    int newest;               // that this program reads
    words::Key name;          // "a battle"
};
// All that the program writes or reads.
std::span<const FileKind> file_kinds();
const FileKind* find_file_kind(std::string_view format);

// "a battle", "a save or replay of Universalis"; empty: no file that the program knows.
Phrase what_it_is(const Json& json);

// Of a text that is no JSON, and what is wrong with it: "line 2, column 8: ...".
Phrase why_unreadable(const std::string& reason);
// Why the file is not of the kind `format`, without its version: what it is, and what is needed. Nothing: it claims to be
// of that kind, perhaps of a newer version.
std::optional<Phrase> why_not_of(std::string_view format, const Json& json);
// The same of a save or replay: why it is none of the game `needed`.
std::optional<Phrase> why_not_played(std::string_view needed, std::string_view game);

}  // namespace rules
