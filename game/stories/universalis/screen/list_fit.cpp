#include "game/stories/universalis/screen/list_fit.h"

#include <algorithm>

namespace screens::universalis {

namespace {

constexpr double kSmaller = 0.88, kMinShare = 0.66;  // relative to the preferred letters: each step, and the minimum

double lines_in(const FittedList& list) {
    std::size_t lines = 0;
    for (const auto& each : list.lines) lines += each.size();
    return static_cast<double>(lines);
}

}  // namespace

FittedList fit_list(const PenRoom& room, const std::vector<std::string>& texts, const ListRoom& list) {
    FittedList fitted{};
    const double min = std::min(1.0, std::max(kMinShare * room.finer(), list.min / list.pen));
    for (double share = 1; share >= min; share *= kSmaller) {
        fitted = {list.pen * share, list.step * share, {}};
        for (const std::string& text : texts) fitted.lines.push_back(room.wrapped(text, list.wide / fitted.pen));
        if (lines_in(fitted) * fitted.step <= list.high + 0.01) return fitted;
    }
    const auto fit = static_cast<std::size_t>(std::max(1.0, list.high / fitted.step + 0.01));
    if (list.whole) {
        std::size_t lines = 1, shown = 0;  // one line for the number omitted
        while (shown < fitted.lines.size() && lines + fitted.lines[shown].size() <= fit)
            lines += fitted.lines[shown++].size();
        fitted.lines.resize(shown);
        fitted.more = static_cast<int>(texts.size() - shown);
        return fitted;
    }
    const std::size_t shown = texts.size() <= fit ? texts.size() : fit - 1;
    fitted.more = static_cast<int>(texts.size() - shown);
    fitted.lines.clear();
    for (std::size_t i = 0; i < shown; ++i) fitted.lines.push_back({room.shortened(texts[i], list.wide / fitted.pen)});
    return fitted;
}

}  // namespace screens::universalis
