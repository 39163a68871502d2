#include "game/shell/page_frame.h"

#include <algorithm>
#include <cmath>

#include "engine/ui/even_rows.h"
#include "game/shell/title_art.h"

namespace screens {

void draw_page_head(App& app, const Phrase& title, WayOut way_out) {
    draw_wood(app);
    draw_page_top_bar(app, title, way_out);
}

void draw_page_top_bar(App& app, const Phrase& title, WayOut way_out) {
    ui::Ui& ui = app.ui();
    const auto leave = [&] { way_out == WayOut::Title ? app.go("title") : app.back(); };
    if (way_out != WayOut::BackByButton && escaped(app)) leave();
    ui.top_bar([&] {
        const double high = ui.top_bar_height(), pad = ui.px(18), button = ui.px(34);
        const Phrase out = way_out == WayOut::Title ? say("Title") : say("Back");
        const double width = button_width(ui, out, 96);
        ui.place(ui::sized({pad, (high - button) / 2}, width, button));
        if (ui.button(out, Look::Dark)) leave();
        const double left = pad + width + ui.px(20), room = ui.width() - pad - left;
        const double wide = std::min(room, ui.text_width(title, Type::Heading) + ui.px(2));
        ui.place({left, 0, left + wide, high});
        ui.text(title, {Type::Heading, palette::kCream});
    });
}

bool escaped(const App& app) {
    return std::ranges::any_of(app.events(), [](const platform::Event& event) {
        return event.kind == platform::Event::Kind::KeyDown && event.key == platform::Key::Escape;
    });
}

Way draw_head(App& app, const PageHead& head) {
    ui::Ui& ui = app.ui();
    Way way = escaped(app) ? Way::Out : Way::Stay;
    ui.top_bar([&] {
        const double top_bar = ui.top_bar_height(), pad = ui.px(18), button = ui.px(34), top = (top_bar - button) / 2;
        const double out = button_width(ui, head.out, 96);
        const double on = head.on.empty() ? 0 : button_width(ui, head.on, 150);
        ui.place(ui::sized({pad, top}, out, button));
        if (ui.button(head.out, Look::Dark)) way = Way::Out;
        ui.place({pad + out + ui.px(20), 0, ui.width() - 2 * pad - on, top_bar});
        ui.text(head.title, {Type::Heading, palette::kCream});
        if (head.on.empty()) return;
        ui.place(ui::sized({ui.width() - pad - on, top}, on, button));
        if (ui.button(head.on, Look::Accent, head.may_continue)) way = Way::On;
    });
    return way;
}

void draw_notice(App& app) {
    if (app.notice().empty()) return;
    ui::Ui& ui = app.ui();
    ui.dialog("told", ui.px(560), [&] {
        ui.heading(say("Please note"));
        ui.text(app.notice());
        ui.space(6);
        if (ui.button(say("All right"), Look::Accent)) app.notify({});
    });
}

double button_width(const ui::Ui& ui, const Phrase& label, double points) {
    return std::max(ui.px(points), ui.text_width(label, Type::Body) + ui.px(18));
}

void button_row(ui::Ui& ui, const std::vector<Phrase>& labels) { ui::button_rows(ui, labels); }

Tabs draw_tabs(ui::Ui& ui, std::string_view name, const Rect& rect, const std::vector<Phrase>& labels,
               std::size_t chosen) {
    const double high = ui.px(34), gap = ui.px(6);
    std::vector<double> widths;
    double all = -gap;
    for (const Phrase& label : labels) {
        widths.push_back(button_width(ui, label, 64));
        all += widths.back() + gap;
    }
    const std::size_t rows = all > rect.width() ? 2 : 1, in_row = (labels.size() + rows - 1) / rows;
    const double below = rect.y0 + static_cast<double>(rows) * (high + gap) + ui.px(2);
    const double even = (rect.width() + gap) / static_cast<double>(in_row) - gap;
    Tabs tabs{chosen, {rect.x0, below, rect.x1, rect.y1}};
    ui.overlay(name, {rect.x0, rect.y0, rect.x1, below}, [&] {
        double x = rect.x0;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (i == in_row) x = rect.x0;
            const double y = rect.y0 + (i < in_row ? 0 : high + gap);
            const double wide = std::floor(rows == 1 ? widths[i] : even);
            const Rect tab = ui::sized({x, y}, wide, high);
            ui.paint().fill(tab, palette::kWalnut.faded(0.85), ui.px(4));  // cream would be unreadable on bright wood
            ui.place(tab);
            x += wide + gap;
            if (ui.button(labels[i], i == chosen ? Look::Chosen : Look::Dark)) tabs.chosen = i;
        }
    });
    return tabs;
}

Answer choose_one(ui::Ui& ui, const Phrase& title, const std::vector<Option>& options) {
    Answer answer;
    ui.dialog("choose", ui.px(480), [&] {
        ui.heading(title);
        for (std::size_t i = 0; i < options.size(); ++i)
            if (ui.choice(options[i].name, options[i].about, options[i].chosen)) answer = {true, i};
        if (ui.button(say("Cancel"))) answer.given = true;
    });
    return answer;
}

bool link(ui::Ui& ui, const Phrase& label, Vec2 at) {
    const Rect rect = ui::sized(at, ui.text_width(label, Type::Small) + 2, ui.line_height(Type::Small));
    const bool pressed = ui.area(label, rect);
    const ui::Colour ink = ui.hovered() ? palette::kAccent : palette::kSoft;
    ui.paint().print({rect.x0, rect.y0}, label, Type::Small, ink);
    ui.paint().line({rect.x0, rect.y1 - 1}, {rect.x1, rect.y1 - 1}, ink.faded(0.5), 1);
    return pressed;
}

void draw_page(App& app, const Phrase& title, std::string_view name, double points, const ui::Ui::Content& content,
               WayOut way_out) {
    draw_page_head(app, title, way_out);
    ui::Ui& ui = app.ui();
    const double wide = std::min(ui.px(points), ui.width() - ui.px(32)), top = ui.top_bar_height() + ui.px(20);
    ui.side_panel(name, {std::round((ui.width() - wide) / 2), top}, wide, ui.height() - top - ui.px(20), content);
}

Halves halves_of(const ui::Ui& ui, double points) {
    const double gap = ui.px(24), top = ui.top_bar_height() + gap, foot = ui.height() - gap;
    const double wide = std::min(ui.width() - 2 * gap, ui.px(points));
    const double left = std::round((ui.width() - wide) / 2), half = std::round((wide - gap) / 2);
    return {{left, top, left + half, foot}, {left + half + gap, top, left + wide, foot}};
}

}  // namespace screens
