#include "game/shell/ui_script_names.h"

#include <algorithm>

namespace screens {

namespace {

// True for ASCII letters and digits, and for every byte beyond ASCII.
bool is_letter(char c) {
    return static_cast<unsigned char>(c) >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9');
}

bool ends_word(std::string_view text, std::size_t at) {
    return at == 0 || at >= text.size() || !is_letter(text[at - 1]) || !is_letter(text[at]);
}

}  // namespace

void BoxNames::add(const std::string& english, const words::Catalogue& catalogue) {
    const std::string* other = catalogue.find(english);
    if (!other || *other == english) return;
    names_.emplace(english, *other);
    // "Pepper, a large dog" may also be called "Pepper".
    if (const auto comma = english.find(", "); comma != std::string::npos && other->find(", ") != std::string::npos)
        names_.emplace(english.substr(0, comma), other->substr(0, other->find(", ")));
    longest_ = std::max(longest_, english.size());
}

void BoxNames::add(const rules::Json& box, const words::Catalogue& catalogue) {
    if (box.is_string()) return add(box.get<std::string>(), catalogue);
    if (box.is_object())
        for (const auto& [key, value] : box.items()) add(key, catalogue);
    if (box.is_structured())
        for (const rules::Json& part : box) add(part, catalogue);
}

std::string BoxNames::translated(std::string_view text) const {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = ends_word(text, at) ? std::min(longest_, text.size() - at) : 0;
        auto found = names_.end();
        for (; length > 0 && found == names_.end(); --length)
            if (ends_word(text, at + length)) found = names_.find(text.substr(at, length));
        if (found == names_.end()) {
            result.push_back(text[at++]);
        } else {
            result += found->second;
            at += found->first.size();
        }
    }
    return result;
}

}  // namespace screens
