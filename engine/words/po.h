#pragma once
// Reads gettext .po files: entries of msgctxt, msgid, msgid_plural, msgstr, msgstr[0] to msgstr[5] and the fuzzy flag.

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace words {

struct PoEntry {
    std::string id, plural;          // English, `id` in its context (phrase.h); an empty id is the header
    std::vector<std::string> texts;  // in the file's language; one per plural form
    bool fuzzy = false;
};

// The entries in file order. The error is a sentence with the line number: an unknown keyword, an
// unterminated string, an entry without an id, or a duplicate id.
core::Result<std::vector<PoEntry>, std::string> read_po(std::string_view file);

// A field of the header: for "X-Decimal-Mark: ,\n" it is ",". Empty if the field is missing.
std::string header_field(std::string_view header, std::string_view name);

}  // namespace words
