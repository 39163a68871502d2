// Script steps for fingers: each puts them on the screen, moves and lifts them through the window's queue.

#include <algorithm>

#include "game/shell/program.h"
#include "game/shell/ui_script.h"

namespace screens {
namespace {

using platform::Finger;

constexpr double kHold = platform::Fingers::kLongPress + 0.1;  // seconds
constexpr int kOnly = 1;                                       // the id of the only finger

}  // namespace

void UiScript::stroke(int id, Vec2 from, Vec2 to, int moves) {
    strokes_.push_back({{Finger::Is::Down, id, from}});
    for (int i = 1; i <= moves; ++i)
        strokes_.push_back({{Finger::Is::Moved, id, from + (to - from) * (i / static_cast<double>(moves))}});
    strokes_.push_back({{Finger::Is::Up, id, to}});
}

void UiScript::tap(Vec2 at, double hold) {
    ++counted_.clicks;
    strokes_.push_back({{Finger::Is::Down, kOnly, at}, hold});
    strokes_.push_back({{Finger::Is::Up, kOnly, at}});
}

// Taps a label, first dragging it into view if needed, as a person would.
UiScript::Fault UiScript::touch_label(Program& program, const Json& step) {
    const std::string words = step["label"];
    const auto found = pressable(program, words, step.value("nth", 1));
    if (!found) return found.error();
    const Vec2 at = found->rect.center();
    if (found->panel.contains(at)) {
        ++counted_.presses;
        tap(at, step.value("hold", false) ? kHold : 0);
        return std::nullopt;
    }
    constexpr int kMaxPulls = 200;
    if (!found->scrolled || ++scrolls_ > kMaxPulls) return "\"" + words + "\" is hidden.";
    const double far = found->panel.height() * (at.y < found->panel.y0 ? 0.2 : -0.2);
    const Vec2 from = found->panel.center();
    stroke(kOnly, from, from + Vec2{0, far}, 4);
    --next_;
    again_ = true;
    return std::nullopt;
}

// A tap at a place or on a label, held with "hold"; a stroke with "from" and "to"; or one finger's "down", "move" or
// "up".
UiScript::Fault UiScript::touch(Program& program, const Json& step) {
    if (step.contains("label")) return touch_label(program, step);
    if (step.contains("from")) {
        const auto from = place(program, step, "from"), to = place(program, step, "to");
        if (!from) return from.error();
        if (!to) return to.error();
        stroke(kOnly, *from, *to, std::clamp(step.value("moves", 8), 1, 10'000));
        return std::nullopt;
    }
    const auto at = place(program, step, "at");
    if (!at) return at.error();
    for (const auto& [word, is] :
         {std::pair{"down", Finger::Is::Down}, std::pair{"move", Finger::Is::Moved}, std::pair{"up", Finger::Is::Up}})
        if (step.contains(word)) {
            strokes_.push_back({{is, step[word].get<int>(), *at}, step.value("hold", false) ? kHold : 0});
            return std::nullopt;
        }
    tap(*at, step.value("hold", false) ? kHold : 0);
    return std::nullopt;
}

UiScript::Fault UiScript::beyond_fingers(Program& program, const Json& step) const {
    const std::string what = step["do"];
    if (what == "wheel") return "fingers turn no wheel.";
    if (step.value("button", "left") != "left" || step.contains("mods")) return "a finger has one button.";
    const bool writes = what == "key" || what == "type";
    return writes && !program.window().writing() ? Fault("no keyboard is shown.") : std::nullopt;
}

// Does the step of a mouse with a finger.
UiScript::Fault UiScript::by_finger(Program& program, const Json& step) {
    Json done = step;
    done["hold"] = step["do"] == "hover";
    if (step["do"] == "hover" && step.contains("label"))
        for (const ui::Label& label : program.ui().labels())
            if (means(label.text, step.value("label", "")) && label.panel.contains(label.rect.center())) {
                tap(label.rect.center(), kHold);
                return std::nullopt;
            }
    for (int i = step.value("clicks", 1); i > 0; --i)
        if (auto fault = touch(program, done)) return fault;
    return std::nullopt;
}

// Moves two fingers, each from one place to another.
UiScript::Fault UiScript::pinch(Program& program, const Json& step) {
    const auto two = [&](const char* key) {
        return step.contains(key) && step[key].is_array() && step[key].size() == 2;
    };
    if (!two("from") || !two("to")) return R"(pinch needs two places each in "from" and "to".)";
    std::vector<Vec2> from, to;
    for (const auto& [key, places] : {std::pair{"from", &from}, std::pair{"to", &to}})
        for (const Json& one : step[key]) {
            const auto at = place(program, {{"at", one}, {"space", step.value("space", "")}}, "at");
            if (!at) return at.error();
            places->push_back(*at);
        }
    const int moves = std::clamp(step.value("moves", 8), 1, 10'000);
    for (int id : {0, 1}) strokes_.push_back({{Finger::Is::Down, id, from[std::size_t(id)]}});
    for (int i = 1; i <= moves; ++i)
        for (int id : {0, 1}) {
            const Vec2 a = from[std::size_t(id)], b = to[std::size_t(id)];
            strokes_.push_back({{Finger::Is::Moved, id, a + (b - a) * (i / static_cast<double>(moves))}});
        }
    for (int id : {0, 1}) strokes_.push_back({{Finger::Is::Up, id, to[std::size_t(id)]}});
    return std::nullopt;
}

}  // namespace screens
