#pragma once
// The view of a story game at the table of its rule system: how a command is done at this screen, or asked for where the
// table is shared with others.

#include <optional>
#include <string>
#include <vector>

#include "game/stories/screen/remote_story.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/story_view.h"

namespace screens {

template <rules::System S>
struct SessionView : StoryView {
    using System = S;
    using Command = typename S::Command;
    using Events = std::vector<typename S::Event>;
    // The table that was left lies there again.
    SessionView(App& program, const StoryGame& which) : StoryView(program, which) {
        auto opened = open_story<S>(app, about.table);
        game = std::move(opened.game);
        fault = opened.fault;
        notice = opened.notice;
    }
    SessionView(const SessionView&) = delete;
    SessionView& operator=(const SessionView&) = delete;
    virtual ~SessionView() = default;

    std::optional<StorySession<S>> game{};
    RemoteStory<S, SessionView> remote{*this};

    // As it stands, or as it stood after the step to which the story slip looks back.
    const typename S::Match& match() const { return slip.back ? game->after(*slip.back) : game->match(); }
    // A new table. If it is refused there is none, and `fault` says why.
    std::optional<rules::Refusal> begin(const rules::Json& table) {
        const bool invites = std::exchange(start.inviting.invites, false);
        auto session = StorySession<S>::begin(story_file(app, about.table + ".json"), table, app.seed());
        fault = session ? Phrase() : refusal_in_words(session.error());
        if (!session) return session.error();
        game.emplace(std::move(*session));
        if (invites) invite(start.inviting);
        return std::nullopt;
    }

    // Why the command would be refused at this screen.
    std::optional<rules::Refusal> check(const Command& command) const {
        if (auto refusal = S::check(match(), command)) return refusal;
        return sharing.check(S::actor_of(match(), command));
    }
    // Done, and nothing is returned; at a shared table it is asked for, and done as soon as its turn has come. If it is
    // refused, or could not be kept, `fault` says why.
    std::optional<rules::Refusal> carry_out(const Command& command, rules::Hand& hand) {
        auto refusal = sharing.table ? sharing.ask(S::to_json(command)) : carry_out_here(command, hand);
        if (refusal) {
            notice = {};
            fault = refusal_in_words(*refusal);
            lookup.refused(app.ui(), *refusal, fault);
        } else {
            fault = game->unkept();
            lookup.accepted();
        }
        return refusal;
    }
    auto carry_out(const Command& command) {
        hands::QuickHand hand;
        return carry_out(command, hand);
    }
    std::optional<rules::Refusal> carry_out_here(const Command& command, rules::Hand& hand) {
        const auto events = game->submit(command, hand);
        if (!events) return events.error();
        notice = {};
        happened(command, *events);
        return std::nullopt;
    }

    // --- what the games do around a command, wherever it was asked for

    // At a shared table, before it is done: what it throws falls here so that it shows these answers.
    virtual void show_throw(const Command&, const std::vector<rules::Answer>&) {}
    virtual void happened(const Command&, const Events&) {}
    virtual void read_box() {}
    // What the others shall know that no rule asks for; and what they show. May be anything.
    virtual rules::Json shown_to_others() { return nullptr; }
    virtual void see_others(int, const rules::Json&) {}

    // --- at several screens

    // What was done before this screen came: it is shown as it lies in the end.
    bool catches_up() const {
        const remote::Guest* guest = app.remote().guest();
        return guest && guest->state() != remote::Guest::State::Joined;
    }
    bool apart() const { return game && game->ledger() && !sharing.table; }
    // Others may come to the table that lies here.
    void invite(const Inviting& seats) {
        const auto before = game->ledger();
        RemotePlay::Seats split;
        const auto all = seats_of(people_of(game->match()));
        for (std::size_t i = 0; i < all.size(); ++i)
            (i < seats.here.size() && seats.here[i] ? split.own : split.free).push_back(all[i].number);
        const auto invited = app.remote().invite(remote, seats.name, split, before);
        if (!invited) {
            fault = sharing.talk.notice = invited.error();
            return;
        }
        sit_at(app.remote().table());
        remote.keep(sharing.table->ledger());
        sharing.open = true;
    }
    // At the table of somebody who has let this screen in; what lies here goes among the earlier tables.
    void sit_down(const remote::Welcome& welcome) {
        const bool known = game && game->ledger() && game->ledger()->table == welcome.table;
        if (game && !known)
            if (const auto aside = clear_table(); !aside) return app.notify(aside.error()), app.remote().leave();
        game.reset();
        if (begin(welcome.start.json)) return app.remote().leave();
        read_box();
        go_to(*app.remote().guest());
    }
    void join_again(const remote::Invitation& to) {
        const remote::Ledger& ledger = *game->ledger();
        const auto joined = app.remote().join(to, name_at(ledger), ledger);
        sharing.talk.notice = joined ? Phrase() : joined.error();
        if (joined) go_to(*app.remote().guest());
    }
    void lay_again() {
        const remote::Ledger& ledger = *game->ledger();
        Inviting again;
        again.name = name_at(ledger);
        invite(again);
    }
    void leave_others() {
        sharing = {};
        app.remote().leave();
    }

private:
    void sit_at(remote::Table* table) {
        sharing = {};
        sharing.table = table;
        sharing.known = table->ledger().people.size();
        if (tossing == Tossing::Told) tossing = Tossing::Tray;
    }
    void go_to(remote::Guest& guest) {
        sit_at(&guest);
        guest.sit_down(remote);
    }
    static std::string name_at(const remote::Ledger& ledger) {
        return ledger.me == remote::kNobody ? std::string() : std::string(ledger.person(ledger.me).name);
    }
};

}  // namespace screens
