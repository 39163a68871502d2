// The page of all line-ups: shipped formations, the player's own, and the armies of all battles.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/lab/view.h"

namespace screens {

namespace {

struct GroupRow {
    LineUp::Kind kind;
    words::Key title;
};
constexpr std::array kGroups{GroupRow{LineUp::Kind::Formation, mark("FORMATIONS")},
                             GroupRow{LineUp::Kind::Own, mark("FORMATIONS OF YOUR OWN")},
                             GroupRow{LineUp::Kind::Army, mark("FORCES FROM BATTLES")}};

void draw_group(LabView& view, const GroupRow& group, LabChoice& choice) {
    ui::Ui& ui = view.ui;
    std::vector<const LineUp*> members;
    for (const LineUp& line_up : view.line_ups)
        if (line_up.kind == group.kind) members.push_back(&line_up);
    if (members.empty()) return;
    ui.caption(group.title);
    const auto columns = static_cast<std::size_t>(std::clamp(std::floor(ui.rest().width() / ui.px(270)), 1.0, 4.0));
    const std::vector<double> even(columns, 1.0);
    const bool full = choice.line_ups.size() >= kMaxLineUps;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (i % columns == 0) ui.row(even);
        const LineUp& line_up = *members[i];
        const auto found = std::ranges::find(choice.line_ups, line_up.key);
        const bool on = found != choice.line_ups.end();
        const Phrase label = line_up.from.empty() ? line_up.name : say("{1}, {2}", line_up.name, line_up.from);
        if (!ui.toggle(label, on)) continue;
        if (on)
            choice.line_ups.erase(found);
        else if (!full)
            choice.line_ups.push_back(line_up.key);
    }
    for (std::size_t i = members.size(); i % columns != 0; ++i) ui.take(1);
    ui.space(8);
}

}  // namespace

void draw_lab_choosing(LabView& view) {
    ui::Ui& ui = view.ui;
    const double gap = ui.px(20);
    LabChoice before = view.bench.choice();
    forget_missing(before, view.line_ups);
    LabChoice choice = before;
    ui.side_panel("line-ups", {gap, ui.top_bar_height() + gap, ui.width() - gap, ui.height() - gap}, [&] {
        ui.text(say("Choose two to {1}; each fights all the others. Chosen: {2}.", static_cast<int>(kMaxLineUps),
                    static_cast<int>(choice.line_ups.size())));
        for (const GroupRow& group : kGroups) draw_group(view, group, choice);
    });
    if (choice != before) view.change(choice);
}

}  // namespace screens
