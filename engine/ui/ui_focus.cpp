// Moves the keyboard focus through the panels.

#include <algorithm>
#include <cmath>

#include "engine/ui/ui_state.h"

namespace ui {
namespace {

using platform::Event;

// The stops that the focus can reach: a dialog hides all others.
std::vector<const Stop*> reachable(const std::vector<Stop>& stops, bool dialog) {
    std::vector<const Stop*> result;
    for (const Stop& stop : stops)
        if (stop.enabled && stop.in_dialog == dialog) result.push_back(&stop);
    return result;
}

const Stop* next_in_order(const std::vector<const Stop*>& stops, const std::string& focus, int step) {
    if (stops.empty()) return nullptr;
    const int count = static_cast<int>(stops.size());
    for (int i = 0; i < count; ++i)
        if (stops[static_cast<std::size_t>(i)]->id == focus)
            return stops[static_cast<std::size_t>((i + step + count) % count)];
    return step > 0 ? stops.front() : stops.back();
}

// The nearest stop in the arrow's direction; sideways distance counts double.
const Stop* next_towards(const std::vector<const Stop*>& stops, const std::string& focus, Vec2 direction) {
    const Stop* from = nullptr;
    for (const Stop* stop : stops)
        if (stop->id == focus) from = stop;
    if (!from) return stops.empty() ? nullptr : stops.front();
    const Stop* best = nullptr;
    double best_cost = 0;
    for (const Stop* stop : stops) {
        const Vec2 way = stop->rect.center() - from->rect.center();
        const double ahead = dot(way, direction);
        if (stop == from || ahead < 2) continue;
        const double cost = ahead + 2 * std::abs(cross(direction, way));
        if (best && cost >= best_cost) continue;
        best = stop;
        best_cost = cost;
    }
    return best;
}

Vec2 arrow(platform::Key key) {
    if (key == platform::Key::Left) return {-1, 0};
    if (key == platform::Key::Right) return {1, 0};
    if (key == platform::Key::Up) return {0, -1};
    return key == platform::Key::Down ? Vec2{0, 1} : Vec2{};
}

const Stop* first_accented(const std::vector<const Stop*>& stops) {
    for (const Stop* stop : stops)
        if (stop->accent) return stop;
    return nullptr;
}

// The stops from where Tab enters from the table.
std::vector<const Stop*> from_start(const Frame& frame, const std::vector<const Stop*>& stops) {
    std::vector<const Stop*> found;
    for (const Stop* stop : stops)
        if (stop->in_dialog || stop >= frame.stops.data() + frame.tab_starts) found.push_back(stop);
    return found;
}

// Where Tab enters the panels or a dialog: the accented button, but a text field if that comes first.
const Stop* first_for_tab(const Frame& frame, const std::vector<const Stop*>& stops) {
    const std::vector<const Stop*> found = from_start(frame, stops);
    if (found.empty()) return next_in_order(stops, "", 1);
    const Stop* accent = first_accented(found);
    const bool starts_later = !frame.dialog && frame.tab_starts > 0;
    return accent && !starts_later && !found.front()->edits ? accent : found.front();
}

// The stop that Enter presses if no widget has the focus.
const Stop* first_for_enter(const Frame& frame, const std::vector<const Stop*>& stops) {
    const Stop* accent = first_accented(from_start(frame, stops));
    return accent ? accent : first_accented(stops);
}

// If nothing is accented, not even a closed button, Enter acts like Escape.
const Stop* pressed_in_dialog(const Frame& frame, const std::vector<const Stop*>& stops, platform::Key key) {
    if (stops.empty()) return nullptr;
    const bool accents =
        std::ranges::any_of(frame.stops, [](const Stop& stop) { return stop.in_dialog && stop.accent; });
    return key == platform::Key::Enter && accents ? first_accented(stops) : stops.back();
}

// Where Enter goes from a text field in a dialog: to the next field or an accented button.
const Stop* behind_line(const std::vector<const Stop*>& stops, const std::string& line) {
    const auto found = std::ranges::find(stops, line, &Stop::id);
    if (found == stops.end() || found + 1 == stops.end()) return nullptr;
    const Stop* next = *(found + 1);
    return next->edits || next->accent ? next : nullptr;
}

}  // namespace

const Stop* Frame::find(const std::string& stop) const {
    const auto found = std::ranges::find_if(
        stops, [&](const Stop& each) { return each.id == stop && each.enabled && each.in_dialog == dialog; });
    return found == stops.end() ? nullptr : &*found;
}

bool Ui::Impl::steer(const Event& event) {
    const bool writes = is_writing();
    if (event.kind != Event::Kind::KeyDown) return writes ? write(event) : before.dialog;
    const platform::Key key = event.key;
    if (key >= platform::Key::F1 && key <= platform::Key::F12 && key != platform::Key::F6) return false;
    const std::vector<const Stop*> reach = reachable(before.stops, before.dialog);
    const bool focused = before.find(focus.id) != nullptr;
    const auto go = [&](const Stop* stop) {
        if (stop) focus.id = stop->id;
        focus.shown = focus.scrolls = true;
        for (const Stop* each : reach)
            if (stop == each && each->edits) focus.activated = each->id;
        return true;
    };
    if (key == platform::Key::F6) {
        if (!focused) return go(next_in_order(reach, "", 1));
        focus.id.clear();
        return true;
    }
    if (key == platform::Key::Tab && !focused && !event.mods.shift && (!input.table_keeps_tab || before.dialog))
        return go(first_for_tab(before, reach));
    if (key == platform::Key::Tab && (focused || !input.table_keeps_tab || before.dialog))
        return go(next_in_order(reach, focus.id, event.mods.shift ? -1 : 1));
    const bool leaves_line = writing.one_line && (key == platform::Key::Enter || arrow(key).y != 0);
    if (writes && writing.composing.text.empty() && (key == platform::Key::Escape || leaves_line)) {
        writing.id.clear();
        const bool goes_on = before.dialog && key == platform::Key::Enter;
        if (const Stop* next = goes_on ? behind_line(reach, focus.id) : nullptr) {
            if (!next->edits) focus.activated = next->id;
            return next->edits ? go(next) : true;
        }
        focus.shown = focus.shown || key == platform::Key::Escape;
        return arrow(key) == Vec2{} || go(next_towards(reach, focus.id, arrow(key)));
    }
    if (writes) return write(event);
    if (focused && !event.mods.alt && arrow(key) != Vec2{}) return go(next_towards(reach, focus.id, arrow(key)));
    if (key == platform::Key::Enter && input.table_keeps_enter && !before.dialog) return false;
    if (focused && focus.shown && (key == platform::Key::Enter || key == platform::Key::Space)) {
        focus.activated = focus.id;
        return true;
    }
    if (before.dialog && (key == platform::Key::Enter || key == platform::Key::Escape)) {
        if (const Stop* stop = pressed_in_dialog(before, reach, key)) focus.activated = stop->id;
        return true;
    }
    const bool presses = key == platform::Key::Enter || key == platform::Key::Space;
    if (presses && input.enter_presses && !before.dialog) {
        if (const Stop* stop = first_for_enter(before, reach)) return focus.activated = stop->id, true;
        return false;
    }
    if (focused && focus.shown && key == platform::Key::Escape) {
        focus.id.clear();
        return true;
    }
    return before.dialog;
}

// Drawn around its visible part.
void Ui::Impl::focus_frame(const Rect& rect) {
    const double gap = px(2), width = std::max(2.0, px(2)), edge = px(4);
    Rect shown = rect;
    if (const Panel& in = panel(); in.scrolls) {
        shown.y0 = std::clamp(rect.y0, in.rect.y0 + edge, in.rect.y1 - edge);
        shown.y1 = std::clamp(rect.y1, in.rect.y0 + edge, in.rect.y1 - edge);
    }
    if (shown.y1 <= shown.y0) return;
    list()->PushClipRectFullScreen();
    const Rect around = shown.grown(gap + width / 2);
    list()->AddRect(vec(around.x0, around.y0), vec(around.x1, around.y1), code(palette::kBrassLight),
                    static_cast<float>(px(5)), 0, static_cast<float>(width + 2));
    list()->AddRect(vec(around.x0, around.y0), vec(around.x1, around.y1), code(palette::kAccent),
                    static_cast<float>(px(5)), 0, static_cast<float>(width));
    list()->PopClipRect();
}

void Ui::focus_next() { impl_->focus.wanted = true; }

}  // namespace ui
