// The available sheets, their tabs, and their contents.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"

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
    SheetRow{LabSheet::Turns, mark("Rounds"), "turns", draw_turns},
    SheetRow{LabSheet::Decided, mark("Decided"), "decided", draw_decided},
    SheetRow{LabSheet::History, mark("History"), "history", draw_history},
};

const SheetRow& row_of(LabSheet sheet) { return *std::ranges::find(kSheets, sheet, &SheetRow::sheet); }

}  // namespace

bool nothing_yet(LabView& view) {
    if (view.standing().pairs > 0) return false;
    view.ui.text(say("None of their battles has been fought yet."), {.colour = palette::kSoft});
    return true;
}

std::vector<LabSheet> sheets_of(const LabView& view) {
    std::vector<LabSheet> sheets;
    for (const SheetRow& row : kSheets) {
        const bool other = row.sheet == (view.bench.is_battle() ? LabSheet::Matrix : LabSheet::History);
        if (row.draw && !other) sheets.push_back(row.sheet);
    }
    return sheets;
}

Rect draw_lab_tabs(LabView& view, std::string_view name, const Rect& rect, const std::vector<LabSheet>& sheets,
                   LabSheet& chosen) {
    if (!core::contains(sheets, chosen)) chosen = sheets.front();
    const auto number = static_cast<std::size_t>(std::ranges::find(sheets, chosen) - sheets.begin());
    std::vector<Phrase> labels;
    for (const LabSheet sheet : sheets) labels.push_back(row_of(sheet).tab);
    const Tabs tabs = draw_tabs(view.ui, name, rect, labels, number);
    chosen = sheets[tabs.chosen];
    return tabs.below;
}

void draw_lab_sheet(LabView& view, LabSheet sheet, const Rect& rect) {
    const SheetRow& row = row_of(sheet);
    view.ui.side_panel(row.name, rect, [&] { row.draw(view); });
}

}  // namespace screens
