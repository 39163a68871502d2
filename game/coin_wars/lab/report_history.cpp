// Reports on history and handicap, as JSON and as text.

#include <cmath>

#include "engine/core/decimal.h"
#include "game/coin_wars/lab/report.h"
#include "game/kit/kind_of.h"

namespace lab {

namespace {

using rules::Json;

std::string whole_percent(double share) { return std::to_string(std::lround(share * 100)).append(" %"); }

}  // namespace

Json history_json(const History& history) {
    Json json{{"recorded_winner", rules::written(history.recorded_winner)},
              {"simulated_winner", rules::written(history.simulated_winner)}};
    for (std::size_t i = 0; i < 2; ++i) {
        const HistorySide& side = history.sides[i];
        Json each{{"recorded", nullptr}, {"simulated", side.simulated}, {"agrees", side.agrees()}};
        if (side.recorded) each["recorded"] = {side.recorded->low, side.recorded->high};
        json[rules::word(static_cast<cw::Side>(i))] = std::move(each);
    }
    return json;
}

std::string history_text(const Contest& contest, const History& history) {
    const std::array<const std::string*, 2> names{&contest.a, &contest.b};
    std::string text;
    for (std::size_t i = 0; i < 2; ++i) {
        const HistorySide& side = history.sides[i];
        text.append("  ").append(*names[i]).append(side.recorded ? " lost " : ": ");
        if (!side.recorded) {
            text += "nobody knows its losses";
        } else if (side.recorded->width() < 0.005) {
            text += whole_percent(side.recorded->low) + " of its men";
        } else {
            text += whole_percent(side.recorded->low) + " to " + whole_percent(side.recorded->high) + " of its men";
        }
        text.append(", here ").append(whole_percent(side.simulated)).append(" of its coins\n");
    }
    if (history.recorded_winner)
        text.append("  ").append(*names[cw::index(*history.recorded_winner)]).append(" won in its day\n");
    return text;
}

Json handicap_json(const Handicap& handicap) {
    return {{"party", handicap.party == 0 ? "a" : "b"},
            {"coins", handicap.coins},
            {"most", handicap.max},
            {"score", handicap.score},
            {"low", handicap.interval.low},
            {"high", handicap.interval.high},
            {"enough", handicap.enough},
            {"even", handicap.is_even()}};
}

std::string handicap_text(const Contest& contest, const Handicap& handicap) {
    const std::string& name = handicap.party == 0 ? contest.a : contest.b;
    std::string text = "  " + name;
    const std::string score = whole_percent(handicap.score) + " (" + whole_percent(handicap.interval.low) + " to " +
                              whole_percent(handicap.interval.high) + ")";
    if (handicap.coins == 0 && !handicap.is_even() && !handicap.enough)
        return text.append(" scores ").append(score).append(", and can spare no coin\n");
    if (handicap.coins == 0 && !handicap.is_even())
        return text.append(" scores ").append(score).append(": no handicap that was tried makes it even\n");
    if (handicap.coins == 0) return text.append(" needs no handicap: score ").append(score).append("\n");
    text.append(" with ").append(core::counted(handicap.coins, "coin", "coins"));
    text.append(" fewer scores ").append(score);
    if (!handicap.enough) return text.append(", and can spare no more\n");
    return text.append(handicap.is_even() ? "\n" : ": none of those tried makes it even\n");
}

}  // namespace lab
