#include "game/stories/screen/hint.h"

#include <algorithm>

namespace screens {

namespace {

constexpr double kMaxWide = 340, kPadAround = 10, kBeside = 8;  // points

// Where it is fully visible: to the right, to the left, else below or above; covering its subject would take the
// pointer away from it.
Rect beside(const ui::Ui& ui, const Rect& at, const Rect& room, double wide, double high) {
    const double gap = ui.px(kBeside);
    const double right = at.x1 + gap, left = at.x0 - gap - wide;
    const double x = right + wide <= room.x1 - gap ? right : left >= room.x0 + gap ? left : room.x1 - gap - wide;
    const bool below = at.y1 + gap + high <= room.y1 - gap;
    const bool at_side = x == right || x == left;
    const double wanted = at_side ? at.y0 : below ? at.y1 + gap : at.y0 - gap - high;
    const double y = std::clamp(wanted, room.y0 + gap, std::max(room.y0 + gap, room.y1 - gap - high));
    return ui::sized({std::max(room.x0 + gap, x), y}, wide, high);
}

}  // namespace

bool is_looked_at(const ui::Ui& ui) { return ui.last().contains(ui.pointer()); }

void draw_hint(ui::Ui& ui, Hint& hint) {
    if (hint.lines.empty()) return;
    struct Line {
        Phrase text;
        Type type;
    };
    std::vector<Line> lines;
    if (!hint.title.empty()) lines.push_back({hint.title, Type::Heading});
    for (const Phrase& line : hint.lines) lines.push_back({line, hint.title.empty() ? Type::Small : Type::Body});
    const double pad = ui.px(kPadAround);
    double widest = 0, high = 0;
    for (const Line& line : lines) widest = std::max(widest, ui.text_width(line.text, line.type));
    const Rect room = hint.room.value_or(Rect{0, ui.top_bar_height(), ui.width(), ui.height()});
    const double max = hint.room ? room.width() - 2 * (pad + ui.px(kBeside)) : ui.width() * 0.6;
    const double wide = std::min({widest + 1, ui.px(kMaxWide), max});
    for (const Line& line : lines) high += ui.text_height(line.text, line.type, wide);
    const Rect paper = beside(ui, hint.at, room, wide + 2 * pad, high + 2 * pad);
    // If the only room is under the pointer, it would take the wheel and the click.
    if (paper.contains(ui.pointer())) {
        hint = {};
        return;
    }
    ui.overlay("hint", paper, [&] {
        ui.paint().paper(paper, 4);
        double y = paper.y0 + pad;
        for (const Line& line : lines) {
            const Rect rect{paper.x0 + pad, y, paper.x1 - pad, y + ui.text_height(line.text, line.type, wide)};
            ui.paint().print_lines(rect, line.text, line.type, ui::palette::kInk);
            ui.explain(line.text, rect, line.type);
            y = rect.y1;
        }
    });
    hint = {};
}

}  // namespace screens
