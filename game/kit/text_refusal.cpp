#include "game/kit/text_refusal.h"

#include <algorithm>

#include "game/kit/json_text.h"

namespace rules {

namespace {

Phrase in_words(Flaw flaw, const std::string& text, const TextBounds& bounds, const Phrase& what) {
    switch (flaw) {
        case Flaw::Control:
            return say("{1} has a control character, which is not allowed.", what);
        case Flaw::LineBreak:
            return say("{1} has a line break, but must be a single line.", what);
        case Flaw::Blank:
            return say("{1} is nothing but spaces.", what);
        case Flaw::Short:
            if (text.empty()) return say("{1} is empty.", what);
            return say("{1} is too short: it needs at least {2} characters.", what, static_cast<int>(bounds.min));
        case Flaw::Long:
            break;
    }
    const std::size_t count = characters(text).value_or(text.size());
    if (count <= bounds.max) return say("{1} is too long: too many marks are stacked on its letters.", what);
    return say("{1} is too long: it has {2} characters, and the limit is {3}.", what, static_cast<int>(count),
               static_cast<int>(bounds.max));
}

}  // namespace

std::optional<Refusal> check_text(const std::string& text, const TextBounds& bounds, const Phrase& what,
                                  const char* rule) {
    const auto flaw = flaw_in(text, bounds);
    if (!flaw) return std::nullopt;
    return Refusal{"malformed", rule, in_words(*flaw, text, bounds, what)};
}

std::optional<Phrase> fault_of_name(const std::string& name, const TextBounds& bounds, const Phrase& what,
                                    std::span<const std::string> others) {
    if (const auto flaw = flaw_in(name, bounds)) return in_words(*flaw, name, bounds, what);
    const auto same = [wanted = folded(name)](const std::string& other) { return folded(other) == wanted; };
    if (std::ranges::any_of(others, same)) return say("Somebody here is already called {1}.", plain(excerpt(name)));
    return std::nullopt;
}

}  // namespace rules
