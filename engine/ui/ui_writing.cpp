#include "engine/ui/ui_writing.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/core/utf8.h"
#include "engine/platform/window.h"

namespace ui {

namespace {

using platform::Event;

constexpr std::size_t kRemembered = 200;  // changes that can be undone

void copy(const Ui::Impl& in, const std::string& text) {
    const Caret& caret = in.writing.caret;
    if (caret.low() < caret.high()) in.window->set_clipboard(text.substr(caret.low(), caret.high() - caret.low()));
}

void type(Ui::Impl& in, std::string& text, std::string_view typed, std::size_t max) {
    std::string words(typed);
    if (in.writing.one_line) std::ranges::replace(words, '\n', ' ');
    type_text(text, in.writing.caret, words, max);
}

void take_back(Written& writing, std::string& text) {
    if (writing.past.empty()) return;
    text = writing.past.back().text;
    writing.caret = writing.past.back().caret;
    writing.past.pop_back();
}

// Unfinished text replaces the selection.
void compose(Ui::Impl& in, std::string& text, const Event& event, std::size_t max) {
    if (!event.text.empty()) type(in, text, "", max);
    in.writing.composing = {event.text, event.place};
}

void take_key(Ui::Impl& in, std::string& text, const Event& event, std::size_t max, const Measure& measure) {
    Caret& caret = in.writing.caret;
    if (press_key(text, caret, event, measure)) return;
    caret.column.reset();
    if (event.key == platform::Key::Enter) return type(in, text, "\n", max);
    if (event.key == platform::Key('A')) caret = {text.size(), 0};
    if (event.key == platform::Key('C') || event.key == platform::Key('X')) copy(in, text);
    if (event.key == platform::Key('X')) type(in, text, "", max);
    if (event.key == platform::Key('V')) type(in, text, in.window->clipboard(), max);
}

void take_event(Ui::Impl& in, std::string& text, const Event& event, std::size_t max, const Measure& measure) {
    Written& writing = in.writing;
    if (event.kind == Event::Kind::KeyDown && event.key == platform::Key('Z')) return take_back(writing, text);
    const Written::Past before{text, writing.caret};
    if (event.kind == Event::Kind::Compose)
        compose(in, text, event, max);
    else if (event.kind == Event::Kind::Text)
        type(in, text, event.text, max);
    else if (writing.composing.text.empty())  // otherwise the key belongs to the input method
        take_key(in, text, event, max, measure);
    if (event.kind == Event::Kind::Text) writing.composing = {};
    if (text == before.text) return;
    if (writing.past.size() == kRemembered) writing.past.erase(writing.past.begin());
    writing.past.push_back(before);
}

std::string_view part_of(const Composed& shown, TextLine line) {
    return std::string_view(shown.text).substr(line.begin, line.end - line.begin);
}

}  // namespace

Measure measure_of(const Ui::Impl& in, double wrap) {
    return {[&in, wrap](std::string_view text) { return lines_of(text, in.lines(text, Type::Body, wrap)); },
            [&in](std::string_view line, std::size_t at) { return in.caret_at(line, at, Type::Body); },
            [&in](std::string_view line) { return in.leftward(line, Type::Body); }};
}

void begin_writing(Ui::Impl& in, const std::string& id, std::string_view text, Chosen chosen) {
    in.writing = {.id = id, .caret = {text.size(), chosen == Chosen::All ? 0 : text.size()}};
    in.focus.take(id);
}

void press_into(Ui::Impl& in, const std::string& id, std::string_view text, Chosen chosen) {
    if (in.writing.left != id) return begin_writing(in, id, text, chosen);
    in.writing.id = id;
    in.focus.take(id);
}

bool take_typed(Ui::Impl& in, std::string& text, std::size_t max, const Measure& measure) {
    keep_within(text, in.writing.caret);
    const std::vector<Event> typed = std::exchange(in.writing.typed, {});
    for (const Event& event : typed) take_event(in, text, event, max, measure);
    return !typed.empty();
}

void take_pointer(Ui::Impl& in, const std::string& text, Vec2 corner, const Measure& measure) {
    const ImVec2 moved = ImGui::GetIO().MouseDelta;
    const bool pressed = ImGui::IsItemActivated();
    if (!ImGui::IsItemActive() || (!pressed && moved.x == 0 && moved.y == 0)) return;
    in.now.pressed = in.now.pressed || pressed;
    in.now.unsettled = true;
    const std::vector<TextLine> lines = measure.lines(text);
    const double row = (in.mouse.at.y - corner.y) / std::round(1.22 * in.type().size(Type::Body));
    const auto line = static_cast<std::size_t>(std::clamp(row, 0.0, static_cast<double>(lines.size() - 1)));
    Caret& caret = in.writing.caret;
    caret.at = place_at(text, lines[line], in.mouse.at.x - corner.x, measure);
    caret.column.reset();
    if (pressed && !in.mouse.shift) caret.from = caret.at;
    if (pressed && in.mouse.clicks == 2) select_word(text, caret);
}

Composed composed(const Written& writing, const std::string& text) {
    const Composition& composing = writing.composing;
    if (composing.text.empty()) return {text, 0, 0, writing.caret};
    Composed shown{text, std::min(writing.caret.at, text.size())};
    shown.text.insert(shown.from, composing.text);
    shown.to = shown.caret.at = shown.from + composing.text.size();
    std::size_t within = 0;
    for (int i = 0; i < composing.place; ++i) within = core::next_character(composing.text, within);
    if (composing.place > 0) shown.caret.at = shown.from + within;
    shown.caret.from = shown.caret.at;
    return shown;
}

void paint_line(Ui::Impl& in, const Composed& shown, TextLine line, const Rect& place, bool writing) {
    const auto spans = [&](std::size_t from, std::size_t to) {
        from = std::clamp(from, line.begin, line.end) - line.begin;
        to = std::clamp(to, line.begin, line.end) - line.begin;
        return writing && from < to ? in.spans(part_of(shown, line), from, to, Type::Body) : std::vector<text::Span>();
    };
    for (const auto& [left, right] : spans(shown.caret.low(), shown.caret.high()))
        in.list()->AddRectFilled(vec(place.x0 + left, place.y0), vec(place.x0 + right, place.y1),
                                 code(palette::kBrass.faded(0.4)));
    in.print({place.x0, place.y0}, part_of(shown, line), Type::Body, palette::kInk);
    const double thick = std::max(1.0, in.px(1.5));
    for (const auto& [left, right] : spans(shown.from, shown.to))
        in.list()->AddRectFilled(vec(place.x0 + left, place.y1 - thick), vec(place.x0 + right, place.y1),
                                 code(palette::kAccent));
}

void paint_caret(Ui::Impl& in, const Composed& shown, TextLine line, const Rect& place) {
    const std::size_t at = std::clamp(shown.caret.at, line.begin, line.end) - line.begin;
    const double x = std::round(place.x0 + in.caret_at(part_of(shown, line), at, Type::Body));
    const Rect caret{x, place.y0, x + std::max(1.0, in.px(1.5)), place.y1};
    in.list()->AddRectFilled(vec(caret.x0, caret.y0), vec(caret.x1, caret.y1), code(palette::kAccent));
    in.now.caret = caret;
}

}  // namespace ui
