#include "game/stories/screen/story_sharing.h"

#include <algorithm>

#include "game/remote/notices.h"
#include "game/shell/page_frame.h"

namespace screens {

bool StorySharing::mine(std::optional<int> seat) const {
    return !table || (!table->watches() && (!seat || table->mine(*seat)));
}

std::optional<rules::Refusal> StorySharing::check(std::optional<int> seat) const {
    if (mine(seat)) return std::nullopt;
    if (table->watches()) return rules::Refusal{"watches", "", say("You are watching this table.")};
    return rules::Refusal{"not_your_seat", "", say("This is being done on another screen.")};
}

std::optional<rules::Refusal> StorySharing::ask(rules::Json command, const StoryDrafts& drafts) {
    // A second press repeats nothing.
    if (busy && texts.awaits(command)) return rules::Refusal{"waits", "", say("Your last action is still on its way.")};
    texts.ask(command, drafts);
    auto refusal = to_ask.ask(*table, std::move(command));
    if (refusal) texts.refused();
    return refusal;
}

bool ask_who_is_here(Drawing& drawing, Inviting& inviting, const std::vector<StorySeat>& seats) {
    ui::Ui& ui = drawing.ui();
    bool closes = false;
    ui.dialog("invite", ui.px(520), [&] {
        ui.heading(say("Who plays on this screen?"));
        ui.text(say("Players who join take the other seats, in this order."));
        ui.input_text(say("Your name"), inviting.name, 40);
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (ui.toggle(seats[i].name, inviting.here[i])) inviting.here[i] = !inviting.here[i];
        ui.space(6);
        const auto here = std::ranges::count(inviting.here, true);
        const bool some = here > 0 && here < static_cast<std::ptrdiff_t>(seats.size());
        inviting.invites = ui.button(say("Host here"), Look::Accent,
                                     {some, say("At least one of you must play here, and at least one elsewhere.")});
        closes = inviting.invites || ui.button(say("Cancel"));
    });
    return closes;
}

void draw_shared_story(App& app, StorySharing& sharing, const SharedStoryPage& page) {
    ui::Ui& ui = app.ui();
    const RemotePlay& remote = app.remote();
    std::optional<int> taken;
    if (remote.host() && !page.seats.empty()) {
        draw_invitation(ui, remote, say("Waiting for others"));
        for (const StorySeat& seat : page.seats)
            if (ui.button(say("{1} plays on this screen", seat.name))) taken = seat.number;
        ui.rule();
    }
    const bool alone = draw_company(ui, remote);
    if (!sharing.talk.notice.empty()) ui.text(sharing.talk.notice, {Type::Small, palette::kAccent});
    draw_talk(ui, *sharing.table, sharing.talk);
    ui.rule();
    if (ui.button(say("Done"), Look::Accent)) sharing.open = false;
    if (taken) page.sits_here(*taken);
    if (alone) page.alone();
}

void draw_sharing_line(App& app, StorySharing& sharing) {
    ui::Ui& ui = app.ui();
    const remote::Table& table = *sharing.table;
    remote::Guest* guest = app.remote().guest();
    const bool lost = guest && guest->state() != remote::Guest::State::Joined;
    std::vector<Phrase> here, away;
    for (const int who : others_at(table)) (table.is_here(who) ? here : away).push_back(display_name(table, who));
    if (lost) {
        const bool refused = guest->state() == remote::Guest::State::Refused;
        ui.text(refused ? say("You are no longer at that table.") : say("Connection lost."),
                {Type::Small, palette::kAccent});
        if (const Phrase why = remote::notice_of(guest->why()); !why.empty()) ui.text(why, {Type::Small});
        if (!refused) draw_next_try(ui, *guest);
    } else {
        if (table.watches()) ui.text(say("You are watching this table."), {Type::Small, palette::kSoft});
        if (!here.empty())
            ui.text(say("On other screens: {1}", joined(here, rules::comma())), {Type::Small, palette::kSoft});
        for (const Phrase& who : away) ui.text(say("{1} is away.", who), {Type::Small, palette::kAccent});
        for (const int who : others_at(table))
            if (table.owes_opening(who))
                ui.text(say("{1} has to open what they have sealed.", display_name(table, who)),
                        {Type::Small, palette::kAccent});
    }
    if (!sharing.talk.notice.empty()) ui.text(sharing.talk.notice, {Type::Small, palette::kAccent});
    if (!sharing.talk.words.empty()) {
        const remote::Word& word = sharing.talk.words.back();
        ui.text(say("{1}: {2}", speaker(table, word), plain(word.text)), {Type::Small});
    }
    if (ui.button(say("Other screens …"))) sharing.open = true;
    ui.rule();
}

}  // namespace screens
