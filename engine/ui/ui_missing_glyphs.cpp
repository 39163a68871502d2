// Characters that the fonts lack: they are kept as typed and printed as "?".

#include <imgui_internal.h>

#include "engine/ui/ui_state.h"

namespace ui {

int Ui::unknown_in(std::string_view text) const {
    const ImFont* face = inside_->font(Type::Body);
    int unknown = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        unsigned int sign = 0;
        at += ImTextCharFromUtf8(&sign, at, end);
        const bool prints = sign == '\n' || (sign <= IM_UNICODE_CODEPOINT_MAX &&
                                             face->FindGlyphNoFallback(static_cast<ImWchar>(sign)));
        if (!prints || sign == IM_UNICODE_CODEPOINT_INVALID) ++unknown;
    }
    return unknown;
}

void Ui::Inside::tell_unknown(Ui& ui, std::string_view value, bool alone) {
    const int unknown = alone ? ui.unknown_in(value) : 0;
    if (unknown == 0) return;
    const Touch field = last;
    ui.text(
        words::say_many(unknown, "Only Latin letters can be shown here: {1} sign is kept, but shown as “?”.",
                        "Only Latin letters can be shown here: {1} signs are kept, but shown as “?”."),
        {.type = Type::Small, .colour = palette::kSoft});
    last = field;
}

}  // namespace ui
