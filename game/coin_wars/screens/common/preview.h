#pragma once
// A small picture of a battle from above: mat, ground, coins at their starting places, and leaders. Also short lines
// about it.

#include <array>
#include <memory>
#include <string>

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

enum class Faces { AsWritten, Swapped };
struct Preview {
    render::Scene scene;  // without the ground's names
    std::shared_ptr<const cw::Match> match;
};
Preview preview_of(const cw::Scenario& scenario, Faces faces);
Preview preview_as_it_stands(const cw::Match& match);
// Draws the ground's names if they are legible, and as many coin names as fit.
void draw_preview(BattleApp& app, const Rect& rect, const Preview& preview);
Phrase era_line(const std::string& era, const std::string& date);  // "Punic Wars, 216 BC"
Phrase coins_line(const std::array<int, 2>& coins);                // "29 coins against 41"
Phrase length_line(int turns);                                     // "12 rounds"; of 0: "to the end"
// "General: even, Rome 52 ± 9 of 100"; a winner is named only where the interval leaves half.
Phrase odds_line(const std::array<std::string, 2>& sides, const battles::MeasuredOdds& odds);
Phrase odds_line(const cw::Scenario& scenario, const battles::MeasuredOdds& odds);

inline constexpr int kMaxStars = 3;
// Rated from 1 to kMaxStars: length by coins times turns, difficulty by the number of advanced rules.
int length_stars(int coins, int turns);
int difficulty_stars(int advanced_rules);
// Draws kMaxStars stars, `filled` of them solid, in a row from `at`, the middle of the left edge; `radius` in pixels.
void draw_stars(ui::Ui& ui, Vec2 at, double radius, int filled);

}  // namespace screens
