// A war at several screens, each leading one nation. The war's host also hosts its battles for the same players over
// the same connection, and their end leads back to the map.

#include <algorithm>

#include "engine/core/random.h"
#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/profile/turn_files.h"
#include "game/coin_wars/screens/common/war_setup.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/wars/rules/steward.h"
#include "game/coin_wars/wars/rules/war.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

std::string own_name(const WarView& view) {
    const auto& ledger = view.game.ledger();
    if (!ledger) return view.sharing.name;
    return ledger->me == remote::kNobody ? std::string() : std::string(ledger->person(ledger->me).name);
}

std::vector<int> free_nations(const WarView& view) {
    const auto& ledger = view.game.ledger();
    std::vector<int> free;
    for (int nation = 0; nation < 2; ++nation)
        if (ledger ? ledger->holder(nation) == remote::kNobody : nation != view.sharing.leads) free.push_back(nation);
    return free;
}

bool all_are_here(const remote::Table& table) {
    const std::vector<int> others = others_at(table);
    return !others.empty() && table.silence() == 0 &&
           std::ranges::all_of(others, [&](int who) { return table.is_here(who); });
}

// One command at a time: the next is requested after the last was carried out.
void let_own_bot_act(WarView& view) {
    core::Random random(war::War::hash(view.match()));
    for (int nation = 0; nation < 2; ++nation) {
        if (!view.mine(nation) || !view.is_led(nation) || view.sharing.table->waits()) continue;
        if (const auto command = war::steward(view.match(), nation, random)) (void)view.submit(*command);
    }
}

// The next battle, if it was already begun and must continue.
std::optional<profile::Saved> begun_battle(WarView& view) {
    auto saved = profile::load_saved(view.app.profile(), view.game.name());
    if (!saved) view.app.notify(saved.error());
    const bool goes_on =
        view.waiting && saved && *saved && profile::same_players(*view.game.ledger(), (*saved)->record);
    return goes_on ? std::move(*saved) : std::nullopt;
}

// Questions that wait there are not asked at the next one.
void leave_table(WarView& view) {
    view.sharing.table = nullptr;
    view.sharing.to_ask.clear();
}

void hand_on(WarView& view) {
    view.sharing.handed_on = true;
    leave_table(view);
    view.app.remote().hand_on();
}

// Opens the battle's table and calls everybody there.
void lay_battle(WarView& view) {
    if (const auto begun = begun_battle(view)) {
        hand_on(view);
        return view.app.resume_shared(*begun);
    }
    auto found = set_up_of(view.app.library(), view.game);
    if (!found) {
        view.notice = found.error();
        return;
    }
    hand_on(view);
    found->set_up.seed = view.app.seed();
    found->set_up.advice = view.app.settings().seats.advice;
    BattleStart begin = beginning(found->set_up, std::move(found->battle.scenario));
    begin.share = Sharing::Invite;
    view.app.begin(begin);
}

// The host reports the battle's result once.
void follow_battle(WarView& view) {
    WarSharing& sharing = view.sharing;
    if (view.match().phase != war::Phase::Battle || !view.app.remote().host() || sharing.table->waits()) return;
    const auto fought = sharing.told ? std::nullopt : view.game.outcome();
    sharing.told = true;
    if (fought)
        (void)view.submit(*fought);
    else if (all_are_here(*sharing.table))
        lay_battle(view);
}

void open_table(WarView& view) {
    profile::WarSeats seats = view.game.seats();
    const auto own = static_cast<std::size_t>(view.sharing.leads);
    seats.players[own] = view.sharing.name;
    seats.bots[1 - own].clear();
    view.app.settings().seats.players[0] = view.sharing.name;
    view.app.save_settings();
    view.game.seat(seats);
    place_war_table(view);
}

}  // namespace

void place_war_table(WarView& view) {
    const rules::Record begun = view.game.record();
    const auto invited = view.app.remote().invite(
        view.shared, own_name(view), {{view.sharing.leads}, free_nations(view), &begun}, view.game.ledger());
    view.sharing.talk.notice = invited ? Phrase() : invited.error();
    if (!invited) return;
    view.sharing.table = view.app.remote().table();
    view.shared.keep(view.sharing.table->ledger());
}

void join_war_table(WarView& view, const remote::Invitation& to) {
    const auto joined = view.app.remote().join(to, own_name(view), view.game.ledger());
    view.sharing.talk.notice = joined ? Phrase() : joined.error();
    if (!joined) return;
    view.sharing.table = view.app.remote().guest();
    view.app.remote().guest()->sit_down(view.shared);
}

// A returning guest joins with the saved war.
void sit_down_to_war(WarView& view, const remote::Welcome& welcome) {
    if (view.game.ledger()) {
        join_war_table(view, remote::Invitation(view.app.remote().joined_by()));
    } else {
        view.shared.begin_fresh();
        view.sharing.table = view.app.remote().guest();
        view.app.remote().guest()->sit_down(view.shared);
    }
    view.shared.told(welcome.about.json);
}

void follow_war_table(WarView& view) {
    WarSharing& sharing = view.sharing;
    if (!sharing.table) return;
    sharing.talk.follow(*sharing.table);
    // Save newcomers before doing anything else.
    const remote::Ledger& ledger = sharing.table->ledger();
    if (ledger.people.size() != view.game.ledger().value_or(remote::Ledger{}).people.size()) view.shared.keep(ledger);
    const remote::Guest* guest = view.app.remote().guest();
    if (guest && guest->state() == remote::Guest::State::Joined) view.shared.caught_up();
    if (const auto refusal = sharing.to_ask.go_on(*sharing.table)) view.notice = refusal->message;
    let_own_bot_act(view);
    follow_battle(view);
}

void draw_war_company(WarView& view) {
    ui::Ui& ui = view.ui;
    WarSharing& sharing = view.sharing;
    if (view.apart()) {
        draw_apart(ui, sharing.talk, say("A war on two screens"),
                   {[&] { place_war_table(view); }, [&](const remote::Invitation& to) { join_war_table(view, to); },
                    [&] { view.game.forget_ledger(); }});
        return ui.rule();
    }
    if (!sharing.table) return;
    const RemotePlay& remote = view.app.remote();
    bool alone = false;
    if (remote.host() && others_at(*sharing.table).empty())
        draw_invitation(ui, remote, say("Waiting for the other side"));
    else
        alone = draw_company(ui, remote);
    if (!sharing.talk.notice.empty()) ui.text(sharing.talk.notice, {.type = Type::Small, .colour = palette::kAccent});
    draw_talk(ui, *sharing.table, sharing.talk);
    ui.rule();
    if (!alone) return;
    leave_table(view);
    view.app.remote().leave();
}

void draw_war_inviting(WarView& view) {
    WarSharing& sharing = view.sharing;
    if (!sharing.inviting) return;
    ui::Ui& ui = view.ui;
    bool lays = false;
    ui.dialog("invite", ui.px(520), [&] {
        ui.heading(say("Which nation do you lead?"));
        ui.input_text(say("Your name"), sharing.name, 40);
        for (int nation = 0; nation < 2; ++nation)
            if (ui.choice(view.display_name(nation), {}, sharing.leads == nation)) sharing.leads = nation;
        ui.text(
            say("The player who joins leads the other nation: each of you musters on your own screen, and the battles "
                "are fought on both. Everything done so far is there too."));
        ui.space(6);
        lays = ui.button(say("Host here"), Look::Accent);
        if (lays || ui.button(say("Cancel"))) sharing.inviting = false;
    });
    if (lays) open_table(view);
}

}  // namespace screens
