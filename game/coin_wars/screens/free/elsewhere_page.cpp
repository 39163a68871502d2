// A free battle whose players buy at two screens: who is there and who has bought; the host then starts the battle.

#include "game/coin_wars/profile/free_battles.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/shell/page_frame.h"

namespace screens {

void Free::invite() {
    const Stage from = stage;
    const std::array<std::string, 2> before = std::exchange(bots, {});
    const auto stays = [&] {
        shared.reset();
        stage = from;
        bots = before;
        if (from != Stage::Terms) return;
        app.settings().seats.bots = before;
        app.save_settings();
        series = profile::load_series(app.profile());
    };
    if (!agree()) return stays();
    if (series) series->bots = {};
    const PurchaseTerms agreed_on{agreed(), series ? series->players : players, series};
    shared = std::make_unique<Elsewhere>(Elsewhere{SharedPurchase(to_json(agreed_on))});
    player = series ? series->own : 0;
    type_counts();
    stage = Stage::Elsewhere;
    const std::string& name = agreed_on.players[static_cast<std::size_t>(player)];
    if (const auto invited = app.remote().invite(shared->game, name, {{player}, {1 - player}}); !invited) {
        if (series) series->bots = before;
        stays();
        notice = invited.error();
    }
}

void Free::sit_down_at(const remote::Welcome& welcome) {
    auto agreed_on = purchase_terms_from(welcome.start.json);
    remote::Guest& guest = *app.remote().guest();
    const auto fails = [&](const Phrase& why) {
        app.notify(why);
        app.remote().leave();
        app.go("title");
    };
    if (!agreed_on) return fails(say("The data received makes no sense. It was ignored."));
    terms = agreed_on->terms;
    players = agreed_on->players;
    series = std::move(agreed_on->series);
    if (series) series->bots = {};
    player = series ? 1 - series->own : 1;
    players[static_cast<std::size_t>(player)] = app.settings().seats.players[0];
    bots = {};
    if (!lay_out_sale()) return fails(notice);
    shared = std::make_unique<Elsewhere>(Elsewhere{SharedPurchase(welcome.start.json)});
    type_counts();
    stage = Stage::Elsewhere;
    guest.sit_down(shared->game);
}

// Each player keeps the series, so that either can start its next battle.
void Free::save_own_series(const remote::Table& table) {
    if (!series || shared->series_taken || app.remote().host() || table.watches()) return;
    shared->series_taken = true;
    series->own = player;
    series->players[static_cast<std::size_t>(player)] = table.ledger().person(table.me()).name;
    if (const auto saved = profile::save_brought_series(app.profile(), *series); !saved) app.notify(saved.error());
}

// A guest plays under their own name.
void Free::follow_shared() {
    remote::Table* table = shared ? app.remote().table() : nullptr;
    if (!table) return;
    shared->talk.follow(*table);
    const auto others = others_at(*table);
    const bool host = app.remote().host() != nullptr;
    if (!others.empty()) {
        const std::string name = table->ledger().person(others.front()).name;
        const auto other = static_cast<std::size_t>(1 - player);
        players[other] = name;
        if (series) series->players[other] = name;
        save_own_series(*table);
        if (stage == Stage::Elsewhere && !table->watches() && !table->waits() && !shared->game.brought(player) &&
            !table->has_sealed(player))
            stage = Stage::ArmyPurchase;
    }
    if (!host || !shared->game.complete()) return;
    for (int who = 0; who < 2; ++who) musters[static_cast<std::size_t>(who)].take(*shared->game.brought(who));
    begin_battle();
    if (notice.empty()) shared.reset();
}

// `shared` is empty once the table has been handed on.
void Free::leave_shared() {
    if (shared) app.remote().leave();
}

void draw_elsewhere(Free& free) {
    ui::Ui& ui = free.ui;
    const Way way = draw_head(free.app, {say("Free battle"), say("Title"), {}});
    if (way == Way::Out) return free.out();
    const RemotePlay& remote = free.app.remote();
    if (!remote.table()) return;
    const Rect room = halves_of(ui, 1320).left;
    const double wide = std::min(ui.px(520), ui.width() - 2 * room.x0);
    ui.side_panel("elsewhere", Rect{(ui.width() - wide) / 2, room.y0, (ui.width() + wide) / 2, room.y1}, [&] {
        if (remote.host() && others_at(*remote.table()).empty())
            return draw_invitation(ui, remote, say("Waiting for the other side"));
        const bool alone = draw_company(ui, remote);
        for (int who = 0; who < 2; ++who)
            ui.fact(free.display_name(who), free.shared->game.brought(who) || remote.table()->has_sealed(who)
                                                ? say("done buying")
                                                : say("is buying"));
        if (!free.notice.empty()) ui.text(free.notice, {.colour = palette::kAccent});
        if (!free.shared->talk.notice.empty()) ui.text(free.shared->talk.notice, {.colour = palette::kAccent});
        draw_talk(ui, *remote.table(), free.shared->talk);
        if (alone) free.app.go("title");
    });
}

}  // namespace screens
