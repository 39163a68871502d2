// What buttons and keys of the battle screen do.

#include "game/rules/coin_wars/coin_wars.h"
#include "game/screens/battle_view.h"

namespace screens {

void Battle::submit(const cw::Command& command) {
    refused = game.submit(command);
    pointing.follow(match(), game.version());
    look_as_player();
}

void Battle::look_as_player() {
    if (app.settings().turn_table && playing()) camera.look_from(match().side == cw::Side::Tails);
}

void Battle::click() {
    const table::Aim aim = pointing.aim();
    if (aim.strike) return pointing.choose(match(), *aim.strike);
    if (aim.command) return submit(*aim.command);
    if (aim.refusal) pointing.hold();
}

void Battle::take_offer() {
    if (const auto offer = pointing.aim().instead) submit(*offer);
}

void Battle::end_turn() {
    if (!playing()) return;
    if (ask != Ask::EndTurn && match().actions_left > 0 && cw::attack_left(match())) {
        ask = Ask::EndTurn;
        return;
    }
    ask = Ask::Nothing;
    pointing.clear();
    submit(cw::EndTurn{});
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
    pointing.follow(match(), game.version());
    look_as_player();
}

void Battle::redo() {
    if (game.can_redo()) game.redo();
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
    pointing.follow(match(), game.version());
    look_as_player();
}

void Battle::place(int coin, Vec2 at) {
    submit(cw::PlaceCoin{match().id(coin), at});
    refused_at = refused ? std::optional(at) : std::nullopt;
}

ui::Sign sign_of(cw::Side side) { return side == cw::Side::Heads ? ui::Sign::Solid : ui::Sign::Dashed; }

}  // namespace screens
