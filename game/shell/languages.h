#pragma once
// The languages of the program. To add one: its .po file in assets/words and its line in the list.

#include <filesystem>
#include <string>
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

// The code itself; of "system" the first of the user's preferred languages that is in the list, else English.
std::string_view language_code(std::string_view code);

// The catalogue for a code. "system" is the first of the user's preferred languages that is in the list, else
// English. "pseudo" is a test language. The error is a sentence for people.
core::Result<words::Catalogue, words::Phrase> catalogue_of(const std::filesystem::path& assets, std::string_view code);

}  // namespace screens
