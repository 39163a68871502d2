// A battle played by files: steps received are carried out one by one, and when it is the other player's turn a file is
// written for them.

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/profile/turn_files.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/remote/notices.h"
#include "game/shell/page_frame.h"
#include "game/shell/remote_play.h"

namespace screens {

namespace {

Phrase other_player(const Battle& battle) {
    const cw::Side other = cw::other(battle.looks());
    const Phrase name = battle.game.player(other);
    return name.empty() ? table::display_name(battle.game.scenario(), other) : name;
}

void write_file(const Battle& battle, SharedTable& shared, const remote::Correspondence& table) {
    shared.file_of = table.changes();
    // Name the file after the turn just played, even if the next one has begun.
    const std::size_t steps = battle.game.steps();
    const cw::Match& played = steps > 0 ? battle.game.before(steps - 1) : battle.match();
    const std::string name = profile::name_of_turn(battle.game.set_up().battle, played, battle.looks());
    const auto file = profile::write_turn(battle.app.profile(), battle.game.record(), name);
    shared.file = file ? *file : std::filesystem::path();
    const bool had_failed = shared.retry.waits();
    shared.retry.tried(static_cast<bool>(file));
    if (!file)
        shared.talk.notice = file.error();
    else if (had_failed)
        shared.talk.notice = {};
}

void draw_file(ui::Ui& ui, Navigation& navigation, const std::filesystem::path& file, Look show) {
    ui.text(plain(core::text(file.filename())), {.type = Type::Strong});
    button_row(ui, {say("Show in folder"), say("Copy its path")});
    if (ui.button(say("Show in folder"), show)) navigation.show_file(file);
    if (ui.button(say("Copy its path"))) ui.set_clipboard(core::text(file));
}

void draw_file_to_send(const Battle& battle, const remote::Correspondence& table) {
    ui::Ui& ui = battle.ui;
    const Phrase other = other_player(battle);
    ui.heading(say("Send this file"));
    if (!table.ledger().fixed.empty())
        ui.text(
            say("Your action is fixed and needs a throw. The throw is made when {1} opens this file; {1} then sends it "
                "back.",
                other));
    else
        ui.text(say("It is {1}'s turn: send them this file, by e-mail or however you like.", other));
    if (battle.shared.file.empty()) return;
    draw_file(ui, battle.app, battle.shared.file, Look::Accent);
    ui.remark(say("Double-click the file that comes back, or drop it on this window."));
}

}  // namespace

void follow_by_file(const Battle& battle, SharedTable& shared) {
    remote::Correspondence* table = battle.app.remote().by_file();
    if (!table || battle.game.stage().moving()) return;
    if (table->catching_up()) return table->next();
    if (!table->to_send()) return;
    if (shared.file_of != table->changes() || shared.retry.is_due(battle.app.clock_seconds()))
        write_file(battle, shared, *table);
}

bool asks_to_send(const Battle& battle) {
    const remote::Correspondence* table = battle.app.remote().by_file();
    return table && table->to_send() && !battle.game.stage().moving();
}

// Saves the current position without signatures.
void give_away(Battle& battle) {
    const std::string name = profile::name_of_turn(battle.game.set_up().battle, battle.match(), battle.acts());
    const auto file = profile::write_turn(battle.app.profile(), battle.game.record(), name);
    if (!file) return battle.app.notify(file.error());
    battle.shared.file = *file;
    battle.dialog.ask = Ask::Written;
}

void draw_written(Battle& battle) {
    battle.ui.dialog("written", battle.ui.px(420), [&] {
        battle.ui.heading(say("The battle as a file"));
        draw_file(battle.ui, battle.app, battle.shared.file, Look::Plain);
        battle.ui.remark(say("Anyone who opens it has the whole battle up to this point."));
        battle.ui.row({1});
        if (battle.ui.button(say("Continue"), Look::Accent)) battle.dialog.close();
    });
}

void draw_last_file(const Battle& battle) {
    const std::filesystem::path& file = battle.shared.file;
    if (!asks_to_send(battle) || file.empty()) return;
    battle.ui.text(
        say("Send the last file ({1}) too, so that the other side sees the end.", plain(core::text(file.filename()))));
    battle.ui.row({1});
    if (battle.ui.button(say("Show in folder"))) battle.app.show_file(file);
}

double draw_by_file_panel(const Battle& battle, double top) {
    const remote::Correspondence& table = *battle.app.remote().by_file();
    if (layout_of(battle).narrow && !asks_to_send(battle) && battle.shared.talk.notice.empty()) return top;
    return draw_side_panel(battle, "shared", top, [&] {
        ui::Ui& ui = battle.ui;
        if (asks_to_send(battle))
            draw_file_to_send(battle, table);
        else
            ui.text(say("You are playing {1} by file. When it is their turn, a file is written for them.",
                        other_player(battle)));
        if (table.ledger().trusted) ui.remark(say("The dice are trusted: each side rolls its own."));
        if (!battle.shared.talk.notice.empty())
            ui.text(battle.shared.talk.notice, {.type = Type::Small, .colour = palette::kAccent});
        ui.row({1});
        if (!ui.button(say("Continue on two screens"))) return;
        battle.game.share(nullptr);
        battle.app.remote().leave();
    });
}

}  // namespace screens
