#include "game/kit/commands/text_form.h"

#include "game/kit/json_text.h"

namespace rules {

std::optional<Refusal> check_text(const std::string& text, const TextBounds& bounds, const Phrase& what,
                                  const char* rule) {
    if (is_written(text, bounds)) return std::nullopt;
    return Refusal{"malformed", rule,
                   say("{1} must be text of {2} to {3} characters, not {4}.", what, static_cast<int>(bounds.least),
                       static_cast<int>(bounds.most), plain(characters(text) ? excerpt(text) : "?"))};
}

}  // namespace rules
