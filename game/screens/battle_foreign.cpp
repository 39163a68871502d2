// CW-3 in the agreement: each foreign coin of the battle serves by its line, or lies beside the battle and
// watches.

#include <array>
#include <set>

#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/naming.h"
#include "game/screens/battle_view.h"

namespace screens {

namespace {

using ui::Type;
namespace palette = ui::palette;

// CW-1's own; every other one is agreed on.
constexpr std::array<std::string_view, 6> kAtHome{"penny",   "nickel",      "dime",
                                                  "quarter", "half_dollar", "dollar"};

std::set<int> foreign_types(const cw::Scenario& scenario) {
    std::set<int> types;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (std::ranges::find(kAtHome, scenario.types[static_cast<std::size_t>(coin.type)].name) ==
            kAtHome.end())
            types.insert(coin.type);
    return types;
}

bool watches(const cw::Scenario& scenario, int type) {
    return std::ranges::any_of(scenario.coins,
                               [&](const cw::CoinSetup& coin) { return coin.type == type && coin.watching; });
}

// The battle's own reader says whether it can be played so: a side needs a coin, an Army all of its own.
void switch_watching(Battle& battle, int type) {
    cw::Scenario changed = battle.game.scenario();
    const bool watching = !watches(changed, type);
    for (cw::CoinSetup& coin : changed.coins)
        if (coin.type == type) coin.watching = watching;
    auto read = cw::scenario_from_json(cw::to_json(changed));
    battle.notice = read ? Phrase() : say("Without it the battle cannot begin: {1}", read.error().message);
    if (read) battle.game.begin_with(std::move(*read));
}

}  // namespace

void draw_foreign_coins(Battle& battle) {
    const std::set<int> types = foreign_types(battle.game.scenario());
    if (types.empty()) return;
    ui::Ui& ui = battle.app.ui();
    ui.rule();
    ui.caption(say("FOREIGN COINS"));
    for (const int each : types) {
        const cw::CoinType type = battle.game.scenario().types[static_cast<std::size_t>(each)];
        const bool idle = watches(battle.game.scenario(), each);
        place_rule(ui, known(type.title), idle ? say("watches") : say("serves"));
        if (ui.button(idle ? say("watches") : say("serves"))) switch_watching(battle, each);
        ui.text(idle ? say("It lies beside the battle, is never moved or attacked, and stops nobody.")
                     : cw::line_of(type),
                {.type = Type::Small, .colour = palette::kSoft});
    }
    if (!battle.notice.empty()) ui.text(battle.notice, {.type = Type::Small, .colour = palette::kAccent});
}

}  // namespace screens
