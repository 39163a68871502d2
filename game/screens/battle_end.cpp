// The end of the battle: who won and why, purses, losses by type, another battle with the sides swapped.

#include "game/screens/battle_view.h"

namespace screens {

namespace {

using ui::Type;
namespace palette = ui::palette;

int lost(const cw::Match& match, cw::Side side, int type) {
    int count = 0;
    for (int coin = 0; coin < match.count(); ++coin)
        count += match.side_of(coin) == side && match.coin(coin).place == cw::Place::Fallen &&
                 match.scenario->coins[static_cast<std::size_t>(coin)].type == type;
    return count;
}

bool takes_part(const cw::Scenario& scenario, int type) {
    for (const cw::CoinSetup& coin : scenario.coins)
        if (coin.type == type) return true;
    return false;
}

void row(ui::Ui& ui, std::string_view name, const std::string& heads, const std::string& tails, Type type) {
    ui.row({2, 1, 1});
    ui.text(name, {.type = type == Type::Small ? Type::Small : Type::Body, .colour = palette::kSoft});
    ui.text(heads, {type, type == Type::Small ? palette::kSoft : palette::kInk, ui::Align::Right});
    ui.text(tails, {type, type == Type::Small ? palette::kSoft : palette::kInk, ui::Align::Right});
}

void draw_table(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const cw::Match& match = battle.match();
    const cw::Scenario& scenario = battle.game.scenario();
    row(ui, "Side", table::called(scenario, cw::Side::Heads), table::called(scenario, cw::Side::Tails),
        Type::Small);
    row(ui, "Purse", table::in_money(match.purse[0]), table::in_money(match.purse[1]), Type::Strong);
    ui.rule();
    ui.caption("LOST COINS");
    for (int type = 0; type < static_cast<int>(scenario.types.size()); ++type) {
        if (!takes_part(scenario, type)) continue;
        row(ui, scenario.types[static_cast<std::size_t>(type)].title,
            std::to_string(lost(match, cw::Side::Heads, type)),
            std::to_string(lost(match, cw::Side::Tails, type)), Type::Strong);
    }
}

}  // namespace

void draw_end(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    const cw::Match& match = battle.match();
    ui.dialog("end", ui.px(460), [&] {
        const auto winner = match.outcome->winner;
        ui.text(winner ? table::called(battle.game.scenario(), *winner) + " wins" : "A draw",
                {.type = Type::Name});
        const std::string verdict = table::verdict(match);
        ui.text(verdict.substr(verdict.find(". ") + 2));
        if (winner && !battle.game.player(*winner).empty())
            ui.sign(sign_of(*winner), "Won by " + battle.game.player(*winner));
        ui.rule();
        ui.fact("Turns", std::to_string(match.turn));
        draw_table(battle);
        ui.space(6);
        if (ui.button("Rematch with sides swapped", ui::Look::Accent)) {
            SetUp again = battle.game.set_up();
            again.swapped = !again.swapped;
            again.seed = battle.app.seed();
            return battle.app.start_battle(again);
        }
        ui.row({1, 1});
        if (ui.button("Back to title")) battle.app.go("title");
        if (ui.button("Look at the table")) battle.end_closed = true;
    });
}

}  // namespace screens
