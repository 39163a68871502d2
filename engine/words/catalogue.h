#pragma once
// The texts of one language, read from a gettext .po file. Texts that it lacks stay in English.

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "engine/words/plural_forms.h"

namespace words {

class Catalogue {
public:
    // English, the language of the source.
    Catalogue() = default;
    // Parses UTF-8. The header names the plural forms, in one of the ways that plural_forms.h knows, and may name the
    // decimal mark: X-Decimal-Mark. Fuzzy and empty entries, and those that lack a form, are left out. The error is a
    // sentence with the line number.
    static core::Result<Catalogue, std::string> read(std::string_view po);
    // A test language: English with accents, in brackets and two fifths longer. Text outside brackets is
    // missing from the catalogue; text that is cut off would be cut off in other languages.
    static Catalogue pseudo();

    std::string operator()(const Phrase& phrase) const;
    // The same, where lines are put in order of reading: what a value says that runs from right to left leaves the order
    // of the sentence around it alone (it is between U+2068 and U+2069).
    std::string isolating(const Phrase& phrase) const;
    // The translation of an English text; null if there is none.
    const std::string* find(std::string_view english) const;
    std::size_t size() const { return texts_.size(); }
    // Each text of a pair is said instead of the other: of what is left and right, while the table is seen from its other
    // edge. Those of an earlier call are said as they are again.
    void exchange(std::span<const std::pair<Key, Key>> pairs);
    friend bool operator==(const Catalogue&, const Catalogue&) = default;

private:
    using Forms = std::vector<std::string>;  // one, or one for each plural form
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
