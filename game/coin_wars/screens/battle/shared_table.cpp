// A battle whose other side sits at another machine: joining, the other player's pointer, chat.

#include <algorithm>

#include "game/coin_wars/profile/free_battles.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/marks.h"
#include "game/shell/shared_table_panel.h"

namespace screens {

namespace {

constexpr double kHandEach = 0.1;  // seconds

// In a series the players swap faces.
int host_seat(const BattleGame& game) {
    const std::size_t battle = game.set_up().series.value_or(0);
    return battles::Series::player_of(cw::Side::Heads, battle) == game.set_up().player ? 0 : 1;
}

std::vector<int> free_seats(const BattleGame& game) {
    const auto& ledger = game.ledger();
    std::vector<int> free;
    for (const int seat : {0, 1}) {
        const bool taken = ledger && std::ranges::any_of(ledger->people, [&](const remote::Person& person) {
                               return std::ranges::find(person.seats, seat) != person.seats.end();
                           });
        if (ledger ? !taken : seat != host_seat(game)) free.push_back(seat);
    }
    return free;
}

std::string own_name(const BattleGame& game) {
    const auto& ledger = game.ledger();
    if (!ledger) return game.set_up().players[static_cast<std::size_t>(host_seat(game))];
    return ledger->me == remote::kNobody ? std::string() : std::string(ledger->person(ledger->me).name);
}

// Continues from the battle's ledger, or from a new one.
core::Result<void, Phrase> resume_by_file(RemoteAccess& access, BattleGame& game, remote::TurnLetter letter = {}) {
    auto ledger = game.ledger();
    if (!ledger) {
        auto laid = access.remote().new_table(own_name(game), {0});
        if (!laid) return core::failure(laid.error());
        ledger = std::move(*laid);
        ledger->trusted = game.set_up().trusted;
    }
    const auto begun = access.remote().correspond(game.remote(), own_name(game), std::move(*ledger), std::move(letter));
    if (!begun) return begun;
    game.share(access.remote().table());
    game.remote().keep(access.remote().table()->ledger());
    return {};
}

core::Result<void, Phrase> invite(RemoteAccess& access, BattleGame& game) {
    const auto before = game.ledger();
    if (auto invited =
            access.remote().invite(game.remote(), own_name(game), {{host_seat(game)}, free_seats(game)}, before);
        !invited)
        return invited;
    game.share(access.remote().table());
    game.remote().keep(access.remote().table()->ledger());
    return {};
}

// Returns the person on the other side.
std::optional<int> other_person(const remote::Table& table) {
    const std::vector<int> others = others_at(table);
    return others.empty() ? std::nullopt : std::optional(others.front());
}

// Describes this player's hand: its place and its chosen coin.
rules::Json own_hand(const Battle& battle) {
    const auto at = battle.pointing.pointer();
    if (!at || battle.waits() || battle.hides()) return nullptr;
    const auto rounded = [](double inches) { return std::round(inches * 64) / 64; };
    rules::Json hand{{"at", {rounded(at->x), rounded(at->y)}}};
    const int coin = battle.deployment.carries() ? battle.deployment.carried : battle.pointing.selected();
    if (coin != cw::kNoCoin) hand["coin"] = battle.match().id(coin);
    return hand;
}

void show_hand(const Battle& battle, SharedTable& shared) {
    shared.time += battle.app.seconds();
    if (shared.time - shared.shown_hand < kHandEach) return;
    rules::Json hand = own_hand(battle);
    if (hand == shared.hand) return;
    shared.shown_hand = shared.time;
    shared.hand = hand;
    battle.game.table()->show(hand);
}

// Shows the other player's hand; invalid data counts as no hand.
void see_hand(const Battle& battle, AimState& other) {
    const remote::Table& table = *battle.game.table();
    const auto who = other_person(table);
    const auto hand = who ? table.hand_of(*who) : std::nullopt;
    std::optional<Vec2> at;
    int coin = cw::kNoCoin;
    if (hand && hand->is_object()) {
        const auto place = hand->find("at"), id = hand->find("coin");
        if (place != hand->end() && place->is_array() && place->size() == 2 && (*place)[0].is_number() &&
            (*place)[1].is_number())
            at = Vec2{std::clamp((*place)[0].get<double>(), -100.0, 1000.0),
                      std::clamp((*place)[1].get<double>(), -100.0, 1000.0)};
        if (id != hand->end() && id->is_string()) coin = battle.match().find(id->get<std::string>());
    }
    other.follow(battle.match(), battle.game.version());
    const bool may = coin != cw::kNoCoin && battle.playing() && battle.match().on_table(coin) &&
                     battle.match().side_of(coin) == battle.acts() && !cw::legal(battle.match(), coin).refusal;
    if (!may && other.selected() != cw::kNoCoin) other.clear();
    if (may && other.selected() != coin) other.select(battle.match(), coin);
    other.point(battle.match(), at);
}

core::Result<void, Phrase> sit_down(RemoteAccess& access, BattleGame& game) {
    remote::Guest* guest = access.remote().guest();
    if (!guest) return core::failure(say("Connection lost."));
    game.share(guest);
    guest->sit_down(game.remote());
    return {};
}

core::Result<void, Phrase> join_again(RemoteAccess& access, BattleGame& game, const remote::Invitation& to) {
    auto joined = access.remote().join(to, own_name(game), game.ledger());
    if (joined) (void)sit_down(access, game);
    return joined;
}

void draw_apart(const Battle& battle, TableTalk& talk) {
    const auto told = [&](const core::Result<void, Phrase>& done) {
        if (!done) talk.notice = done.error();
    };
    const auto join = [&](const remote::Invitation& to) {
        talk.notice = {};
        told(join_again(battle.app, battle.game, to));
    };
    draw_apart(
        battle.ui, talk, say("Fought on two screens"),
        {[&] { told(invite(battle.app, battle.game)); }, join, [&] { battle.game.forget_ledger(); },
         battle.hides() ? std::function<void()>() : [&] { told(resume_by_file(battle.app, battle.game)); },
         battle.hides() ? say("Hidden set-up needs both players connected: keep the table open until both are ready.")
                        : Phrase()});
}

}  // namespace

core::Result<void, Phrase> share_battle(RemoteAccess& access, BattleGame& game, const BattleStart& start) {
    if (start.share == Sharing::Invite) return invite(access, game);
    if (start.share == Sharing::ByFile)
        return resume_by_file(access, game, start.letter ? *start.letter : remote::TurnLetter{});
    if (!game.ledger()) return sit_down(access, game);
    auto joined = join_again(access, game, remote::Invitation(access.remote().joined_by()));
    if (joined) game.remote().keep(access.remote().table()->ledger());
    return joined;
}

// Everybody at the shared table moves to the next battle. A guest first sees the series page, and may join or invite.
void continue_series(BattleApp& app, BattleGame& game) {
    const auto series = profile::load_series(app.profile());
    if (game.table() && series && !series->over()) {
        game.share(nullptr);
        app.remote().hand_on();
    }
    app.go("series");
}

// In a shared war, everybody returns to its map.
void continue_war(BattleApp& app, BattleGame& game, const Told& told) {
    if (game.table() && app.remote().host() && told.shared_war) {
        game.share(nullptr);
        app.remote().hand_on();
    }
    app.go("war");
}

Phrase who_leads_on(RemoteAccess& access, const BattleGame& game) {
    const remote::Guest* guest = game.table() ? access.remote().guest() : nullptr;
    if (!guest || guest->state() != remote::Guest::State::Joined) return {};
    const auto other = other_person(*guest);
    return other ? display_name(*guest, *other) : Phrase();
}

void follow_table(Battle& battle) {
    remote::Table* table = battle.game.table();
    if (!table) return;
    TableTalk& talk = battle.shared.talk;
    if (talk.follow(*table) && talk.notice.empty() && battle.refused) talk.notice = battle.refused->message;
    follow_by_file(battle, battle.shared);
    battle.game.follow_draft();
    const bool settles = table->mine(0) || battle.app.remote().by_file();
    if (battle.match().phase == cw::Phase::Faces && settles && !table->waits())
        battle.game.submit(cw::Faces{battle.game.set_up().swapped});
    if (auto refusal = battle.game.ask_next()) battle.refused = std::move(refusal);
    battle.pointing.follow(battle.match(), battle.game.version());
    if (battle.waits()) {
        battle.gathered = {};
        battle.deployment.put_down();
        if (battle.pointing.selected() != cw::kNoCoin) battle.pointing.clear();
    }
    show_hand(battle, battle.shared);
    see_hand(battle, battle.shared.other);
}

double wakes_for_table(const Battle& battle) {
    const remote::Table* table = battle.game.table();
    if (!table) return 0;
    if (battle.app.remote().by_file()) return battle.shared.retry.waits() ? profile::Retry::kAfter : 0;
    if (own_hand(battle) != battle.shared.hand) return kHandEach;
    return table->silence() > 0 || table->owed_for() > 0 ? 1 : 0;
}

void mark_other(render::Scene& scene, const Battle& battle) {
    if (battle.playing() && !battle.game.stage().moving()) table::mark_turn(scene, battle.match());
    const AimState& other = battle.shared.other;
    if (other.selected() != cw::kNoCoin) {
        table::mark_coins(scene, battle.match(), {other.selected()}, render::Ink::Amber);
        if (other.pointer()) table::mark_aim(scene, battle.match(), other.aim(), battle.ui.catalogue());
    }
    if (other.pointer()) scene.halos.push_back({*other.pointer(), 0.12, render::Ink::Amber, false});
}

bool asks_for_others(const Battle& battle) {
    const remote::Table* table = battle.game.table();
    return battle.apart() || asks_to_send(battle) || (table && battle.app.remote().host() && !other_person(*table));
}

double draw_table_panel(const Battle& battle, TableTalk& talk, double top) {
    if (battle.apart()) return draw_side_panel(battle, "shared", top, [&] { draw_apart(battle, talk); });
    const remote::Table* table = battle.game.table();
    if (!table) return top;
    if (battle.app.remote().by_file()) return draw_by_file_panel(battle, top);
    const RemotePlay& remote = battle.app.remote();
    // In a narrow window the panel covers the table only if needed.
    if (layout_of(battle).narrow && is_all_well(remote) && talk.notice.empty() && !battle.game.sealed()) return top;
    return draw_side_panel(battle, "shared", top, [&] {
        ui::Ui& ui = battle.ui;
        if (remote.host() && !other_person(*table))
            return draw_invitation(ui, remote, say("Waiting for the other side"));
        const bool alone = draw_company(ui, remote);
        if (battle.game.sealed())
            ui.text(say("Your set-up is sealed. It will be opened once the other side has sealed theirs."));
        if (!talk.notice.empty()) ui.text(talk.notice, {.type = Type::Small, .colour = palette::kAccent});
        if (!layout_of(battle).narrow) draw_talk(ui, *battle.game.table(), talk);
        if (!alone) return;
        battle.game.share(nullptr);
        battle.app.remote().leave();
    });
}

void answer_back(const Battle& battle) { answer_going_back(battle.ui, *battle.game.table(), battle.game.steps()); }

}  // namespace screens
