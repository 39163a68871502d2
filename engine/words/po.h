#pragma once
// Reads gettext's .po files: entries of msgid, msgid_plural, msgstr, msgstr[0], msgstr[1] and the fuzzy flag.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace words {

struct PoEntry {
    std::string id, plural;  // English; an empty id is the header
    std::string text, many;  // in the file's language
    bool fuzzy = false;
};

// In the file's order. The error is a sentence with the line: a word that is no keyword, a string that does
// not end, an entry without an id, an id that stands twice.
core::Result<std::vector<PoEntry>, std::string> read_po(std::string_view file);

// "X-Decimal-Mark: ,\n" in a header's text: ",". Empty where it is not there.
std::string header_field(std::string_view header, std::string_view name);

}  // namespace words
