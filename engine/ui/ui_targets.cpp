// Touch input on panels: fingers press what is nearest, and drag what scrolls.

#include <algorithm>

#include "engine/ui/targets.h"
#include "engine/ui/ui_state.h"

namespace ui {

using platform::Event;

namespace {

bool can_be_pressed(const Label& label) { return label.widget && !label.covered; }

}  // namespace

void Ui::Impl::widen_targets() {
    std::vector<Label*> pressed;
    std::vector<Rect> widgets;
    for (Label& label : now.labels) {
        const Rect shown = label.rect.within(label.panel);
        if (!can_be_pressed(label) || shown.x1 <= shown.x0 || shown.y1 <= shown.y0) continue;
        pressed.push_back(&label);
        widgets.push_back(shown);
    }
    const std::vector<Rect> targets = press_targets(widgets, kTarget * input.pixels_a_mm);
    for (std::size_t i = 0; i < pressed.size(); ++i) pressed[i]->target = targets[i];
}

Event Ui::Impl::aimed(const Event& event) const {
    const bool presses =
        event.kind == Event::Kind::Move || event.kind == Event::Kind::Press || event.kind == Event::Kind::Release;
    if (!presses || !event.touch || event.by != Vec2{}) return event;
    std::vector<Rect> widgets, targets;
    for (const Label& label : before.labels) {
        if (!can_be_pressed(label) || label.target.x1 <= label.target.x0) continue;
        widgets.push_back(label.rect.within(label.panel));
        targets.push_back(label.target);
    }
    const int meant = pressed_at(widgets, targets, event.at);
    if (meant < 0) return event;
    const Rect& on = widgets[static_cast<std::size_t>(meant)];
    Event there = event;
    there.at = {std::clamp(event.at.x, on.x0, std::max(on.x0, on.x1 - 1)),
                std::clamp(event.at.y, on.y0, std::max(on.y0, on.y1 - 1))};
    return there;
}

bool Ui::Impl::pulls(const Event& event) {
    if (event.kind == Event::Kind::Pinch && before.catches_all(event.at)) {
        mouse.pull = Mouse::Pull{event.at, event.by.y, event.at.y};
        return true;
    }
    if (event.kind == Event::Kind::Press || event.kind == Event::Kind::Leave) mouse.pull.reset();
    if (event.kind == Event::Kind::Release) return mouse.pull.has_value();
    const bool drags = event.kind == Event::Kind::Move && event.touch && mouse.owner == Mouse::Owner::Panels;
    if (!drags || event.by == Vec2{}) return false;
    if (mouse.pull) {
        mouse.pull->by += event.at.y - mouse.pull->at;
        mouse.pull->at = event.at.y;
        return true;
    }
    const Vec2 from = event.at - event.by;
    const bool level = std::abs(event.by.x) > std::abs(event.by.y);
    const auto keeps = [&](const Label& label) {
        const bool line = label.kind == Label::Kind::Slider || label.kind == Label::Kind::Field;
        return (label.drags || (line && level)) && label.rect.contains(from);
    };
    if (std::ranges::any_of(before.labels, keeps)) return false;
    mouse.pull = Mouse::Pull{from, event.by.y, event.at.y};
    return true;
}

}  // namespace ui
