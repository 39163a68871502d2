#pragma once
// What the fields into which people write have in common, one line or many. Nobody else includes this.

#include "engine/ui/ui_state.h"

namespace ui {

// Lines no longer than so many pixels.
Measure measure_of(const Ui::Inside& in, double wrap);

// Begins with the caret at the end, or with all of the text chosen.
enum class Chosen { Nothing, All };
void begin_writing(Ui::Inside& in, const std::string& id, std::string_view text, Chosen chosen);
// A press on a field that is not being written in; it goes on if it was until then.
void press_into(Ui::Inside& in, const std::string& id, std::string_view text, Chosen chosen);
// What was typed since the last frame; true if it was anything.
bool take_typed(Ui::Inside& in, std::string& text, std::size_t most, const Measure& measure);
// Moves the caret to where the pointer presses the last item, and chooses what it is dragged over. `corner`: of the text.
void take_pointer(Ui::Inside& in, const std::string& text, Vec2 corner, const Measure& measure);

// The text with what an input method is composing at the caret.
struct Composed {
    std::string text;
    std::size_t from = 0, to = 0;  // of what is composed
    Caret caret{};
};
Composed composed(const Written& writing, const std::string& text);
// Prints a line of it; with the caret, the choice and what is composed if it is being written.
void paint_line(Ui::Inside& in, const Composed& shown, TextLine line, const Rect& place, bool writing);
void paint_caret(Ui::Inside& in, const Composed& shown, TextLine line, const Rect& place);

}  // namespace ui
