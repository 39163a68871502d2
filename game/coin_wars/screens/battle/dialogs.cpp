// Dialogs: confirmations, consent of both players, and the menu.

#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/advice_terms.h"
#include "game/coin_wars/screens/common/editor_start.h"
#include "game/coin_wars/screens/common/seats.h"
#include "game/shell/page_frame.h"
#include "game/shell/true_size.h"

namespace screens {

namespace {

void ask(Battle& battle, std::string_view name, const ui::Ui::Content& content) {
    battle.ui.dialog(name, battle.ui.px(420), content);
}

// Deployment: An Army is dissolved if one of its coins leaves it.
void ask_leave_army(Battle& battle) {
    const int coin = battle.deployment.carried;
    if (coin == cw::kNoCoin || !battle.match().in_army(coin)) return battle.dialog.close();
    ask(battle, "leave army", [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Break up the Army?"));
        ui.text(say("Without {1} there is no Army: the other coins stay where they are, as single coins.",
                    cw::name_of(battle.match(), coin)));
        ui.row({1, 1});
        if (ui.button(say("Take it out"), Look::Accent)) {
            battle.dialog.close();
            battle.submit(cw::Unplace{battle.match().id(coin)});
            return battle.deployment.take(battle.match(), coin);
        }
        if (ui.button(say("Cancel"))) battle.dialog.close();
    });
}

void ask_undo(Battle& battle) {
    ask(battle, "undo", [&] {
        battle.ui.heading(say("Go back past the end of a turn?"));
        battle.ui.text(say("Both players must agree to that. (R-39)"));
        battle.ui.row({1, 1});
        const bool back = battle.dialog.ask == Ask::GoBack;
        if (battle.ui.button(say("Both agree"), Look::Accent))
            return back ? battle.leave_only(battle.dialog.back_to) : battle.undo();
        if (battle.ui.button(say("Cancel"))) battle.dialog.close();
    });
}

void ask_concede(Battle& battle) {
    const cw::Side side = battle.looks();
    ask(battle, "concede", [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Concede?"));
        ui.sign(sign_of(side), say("{1} gives up the battle.", table::display_name(battle.game.scenario(), side)));
        ui.row({1, 1});
        if (ui.button(say("Give up"), Look::Accent)) {
            battle.dialog.close();
            return battle.submit(cw::Concede{side});
        }
        if (ui.button(say("Fight on"))) battle.dialog.close();
    });
}

void ask_draw(Battle& battle) {
    const cw::Side side = battle.match().side;
    ask(battle, "offer a draw", [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Offer a draw?"));
        ui.sign(sign_of(side), say("If the other side accepts, the battle ends and nobody wins."));
        ui.row({1, 1});
        if (ui.button(say("Offer it"), Look::Accent)) {
            battle.dialog.close();
            return battle.submit(cw::Draw{side, std::nullopt});
        }
        if (ui.button(say("Fight on"))) battle.dialog.close();
    });
}

// The table stays covered until the other player has taken over.
void hand_over(Battle& battle) {
    ask(battle, "hand over", [&] {
        battle.ui.heading(say("Over to the other side"));
        const cw::Side next = battle.hides() ? battle.match().side : battle.acts();
        battle.ui.sign(sign_of(next), battle.game.who(next), {.type = Type::Strong});
        battle.ui.text(say("The table stays covered until you lift the cloth."));
        if (battle.ui.button(say("I am here"), Look::Accent)) battle.dialog.close();
    });
}

void answer_draw(Battle& battle) {
    const cw::Side offers = *battle.match().ending.draw_offered, answers = cw::other(offers);
    ask(battle, "draw", [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("A draw?"));
        ui.sign(sign_of(offers), say("{1} offers a draw.", table::display_name(battle.game.scenario(), offers)));
        ui.sign(sign_of(answers), say("{1} answers:", table::display_name(battle.game.scenario(), answers)));
        ui.row({1, 1});
        if (ui.button(say("Accept"), Look::Accent)) return battle.submit(cw::Draw{answers, true});
        if (ui.button(say("Decline"))) battle.submit(cw::Draw{answers, false});
    });
}

// Stays open until the player has read it.
void tell_fault(Battle& battle) {
    ask(battle, "not saved", [&] {
        ui::Ui& ui = battle.ui;
        const bool over = battle.match().phase == cw::Phase::Over;
        ui.heading(over ? say("The replay was not saved") : say("The battle was not saved"));
        ui.text(battle.game.autosave().fault());
        if (!over) ui.text(say("You can fight on, but anything you do from now on is lost when you leave the battle."));
        ui.row({1, 1});
        if (ui.button(say("Try again"), Look::Accent)) battle.game.save();
        if (ui.button(over ? say("All right") : say("Fight on")))
            battle.dialog.read_fault = battle.game.autosave().fault();
    });
}

void ask_leave(Battle& battle) {
    ask(battle, "leave", [&] {
        ui::Ui& ui = battle.ui;
        const profile::Autosave& saved = battle.game.autosave();
        ui.heading(say("Leave without saving?"));
        ui.text(saved.ever_saved() ? say("Everything done since the battle was last saved will be lost.")
                                   : say("This battle has not been saved. It will be lost."));
        if (!saved.fault().empty()) ui.remark(saved.fault());
        if (ui.button(say("Save and leave"), Look::Accent)) {
            battle.dialog.close();
            battle.dialog.read_fault = Phrase();
            battle.game.save();
            if (!saved.unsaved()) battle.leave();
            return;
        }
        if (ui.button(say("Leave without saving"))) return battle.leave();
        if (ui.button(say("Stay"))) battle.dialog.close();
    });
}

Phrase what_is_kept(const Battle& battle) {
    const profile::Autosave& saved = battle.game.autosave();
    if (battle.match().phase == cw::Phase::Over)
        return saved.fault().empty() ? say("The battle is over; its replay is saved.")
                                     : say("The replay was not saved");
    if (!saved.unsaved() && !saved.ever_saved()) return say("Nothing has been done yet.");
    if (!saved.unsaved()) return say("The battle is saved; you can continue it from the title screen.");
    return saved.ever_saved() ? say("The last actions have not been saved yet.") : say("The battle is not saved.");
}

// Other players may take over a side at any time.
void ask_players(Battle& battle) {
    ask(battle, "players", [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Who plays?"));
        const bool shared = battle.game.table() != nullptr;
        const cw::Side own = battle.looks();
        if (!shared) ui.row({1, 1});
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
            if (!shared || side == own)
                ui.sign(sign_of(side), table::display_name(battle.game.scenario(), side), {.type = Type::Strong});
        std::array<std::string, 2> bots = battle.game.set_up().bots;
        if (draw_seats(ui, bots,
                       {table::display_name(battle.game.scenario(), cw::Side::Heads),
                        table::display_name(battle.game.scenario(), cw::Side::Tails)},
                       shared ? std::optional(cw::index(own)) : std::nullopt)) {
            battle.game.seat(bots);
            battle.bots.sit_down();
            battle.look_as_player();
        }
        const bool roomy = ui.height() / ui.scale() >= 600 && !shared;
        if (roomy) ui.row({1, 1});
        for (const std::string& bot : bots)
            if (roomy) ui.remark(about_player(bot));
        // Two people agree on help before the battle, not here.
        profile::Advice advice = battle.game.set_up().advice;
        if (!shared && battle.game.persons() == 1 && draw_advice_terms(ui, advice)) battle.game.agree_on(advice);
        if (ui.button(say("Continue"), Look::Accent)) battle.dialog.close();
    });
}

// Part of the menu. True if an entry was pressed.
bool draw_ways_of_result(Battle& battle) {
    ui::Ui& ui = battle.ui;
    ui.row({1});
    if (ui.button(say("The result"))) {
        battle.dialog.close();
        battle.dialog.end_closed = false;
        return true;
    }
    const bool again = may_have_rematch(battle);
    ui.row({1});
    if (again && ui.button(say("Rematch with sides swapped"))) {
        rematch(battle.app, battle.game);
        return true;
    }
    if (again) ui.row({1});
    if (battle.game.trial() || !ui.button(say("What decided it?"))) return false;
    battle.watch(Battle::From::Teacher);
    return true;
}

// Warns that the battle so far will be lost.
void ask_again(Battle& battle) {
    ask(battle, "start again", [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Start this battle again?"));
        ui.text(say("The battle so far will be lost. Each side keeps its player."));
        ui.row({1, 1});
        if (ui.button(say("Start again"), Look::Accent)) {
            battle.dialog.close();
            return start_again(battle.app, battle.game);
        }
        if (ui.button(say("Fight on"))) battle.dialog.close();
    });
}

// Part of the menu. True if an entry was pressed.
bool draw_ways_back(Battle& battle) {
    ui::Ui& ui = battle.ui;
    if (!battle.playing()) return false;
    const std::optional<std::size_t> began = battle.before_turn();
    const bool stays = began && battle.game.can_leave_only(*began) == BattleGame::Undo::Impossible;
    const bool again = may_have_rematch(battle) && !battle.game.table();
    ui.row(std::vector<double>(again ? 2 : 1, 1));
    const bool undone =
        ui.button(say("Undo this turn"), Look::Plain,
                  {began && !stays, battle.apart() ? battle.game.why_no_undo()
                                    : stays ? say("There was a throw this turn, and throws are never taken back.")
                                            : say("Nothing has been done this turn.")});
    if (again && ui.button(say("Start this battle again"))) {
        battle.dialog.ask = Ask::Again;
        return true;
    }
    if (!undone) return false;
    battle.dialog.close();
    battle.leave_only(*began);
    return true;
}

// The menu's buttons; each closes it.
class Menu {
public:
    explicit Menu(Battle& battle) : battle_(battle), ui_(battle.ui) {}

    void draw() {
        ui_.heading(battles::title_words(battle_.game.scenario().title));
        if (battle_.may_see_result() && draw_ways_of_result(battle_)) return;
        if (draw_ways_back(battle_)) return;
        if (narrow() || looks() || watches() || players() || ends() || sets() || keeps()) return;
        if (entry(battle_.game.trial() ? battle_.game.way_back() : say("Back to title"))) battle_.leave();
        if (!battle_.exercise && !battle_.game.trial()) ui_.caption(what_is_kept(battle_));
        ui_.row({1});
        if (ui_.button(say("Continue"), Look::Accent)) battle_.dialog.close();
    }

private:
    bool press(const Phrase& label, const ui::Open& open = true) {
        const bool pressed = ui_.button(label, Look::Plain, open);
        if (pressed) battle_.dialog.close();
        return pressed;
    }
    // Uses the full width, like the other entries.
    bool entry(const Phrase& label, const ui::Open& open = true) {
        ui_.row({1});
        return press(label, open);
    }
    bool asks(Ask what) {
        battle_.dialog.ask = what;
        return true;
    }

    // Entries for what a wider window shows beside the table.
    bool narrow() {
        if (!layout_of(battle_).narrow) return false;
        if (entry(say("Redo"), {battle_.game.can_redo(), say("There is nothing to redo.")}))
            return battle_.redo(), true;
        if (!entry(battle_.log.open ? say("Close the log") : say("Open the log"))) return false;
        battle_.log.open = !battle_.log.open;
        return true;
    }

    bool looks() {
        if (!battle_.exercise) {
            button_row(ui_, {say("This battle"), say("The coins")});
            if (press(say("This battle"))) return battle_.tell_about(), true;
        }
        if (battle_.exercise) ui_.row({1});
        if (press(say("The coins"))) return asks(Ask::Coins);
        button_row(ui_, {say("Turn the view"), say("True size")});
        if (press(say("Turn the view"))) return battle_.camera.turn(), true;
        if (!press(say("True size"))) return false;
        show_true_size(battle_.app, battle_.camera);
        return true;
    }

    bool watches() {
        const bool watchable = battle_.game.steps() > 0 && !battle_.hides();
        const Phrase unseen = battle_.hides() ? say("What the others do is hidden.") : say("Nothing has happened yet.");
        button_row(ui_, {say("Watch the last turn"), say("Watch from the start")});
        if (press(say("Watch the last turn"), {watchable, unseen})) return battle_.watch(Battle::From::LastTurn), true;
        return press(say("Watch from the start"), {watchable, unseen}) && (battle_.watch(Battle::From::Start), true);
    }

    bool players() {
        if (battle_.game.scenario().advanced.dice > 0 || !battle_.game.scenario().advanced.technology.empty()) {
            bool& real = battle_.app.settings().real_dice;
            if (ui_.toggle(say("Real dice"), real)) {
                real = !real;
                battle_.app.save_settings();
            }
        }
        const bool may = !battle_.exercise && battle_.match().phase != cw::Phase::Over && !battle_.apart();
        return may && entry(say("Who plays?")) && asks(Ask::Players);
    }

    bool ends() {
        button_row(ui_, {say("Offer a draw"), say("Concede")});
        if (press(say("Offer a draw"), {battle_.playing() && !battle_.waits() && !battle_.match().ending.draw_offered,
                                        say("Only during the battle, on your own turn.")}))
            return asks(Ask::Draw);
        const Phrase why = battle_.apart() ? battle_.game.why_no_undo() : say("Only during the battle.");
        return press(say("Concede"), {battle_.playing() && battle_.game.persons() > 0 && !battle_.apart(), why}) &&
               asks(Ask::Concede);
    }

    bool sets() {
        if (ui_.slider(say("All sounds"), battle_.app.settings().volumes.all, {})) battle_.app.save_settings();
        button_row(ui_, {say("Settings"), say("Help")});
        if (press(say("Settings"))) return battle_.app.go("settings"), true;
        return press(say("Help")) && (battle_.app.go("help"), true);
    }

    bool keeps() {
        const Phrase nothing = say("Nothing has happened yet.");
        if (battle_.game.autosave().unsaved() && entry(say("Save the battle"))) {
            battle_.dialog.read_fault = Phrase();
            return battle_.game.save(), true;
        }
        if (battle_.hides() || battle_.exercise || battle_.game.trial()) return false;
        if (entry(say("Make a battle from this position")))
            return edit_position(battle_.app, battle_.match(), battle_.game.record().start), true;
        if (entry(say("Save the battle as a page"), {battle_.game.steps() > 0, nothing}))
            return save_battle_page(battle_), true;
        if (battle_.game.ledger() || !entry(say("Save it to a file"), {battle_.game.steps() > 0, nothing}))
            return false;
        give_away(battle_);
        return true;
    }

    Battle& battle_;
    ui::Ui& ui_;
};

void menu(Battle& battle) {
    ask(battle, "menu", [&] { Menu(battle).draw(); });
}

}  // namespace

void draw_questions(Battle& battle) {
    if (battle.game.autosave().fault().empty()) battle.dialog.read_fault = Phrase();
    if (battle.is_fault_unread()) return tell_fault(battle);
    if (battle.match().phase == cw::Phase::Over) {
        if (battle.dialog.ask == Ask::Menu) return menu(battle);
        if (battle.dialog.ask == Ask::Coins) return draw_coins_page(battle);
        if (battle.dialog.ask == Ask::Written) return draw_written(battle);
        if (battle.dialog.ask == Ask::UndoTurn || battle.dialog.ask == Ask::GoBack) return ask_undo(battle);
        if (battle.is_asked_back()) return answer_back(battle);
        battle.dialog.close();  // what was asked when somebody else ended the battle
        if (!battle.dialog.end_closed && !battle.game.stage().moving()) draw_end(battle);
        return;
    }
    battle.dialog.end_closed = bool(battle.exercise);
    if (battle.is_offered_draw()) return answer_draw(battle);
    if (battle.game.table() && battle.game.table()->offer()) return answer_back(battle);
    if (battle.dialog.ask == Ask::SpecialRule) return ask_special_rule(battle);
    if (battle.dialog.ask == Ask::LeaveArmy) return ask_leave_army(battle);
    if (battle.dialog.ask == Ask::UndoTurn || battle.dialog.ask == Ask::GoBack) return ask_undo(battle);
    if (battle.dialog.ask == Ask::Menu) return menu(battle);
    if (battle.dialog.ask == Ask::Again) return ask_again(battle);
    if (battle.dialog.ask == Ask::Concede) return ask_concede(battle);
    if (battle.dialog.ask == Ask::Draw) return ask_draw(battle);
    if (battle.dialog.ask == Ask::Leave) return ask_leave(battle);
    if (battle.dialog.ask == Ask::Dice) return ask_real_dice(battle);
    if (battle.dialog.ask == Ask::HandOver) return hand_over(battle);
    if (battle.dialog.ask == Ask::Warning) return draw_warning(battle);
    if (battle.dialog.ask == Ask::Players) return ask_players(battle);
    if (battle.dialog.ask == Ask::Coins) return draw_coins_page(battle);
    if (battle.dialog.ask == Ask::Written) return draw_written(battle);
}

}  // namespace screens
