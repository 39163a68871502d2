// Which sheets there are, their tabs, and what is drawn on each.

#include <algorithm>

#include "game/screens/lab_view.h"
#include "game/screens/page.h"

namespace screens {

namespace {

struct SheetRow {
    LabSheet sheet;
    words::Key tab;
    std::string_view name;
    void (*draw)(LabView& view);
};
constexpr std::array kSheets{
    SheetRow{LabSheet::Try, mark("Try"), "try", nullptr},
    SheetRow{LabSheet::Matrix, mark("Matrix"), "matrix", draw_matrix},
    SheetRow{LabSheet::Pair, mark("Pair"), "pair", draw_pair},
    SheetRow{LabSheet::Map, mark("Map"), "map", draw_map},
    SheetRow{LabSheet::Losses, mark("Losses"), "losses", draw_losses},
    SheetRow{LabSheet::Lengths, mark("Lengths"), "lengths", draw_lengths},
    SheetRow{LabSheet::Turns, mark("Turns"), "turns", draw_turns},
    SheetRow{LabSheet::Decided, mark("Decided"), "decided", draw_decided},
    SheetRow{LabSheet::History, mark("History"), "history", draw_history},
};

const SheetRow& row_of(LabSheet sheet) { return *std::ranges::find(kSheets, sheet, &SheetRow::sheet); }

}  // namespace

std::vector<LabSheet> sheets_of(const LabView& view) {
    std::vector<LabSheet> sheets;
    for (const SheetRow& row : kSheets) {
        const bool other = row.sheet == (view.bench.is_battle() ? LabSheet::Matrix : LabSheet::History);
        if (row.draw && !other) sheets.push_back(row.sheet);
    }
    return sheets;
}

ui::Rect draw_lab_tabs(LabView& view, std::string_view name, const ui::Rect& rect,
                       const std::vector<LabSheet>& sheets, LabSheet& chosen) {
    ui::Ui& ui = view.app.ui();
    if (std::ranges::find(sheets, chosen) == sheets.end()) chosen = sheets.front();
    const double high = ui.px(34), gap = ui.px(6);
    std::vector<double> widths;
    double all = -gap;
    for (const LabSheet sheet : sheets) {
        widths.push_back(button_width(ui, row_of(sheet).tab, 64));
        all += widths.back() + gap;
    }
    const int rows = all > rect.width() ? 2 : 1;
    const std::size_t in_row =
        (sheets.size() + static_cast<std::size_t>(rows) - 1) / static_cast<std::size_t>(rows);
    const double below = rows * (high + gap) + ui.px(2);
    ui.bare(name, {rect.x0, rect.y0, rect.x1, rect.y0 + below}, [&] {
        double x = rect.x0;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            if (i == in_row) x = rect.x0;
            const double y = rect.y0 + (i < in_row ? 0 : high + gap);
            const double wide =
                rows == 1 ? widths[i] : (rect.width() + gap) / static_cast<double>(in_row) - gap;
            ui.place(ui::sized({x, y}, std::floor(wide), high));
            x += std::floor(wide) + gap;
            if (ui.button(row_of(sheets[i]).tab, sheets[i] == chosen ? ui::Look::Accent : ui::Look::Dark))
                chosen = sheets[i];
        }
    });
    return {rect.x0, rect.y0 + below, rect.x1, rect.y1};
}

void draw_lab_sheet(LabView& view, LabSheet sheet, const ui::Rect& rect) {
    const SheetRow& row = row_of(sheet);
    view.app.ui().slip(row.name, rect, [&] { row.draw(view); });
}

}  // namespace screens
