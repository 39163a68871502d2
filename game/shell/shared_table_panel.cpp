#include "game/shell/shared_table_panel.h"

#include <algorithm>
#include <cmath>

#include "engine/core/utf8.h"
#include "game/remote/notices.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr std::size_t kWordsShown = 3;  // the latest

void draw_silence(ui::Ui& ui, const remote::Table& table) {
    if (table.silence() > 0)
        ui.remark(say("Nothing has been heard for {1} seconds.", static_cast<int>(table.silence())));
}

// Publicly names a player who has not opened a seal or not answered a throw.
void draw_debt(ui::Ui& ui, const remote::Table& table, int who) {
    if (table.owed_by() == who) ui.text(say("{1} owes the table a throw.", display_name(table, who)));
    if (table.owes_opening(who)) ui.text(say("{1} has to open what they have sealed.", display_name(table, who)));
}

void draw_here(ui::Ui& ui, const remote::Table& table, int who) {
    ui.text(say("{1} is on another screen.", display_name(table, who)), {.type = Type::Strong});
}

void draw_guests(ui::Ui& ui, const remote::Host& host) {
    bool away = false;
    for (const int who : others_at(host)) {
        draw_debt(ui, host, who);
        if (host.is_here(who)) {
            draw_here(ui, host, who);
            continue;
        }
        away = true;
        ui.text(say("{1} is away.", display_name(host, who)), {.type = Type::Strong, .colour = palette::kAccent});
    }
    draw_silence(ui, host);
    if (!away) return;
    ui.remark(
        say("Nothing is lost: they can join again with the same code. You can leave too, as everything is saved."));
    ui.text(plain(host.codes().seats), {.type = Type::Strong});
}

// A player who could leave instead of answering a throw must not keep the others waiting for ever.
void draw_claim(ui::Ui& ui, remote::Table& table) {
    if (table.owed_for() <= 0 || !table.will_claim()) return;
    const Phrase who = display_name(table, remote::only_other(table.ledger()));
    const int minutes = static_cast<int>(std::ceil((remote::kClaimAfter - table.owed_for()) / 60));
    if (!table.may_claim())
        return ui.remark(say_many(minutes, "The throw is waiting for {2}. In {1} minute you may claim victory.",
                                  "The throw is waiting for {2}. In {1} minutes you may claim victory.", who));
    ui.text(say("{1} has left a throw unanswered for ten minutes. You may claim victory, or go on waiting.", who));
    if (ui.button(say("Claim victory"))) table.claim();
}

void draw_lost_line(ui::Ui& ui, remote::Guest& guest) {
    ui.text(say("Connection lost."), {.type = Type::Strong, .colour = palette::kAccent});
    if (const Phrase why = remote::notice_of(guest.why()); !why.empty()) ui.text(why);
    if (!draw_next_try(ui, guest)) ui.remark(say("Nothing is lost. Trying again now."));
}

}  // namespace

bool TableTalk::follow(remote::Table& table) {
    for (remote::Word& each : table.take_words()) words.push_back(std::move(each));
    const auto codes = table.take_notices();
    // Some codes need no notice; an earlier one still holds then.
    for (const std::string& each : codes)
        if (Phrase told = remote::notice_of(each); !told.empty()) notice = std::move(told);
    return !codes.empty();
}

std::vector<int> others_at(const remote::Table& table) {
    std::vector<int> others;
    const auto& people = table.ledger().people;
    for (int who = 0; who < static_cast<int>(people.size()); ++who)
        if (who != table.me() && !people[static_cast<std::size_t>(who)].seats.empty()) others.push_back(who);
    return others;
}

Phrase display_name(const remote::Table& table, int who) {
    const auto& people = table.ledger().people;
    if (who < 0 || static_cast<std::size_t>(who) >= people.size()) return say("Somebody");
    const auto& name = table.ledger().person(who).name;
    return name.empty() ? say("Somebody") : plain(name);
}

Phrase speaker(const remote::Table& table, const remote::Word& word) {
    if (word.person != remote::kNobody) return display_name(table, word.person);
    return say("{1} (watching)", word.name.empty() ? say("Somebody") : plain(word.name));
}

bool draw_next_try(ui::Ui& ui, remote::Guest& guest) {
    const int seconds = static_cast<int>(std::ceil(guest.next_try()));
    if (seconds <= 0) return false;
    ui.remark(say_many(seconds, "Nothing is lost. Trying again in {1} second.",
                       "Nothing is lost. Trying again in {1} seconds."));
    if (ui.button(say("Try now"), Look::Accent)) guest.try_now();
    return true;
}

bool is_all_well(const RemotePlay& remote) {
    const remote::Table* table = remote.table();
    if (!table || table->silence() > 0 || table->owed_by() != remote::kNobody) return false;
    const std::vector<int> others = others_at(*table);
    if (remote.guest()) return !others.empty() && remote.guest()->state() == remote::Guest::State::Joined;
    return !others.empty() && std::ranges::all_of(others, [&](int who) { return table->is_here(who); });
}

void draw_invitation(ui::Ui& ui, const RemotePlay& remote, const Phrase& heading) {
    const remote::Invitation invitation = remote.invitation();
    ui.heading(heading);
    ui.text(say("Tell them this code. They choose “Join” on their title screen and type it in:"));
    ui.text(plain(invitation.code), {.type = Type::Strong});
    button_row(ui, {say("Copy the code"), say("Copy the link")});
    if (ui.button(say("Copy the code"))) ui.set_clipboard(invitation.code);
    if (ui.button(say("Copy the link"), Look::Accent)) ui.set_clipboard(remote::link_of(invitation));
    ui.remark(
        say("On the same network the code is enough. From farther away, send the link: it names this machine, {1}.",
            plain(invitation.host + ":" + std::to_string(invitation.port))));
    ui.remark(remote.has_page() ? say("The link also opens in a browser, without the program.")
                                : say("The link opens only in the program; there is no web page here."));
    ui.remark(say("To watch only, join with {1}.", plain(remote.host()->codes().watchers)));
}

bool draw_company(ui::Ui& ui, const RemotePlay& remote) {
    using State = remote::Guest::State;
    draw_claim(ui, *remote.table());
    if (remote.host()) return draw_guests(ui, *remote.host()), false;
    remote::Guest& guest = *remote.guest();
    if (guest.state() == State::Refused) {
        ui.text(say("You are no longer at that table."), {.type = Type::Strong, .colour = palette::kAccent});
        ui.text(remote::notice_of(guest.why()));
        return ui.button(say("Continue here"));
    }
    if (guest.state() != State::Joined) return draw_lost_line(ui, guest), false;
    if (guest.watches()) ui.text(say("You are watching this table."), {.type = Type::Strong});
    for (const int who : others_at(guest)) {
        draw_debt(ui, guest, who);
        if (guest.is_here(who))
            draw_here(ui, guest, who);
        else
            ui.text(say("{1} is away.", display_name(guest, who)), {.type = Type::Strong, .colour = palette::kAccent});
    }
    draw_silence(ui, guest);
    return false;
}

void draw_talk(ui::Ui& ui, remote::Table& table, TableTalk& talk) {
    const std::size_t from = talk.words.size() - std::min(talk.words.size(), kWordsShown);
    for (std::size_t i = from; i < talk.words.size(); ++i) {
        const remote::Word& word = talk.words[i];
        ui.text(say("{1}: {2}", speaker(table, word), plain(word.text)), {.type = Type::Small});
    }
    if (!talk.words.empty() && !table.is_heard())
        ui.remark(say("It cannot be sent now. It will be sent once you are connected again."));
    ui.input_text(say("Say something"), talk.word, remote::kLongestWord);
    constexpr std::size_t kSentBytes = 4 * remote::kLongestWord;  // stacked marks and their letter are one character
    if (talk.word.empty() || !ui.button(say("Say it"))) return;
    table.say(std::string(core::whole_characters(talk.word, kSentBytes)));
    talk.word.clear();
}

void draw_apart(ui::Ui& ui, TableTalk& talk, const Phrase& heading, const GoOn& go_on) {
    ui.heading(heading);
    ui.text(
        say("Host the table here and let the other side join you; or join theirs; or continue on this screen alone."));
    const bool lays = ui.button(say("Host here"), Look::Accent);
    ui.input_text(say("Their code or link"), talk.code, 200);
    const bool goes = !talk.code.empty() && ui.button(say("Join their table"));
    const bool by_file = go_on.by_file && ui.button(say("Continue by file"));
    if (!go_on.no_file.empty()) ui.remark(go_on.no_file);
    const bool alone = ui.button(say("Continue here alone"));
    if (!talk.notice.empty()) ui.text(talk.notice, {.type = Type::Small, .colour = palette::kAccent});
    if (lays) return go_on.lay_here();
    if (by_file) return go_on.by_file();
    if (alone) return go_on.alone();
    if (!goes) return;
    const auto to = remote::read_invitation(talk.code);
    if (to) return go_on.go_there(*to);
    talk.notice = say("That is not a code. A code is twenty letters and digits in four groups.");
}

void answer_going_back(ui::Ui& ui, remote::Table& table, std::size_t steps) {
    const auto offer = table.offer();
    if (!offer) return;
    ui.dialog("go back", ui.px(420), [&] {
        ui.heading(say("Go back?"));
        if (offer->person == table.me()) {
            ui.text(say("The other side has been asked."));
            ui.row({1, 1});
            // Closed: Enter, perhaps still held from asking, must not drop the question.
            (void)ui.button(say("Agreed"), Look::Accent, {false, say("The other side has been asked.")});
            if (ui.button(say("Let it stand"))) table.answer(false);
            return;
        }
        const int count = static_cast<int>(steps) - offer->keep;
        if (count <= 0)
            ui.text(
                say("{1} would like to discard what is sealed and seal it again.", display_name(table, offer->person)));
        else
            ui.text(say_many(count, "{2} would like to take back the last step.",
                             "{2} would like to take back the last {1} steps.", display_name(table, offer->person)));
        ui.row({1, 1});
        if (ui.button(say("Agreed"), Look::Accent)) return table.answer(true);
        if (ui.button(say("Let it stand"))) table.answer(false);
    });
}

}  // namespace screens
