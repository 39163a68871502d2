// The last decision, large on the mat until the next act: bids, rolls, votes, Challenges.

#include <algorithm>

#include "game/stories/screen/text_fit.h"
#include "game/stories/universalis/screen/mat_drawing.h"

namespace screens::universalis {

namespace {

constexpr double kWidestVerdict = 7.4, kVerdictEdge = 0.3;  // inches
constexpr double kVerdictPen = 1.25;                        // relative to the cards' letters

bool is_verdict(const uni::Event& event) {
    return holds_alternative<uni::BidsRevealed>(event.what) || holds_alternative<uni::DiceRolled>(event.what) ||
           holds_alternative<uni::ComplicationLapsed>(event.what) ||
           holds_alternative<uni::ChallengeSettled>(event.what) ||
           holds_alternative<uni::ChallengeDropped>(event.what) || holds_alternative<uni::FineSettled>(event.what);
}

}  // namespace

void lay_verdict(Mat& table) {
    const View& view = table.view;
    const auto& steps = view.game->steps();
    if (steps.empty() || view.motion.tray.moving()) return;
    const std::size_t at = view.side_panel.back.value_or(steps.size() - 1);
    if (std::ranges::none_of(steps[at].events, is_verdict)) return;
    table.verdict = story::lines_of(view.told().sentences, at);
    if (!view.place.legible) return;
    const ui::Rect& frame = table.places.frame;
    const double wide = std::min(kWidestVerdict, frame.width() - 0.6), pen = table.pen * kVerdictPen;
    const PenRoom room(view.app.ui());
    std::vector<std::string> lines;
    for (const Phrase& told : table.verdict)
        for (std::string& line : room.wrapped(table.words(told), (wide - 2 * kVerdictEdge) / pen))
            lines.push_back(std::move(line));
    const double step = pen * 1.15, max = frame.height() - 0.3;
    const double high = std::min(max, step * static_cast<double>(lines.size()) + 2 * kVerdictEdge);
    const double x = frame.center().x, low = frame.y0 + 0.15;
    const ui::Rect side_panel{x - wide / 2, low, x + wide / 2, low + high};
    table.clear(side_panel);
    auto& paper = table.sheet(side_panel);
    paper.lift = 0.08;
    double y = kVerdictEdge + pen * 0.8;
    for (const std::string& line : lines) {
        if (y > high - 0.1) break;
        table.write(paper, line, {{kVerdictEdge, y}, pen, wide - 2 * kVerdictEdge});
        y += step;
    }
}

}  // namespace screens::universalis
