// A battle whose other side sits at another machine: how it comes, what it does with its hands, what is said.

#include <algorithm>

#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/marks.h"
#include "game/remote/notices.h"
#include "game/shell/page_frame.h"
#include "game/shell/remote_play.h"

namespace screens {

namespace {

constexpr double kHandEach = 0.1;       // seconds
constexpr std::size_t kWordsShown = 3;  // the latest

std::vector<int> free_seats(const BattleGame& game) {
    const auto& ledger = game.ledger();
    std::vector<int> free;
    for (const int seat : {0, 1}) {
        const bool taken = ledger && std::ranges::any_of(ledger->people, [&](const remote::Person& person) {
                               return std::ranges::find(person.seats, seat) != person.seats.end();
                           });
        if (ledger ? !taken : seat == 1) free.push_back(seat);
    }
    return free;
}

std::string own_name(const BattleGame& game) {
    const auto& players = game.set_up().players;
    return players[game.ledger() && game.ledger()->me == 1 ? 1 : 0];
}

// From the battle's ledger, or from a new one.
core::Result<void, Phrase> go_on_by_file(BattleApp& app, BattleGame& game, remote::Letter letter = {}) {
    auto ledger = game.ledger();
    if (!ledger) {
        auto laid = app.remote().new_table(own_name(game), {0});
        if (!laid) return core::failure(laid.error());
        ledger = std::move(*laid);
        ledger->trusted = game.set_up().trusted;
    }
    const auto begun = app.remote().correspond(game.remote(), own_name(game), std::move(*ledger), std::move(letter));
    if (!begun) return begun;
    game.share(app.remote().table());
    game.remote().keep(app.remote().table()->ledger());
    return {};
}

core::Result<void, Phrase> invite(BattleApp& app, BattleGame& game) {
    const auto before = game.ledger();
    if (auto invited = app.remote().invite(game.remote(), own_name(game), {{0}, free_seats(game)}, before); !invited)
        return invited;
    game.share(app.remote().table());
    game.remote().keep(app.remote().table()->ledger());
    return {};
}

// Of those who sit there, whoever is not at this screen.
std::optional<int> other_person(const remote::Table& table) {
    const auto& people = table.ledger().people;
    for (int who = 0; who < static_cast<int>(people.size()); ++who)
        if (who != table.me() && !people[static_cast<std::size_t>(who)].seats.empty()) return who;
    return std::nullopt;
}

// Everybody is there and nothing has to be told.
bool is_all_well(const Battle& battle, const remote::Table& table) {
    const remote::Guest* guest = battle.app.remote().guest();
    const auto who = other_person(table);
    return who && table.silence() == 0 && battle.shared.notice.empty() &&
           (guest ? guest->state() == remote::Guest::State::Joined : table.is_here(*who));
}

Phrase called(const remote::Table& table, int who) {
    const auto& name = table.ledger().person(who).name;
    return name.empty() ? say("The other side") : plain(name);
}

// What is told of one's own hand: where it is, and the coin that it has chosen.
rules::Json own_hand(const Battle& battle) {
    const auto at = battle.pointing.pointer();
    if (!at || battle.waits() || battle.hides()) return nullptr;
    const auto rounded = [](double inches) { return std::round(inches * 64) / 64; };
    rules::Json hand{{"at", {rounded(at->x), rounded(at->y)}}};
    const int coin = battle.deployment.carries() ? battle.deployment.carried : battle.pointing.selected();
    if (coin != cw::kNobody) hand["coin"] = battle.match().id(coin);
    return hand;
}

void show_hand(Battle& battle) {
    SharedTable& shared = battle.shared;
    shared.time += battle.app.seconds();
    if (shared.time - shared.shown_hand < kHandEach) return;
    rules::Json hand = own_hand(battle);
    if (hand == shared.hand) return;
    shared.shown_hand = shared.time;
    shared.hand = hand;
    battle.game.table()->show(hand);
}

// Anything that is no hand is none.
void see_hand(Battle& battle) {
    const remote::Table& table = *battle.game.table();
    const auto who = other_person(table);
    const auto hand = who ? table.hand_of(*who) : std::nullopt;
    Pointing& other = battle.shared.other;
    std::optional<Vec2> at;
    int coin = cw::kNobody;
    if (hand && hand->is_object()) {
        const auto place = hand->find("at"), id = hand->find("coin");
        if (place != hand->end() && place->is_array() && place->size() == 2 && (*place)[0].is_number() &&
            (*place)[1].is_number())
            at = Vec2{std::clamp((*place)[0].get<double>(), -100.0, 1000.0),
                      std::clamp((*place)[1].get<double>(), -100.0, 1000.0)};
        if (id != hand->end() && id->is_string()) coin = battle.match().find(id->get<std::string>());
    }
    other.follow(battle.match(), battle.game.version());
    const bool may = coin != cw::kNobody && battle.playing() && battle.match().on_table(coin) &&
                     battle.match().side_of(coin) == battle.acts() && !cw::legal(battle.match(), coin).refusal;
    if (!may && other.selected() != cw::kNobody) other.clear();
    if (may && other.selected() != coin) other.select(battle.match(), coin);
    other.point(battle.match(), at);
}

// --- the panel

void draw_invitation(Battle& battle, const RemotePlay& remote) {
    ui::Ui& ui = battle.ui;
    const remote::Invitation invitation = remote.invitation();
    ui.heading(say("Waiting for the other side"));
    ui.text(say("Tell them this code. They choose “Join” on their title screen and type it:"));
    ui.text(plain(invitation.code), {.type = Type::Strong});
    button_row(ui, {say("Copy the code"), say("Copy the link")});
    if (ui.button(say("Copy the code"))) ui.set_clipboard(invitation.code);
    if (ui.button(say("Copy the link"), Look::Accent)) ui.set_clipboard(remote::link_of(invitation));
    ui.remark(say("In one network the code is enough. From farther away send the link: it names this machine, {1}.",
                  plain(invitation.host + ":" + std::to_string(invitation.port))));
    ui.remark(remote.has_page() ? say("A browser opens the link too, without the program.")
                                : say("The link is for the program; there is no page for browsers here."));
    ui.remark(say("Who only wants to watch joins by {1}.", plain(remote.host()->codes().watchers)));
}

void draw_words(Battle& battle) {
    if (!battle.game.table()) return;  // it was left just now
    ui::Ui& ui = battle.ui;
    SharedTable& shared = battle.shared;
    const std::size_t from = shared.words.size() - std::min(shared.words.size(), kWordsShown);
    for (std::size_t i = from; i < shared.words.size(); ++i) {
        const remote::Word& word = shared.words[i];
        ui.text(say("{1}: {2}", word.name.empty() ? say("Somebody") : plain(word.name), plain(word.text)),
                {.type = Type::Small});
    }
    ui.input_text(say("Say something"), shared.word, 4 * remote::kLongestWord);
    if (shared.word.empty() || !ui.button(say("Say it"))) return;
    battle.game.table()->say(shared.word);
    shared.word.clear();
}

void draw_host_state(Battle& battle, const remote::Host& host, int who) {
    ui::Ui& ui = battle.ui;
    const Phrase name = called(host, who);
    if (!host.is_here(who)) {
        ui.text(say("{1} is away.", name), {.type = Type::Strong, .colour = palette::kAccent});
        ui.remark(
            say("Nothing is lost: they sit down again by the same code. You can leave as well, the battle is kept."));
        if (host.owed_by() == who) ui.text(say("{1} owes the table a throw.", name));
        ui.text(plain(host.codes().seats), {.type = Type::Strong});
        return;
    }
    ui.text(say("{1} sits at another screen.", name), {.type = Type::Strong});
    if (host.silence() > 0) ui.remark(say("Nothing has been heard for {1} seconds.", static_cast<int>(host.silence())));
}

void draw_guest_state(Battle& battle, const remote::Guest& guest, std::optional<int> who) {
    ui::Ui& ui = battle.ui;
    using State = remote::Guest::State;
    if (guest.state() == State::Refused) {
        ui.text(say("You are no longer at that table."), {.type = Type::Strong, .colour = palette::kAccent});
        ui.text(remote::notice_of(guest.why()));
        if (ui.button(say("Go on here"))) {
            battle.game.share(nullptr);
            battle.app.remote().leave();
        }
        return;
    }
    if (guest.state() != State::Joined) {
        ui.text(say("The line is lost."), {.type = Type::Strong, .colour = palette::kAccent});
        if (const Phrase why = remote::notice_of(guest.why()); !why.empty()) ui.text(why);
        const int seconds = static_cast<int>(std::ceil(guest.next_try()));
        ui.remark(seconds > 0 ? say("Nothing is lost. It is tried again in {1} seconds.", seconds)
                              : say("Nothing is lost. It is tried again now."));
        return;
    }
    if (guest.watches()) ui.text(say("You watch this table."), {.type = Type::Strong});
    if (who) ui.text(say("{1} sits at another screen.", called(guest, *who)), {.type = Type::Strong});
    if (guest.silence() > 0)
        ui.remark(say("Nothing has been heard for {1} seconds.", static_cast<int>(guest.silence())));
}

// A battle that was shared lies here again, and nobody else is there yet.
void draw_apart(Battle& battle) {
    ui::Ui& ui = battle.ui;
    SharedTable& shared = battle.shared;
    ui.heading(say("Fought at two screens"));
    ui.text(
        say("Lay the table here, and the other side comes to you; or go to theirs; or go on at this screen alone."));
    if (ui.button(say("Lay it here"), Look::Accent))
        if (auto invited = invite(battle.app, battle.game); !invited) shared.notice = invited.error();
    ui.input_text(say("Their code or link"), shared.code, 200);
    if (!shared.code.empty() && ui.button(say("Go to their table"))) {
        const auto to = remote::read_invitation(shared.code);
        shared.notice = to ? Phrase() : say("That is no code: twenty letters and digits in four groups.");
        if (to) join_again(battle, *to);
    }
    if (ui.button(say("Go on by file")))
        if (auto begun = go_on_by_file(battle.app, battle.game); !begun) shared.notice = begun.error();
    if (ui.button(say("Go on here alone"))) battle.game.forget_ledger();
    if (!shared.notice.empty()) ui.text(shared.notice, {.type = Type::Small, .colour = palette::kAccent});
}

core::Result<void, Phrase> sit_down(BattleApp& app, BattleGame& game) {
    remote::Guest* guest = app.remote().guest();
    if (!guest) return core::failure(say("The line is lost."));
    game.share(guest);
    guest->sit_down(game.remote());
    return {};
}

}  // namespace

core::Result<void, Phrase> share_battle(BattleApp& app, BattleGame& game, const BattleStart& start) {
    if (start.share == Sharing::Invite) return invite(app, game);
    if (start.share == Sharing::ByFile)
        return go_on_by_file(app, game, start.letter ? *start.letter : remote::Letter{});
    return sit_down(app, game);
}

void join_again(Battle& battle, const remote::Invitation& to) {
    const auto joined = battle.app.remote().join(to, own_name(battle.game), battle.game.ledger());
    battle.shared.notice = joined ? Phrase() : joined.error();
    if (joined) (void)sit_down(battle.app, battle.game);
}

void follow_table(Battle& battle) {
    remote::Table* table = battle.game.table();
    if (!table) return;
    SharedTable& shared = battle.shared;
    for (remote::Word& word : table->take_words()) shared.words.push_back(std::move(word));
    for (const std::string& code : table->take_notices()) {
        shared.notice = remote::notice_of(code);
        if (shared.notice.empty() && battle.refused) shared.notice = battle.refused->message;
    }
    follow_by_file(battle);
    const bool settles = table->mine(0) || battle.app.remote().by_file();
    if (battle.match().phase == cw::Phase::Faces && settles && !table->waits())
        battle.game.submit(cw::Faces{battle.game.set_up().swapped});
    if (auto refusal = battle.game.ask_next()) battle.refused = std::move(refusal);
    battle.pointing.follow(battle.match(), battle.game.version());
    if (battle.waits()) {
        battle.gathered = {};
        battle.deployment.put_down();
        if (battle.pointing.selected() != cw::kNobody) battle.pointing.clear();
    }
    show_hand(battle);
    see_hand(battle);
}

double wakes_for_table(const Battle& battle) {
    const remote::Table* table = battle.game.table();
    if (!table || battle.app.remote().by_file()) return 0;
    if (own_hand(battle) != battle.shared.hand) return kHandEach;
    return table->silence() > 0 ? 1 : 0;
}

void mark_other(render::Scene& scene, const Battle& battle) {
    if (battle.playing() && !battle.game.stage().moving()) table::mark_turn(scene, battle.match());
    const Pointing& other = battle.shared.other;
    if (other.selected() != cw::kNobody) {
        table::mark_coins(scene, battle.match(), {other.selected()}, render::Ink::Amber);
        if (other.pointer()) table::mark_aim(scene, battle.match(), other.aim(), battle.ui.catalogue());
    }
    if (other.pointer()) scene.halos.push_back({*other.pointer(), 0.12, render::Ink::Amber, false});
}

bool asks_for_others(const Battle& battle) {
    const remote::Table* table = battle.game.table();
    return battle.apart() || asks_to_send(battle) || (table && battle.app.remote().host() && !other_person(*table));
}

double draw_table_slip(Battle& battle, double top) {
    if (battle.apart()) return draw_slip(battle, "shared", top, [&] { draw_apart(battle); });
    const remote::Table* table = battle.game.table();
    if (!table) return top;
    if (battle.app.remote().by_file()) return draw_by_file_slip(battle, top);
    // In a narrow window nothing covers the table without need.
    if (layout_of(battle).narrow && is_all_well(battle, *table)) return top;
    return draw_slip(battle, "shared", top, [&] {
        ui::Ui& ui = battle.ui;
        const RemotePlay& remote = battle.app.remote();
        const auto who = other_person(*table);
        if (remote.host() && !who) return draw_invitation(battle, remote);
        if (remote.host())
            draw_host_state(battle, *remote.host(), *who);
        else
            draw_guest_state(battle, *remote.guest(), who);
        if (!battle.shared.notice.empty())
            ui.text(battle.shared.notice, {.type = Type::Small, .colour = palette::kAccent});
        if (!layout_of(battle).narrow) draw_words(battle);
    });
}

void answer_back(Battle& battle) {
    remote::Table& table = *battle.game.table();
    const auto offer = table.offer();
    battle.ui.dialog("go back", battle.ui.px(420), [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Go back?"));
        const int count = static_cast<int>(battle.game.steps()) - offer->keep;
        if (offer->person == table.me()) {
            ui.text(say("The other side is asked."));
            return;
        }
        ui.text(say_many(count, "{2} would like to take back the last step.",
                         "{2} would like to take back the last {1} steps.", called(table, offer->person)));
        ui.row({1, 1});
        if (ui.button(say("Agreed"), Look::Accent)) return table.answer(true);
        if (ui.button(say("Let it stand"))) table.answer(false);
    });
}

}  // namespace screens
