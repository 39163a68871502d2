#include "engine/text/letter_runs.h"

#include "engine/core/utf8.h"

namespace text {

namespace {

hb_unicode_funcs_t* unicode() { return hb_unicode_funcs_get_default(); }

// True for marks, joiners and direction controls, which cannot stand without the letter before them.
bool leans(char32_t letter) {
    switch (hb_unicode_general_category(unicode(), letter)) {
        case HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
        case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
        case HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
        case HB_UNICODE_GENERAL_CATEGORY_FORMAT:
            return true;
        default:
            return false;
    }
}

struct Choice {
    const Font* font = nullptr;
    bool missing = false;
    friend bool operator==(const Choice&, const Choice&) = default;
};

class FontChooser {
public:
    FontChooser(const Hand& hand, const FontFinder& find, Fonts& fonts) : hand_(hand), find_(find), fonts_(fonts) {}

    std::vector<Choice> choices(const std::u32string& text) const {
        std::vector<Choice> chosen(text.size());
        std::size_t base = 0;  // the letter that carries the marks
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (i == 0 || !leans(text[i])) {
                base = i;
                chosen[i] = is_seen(text[i]) ? choice(text[i]) : Choice{hand_.font};
                continue;
            }
            chosen[i] = chosen[base];
            if (is_seen(text[i]) && !draws(chosen[base], text[base], text[i])) lean(text, base, i, chosen);
        }
        return chosen;
    }

private:
    Choice choice(char32_t letter) const {
        for (const Font* font : {hand_.font, hand_.second})
            if (font && font->glyph(letter) != 0) return {font};
        if (hand_.plain && hand_.plain(letter)) return {};
        const Font* other = other_font(letter);
        return {other, other == nullptr};
    }
    const Font* other_font(char32_t letter) const {
        const auto place = find_ ? find_(letter) : std::nullopt;
        const Font* font = place ? fonts_.read(*place) : nullptr;
        return font && font->glyph(letter) != 0 ? font : nullptr;
    }

    // True if the letter's font also has the mark, or both as one letter.
    bool draws(const Choice& choice, char32_t letter, char32_t mark) const {
        hb_codepoint_t both = 0;
        const bool composed = hb_unicode_compose(unicode(), letter, mark, &both) != 0;
        if (!choice.font) return !choice.missing && hand_.plain && hand_.plain(mark);
        return choice.font->glyph(mark) != 0 || (composed && choice.font->glyph(both) != 0);
    }
    // Uses the mark's font for its base letters too, if it has them.
    void lean(const std::u32string& text, std::size_t base, std::size_t mark, std::vector<Choice>& chosen) const {
        const Font* font = other_font(text[mark]);
        if (!font || (font->glyph(text[base]) == 0 && !chosen[base].missing)) return;
        for (std::size_t i = base; i <= mark; ++i) chosen[i] = {font};
    }

    const Hand& hand_;
    const FontFinder& find_;
    Fonts& fonts_;
};

// Characters of no script join the letters before them, or at the start those after.
std::vector<hb_script_t> scripts_of(const std::u32string& text) {
    const auto is_one = [](hb_script_t script) {
        return script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN;
    };
    std::vector<hb_script_t> scripts;
    hb_script_t now = HB_SCRIPT_COMMON;
    for (const char32_t letter : text) {
        const hb_script_t script = hb_unicode_script(unicode(), letter);
        if (is_one(script) && now == HB_SCRIPT_COMMON) std::fill(scripts.begin(), scripts.end(), script);
        if (is_one(script)) now = script;
        scripts.push_back(now);
    }
    return scripts;
}

}  // namespace

bool is_seen(char32_t letter) {
    const bool steers = hb_unicode_general_category(unicode(), letter) == HB_UNICODE_GENERAL_CATEGORY_FORMAT;
    return !steers && !(letter >= 0xfe00 && letter <= 0xfe0f) && letter < 0xe0000;
}

LetterRuns letters_of(std::string_view text, const Hand& hand, const FontFinder& find, Fonts& fonts) {
    LetterRuns letters;
    for (const char32_t letter : core::code_points(text)) letters.text += letter < U' ' ? U' ' : letter;
    for (std::size_t at = 0; at < text.size(); at = core::next_character(text, at)) letters.places.push_back(at);
    letters.places.push_back(text.size());
    letters.order = reading_order(letters.text);
    const std::vector<Choice> chosen = FontChooser(hand, find, fonts).choices(letters.text);
    const std::vector<hb_script_t> scripts = scripts_of(letters.text);
    for (std::size_t i = 0; i < letters.text.size(); ++i) {
        const signed char level = letters.order.levels[i];
        const bool goes_on =
            i > 0 && chosen[i] == chosen[i - 1] && scripts[i] == scripts[i - 1] && level == letters.order.levels[i - 1];
        if (!goes_on) letters.runs.push_back({i, i, chosen[i].font, chosen[i].missing, scripts[i], level});
        letters.runs.back().end = i + 1;
        letters.run_of.push_back(letters.runs.size() - 1);
    }
    return letters;
}

}  // namespace text
