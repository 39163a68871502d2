#pragma once
// The kinds of files that the program knows, identified by their "format": "coinwars-battle/1".

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
// Returns the format that the file claims; nullopt if there is none or it is malformed.
std::optional<FormatVersion> format_of(const Json& json);

struct FileKind {
    std::string_view format;  // without its version
    int newest;               // the newest version this program reads
    words::Key name;          // "a battle"
};
// Every kind the program writes or reads.
std::span<const FileKind> file_kinds();
const FileKind* find_file_kind(std::string_view format);

// "a battle", "a save or replay of Universalis"; empty if the program does not know the file.
Phrase what_it_is(const Json& json);

// Explains that a text is not JSON, and where it fails: "line 2, column 8: ...".
Phrase why_unreadable(const std::string& reason);
// Returns why the file is not of kind `format` (without version): what it is and what is needed. nullopt if it claims
// to be of that kind, even in a newer version.
std::optional<Phrase> why_not_of(std::string_view format, const Json& json);
// The same for a save or replay that is not of the game `needed`.
std::optional<Phrase> why_not_played(std::string_view needed, std::string_view game);

}  // namespace rules
