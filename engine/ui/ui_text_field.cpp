// Single-line text fields, and where keys go during editing.

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/lists.h"
#include "engine/ui/ui_writing.h"

namespace ui {

namespace {

using platform::Event;

constexpr double kOneLine = 1e9;  // pixels

// Scrolls the line to keep the caret within its field.
void follow_caret(Ui::Impl& in, const Composed& shown, double wide) {
    const double x = in.caret_at(shown.text, shown.caret.at, Type::Body), caret = in.px(2);
    double& scroll = in.writing.scroll;
    scroll = std::clamp(scroll, std::max(0.0, x + caret - std::max(wide, caret)), std::max(0.0, x));
}

void take_press(Ui::Impl& in, const std::string& id, const std::string& value) {
    if (ImGui::IsItemActivated() && in.writing.id != id) {
        const bool goes_on = in.writing.left == id;
        press_into(in, id, value, Chosen::All);
        if (!goes_on) in.writing.text = value;
        in.writing.one_line = true;
        in.writing.all_pressed = !goes_on;
    }
    if (in.writing.id == id && !ImGui::IsItemActive()) in.writing.all_pressed = false;
    if (ImGui::IsItemActivated()) in.now.pressed = in.now.unsettled = true;
}

// Sets the value to the edited text, whatever the caller changed it to; true if it differs.
bool write_in(Ui::Impl& in, std::string& value, std::size_t max, const Measure& measure) {
    if (take_typed(in, in.writing.text, max, measure)) in.now.unsettled = true;
    const std::string before = std::exchange(value, in.writing.text);
    return before != value;
}

// A single-line input, in the field of the widget whose label was registered last.
bool typed_into(Ui& ui, const std::string& id, const Rect& rect, const Rect& field, std::string& value,
                std::size_t max) {
    Ui::Impl& in = ui.impl();
    in.last = {};
    in.last.rect = rect;
    if (in.measuring()) {
        if (std::exchange(in.focus.wanted, false)) in.focus.later = id;
        return false;
    }
    in.add_stop(id, rect, true, false, true);
    in.describe(Label::Kind::Field, false, value);
    const Measure measure = measure_of(in, kOneLine);
    if (in.focus.activated == id || in.focus.wanted || in.focus.later == id) {
        begin_writing(in, id, value, Chosen::All);
        in.writing.one_line = true;
        in.writing.text = value;
        in.focus.later.clear();
        in.now.unsettled = true;
    }
    in.focus.wanted = false;
    const auto writes = [&] { return in.writing.id == id && in.focus.id == id; };
    const bool changed = writes() && write_in(in, value, max, measure);
    const double high = in.type().size(Type::Body), aside = in.px(10);
    const double y = std::floor(field.y0 + std::floor((field.height() - high) / 2));
    ImGui::SetCursorScreenPos(vec(field.x0, field.y0));
    ImGui::InvisibleButton(("##" + id).c_str(), vec(field.width(), field.height()));
    in.last.hovered = ImGui::IsItemHovered();
    take_press(in, id, value);
    const bool writing = writes();
    const double start = std::floor(field.x0 + aside) - (writing ? in.writing.scroll : 0);
    if (writing && !in.writing.all_pressed) take_pointer(in, in.writing.text, {start, y}, measure);
    const Composed shown = writing ? composed(in.writing, value) : Composed{value};
    if (writing) follow_caret(in, shown, field.width() - 2 * aside);
    const double x = std::floor(field.x0 + aside) - (writing ? std::round(in.writing.scroll) : 0);
    const Rect place{x, y, x, y + high};
    const TextLine all{0, shown.text.size()};
    ui.paint().fill(field, {255, 250, 238, 150}, in.px(3));
    in.list()->PushClipRect(vec(field.x0, field.y0), vec(field.x1, field.y1), true);
    paint_line(in, shown, all, place, writing);
    if (writing) paint_caret(in, shown, all, place);
    in.list()->PopClipRect();
    ui.paint().frame(field, palette::kSoft.faded(0.7), 1, in.px(3));
    in.last.focused = in.focus.id == id;
    in.now.labels.back().focused = in.last.focused;
    if (in.last.focused && (in.focus.shown || writing)) in.focus_frame(field);
    return changed;
}

}  // namespace

bool Ui::Impl::is_writing() const { return focus.id == writing.id && before.find(writing.id) != nullptr; }

// True if the text uses the event. Tab and Escape leave the text; in a multi-line text, Alt with an arrow and other
// keys with Ctrl belong to the screen.
bool Ui::Impl::write(const Event& event) {
    if (event.kind == Event::Kind::KeyUp) return true;
    if (event.kind == Event::Kind::KeyDown) {
        using enum platform::Key;
        constexpr platform::Key kOwn[]{Left,
                                       Right,
                                       Up,
                                       Down,
                                       Home,
                                       End,
                                       Backspace,
                                       Delete,
                                       Enter,
                                       platform::Key('A'),
                                       platform::Key('C'),
                                       platform::Key('X'),
                                       platform::Key('V')};
        constexpr platform::Key kArrows[]{Left, Right, Up, Down};
        const bool takes_back = writing.one_line && event.key == platform::Key('Z');  // in longer text, the screen does
        const bool own = takes_back || core::contains(kOwn, event.key);
        const bool letter = event.key >= platform::Key('A') && event.key <= platform::Key('Z');
        if (event.mods.alt) return writing.one_line || !core::contains(kArrows, event.key);
        if (event.mods.ctrl && !own) return writing.one_line;
        if (!own || (letter && !event.mods.ctrl)) return true;
    }
    writing.typed.push_back(event);
    return true;
}

bool Ui::input_text(const Phrase& phrase, std::string& value, std::size_t max) {
    Impl& in = *impl_;
    const Said label = in.said(phrase);
    const double head = line_height(Type::Small) + px(3);
    const bool alone = !in.filling.placed && !in.filling.in_row();
    const Rect rect = in.take(head + px(36));
    in.note(label, rect, in.width(label.printed, Type::Small));
    if (!in.measuring()) in.print({rect.x0, rect.y0}, label.printed, Type::Small, palette::kSoft);
    const bool changed =
        typed_into(*this, in.id_of(label), rect, {rect.x0, rect.y0 + head, rect.x1, rect.y1}, value, max);
    in.tell_unknown(*this, value, alone);
    return changed;
}

bool Ui::input_field(const Phrase& phrase, std::string& value, std::size_t max) {
    Impl& in = *impl_;
    const Said label = in.said(phrase);
    const Rect rect = in.take(px(36));
    in.note(label, rect, 0);
    return typed_into(*this, in.id_of(label), rect, rect, value, max);
}

}  // namespace ui
