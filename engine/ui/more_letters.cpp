#include "engine/ui/more_letters.h"

#include <imgui.h>
#include <imgui_internal.h>

namespace ui {

namespace {

template <class See>
void each_letter(std::string_view text, See see) {
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        if (static_cast<unsigned char>(*at) < 0x80) {
            ++at;
            continue;
        }
        unsigned int letter = 0;
        at += ImTextCharFromUtf8(&letter, at, end);
        see(static_cast<char32_t>(letter));
    }
}

}  // namespace

void MoreLetters::want(std::string_view text, const ImFont& font) {
    each_letter(text, [&](char32_t letter) {
        if (letter > IM_UNICODE_CODEPOINT_MAX || letter == IM_UNICODE_CODEPOINT_INVALID)
            missing_.insert(letter);
        else if (!font.FindGlyphNoFallback(static_cast<ImWchar>(letter)) && !missing_.contains(letter))
            noted_.insert(letter);
    });
}

bool MoreLetters::find() {
    bool any = false;
    for (const char32_t letter : noted_) {
        if (!fonts_) fonts_.emplace();
        // One that was found and is still lacking cannot be drawn.
        const auto font = found_.contains(letter) ? std::nullopt : fonts_->with(letter);
        if (font)
            found_[letter] = {font->file, font->face};
        else
            missing_.insert(letter);
        any = any || font;
    }
    noted_.clear();
    return any;
}

int MoreLetters::missing_in(std::string_view text) const {
    int missing = 0;
    each_letter(text, [&](char32_t letter) { missing += missing_.contains(letter) ? 1 : 0; });
    return missing;
}

}  // namespace ui
