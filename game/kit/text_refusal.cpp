#include "game/kit/text_refusal.h"

#include "game/kit/json_text.h"

namespace rules {

namespace {

Phrase in_words(Flaw flaw, const std::string& text, const TextBounds& bounds, const Phrase& what) {
    switch (flaw) {
        case Flaw::Control:
            return say("{1} has a control character, which no text may have.", what);
        case Flaw::LineBreak:
            return say("{1} has a line break, but is one line.", what);
        case Flaw::Blank:
            return say("{1} is nothing but blanks.", what);
        case Flaw::Short:
        case Flaw::Long:
            break;
    }
    return say("{1} must be text of {2} to {3} characters, not {4}.", what, static_cast<int>(bounds.least),
               static_cast<int>(bounds.most), plain(characters(text) ? excerpt(text) : "?"));
}

}  // namespace

std::optional<Refusal> check_text(const std::string& text, const TextBounds& bounds, const Phrase& what,
                                  const char* rule) {
    const auto flaw = flaw_in(text, bounds);
    if (!flaw) return std::nullopt;
    return Refusal{"malformed", rule, in_words(*flaw, text, bounds, what)};
}

}  // namespace rules
