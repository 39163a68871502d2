#pragma once
// The program's languages. To add one, add its .po file to assets/words and a line to the list.

#include <filesystem>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/catalogue.h"

namespace screens {

struct Language {
    std::string_view code;  // ISO 639-1, perhaps with a country; the name of its .po file
    std::string_view name;  // in the language itself
};
const std::vector<Language>& languages();

// Returns the code itself; for "system" the first of the user's preferred languages in the list, or English.
std::string_view language_code(std::string_view code);

// Loads the catalogue for a code. "system" is the first of the user's preferred languages in the list, or English.
// "pseudo" is a test language. The error is a sentence for people.
core::Result<words::Catalogue, words::Phrase> catalogue_of(const std::filesystem::path& assets, std::string_view code);

}  // namespace screens
