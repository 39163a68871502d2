#pragma once
// Chances on the RPG's slip: the next round as a bar, the whole Scene as a figure. They are computed once
// for each position and kept.

#include <cstdint>
#include <optional>
#include <vector>

#include "game/stories/coin_rpg/rules/scene_forecast.h"

namespace screens::coin_rpg {

struct View;

struct Forecast {
    struct Helped {
        rules::coin_rpg::AddHelper command;
        std::vector<rules::coin_rpg::ContestChances> chances;
    };
    struct Decided {
        rules::coin_rpg::AtZeroChoice choice;
        core::Chance beats;                                       // the Scene
        std::vector<rules::coin_rpg::ContestChances> next_round;  // if one follows at once
    };
    std::vector<rules::coin_rpg::ContestChances> now;
    std::vector<Helped> helped;    // by each legal helper
    std::vector<Decided> decided;  // by each legal decision at 0
};
// Of the last match for which they were computed.
struct KnownForecast {
    std::optional<Forecast> now{};
    std::uint64_t of = 0;  // the match with this hash
};
// Of the match as it stands.
const Forecast& forecast_now(View& view);

// The contest's next round as a bar.
void draw_round_bar(View& view, const rules::coin_rpg::RoundOdds& odds);
enum class RoundKey { Words, Figures };
void draw_round_key(View& view, const rules::coin_rpg::RoundOdds& odds, RoundKey key);

}  // namespace screens::coin_rpg
