#pragma once
// Shared by text fields of one and of many lines. Only for this folder's sources.

#include "engine/ui/ui_state.h"

namespace ui {

// For lines up to `wrap` pixels wide.
Measure measure_of(const Ui::Impl& in, double wrap);

// Starts editing, with the caret at the end or everything selected.
enum class Chosen { Nothing, All };
void begin_writing(Ui::Impl& in, const std::string& id, std::string_view text, Chosen chosen);
// Handles a press on a field that is not being edited; resumes if it was until now.
void press_into(Ui::Impl& in, const std::string& id, std::string_view text, Chosen chosen);
// Applies what was typed since the last frame; true if there was anything.
bool take_typed(Ui::Impl& in, std::string& text, std::size_t max, const Measure& measure);
// Moves the caret to where the pointer presses the last item, and selects by dragging. `corner`: of the text.
void take_pointer(Ui::Impl& in, const std::string& text, Vec2 corner, const Measure& measure);

// The text including the unfinished text at the caret.
struct Composed {
    std::string text;
    std::size_t from = 0, to = 0;  // the unfinished part
    Caret caret{};
};
Composed composed(const Written& writing, const std::string& text);
// Prints a line; while editing, with caret, selection and unfinished text.
void paint_line(Ui::Impl& in, const Composed& shown, TextLine line, const Rect& place, bool writing);
void paint_caret(Ui::Impl& in, const Composed& shown, TextLine line, const Rect& place);

}  // namespace ui
