// Script steps for input: each becomes events in the window's queue.

#include <algorithm>
#include <cmath>

#include "engine/core/lists.h"
#include "game/shell/program.h"
#include "game/shell/ui_script.h"

namespace screens {
namespace {

using platform::Event;

platform::Button button_in(const rules::Json& step) {
    const std::string button = step.value("button", "left");
    if (button == "right") return platform::Button::Right;
    return button == "middle" ? platform::Button::Middle : platform::Button::Left;
}

platform::Mods mods_in(const rules::Json& step) {
    const std::string mods = step.value("mods", "");
    return {mods.find("Ctrl") != std::string::npos, mods.find("Shift") != std::string::npos,
            mods.find("Alt") != std::string::npos};
}

std::string in_quotes(std::string_view words) {
    std::string text(1, '"');
    text.append(words).push_back('"');
    return text;
}

// Pixel: the middle of the pixel, as with a real mouse. Exact: the very point.
enum class Aim { Pixel, Exact };
Event move_to(Vec2 at, Aim aim = Aim::Pixel) {
    const Vec2 middle{std::floor(at.x) + 0.5, std::floor(at.y) + 0.5};
    return {.kind = Event::Kind::Move, .at = aim == Aim::Exact ? at : middle};
}

}  // namespace

// Returns a point in window pixels, given in table inches, in pixels or as a coin.
core::Result<Vec2, std::string> UiScript::place(Program& program, const Json& step, const char* key) const {
    const Json& given = step.contains(key) ? step[key] : step;
    Vec2 table;
    if (given.is_object() && given.contains("coin") && given["coin"].is_string()) {
        const std::string coin = given["coin"];
        const auto at = program.screen().coin_at(coin);
        if (!at) return core::failure("there is no coin " + in_quotes(coin) + " to see.");
        table = *at;
    } else if (given.is_array() && given.size() == 2 && given[0].is_number() && given[1].is_number()) {
        table = {given[0].get<double>(), given[1].get<double>()};
        if (step.value("space", "") == "pixels") return table;
    } else {
        return core::failure(in_quotes(key) + R"( is [x, y] or {"coin": id}.)");
    }
    const auto pixels = program.screen().to_pixels(table);
    if (!pixels) return core::failure("the screen " + std::string(program.screen().name()) + " has no table.");
    if (pixels->x < 0 || pixels->y < 0 || pixels->x >= program.width() || pixels->y >= program.height())
        return core::failure("that point of the table is not in the window now.");
    return *pixels;
}

void UiScript::click_at(Vec2 at, platform::Button button, int clicks, platform::Mods mods) {
    counted_.clicks += clicks;
    events_.push_back(move_to(at));
    for (int click = 1; click <= clicks; ++click)
        for (const Event::Kind kind : {Event::Kind::Press, Event::Kind::Release})
            events_.push_back({.kind = kind, .at = at, .button = button, .clicks = click, .mods = mods});
}

// Presses one of all enabled labels, by index modulo their number; no labels is not an error.
UiScript::Fault UiScript::press_any(Program& program, const Json& step) {
    const std::vector<std::string> but = step.value("but", std::vector<std::string>{});
    std::vector<Vec2> open;
    for (const ui::Label& label : program.ui().labels())
        if (label.widget && label.enabled && !label.covered && label.panel.contains(label.rect.center()) &&
            !core::contains(but, label.text))
            open.push_back(label.rect.center());
    if (!open.empty()) click_at(open[step["any"].get<std::size_t>() % open.size()], platform::Button::Left, 1, {});
    return std::nullopt;
}

core::Result<ui::Label, std::string> UiScript::pressable(Program& program, const std::string& words, int nth) const {
    const ui::Label* found = nullptr;
    bool seen = false;
    for (const ui::Label& label : program.ui().labels()) {
        if (!means(label.text, words)) continue;
        seen = true;
        if (label.widget && !label.covered && --nth == 0) found = &label;
    }
    if (!found)
        return core::failure(seen ? in_quotes(words) + " cannot be pressed here."
                                  : "there is no " + in_quotes(words) + " on the screen.");
    if (!found->enabled) return core::failure(in_quotes(words) + " is disabled.");
    return *found;
}

UiScript::Fault UiScript::press(Program& program, const Json& step) {
    if (step.contains("any")) return press_any(program, step);
    const std::string words = step.value("label", "");
    const auto found = pressable(program, words, step.value("nth", 1));
    if (!found) return found.error();
    const Vec2 at = found->rect.center();
    if (found->panel.contains(at)) {
        ++counted_.presses;
        click_at(at, platform::Button::Left, 1, {});
        return std::nullopt;
    }
    constexpr int kMaxScrolls = 200;
    if (!found->scrolled || ++scrolls_ > kMaxScrolls) return in_quotes(words) + " is hidden.";
    // It is scrolled out of view: turn the wheel over its panel like a person, then look again.
    events_.push_back(move_to(found->panel.center()));
    events_.push_back({.kind = Event::Kind::Wheel, .wheel = at.y < found->panel.y0 ? 1.0 : -1.0});
    --next_;
    again_ = true;
    return std::nullopt;
}

UiScript::Fault UiScript::type(const Json& step) {
    const std::string text = step.value("text", "");
    if (text.empty()) return R"(type needs "text".)";
    events_.push_back({.kind = Event::Kind::Text, .text = text});
    return std::nullopt;
}

UiScript::Fault UiScript::compose(const Json& step) {
    events_.push_back({.kind = Event::Kind::Compose, .text = step.value("text", ""), .place = step.value("place", 0)});
    return std::nullopt;
}

UiScript::Fault UiScript::drop(const Json& step) {
    const std::string file = step.value("file", "");
    if (file.empty()) return R"(drop needs "file".)";
    events_.push_back({.kind = Event::Kind::Drop, .text = file});
    return std::nullopt;
}

UiScript::Fault UiScript::key(const Json& step) {
    const auto chord = platform::chord_from(step.value("key", ""));
    if (!chord) return "there is no key " + in_quotes(step.value("key", "")) + ".";
    ++counted_.keys;
    for (const Event::Kind kind : {Event::Kind::KeyDown, Event::Kind::KeyUp})
        events_.push_back({.kind = kind, .key = chord->key, .mods = chord->mods});
    return std::nullopt;
}

// Presses Tab until the label has the keyboard focus.
UiScript::Fault UiScript::focus(Program& program, const Json& step) {
    constexpr int kMaxTabs = 80;
    const std::string words = step.value("label", "");
    for (const ui::Label& label : program.ui().labels())
        if (label.focused && means(label.text, words)) return std::nullopt;
    if (++scrolls_ > kMaxTabs) return "Tab does not come to " + in_quotes(words) + ".";
    --next_;
    again_ = true;
    return key(Json::object({{"key", "Tab"}}));
}

UiScript::Fault UiScript::click(Program& program, const Json& step) {
    const auto at = place(program, step, "at");
    if (!at) return at.error();
    const std::size_t first = events_.size();
    click_at(*at, button_in(step), step.value("clicks", 1), mods_in(step));
    if (step.value("exact", false)) events_[first] = move_to(*at, Aim::Exact);
    return std::nullopt;
}

UiScript::Fault UiScript::drag(Program& program, const Json& step) {
    const auto from = place(program, step, "from"), to = place(program, step, "to");
    if (!from) return from.error();
    if (!to) return to.error();
    const platform::Button button = button_in(step);
    events_.push_back(move_to(*from));
    events_.push_back({.kind = Event::Kind::Press, .at = *from, .button = button, .mods = mods_in(step)});
    ++counted_.clicks;
    const int moves = std::clamp(step.value("moves", 8), 1, 10'000);  // duration in frames
    for (int i = 1; i <= moves; ++i)
        events_.push_back(move_to(*from + (*to - *from) * (i / static_cast<double>(moves))));
    events_.push_back({.kind = Event::Kind::Release, .at = *to, .button = button, .mods = mods_in(step)});
    return std::nullopt;
}

UiScript::Fault UiScript::hover(Program& program, const Json& step) {
    if (const std::string words = step.value("label", ""); !words.empty()) {
        for (const ui::Label& label : program.ui().labels())
            if (means(label.text, words) && label.panel.contains(label.rect.center())) {
                events_.push_back(move_to(label.rect.center()));
                return std::nullopt;
            }
        return "there is no " + in_quotes(words) + " to be seen.";
    }
    const auto at = place(program, step, "at");
    if (!at) return at.error();
    events_.push_back(move_to(*at));
    return std::nullopt;
}

UiScript::Fault UiScript::wheel(Program& program, const Json& step) {
    const auto at = place(program, step, "at");
    if (!at) return at.error();
    events_.push_back(move_to(*at));
    const double by = step.value("by", 1.0), sideways = step.value("sideways", 0.0);
    if (sideways != 0 || by != std::trunc(by))
        events_.push_back({.kind = Event::Kind::Wheel, .wheel = by - std::trunc(by), .sideways = sideways});
    for (int i = 0; i < static_cast<int>(std::abs(by)); ++i)
        events_.push_back({.kind = Event::Kind::Wheel, .wheel = by > 0 ? 1.0 : -1.0});
    return std::nullopt;
}

}  // namespace screens
