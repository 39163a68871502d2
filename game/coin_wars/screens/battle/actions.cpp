// What the battle screen's buttons and keys do.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

void Battle::submit(const cw::Command& command) {
    const cw::Side before = acts();
    refused = game.submit(command);
    notice = {};
    pointing.follow(match(), game.version());
    look_as_player();
    if (app.settings().hand_over && playing() && acts() != before && game.persons() == 2) ask = Ask::HandOver;
}

void Battle::submit_together(const std::vector<cw::Command>& commands) {
    refused = game.submit_together(commands);
    notice = {};
    pointing.follow(match(), game.version());
}

cw::Side Battle::acts() const { return deciding() ? match().awaiting.front().side : match().side; }

cw::Side Battle::looks() const {
    if (game.persons() != 1) return acts();
    return game.bot(cw::Side::Heads) ? cw::Side::Tails : cw::Side::Heads;
}

void Battle::look_as_player() {
    if (!app.settings().turn_table || !playing() || game.persons() == 0) return;
    // In a free battle either side may have the far edge.
    const auto& zone = game.scenario().sides[cw::index(looks())].zone;
    const bool far =
        zone.empty() ? looks() == cw::Side::Tails : zone[0].y + zone[2].y > game.scenario().height;
    camera.look_from(far);
}

void Battle::click() {
    const table::Aim aim = pointing.aim();
    if (aim.strike) return pointing.choose(match(), *aim.strike);
    if (aim.command) return attack(*aim.command);
    if (aim.refusal) pointing.hold();
}

void Battle::take_offer() {
    if (const auto offer = pointing.aim().instead) submit(*offer);
}

void Battle::attack(const cw::Command& command) {
    const std::optional<cw::Odds> odds = pointing.aim().odds;
    const bool rolls = odds && (!odds->strike.dice.empty() || (odds->back && !odds->back->dice.empty()));
    if (!app.settings().real_dice || !rolls) return submit(command);
    real_dice = {};
    real_dice.attack = command;
    const cw::Side striker = match().side_of(odds->strike.attacker);
    const auto add = [&](const cw::Strike& strike, cw::Side side) {
        for (const cw::Die& die : strike.dice) {
            real_dice.dice.push_back(die);
            real_dice.owners.push_back(die.adds_to == cw::Die::For::Offense ? side : cw::other(side));
        }
    };
    add(odds->strike, striker);
    real_dice.own_half = real_dice.dice.size();
    if (odds->back) add(*odds->back, cw::other(striker));
    real_dice.typed.assign(real_dice.dice.size(), "");
    ask = Ask::Dice;
}

void Battle::form() {
    if (gathered.coins.empty()) return;
    cw::Form command;
    for (const int coin : gathered.coins) command.coins.push_back(match().id(coin));
    if (gathered.commander != cw::kNobody) command.commander = match().id(gathered.commander);
    const int first = gathered.coins.front();
    submit(command);
    if (refused) return;
    gathered = {};
    if (playing()) pointing.select(match(), first);
}

void Battle::gather(int coin) {
    if (gathered.coins.empty() && pointing.selected() != cw::kNobody && pointing.selected() != coin &&
        match().side_of(pointing.selected()) == match().side && !match().in_army(pointing.selected()))
        gathered.coins.push_back(pointing.selected());
    pointing.clear();
    const auto known = std::find(gathered.coins.begin(), gathered.coins.end(), coin);
    if (known == gathered.coins.end())
        gathered.coins.push_back(coin);
    else
        gathered.coins.erase(known);
    if (gathered.commander == coin) gathered.commander = cw::kNobody;
}

void Battle::decide(const std::vector<int>& chosen) {
    const cw::Decision decision = match().awaiting.front();
    cw::Ids ids;
    for (const int coin : chosen) ids.push_back(match().id(coin));
    submit(cw::Decide{decision.side, cw::army_id(decision.army), ids, std::nullopt});
}

void Battle::decide(bool split) {
    const cw::Decision decision = match().awaiting.front();
    submit(cw::Decide{decision.side, cw::army_id(decision.army), std::nullopt, split});
}

void Battle::end_turn() {
    if (!playing() || deciding() || waits_for_bot()) return;
    gathered = {};
    if (ask != Ask::EndTurn && match().actions_left > 0 && cw::attack_left(match())) {
        ask = Ask::EndTurn;
        return;
    }
    ask = Ask::Nothing;
    pointing.clear();
    submit(cw::EndTurn{});
}

void Battle::leave() {
    if (game.autosave().unsaved() && ask != Ask::Leave) {
        ask = Ask::Leave;
        return;
    }
    ask = Ask::Nothing;
    if (keeps_time() && !game.autosave().unsaved()) game.save();
    game.trial() ? app.back() : app.go("title");
}

void Battle::undo() {
    const BattleGame::Undo possible = game.can_undo();
    if (possible == BattleGame::Undo::Impossible) return;
    if (possible == BattleGame::Undo::NeedsBoth && ask != Ask::UndoTurn) {
        ask = Ask::UndoTurn;
        return;
    }
    ask = Ask::Nothing;
    game.undo();
    if (waits_for_bot()) bots.pause();
    pointing.follow(match(), game.version());
    look_as_player();
}

void Battle::redo() {
    if (game.can_redo()) game.redo();
    if (waits_for_bot()) bots.pause();
    pointing.follow(match(), game.version());
    look_as_player();
}

void Battle::go_back_to(std::size_t step) {
    const BattleGame::Undo possible = game.can_go_back_to(step);
    if (possible == BattleGame::Undo::Impossible) return;
    if (possible == BattleGame::Undo::NeedsBoth && ask != Ask::GoBack) {
        ask = Ask::GoBack;
        back_to = step;
        return;
    }
    ask = Ask::Nothing;
    game.go_back_to(step);
    if (waits_for_bot()) bots.pause();
    pointing.follow(match(), game.version());
    look_as_player();
}

void Battle::watch(From from) {
    ask = Ask::Nothing;
    const std::size_t position = from == From::Start ? 0 : table::last_turn(game.course(), match());
    app.watch({.record = game.record(), .from = position, .plays = true});
}

void Battle::place(int coin, Vec2 at) {
    submit(cw::PlaceCoin{match().id(coin), at});
    refused_at = refused ? std::optional(at) : std::nullopt;
}

ui::Sign sign_of(cw::Side side) { return side == cw::Side::Heads ? ui::Sign::Solid : ui::Sign::Dashed; }

}  // namespace screens
