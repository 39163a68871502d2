#pragma once
// The texts of one language, read from a gettext .po file. Missing texts stay in English.

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace words {

// Which plural form a number takes.
struct PluralForms {
    std::size_t count = 2;
    std::size_t (*form)(int number) = nullptr;  // 0 to count - 1
    friend bool operator==(const PluralForms&, const PluralForms&) = default;
};

// English and German: 1, then all others.
extern const PluralForms kTwoForms;

// Parses a .po header ("nplurals=2; plural=(n != 1);"). nullopt if the formula is unknown.
std::optional<PluralForms> plural_forms(std::string_view header);

class Catalogue {
public:
    // English, the language of the source code.
    Catalogue() = default;
    // Parses UTF-8. The header names the plural forms, in one of the ways that plural_forms() knows, and may set the
    // decimal mark: X-Decimal-Mark. Skips fuzzy, empty and incomplete entries. The error is a sentence with the line
    // number.
    static core::Result<Catalogue, std::string> read(std::string_view po);
    // A test language: English with accents, in brackets, two fifths longer. Text without brackets is missing from the
    // catalogue; text cut off here would be cut off in other languages.
    static Catalogue pseudo();

    std::string operator()(const Phrase& phrase) const;
    // The same, for lines in reading order: a right-to-left value does not change the order of the sentence around it
    // (it is put between U+2068 and U+2069).
    std::string isolating(const Phrase& phrase) const;
    // The translation of an English text; nullptr if there is none.
    const std::string* find(std::string_view english) const;
    std::size_t size() const { return texts_.size(); }
    // Swaps the texts of each pair, such as left and right while the table is seen from its other edge. Replaces the
    // pairs of an earlier call.
    void exchange(std::span<const std::pair<Key, Key>> pairs);
    friend bool operator==(const Catalogue&, const Catalogue&) = default;

private:
    using Forms = std::vector<std::string>;  // a single text, or one per plural form
    std::string sentence(const Phrase& phrase) const;
    enum class Values { AsTheyAre, Isolated };
    std::string said(const Phrase& phrase, Values values) const;
    std::string value(const Phrase& part, Values values) const;

    std::map<std::string, Forms, std::less<>> texts_;
    std::map<std::string, std::string, std::less<>> exchanged_;
    PluralForms plural_forms_ = kTwoForms;
    std::string decimal_mark_ = ".";
    bool pseudo_ = false;
};

}  // namespace words
