#include "game/shell/debug_overlay.h"

#include <algorithm>
#include <cstdio>

namespace screens {

void FrameTimes::add(double frame) {
    constexpr std::size_t kKept = 120;
    if (seconds.size() >= kKept) seconds.erase(seconds.begin());
    seconds.push_back(frame);
    ++drawn;
}

double FrameTimes::median() const {
    if (seconds.empty()) return 0;
    std::vector<double> sorted = seconds;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    return *middle;
}

double FrameTimes::worst() const { return seconds.empty() ? 0 : *std::max_element(seconds.begin(), seconds.end()); }

void Overlay::draw(ui::Ui& ui, const FrameTimes& times) {
    const std::vector<std::string> told = std::move(lines_);
    lines_.clear();
    if (!shown_) return;
    char head[160];
    std::snprintf(head, sizeof head, "frame %.1f ms, worst of %zu: %.1f ms, %d draw calls%s", 1000 * times.median(),
                  times.seconds.size(), 1000 * times.worst(), times.draw_calls,
                  times.still_layer_redrawn ? ", still layer redrawn" : "");
    std::vector<words::Phrase> lines{words::plain(head)};
    for (const std::string& line : told) lines.push_back(words::plain(line));
    const double line = ui.line_height(ui::Type::Small), pad = ui.px(10);
    double wide = 0;
    for (const words::Phrase& text : lines) wide = std::max(wide, ui.text_width(text, ui::Type::Small));
    const ui::Rect rect = ui::sized({pad, ui.height() - pad - line * static_cast<double>(lines.size()) - 2 * pad},
                                    wide + 2 * pad, line * static_cast<double>(lines.size()) + 2 * pad);
    ui.overlay("overlay", rect, [&] {
        const ui::Painter paint = ui.paint();
        paint.fill(rect, ui::Colour{10, 8, 6, 205}, ui.px(4));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const ui::Vec2 at{rect.x0 + pad, rect.y0 + pad + line * static_cast<double>(i)};
            paint.print(at, lines[i], ui::Type::Small, ui::palette::kCream);
            ui.add_label(lines[i], ui::sized(at, wide, line));
        }
    });
}

}  // namespace screens
