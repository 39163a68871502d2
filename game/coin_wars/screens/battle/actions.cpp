// Actions of the battle screen's buttons and keys.

#include "engine/core/worker.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/must_attack.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/table/deploying.h"
#include "game/coin_wars/table/intent.h"

namespace screens {

namespace {

// Begins to check the command for a warning, after which follow_advice() goes on with it; false if it needs no check.
bool begin_weighing(const Battle& battle, const cw::Command& command) {
    if (battle.advising.weighing() && Advising::needs_check(command)) return true;
    const bool warns = battle.game.set_up().advice.warning && battle.playing() && !battle.deciding() && !battle.waits();
    return warns && battle.advising.weigh(battle.match(), command);
}

// Opens the dialog that asks for real dice; false if the command needs none.
bool begin_asking_dice(Battle& battle, const cw::Command& command) {
    if (!battle.app.settings().real_dice || battle.game.table()) return false;
    const cw::Match& match = battle.match();
    const std::optional<cw::Odds> odds = cw::odds(match, command, table::aim_of(match, command).ranged);
    const bool rolls = odds && (!odds->strike.dice.empty() || (odds->back && !odds->back->dice.empty()));
    if (!rolls) return false;
    battle.dialog.real_dice = RealDice(command, *odds, match.side_of(odds->strike.attacker));
    battle.dialog.ask = Ask::Dice;
    return true;
}

}  // namespace

void Battle::submit(const cw::Command& command, Settled settled) {
    if (settled == Settled::Nothing && begin_weighing(*this, command)) return;
    if (settled != Settled::All && (apart() || begin_asking_dice(*this, command))) return;
    const cw::Side before = acts();
    refused = game.submit(command);
    notice = {};
    dialog.turns_end = {};
    pointing.follow(match(), game.version());
    look_as_player();
    if (app.settings().hand_over && playing() && acts() != before && game.persons() == 2 && !game.table())
        dialog.ask = Ask::HandOver;
}

void Battle::submit_together(const std::vector<cw::Command>& commands) {
    refused = game.submit_together(commands);
    notice = {};
    pointing.follow(match(), game.version());
}

cw::Side Battle::acts() const { return deciding() ? acting_side(match()) : match().side; }

bool Battle::waits_for_other() const {
    if (!game.table() || match().phase == cw::Phase::Over) return false;
    if (game.table()->watches() || game.table()->not_now()) return true;
    switch (match().phase) {
        case cw::Phase::Order:
            return game.elsewhere(match().toss_winner.value_or(match().side));
        case cw::Phase::Deploy:
            return game.sealed() || game.elsewhere(acts());
        case cw::Phase::Play:
            return game.elsewhere(acts());
        default:
            return false;
    }
}

cw::Side Battle::looks() const {
    if (game.table() && !game.table()->watches())
        return game.elsewhere(cw::Side::Heads) ? cw::Side::Tails : cw::Side::Heads;
    if (game.persons() != 1) return acts();
    return game.bot(cw::Side::Heads) ? cw::Side::Tails : cw::Side::Heads;
}

void Battle::look_as_player() {
    if ((!app.settings().turn_table && !exercise.problem) || !playing() || game.persons() == 0) return;
    camera.look_from(sits_far(looks()));
}

// In a free battle the far edge can belong to either side.
bool Battle::sits_far(cw::Side side) const {
    const auto& zone = game.scenario().sides[cw::index(side)].zone;
    return zone.empty() ? side == cw::Side::Tails : zone[0].y + zone[2].y > game.scenario().height;
}

void Battle::click() {
    const table::Aim aim = pointing.aim();
    if (aim.strike) return pointing.choose(match(), *aim.strike);
    if (aim.command) return submit(*aim.command);
    if (aim.refusal) pointing.pin();
}

bool Battle::do_pinned() {
    if (!pointing.pinned()) return false;
    if (pointing.aim().legal())
        click();
    else
        take_offer();
    return true;
}

bool Battle::pin() {
    if (!playing() || waits() || deciding() || pointing.pinned()) return false;
    const int selected = pointing.selected();
    return selected != cw::kNoCoin && match().side_of(selected) == match().side && pointing.pin();
}

void Battle::all_go_beyond() {
    const table::Aim& aim = pointing.aim();
    if (pointing.selected() == cw::kNoCoin || !pointing.survey().options.may_go_beyond) return;
    std::vector<int> all;
    if (!match().in_army(pointing.selected()))
        all = {pointing.selected()};
    else if (aim.odds)
        all = aim.odds->strike.units;
    pointing.go_beyond(match(), pointing.plan().beyond.empty() ? all : std::vector<int>{});
}

void Battle::take_offer() {
    if (const auto offer = pointing.aim().instead) submit(*offer);
}

void Battle::form() {
    if (gathered.empty()) return;
    const int first = gathered.coins.front();
    submit(gathered.command(match()));
    if (refused) return;
    // While more Armies are proposed, the next press should form one of them, not march.
    const bool selects = playing() && !gathered.offered;
    gathered = {};
    if (selects) pointing.select(match(), first);
}

void Battle::form_offered(const std::vector<int>& coins) {
    gathered = {.coins = coins, .offered = offers.armies.size() > 1};
    pointing.clear();
    const std::vector<int> able = gathered.able(match());
    if (able.size() > 1) return;
    if (!able.empty()) gathered.commander = able.front();
    form();
}

void Battle::gather(int coin) {
    if (gathered.empty() && pointing.selected() != cw::kNoCoin && pointing.selected() != coin &&
        match().side_of(pointing.selected()) == match().side && !match().in_army(pointing.selected()))
        gathered.coins.push_back(pointing.selected());
    pointing.clear();
    gathered.toggle(coin);
    deployment.put_down();
    if (match().phase == cw::Phase::Deploy) deployment.hold(gathered.coins);
}

void Battle::end_turn() {
    if (!playing() || deciding() || waits()) return;
    gathered = {};
    refused.reset();
    pointing.clear();
    const bool shown = dialog.turns_end.asks();
    dialog.turns_end = {shown ? std::vector<int>{} : table::useful_units(match())};
    if (!dialog.turns_end.asks()) submit(cw::EndTurn{});
}

bool Battle::may_have_hint() const {
    return game.set_up().advice.hint && playing() && !deciding() && !waits() && !has_dialog();
}

void Battle::hint() {
    if (!may_have_hint() || advising.at_work()) return;
    pointing.clear();
    gathered = {};
    dialog.turns_end = {};
    switch (advising.shows()) {
        case Advising::Shows::Nothing:
            return advising.seek(match(), app.settings().all_cores ? core::cores() : 1);
        case Advising::Shows::Unit:
            return advising.show_action();
        case Advising::Shows::Action:
            return advising.put_away();
    }
}

void Battle::leave() {
    if (dialog.asks_first(Ask::Leave, game.autosave().unsaved())) return;
    if (keeps_time() && !game.autosave().unsaved()) game.save();
    if (exercise.problem) return app.go("problems");
    game.trial() ? app.back() : app.go("title");
}

void Battle::went_back() {
    if (waits_for_bot()) bots.pause();
    losses.taken_back = game.steps();
    dialog.turns_end = {};
    refused.reset();
    pointing.follow(match(), game.version());
    look_as_player();
}

void Battle::undo() {
    const BattleGame::Undo possible = game.can_undo();
    if (possible == BattleGame::Undo::Impossible) return;
    if (dialog.asks_first(Ask::UndoTurn, possible == BattleGame::Undo::NeedsBoth)) return;
    game.undo();
    went_back();
}

void Battle::redo() {
    if (game.can_redo()) game.redo();
    went_back();
}

void Battle::leave_only(std::size_t count) {
    const BattleGame::Undo possible = game.can_leave_only(count);
    if (possible == BattleGame::Undo::Impossible) return;
    dialog.back_to = count;
    if (dialog.asks_first(Ask::GoBack, possible == BattleGame::Undo::NeedsBoth)) return;
    game.leave_only(count);
    went_back();
}

std::optional<std::size_t> Battle::before_turn() const {
    std::size_t first = game.steps();
    const auto of_this_turn = [&](const cw::Match& one) {
        return one.phase == cw::Phase::Play && one.turn == match().turn && one.side == match().side;
    };
    while (first > 0 && of_this_turn(game.before(first - 1))) --first;
    return first < game.steps() ? std::optional(first) : std::nullopt;
}

void Battle::watch(From from) {
    dialog.close();
    const std::size_t position = from == From::LastTurn ? table::last_turn(game.timeline(), match()) : 0;
    const bool taught = from == From::Teacher;
    open_replay(app, {.record = game.record(),
                      .file = match().phase == cw::Phase::Over ? game.replay() : std::filesystem::path(),
                      .from = position,
                      .plays = taught ? Watch::Plays::Nothing : Watch::Plays::All,
                      .taught = taught});
}

void Battle::place(int coin, Vec2 at) {
    submit(cw::PlaceCoin{match().id(coin), at});
    deployment.refused_at = refused ? std::optional(at) : std::nullopt;
}

void Battle::place_together(Vec2 at) {
    const Vec2 by = at - match().coin(deployment.carried).at;
    const auto fits = table::nearest_shift(match(), deployment.together, by);
    deployment.fits.reset();
    if (fits) return submit_together(table::moving_together(match(), deployment.together, *fits));
    refused = cw::CoinWars::check(match(), table::shifted(match(), deployment.together, by));
}

void Battle::take_back() {
    std::vector<cw::Command> commands;
    const std::vector<int> alone{deployment.carried};
    for (const int coin : deployment.together.empty() ? alone : deployment.together)
        if (match().on_table(coin)) commands.emplace_back(cw::Unplace{match().id(coin)});
    if (commands.empty()) return;
    submit_together(commands);
    deployment.take(match(), deployment.carried);
}

// The clock stops during animations, dialogs, hand-overs and bots' turns. At a shared table it follows that table's
// time.
bool clock_runs(const Battle& battle) {
    if (battle.game.table()) return battle.game.clock() != nullptr && battle.playing();
    return battle.game.clock() != nullptr && battle.playing() && !battle.has_dialog() && !battle.waits() &&
           !battle.game.stage().moving();
}

void run_clock(Battle& battle) {
    profile::Clock* clock = battle.game.clock();
    if (clock == nullptr || !battle.playing()) return;
    clock->begin_turn(battle.match().side, battle.match().turn);
    if (!clock_runs(battle)) return;
    const remote::Table* table = battle.game.table();
    if (!table) clock->run(battle.acts(), battle.app.clock_seconds());
    // A pending decision still has to be made, and each machine ends only its own player's turns.
    if (battle.deciding() || battle.game.time_left(battle.match().side) > 0) return;
    if (table && (table->waits() || battle.game.elsewhere(battle.match().side))) return;
    battle.gathered = {};
    battle.pointing.clear();
    const Phrase side = cw::display_name(battle.game.scenario(), battle.match().side);
    const cw::Command last = cw::end_of_turn(battle.match());
    battle.submit(last, Battle::Settled::All);
    if (!holds_alternative<cw::EndTurn>(last)) return;
    battle.notice = say("{1} has run out of time: the turn has ended.", side);
}

}  // namespace screens
