#pragma once
// Chances on the RPG's slip: the next round as a bar, the whole Scene as a figure. They are calculated in the
// background, once for each position, and cached; a page waits a moment, then says that the calculation is still
// running.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/stories/coin_rpg/rules/scene_forecast.h"

namespace screens::coin_rpg {

struct View;

struct Forecast {
    // After a legal choice: the chance to beat the Scene, and the round that follows at once.
    struct After {
        std::string command;  // as JSON
        std::optional<core::Chance> scene;
        std::vector<rules::coin_rpg::ContestChances> next_round;
    };
    bool counted = false;  // if false, nothing is known yet
    std::vector<rules::coin_rpg::ContestChances> now;
    std::optional<core::Chance> scene;  // with the best choice at every 0
    std::vector<After> choices;

    // nullptr if it is no legal choice, or not calculated.
    const After* after(const rules::coin_rpg::Command& command) const;
};
// The forecast for the last requested match.
class KnownForecast {
public:
    // For the match in its current state.
    const Forecast& of(const rules::coin_rpg::Match& match);
    bool counting() const;
    void stop() { running_.reset(); }

private:
    struct Counting;
    std::shared_ptr<Counting> running_;
};
const Forecast& forecast_now(View& view);

// Says that figures are still missing; draws nothing once they are known.
void draw_counting(View& view);
// The contest's next round as a bar.
void draw_round_bar(View& view, const rules::coin_rpg::RoundOdds& odds);
enum class RoundKey { Words, Figures };
void draw_round_key(View& view, const rules::coin_rpg::RoundOdds& odds, RoundKey key);

}  // namespace screens::coin_rpg
