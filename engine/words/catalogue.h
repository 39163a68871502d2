#pragma once
// The texts of one language, read from a gettext .po file. One that it does not hold is said in English.

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace words {

class Catalogue {
public:
    // English, which the program itself is written in.
    Catalogue() = default;
    // UTF-8, with two plural forms, the first for one (nplurals=2; plural=(n != 1)); its header may name the
    // decimal mark: X-Decimal-Mark. Fuzzy and empty entries are left out. The error is a sentence with the
    // line.
    static core::Result<Catalogue, std::string> read(std::string_view po);
    // English with accents, in brackets and two fifths longer: what stands outside brackets is in no
    // catalogue, and what is cut off will be cut off in other languages.
    static Catalogue pseudo();

    std::string operator()(const Phrase& phrase) const;
    // Of one English text; nothing where it is not translated.
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
