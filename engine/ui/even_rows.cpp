#include "engine/ui/even_rows.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/ui/ui_state.h"

namespace ui {

namespace {

constexpr double kButtonMargins = 8, kRoomyMargins = 20;  // points, both sides together

double widest(const Ui& ui, const std::vector<Phrase>& labels, Type type) {
    double max = 0;
    for (const Phrase& label : labels) max = std::max(max, ui.text_width(label, type));
    return max;
}

void lay(Ui& ui, std::size_t count, std::size_t columns, bool small) {
    Row row{.weights = std::vector<double>(std::min(columns, count), 1), .top = ui.rest().y0, .small = small};
    for (std::size_t first = columns; first < count; first += columns)
        row.below.push_back(std::min(columns, count - first));
    ui.impl().filling.row = std::move(row);
}

}  // namespace

void even_rows(Ui& ui, RowOf kind, const std::vector<Phrase>& labels) {
    const Type full = kind == RowOf::Choices ? Type::Strong : Type::Body;
    const double beside = ui.px(kind == RowOf::Choices    ? kChoiceIndent + 2
                                : kind == RowOf::Switches ? kSwitchIndent
                                                          : kButtonMargins);
    const double wide = ui.rest().width(), gap = ui.px(kBetweenColumns);
    const double large = widest(ui, labels, full) + beside, small = widest(ui, labels, Type::Small) + beside;
    const std::size_t count = labels.size();
    std::size_t columns = count;
    for (std::size_t rows = 1; rows <= count; ++rows) {
        columns = (count + rows - 1) / rows;
        const double column = (wide + gap) / static_cast<double>(columns) - gap - 1;
        if (large <= column || small <= column) return lay(ui, count, columns, large > column);
    }
    lay(ui, count, columns, true);
}

void button_rows(Ui& ui, const std::vector<Phrase>& labels) {
    const double gaps = ui.px(kBetweenColumns) * static_cast<double>(labels.size() - 1);
    for (const auto& [type, margins] : {std::pair{Type::Body, kRoomyMargins}, std::pair{Type::Body, kButtonMargins},
                                        std::pair{Type::Small, kButtonMargins}}) {
        std::vector<double> widths;
        for (const Phrase& label : labels) widths.push_back(ui.text_width(label, type) + ui.px(margins));
        if (std::reduce(widths.begin(), widths.end(), gaps) > ui.rest().width()) continue;
        ui.impl().filling.row = {.weights = widths, .top = ui.rest().y0, .small = type == Type::Small};
        return;
    }
    even_rows(ui, RowOf::Buttons, labels);
}

}  // namespace ui
