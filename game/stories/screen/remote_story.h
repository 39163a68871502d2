#pragma once
// This screen's story as the shared table sees it. `View` is a SessionView (session_view.h).

#include <cstdint>
#include <optional>

#include "game/remote/session_game.h"

namespace screens {

template <rules::System S, class View>
class RemoteStory final : public remote::SessionGame<S> {
public:
    explicit RemoteStory(View& view) : view_(view) {}

    rules::Record record() const override { return view_.game->record(); }
    // The outcome of a throw is known before the table shows it falling.
    std::optional<rules::Refusal> submit(const typename S::Command& command, std::uint64_t seed) override {
        if (auto refusal = S::check(session().match(), command)) return refusal;
        if (view_.catches_up())
            view_.sharing.gone_back = true;
        else
            view_.show_throw(command, thrown_by(command, seed));
        view_.game->reseed(seed);
        hands::QuickHand hand;
        view_.sharing.changed = true;
        return view_.carry_out_here(command, hand);
    }
    void go_back(std::size_t steps) override {
        view_.game->go_back(steps);
        view_.slip.back.reset();
        view_.sharing.changed = view_.sharing.gone_back = true;
    }
    void keep(const remote::Ledger& ledger) override { view_.game->keep_shared(ledger); }

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

}  // namespace screens
