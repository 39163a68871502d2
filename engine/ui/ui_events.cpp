// Feeds events to Dear ImGui, and decides which of them are left to the table.

#include <imgui_internal.h>

#include "engine/ui/ui_state.h"

namespace ui {
namespace {

using platform::Event;

bool lies_on(const std::vector<Rect>& rects, Vec2 p) {
    for (const Rect& rect : rects)
        if (rect.contains(p)) return true;
    return false;
}

void tell_imgui(const Event& event) {
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
            io.KeyShift = event.mods.shift;
            break;
        }
        case Event::Kind::Wheel:
            io.KeyShift = false;  // otherwise Dear ImGui would scroll sideways
            io.MouseWheel += static_cast<float>(event.wheel);
            break;
        case Event::Kind::KeyDown:
        case Event::Kind::KeyUp:
            // Modifiers apply to the key they come with; their own release is not reported.
            io.KeysDown[static_cast<int>(event.key)] = event.kind == Event::Kind::KeyDown;
            io.KeyCtrl = event.kind == Event::Kind::KeyDown && event.mods.ctrl;
            io.KeyAlt = event.kind == Event::Kind::KeyDown && event.mods.alt;
            io.KeyShift = event.mods.shift;
            break;
        case Event::Kind::Text:
            io.KeyCtrl = io.KeyAlt = false;
            io.AddInputCharactersUTF8(event.text.c_str());
            break;
        case Event::Kind::Leave:
            io.MousePos = vec(-FLT_MAX, -FLT_MAX);
            break;
        case Event::Kind::Resize:
        case Event::Kind::Close:
            break;
    }
}

}  // namespace

std::vector<Event> Ui::Inside::feed(const std::vector<Event>& events) {
    std::vector<Event> left;
    const auto judge = [&](Vec2 at) { return shown_dialog || lies_on(shown_panels, at); };
    for (const Event& event : events) {
        const bool was_over = over;
        switch (event.kind) {
            case Event::Kind::Move:
            case Event::Kind::Wheel:
                pointer = event.at;
                over = owner == Owner::Table ? false : owner == Owner::Panels || judge(event.at);
                break;
            case Event::Kind::Press:
                pointer = event.at;
                if (owner == Owner::Nobody) owner = judge(event.at) ? Owner::Panels : Owner::Table;
                over = owner == Owner::Panels;
                focus_shown = false;
                writing.id.clear();
                if (!over) focus.clear();
                break;
            case Event::Kind::Release:
                pointer = event.at;
                over = owner != Owner::Table && (owner == Owner::Panels || judge(event.at));
                break;
            case Event::Kind::Leave:
                pointer = {-1, -1};
                over = false;
                break;
            default:
                break;
        }
        const bool is_key = event.kind == Event::Kind::KeyDown || event.kind == Event::Kind::KeyUp ||
                            event.kind == Event::Kind::Text;
        const bool is_pointer = event.kind <= Event::Kind::Wheel && !is_key;
        if (over && !was_over) left.push_back(Event{.kind = Event::Kind::Leave});
        const bool used = is_key ? steer(event) : is_pointer && over;
        // A drag on the table does not concern the panels under the pointer.
        if (!(is_pointer && owner == Owner::Table)) tell_imgui(event);
        if (!used) left.push_back(event);
        if (event.kind == Event::Kind::Release) {
            owner = Owner::Nobody;
            over = judge(event.at);
        }
    }
    return left;
}

}  // namespace ui
