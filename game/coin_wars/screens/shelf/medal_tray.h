#pragma once
// The collector's tray: a walnut tray with a place for each medal; earned ones lie there as struck coins with the date
// around the rim.

#include <string>
#include <vector>

#include "engine/core/box.h"
#include "game/coin_wars/ladder/medals.h"
#include "game/coin_wars/screens/common/battle_app.h"

namespace screens {

struct MedalTray {
    render::Scene scene;
    std::vector<Vec2> places;       // in the order of ladder::medals(), inches
    std::vector<std::string> days;  // date of each; empty: not earned
    core::Box whole;                // inches
};
MedalTray medal_tray(const std::vector<ladder::Result>& results, const std::string& person);
inline constexpr double kMedalRadius = 0.95;  // inches

// Formats a day such as "2026-11-26" for a rim of fifteen letters: "XXVI XI MMXXVI", or at least "XI MMXXVI".
std::string date_on_rim(const std::string& day);

}  // namespace screens
