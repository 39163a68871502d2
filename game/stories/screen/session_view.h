#pragma once
// The view of a story game with its rule system: a command is carried out at this screen, or, at a shared table,
// requested from the others.

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/remote/session_game.h"
#include "game/stories/screen/story_lifecycle.h"
#include "game/stories/screen/story_view.h"

namespace screens {

// The present, from which all that happens is told, even while the story slip looks back.
class Present {
public:
    explicit Present(StoryPanel& panel) : panel_(panel), back_(std::exchange(panel.back, std::nullopt)) {}
    Present(const Present&) = delete;
    Present& operator=(const Present&) = delete;
    ~Present() { panel_.back = back_; }

private:
    StoryPanel& panel_;
    std::optional<std::size_t> back_;
};

// This screen's story as the shared table sees it. `View` is a SessionView.
template <rules::System S, class View>
class RemoteStory final : public remote::SessionGame<S> {
public:
    explicit RemoteStory(View& view) : view_(view) {}

    rules::Record record() const override { return view_.game->record(); }
    // The outcome of a throw is known before the table shows it falling.
    std::optional<rules::Refusal> submit(const typename S::Command& command, std::uint64_t seed) override {
        if (auto refusal = S::check(session().match(), command)) return refusal;
        const Present present(view_.side_panel);
        if (view_.catches_up())
            view_.sharing.gone_back = true;
        else
            view_.show_throw(command, thrown_by(command, seed));
        view_.game->reseed(seed);
        hands::QuickHand hand;
        view_.sharing.changed = true;
        return view_.apply_here(command, hand);
    }
    void go_back(std::size_t steps) override {
        view_.game->go_back(steps);
        view_.side_panel.back.reset();
        view_.sharing.changed = view_.sharing.gone_back = true;
    }
    void keep(const remote::Ledger& ledger) override { view_.game->save_shared(ledger); }

private:
    const rules::GameSession<S>& session() const override { return view_.game->session(); }

    std::vector<rules::Answer> thrown_by(const typename S::Command& command, std::uint64_t seed) const {
        hands::QuickHand quick;
        rules::RecordingHand hand(quick);
        auto match = session().match();
        core::Random random(seed);
        S::apply(match, command, random, hand);
        return hand.answers();
    }

    View& view_;
};

template <rules::System S>
struct SessionView : StoryView {
    using System = S;
    using Command = typename S::Command;
    using Events = std::vector<typename S::Event>;
    // Reopens the table that was left.
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

    // The current match, or the match after the step to which the story slip looks back.
    const typename S::Match& match() const { return side_panel.back ? game->after(*side_panel.back) : game->match(); }
    // Begins a new table. On a refusal there is none, and `fault` says why.
    std::optional<rules::Refusal> begin(const rules::Json& table) {
        const bool invites = std::exchange(start.inviting.invites, false);
        auto session = StorySession<S>::begin(story_file(app, about.table + ".json"), table, app.seed());
        fault = session ? Phrase() : refusal_in_words(session.error());
        if (!session) return session.error();
        game.emplace(std::move(*session));
        if (invites) invite(start.inviting);
        return std::nullopt;
    }

    // Returns why this screen would refuse the command now.
    std::optional<rules::Refusal> check(const Command& command) const {
        if (auto refusal = S::check(game->match(), command)) return refusal;
        return sharing.check(S::actor_of(game->match(), command));
    }
    // Carries the command out, with this hand or a quick one that shows no throw; at a shared table, requests it, and
    // it happens when its turn comes. Returns false if it is refused. If so, or if it cannot be saved, `fault` says
    // why.
    bool submit(const Command& command, rules::Hand* hand = nullptr) {
        hands::QuickHand quick;
        const auto refusal =
            sharing.table ? sharing.ask(S::to_json(command), drafts) : apply_here(command, hand ? *hand : quick);
        if (refusal) {
            notice = {};
            fault = refusal_in_words(*refusal);
            lookup.refused(app.ui(), *refusal, fault);
        } else {
            fault = game->save_fault();
            lookup.accepted();
        }
        return !refusal;
    }
    std::optional<rules::Refusal> apply_here(const Command& command, rules::Hand& hand) {
        const Present present(side_panel);
        const auto events = game->submit(command, hand);
        if (!events) return events.error();
        if (sharing.table) sharing.texts.done(S::to_json(command));
        notice = {};
        happened(command, *events);
        return std::nullopt;
    }

    // --- hooks for the games around a command, whichever screen asked for it

    // At a shared table, before the command is applied: animates its throw so that it shows these answers.
    virtual void show_throw(const Command&, const std::vector<rules::Answer>&) {}
    virtual void happened(const Command&, const Events&) {}
    virtual void read_box() {}
    // Extra state to share with the other screens, unknown to the rules, and theirs. Can be any JSON.
    virtual rules::Json shown_to_others() { return nullptr; }
    virtual void see_others(int, const rules::Json&) {}

    // --- at several screens

    // True while steps from before this screen joined arrive: only their result is shown.
    bool catches_up() const {
        const remote::Guest* guest = app.remote().guest();
        return guest && guest->state() != remote::Guest::State::Joined;
    }
    bool apart() const { return game && game->ledger() && !sharing.table; }
    // Invites others to the current table.
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
    // Joins the table of a host who has let this screen in, again with the record of an earlier visit; archives any
    // other table.
    void sit_down(const remote::Welcome& welcome) {
        const bool known =
            game && game->ledger() && game->ledger()->table == welcome.table && game->ledger()->me == welcome.person;
        if (known && welcome.person != remote::kNobody) return join_again(remote::Invitation(app.remote().joined_by()));
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
    void invite_again() {
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
