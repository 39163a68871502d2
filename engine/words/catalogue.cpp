#include "engine/words/catalogue.h"

#include <algorithm>

#include "engine/core/utf8.h"
#include "engine/words/po.h"
#include "engine/words/pseudo.h"

namespace words {

namespace {

bool is_whole(const PoEntry& entry, std::size_t forms) {
    return entry.texts.size() == (entry.plural.empty() ? 1 : forms) &&
           std::ranges::none_of(entry.texts, [](const std::string& text) { return text.empty(); });
}

}  // namespace

core::Result<Catalogue, std::string> Catalogue::read(std::string_view po) {
    auto entries = read_po(po);
    if (!entries) return core::failure(entries.error());
    Catalogue catalogue;
    for (PoEntry& entry : *entries) {
        if (entry.id.empty()) {
            const std::string header = entry.texts.empty() ? "" : entry.texts.front();
            if (const std::string mark = header_field(header, "X-Decimal-Mark"); !mark.empty())
                catalogue.decimal_mark_ = mark;
            const std::string plural = header_field(header, "Plural-Forms");
            if (plural.empty()) continue;
            const auto forms = plural_forms(plural);
            if (!forms) return core::failure("The plural forms \"" + plural + "\" are not known here.");
            catalogue.plural_forms_ = *forms;
        } else if (!entry.fuzzy && is_whole(entry, catalogue.plural_forms_.count)) {
            catalogue.texts_.insert_or_assign(std::move(entry.id), std::move(entry.texts));
        }
    }
    return catalogue;
}

Catalogue Catalogue::pseudo() {
    Catalogue catalogue;
    catalogue.pseudo_ = true;
    return catalogue;
}

const std::string* Catalogue::find(std::string_view english) const {
    const auto found = texts_.find(english);
    return found == texts_.end() ? nullptr : &found->second.front();
}

void Catalogue::exchange(std::span<const std::pair<Key, Key>> pairs) {
    exchanged_.clear();
    for (const auto& [one, other] : pairs) {
        exchanged_.emplace(one.english(), other.english());
        exchanged_.emplace(other.english(), one.english());
    }
}

std::string Catalogue::sentence(const Phrase& phrase) const {
    const bool counted = !phrase.many.empty();
    const auto instead = exchanged_.find(phrase.text);
    const std::string& text = instead == exchanged_.end() ? phrase.text : instead->second;
    const std::string own(counted && phrase.count != 1 ? phrase.many : without_context(text));
    if (pseudo_) return in_pseudo(own);
    const auto found = texts_.find(text);
    if (found == texts_.end()) return own;
    const Forms& forms = found->second;
    return counted && forms.size() > 1 ? forms.at(plural_forms_.form(phrase.count)) : forms.front();
}

std::string Catalogue::operator()(const Phrase& phrase) const { return said(phrase, Values::AsTheyAre); }

std::string Catalogue::isolating(const Phrase& phrase) const { return said(phrase, Values::Isolated); }

std::string Catalogue::value(const Phrase& part, Values values) const {
    std::string words = said(part, values);
    const bool apart = values == Values::Isolated && core::runs_leftward(words);
    return apart ? "\u2068" + words + "\u2069" : words;
}

std::string Catalogue::said(const Phrase& phrase, Values values) const {
    std::string said;
    switch (phrase.kind) {
        case Phrase::Kind::Plain:
            return core::contained(phrase.text);  // a name must not change the direction of other text
        case Phrase::Kind::Figure:
            said = phrase.text;
            if (const std::size_t point = said.find('.'); point != std::string::npos)
                said.replace(point, 1, decimal_mark_);
            return said;
        case Phrase::Kind::Joined:
            for (const Phrase& part : phrase.parts) said += value(part, values);
            return said;
        case Phrase::Kind::Key:
            break;
    }
    const std::string pattern = sentence(phrase);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const std::size_t place = i + 2 < pattern.size() && pattern[i] == '{' && pattern[i + 2] == '}'
                                      ? static_cast<std::size_t>(pattern[i + 1] - '1')
                                      : phrase.parts.size();
        if (place >= phrase.parts.size()) {
            said += pattern[i];
            continue;
        }
        said += value(phrase.parts[place], values);
        i += 2;
    }
    return said;
}

}  // namespace words
