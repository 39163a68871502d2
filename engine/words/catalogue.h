#pragma once
// The texts of one language, read from a gettext .po file. Texts that it lacks stay in English.

#include <map>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace words {

class Catalogue {
public:
    // English, the language of the source.
    Catalogue() = default;
    // Parses UTF-8 with two plural forms, singular first (nplurals=2; plural=(n != 1)). The header may name
    // the decimal mark: X-Decimal-Mark. Fuzzy and empty entries are left out. The error is a sentence with
    // the line number.
    static core::Result<Catalogue, std::string> read(std::string_view po);
    // A test language: English with accents, in brackets and two fifths longer. Text outside brackets is
    // missing from the catalogue; text that is cut off would be cut off in other languages.
    static Catalogue pseudo();

    std::string operator()(const Phrase& phrase) const;
    // The translation of an English text; null if there is none.
    const std::string* find(std::string_view english) const;
    std::size_t size() const { return texts_.size(); }
    friend bool operator==(const Catalogue&, const Catalogue&) = default;

private:
    struct Text {
        std::string one, many;
        friend bool operator==(const Text&, const Text&) = default;
    };
    std::string sentence(const Phrase& phrase) const;

    std::map<std::string, Text, std::less<>> texts_;
    std::string decimal_mark_ = ".";
    bool pseudo_ = false;
};

}  // namespace words
