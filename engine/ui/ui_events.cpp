// Feeds events to Dear ImGui, and decides which ones are left to the table.

#include <algorithm>
#include <cfloat>
#include <utility>

#include "engine/ui/ui_state.h"

namespace ui {
namespace {

using platform::Event;

void forward_to_imgui(const Event& event) {
    ImGuiIO& io = ImGui::GetIO();
    switch (event.kind) {
        case Event::Kind::Move:
            io.MousePos = vec(event.at);
            break;
        case Event::Kind::Press:
        case Event::Kind::Release: {
            io.MousePos = vec(event.at);
            const int button = event.button == platform::Button::Left    ? 0
                               : event.button == platform::Button::Right ? 1
                                                                         : 2;
            io.MouseDown[button] = event.kind == Event::Kind::Press;
            break;
        }
        case Event::Kind::Wheel:
            io.MouseWheel += static_cast<float>(event.wheel);
            break;
        case Event::Kind::Leave:
            io.MousePos = vec(-FLT_MAX, -FLT_MAX);
            break;
        default:
            break;
    }
}

bool is_text(const Event& event) { return event.kind == Event::Kind::Text || event.kind == Event::Kind::Compose; }

}  // namespace

// Ends a batch at the first press, release or key: panels handle one at a time. A press or key may leave a text field,
// which takes what was typed before only when it is drawn.
std::vector<Event> next_batch(std::deque<Event>& queue) {
    using enum Event::Kind;
    std::vector<Event> batch;
    while (!queue.empty()) {
        const Event::Kind kind = queue.front().kind;
        const bool begins = kind == Press || kind == KeyDown;
        if (begins && std::ranges::any_of(batch, is_text)) break;
        batch.push_back(std::move(queue.front()));
        queue.pop_front();
        if (begins || kind == Release || kind == KeyUp) break;
    }
    return batch;
}

bool Frame::catches_all(Vec2 point) const {
    return dialog || std::ranges::any_of(panels, [&](const Rect& rect) { return rect.contains(point); });
}

bool Frame::catches(Vec2 point) const {
    return catches_all(point) || std::ranges::any_of(bare, [&](const Rect& rect) { return rect.contains(point); });
}

std::vector<Event> Ui::Impl::feed(const std::vector<Event>& events) {
    std::vector<Event> left;
    for (const Event& given : events) {
        const Event event = aimed(given);
        const bool was_over = mouse.over_panel;
        const bool other_button = event.kind == Event::Kind::Press && event.button != platform::Button::Left;
        const bool through = (event.kind == Event::Kind::Wheel || other_button) && !before.catches_all(event.at);
        switch (event.kind) {
            case Event::Kind::Move:
            case Event::Kind::Wheel:
            case Event::Kind::Pinch:
                mouse.at = event.at;
                mouse.finger = event.touch;
                mouse.over_panel = mouse.owner == Mouse::Owner::Table
                                       ? false
                                       : mouse.owner == Mouse::Owner::Panels || before.catches(event.at);
                break;
            case Event::Kind::Press:
                mouse.at = event.at;
                mouse.shift = event.mods.shift;
                mouse.clicks = event.clicks;
                if (mouse.owner == Mouse::Owner::Nobody)
                    mouse.owner = before.catches(event.at) && !through ? Mouse::Owner::Panels : Mouse::Owner::Table;
                mouse.over_panel = mouse.owner == Mouse::Owner::Panels;
                focus.shown = false;
                writing.left = std::exchange(writing.id, {});
                writing.composing = {};
                if (!mouse.over_panel) focus.id.clear();
                break;
            case Event::Kind::Release:
                mouse.at = event.at;
                mouse.over_panel = mouse.owner != Mouse::Owner::Table &&
                                   (mouse.owner == Mouse::Owner::Panels || before.catches(event.at));
                break;
            case Event::Kind::Leave:
                mouse.at = {-1, -1};
                mouse.over_panel = false;
                break;
            default:
                break;
        }
        const bool is_key = event.kind >= Event::Kind::KeyDown && event.kind <= Event::Kind::Compose;
        const bool is_pointer = event.kind <= Event::Kind::Pinch;
        if (mouse.over_panel && !was_over) left.push_back(Event{.kind = Event::Kind::Leave});
        const bool used = is_key ? steer(event) : is_pointer && mouse.over_panel && !through;
        // A drag on the table does not affect the panels under the pointer.
        const bool pulled = pulls(event);
        // Dragging a panel must not press the widget under the finger.
        if (pulled && is_pointer)
            forward_to_imgui({.kind = event.kind, .at = {-FLT_MAX, -FLT_MAX}, .button = event.button});
        else if (!(is_pointer && mouse.owner == Mouse::Owner::Table))
            forward_to_imgui(event);
        if (!used) left.push_back(event);
        if (event.kind == Event::Kind::Release) {
            mouse.owner = Mouse::Owner::Nobody;
            mouse.over_panel = before.catches(event.at);
        }
    }
    return left;
}

}  // namespace ui
