#pragma once
// A battle seen from above as a small picture: mat, ground, coins at their starting places. And short lines
// about it.

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

enum class Faces { AsWritten, Swapped };
// The ground's names are in English; draw_preview translates them.
render::Scene preview_of(const cw::Scenario& scenario, Faces faces);
void draw_preview(BattleApp& app, const Rect& rect, const render::Scene& scene);
Phrase era_line(const battles::Battle& battle);     // "Punic Wars, 216 BC"
Phrase coins_line(const battles::Battle& battle);   // "29 coins against 41"
Phrase length_line(const battles::Battle& battle);  // "12 turns"
// "Sergeants: Rome wins 91 of 100".
Phrase odds_line(const battles::Battle& battle, const battles::MeasuredOdds& odds);

// From 1 to kMostStars: how many coins act for how many turns, and how many advanced rules there are to know.
inline constexpr int kMostStars = 3;
int length_stars(const battles::Battle& battle);
int difficulty_stars(const battles::Battle& battle);
// So many of kMostStars filled, in a row from `at`, the middle of the left edge; the radius in pixels.
void draw_stars(ui::Ui& ui, Vec2 at, double radius, int filled);

}  // namespace screens
