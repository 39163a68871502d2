// A multi-line text field, as tall as its text; it wraps while it is being edited, too.

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

#include "engine/ui/ui_state.h"

namespace ui {

namespace {

using platform::Event;

Measure measure_of(const Ui::Inside& in, double wrap) {
    return {[&in, wrap](std::string_view text) { return lines_of(text, in.lines(text, Type::Body, wrap)); },
            [&in](std::string_view text) { return text.empty() ? 0 : in.width(text, Type::Body); }};
}

void copy(const Ui::Inside& in, const std::string& text) {
    const Caret& caret = in.writing.caret;
    if (caret.low() < caret.high())
        ImGui::SetClipboardText(text.substr(caret.low(), caret.high() - caret.low()).c_str());
}

void take_event(Ui::Inside& in, std::string& text, const Event& event, std::size_t max_bytes, const Measure& measure) {
    Caret& caret = in.writing.caret;
    if (event.kind == Event::Kind::Text) return type_text(text, caret, event.text, max_bytes);
    if (press_key(text, caret, event, measure)) return;
    caret.column.reset();
    if (event.key == platform::Key::Enter) return type_text(text, caret, "\n", max_bytes);
    if (event.key == platform::Key('A')) caret = {text.size(), 0};
    if (event.key == platform::Key('C') || event.key == platform::Key('X')) copy(in, text);
    if (event.key == platform::Key('X')) type_text(text, caret, "", max_bytes);
    if (event.key == platform::Key('V')) type_text(text, caret, ImGui::GetClipboardText(), max_bytes);
}

// Moves the caret to where the pointer presses, and selects what it is dragged over.
void take_pointer(Ui::Inside& in, const std::string& text, const std::string& id, Vec2 corner, const Measure& measure) {
    const ImVec2 moved = ImGui::GetIO().MouseDelta;
    const bool pressed = ImGui::IsItemActivated();
    if (!ImGui::IsItemActive() || (!pressed && moved.x == 0 && moved.y == 0)) return;
    const std::vector<TextLine> lines = measure.lines(text);
    const double row = (in.mouse.at.y - corner.y) / std::round(1.22 * double(in.font(Type::Body)->FontSize));
    const auto line = static_cast<std::size_t>(std::clamp(row, 0.0, static_cast<double>(lines.size() - 1)));
    Caret& caret = in.writing.caret;
    caret.at = place_at(text, lines[line], in.mouse.at.x - corner.x, measure);
    caret.column.reset();
    if (pressed && !ImGui::GetIO().KeyShift) caret.from = caret.at;
    if (pressed && ImGui::GetIO().MouseClickedCount[0] == 2) select_word(text, caret);
    in.writing.id = in.focus.id = id;
    in.now.pressed = in.now.unsettled = true;
}

void paint_lines(Ui::Inside& in, const std::string& text, const std::vector<TextLine>& lines, Vec2 corner, double high,
                 bool writing) {
    const Caret& caret = in.writing.caret;
    const auto x_of = [&](const TextLine& line, std::size_t place) {
        const std::string_view part = std::string_view(text).substr(line.begin, place - line.begin);
        return corner.x + (part.empty() ? 0 : in.width(part, Type::Body));
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const TextLine& line = lines[i];
        const double y = corner.y + high * static_cast<double>(i);
        const std::size_t from = std::clamp(caret.low(), line.begin, line.end),
                          to = std::clamp(caret.high(), line.begin, line.end);
        if (writing && from < to)
            in.list()->AddRectFilled(vec(x_of(line, from), y), vec(x_of(line, to), y + high),
                                     code(palette::kBrass.faded(0.4)));
        in.print({corner.x, y}, std::string_view(text).substr(line.begin, line.end - line.begin), Type::Body,
                 palette::kInk);
        if (!writing || line_at(lines, caret.at) != i) continue;
        const double x = std::round(x_of(line, std::min(caret.at, line.end)));
        in.list()->AddRectFilled(vec(x, y), vec(x + std::max(1.0, in.px(1.5)), y + high), code(palette::kAccent));
    }
}

// Scrolls to keep the caret's line in view.
void follow_caret(Ui::Inside& in, double y, double high) {
    const Panel& panel = in.panel();
    if (!panel.scrolls || (y >= panel.rect.y0 + in.px(8) && y + high <= panel.rect.y1 - in.px(8))) return;
    ImGui::SetScrollFromPosY(static_cast<float>(y - panel.rect.y0), 0.5f);
    in.now.unsettled = true;
}

}  // namespace

bool Ui::Inside::is_writing() const { return focus.id == writing.id && before.find(writing.id) != nullptr; }

// True if the text uses the event. Tab and Escape leave the
// text; other keys with Ctrl or Alt belong to the screen.
bool Ui::Inside::write(const Event& event) {
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
        const bool own = std::ranges::find(kOwn, event.key) != std::end(kOwn);
        const bool letter = event.key >= platform::Key('A') && event.key <= platform::Key('Z');
        if (event.mods.alt || (event.mods.ctrl && !own)) return false;
        if (!own || (letter && !event.mods.ctrl)) return true;
    }
    writing.typed.push_back(event);
    return true;
}

bool Ui::input_lines(const Phrase& phrase, std::string& value, int lines, std::size_t max_bytes) {
    Inside& in = *inside_;
    const Said label = in.said(phrase);
    const std::string id = in.id_of(label);
    const double head = line_height(Type::Small) + px(3), high = line_height(Type::Body);
    const double aside = px(10), above = px(8);
    const Measure measure = measure_of(in, in.next_width() - 2 * aside);
    const std::string before = value;
    bool acted = false;
    if (!in.measuring() && (in.focus.activated == id || in.focus.wanted)) {
        in.writing = {id, {value.size(), value.size()}, {}};
        in.focus.take(id);
        acted = true;
    }
    bool writing = !in.measuring() && in.writing.id == id && in.focus.id == id;
    if (writing) {
        keep_within(value, in.writing.caret);
        for (const Event& event : in.writing.typed) take_event(in, value, event, max_bytes, measure);
        acted = acted || !in.writing.typed.empty();
        in.writing.typed.clear();
    }
    const std::vector<TextLine> now = measure.lines(value);
    const Rect rect = in.take(head + 2 * above + high * std::max<double>(lines, double(now.size())));
    in.last = {};
    in.last.rect = rect;
    if (in.measuring()) {
        in.tell_unknown(*this, value, true);
        return false;
    }
    in.note(label, rect, in.width(label.printed, Type::Small));
    in.add_stop(id, rect, true, false, true);
    in.describe(Label::Kind::Field, false, value);
    in.now.labels.back().focused = in.focus.id == id;
    in.print({rect.x0, rect.y0}, label.printed, Type::Small, palette::kSoft);
    const Rect field{rect.x0, rect.y0 + head, rect.x1, rect.y1};
    const Vec2 corner{field.x0 + aside, field.y0 + above};
    ImGui::SetCursorScreenPos(vec(field.x0, field.y0));
    ImGui::InvisibleButton(("##" + id).c_str(), vec(field.width(), field.height()));
    in.last.hovered = ImGui::IsItemHovered();
    take_pointer(in, value, id, corner, measure);
    writing = in.writing.id == id && in.focus.id == id;
    paint().fill(field, {255, 250, 238, 150}, px(3));
    paint_lines(in, value, now, corner, high, writing);
    paint().frame(field, palette::kSoft.faded(0.7), 1, px(3));
    if (acted) follow_caret(in, corner.y + high * double(line_at(now, in.writing.caret.at)), high);
    in.last.focused = in.focus.id == id;
    if (in.last.focused && (in.focus.shown || writing)) in.focus_frame(field);
    if (acted) in.now.unsettled = true;
    in.tell_unknown(*this, value, true);
    return value != before;
}

}  // namespace ui
