#pragma once
// Adapts the session of any rule system to a shared table's game.

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "game/kit/fields.h"
#include "game/kit/hands/quick_hand.h"
#include "game/kit/one_of.h"
#include "game/kit/session/game_session.h"
#include "game/remote/game.h"

namespace remote {

template <class V>
bool says_something(const V& value) {
    if constexpr (requires { value.has_value(); })
        return value.has_value() && says_something(*value);
    else if constexpr (requires { value.empty(); })
        return !value.empty();
    else
        return true;
}

template <class V>
bool is_told(const V&) {
    return false;
}
template <class V>
bool is_told(const rules::Marked<V, rules::FieldMode::Told>& field) {
    return says_something(field.value);
}

// True if the command reports what real coins, dice or cards have shown, in a field marked `told` (fields.h).
template <class Command>
bool reports_throw(const Command& command) {
    if constexpr (requires { command.action; })
        return reports_throw(command.action);
    else if constexpr (rules::HasFields<Command>)
        return command.visit_fields([](const auto&... field) { return (is_told(field) || ...); });
    else
        return visit([](const auto& each) { return reports_throw(each); }, command);
}

// The part that does not depend on who owns the session.
template <rules::System S>
class SessionGame : public Game {
public:
    using Command = typename S::Command;

    std::size_t steps() const override { return session().steps().size(); }
    std::string hash() const override { return core::to_hex(S::hash(session().match())); }
    rules::Record record() const override { return session().record(); }
    core::Result<std::unique_ptr<Proposal>, rules::Refusal> propose(const Json& json) override {
        auto command = S::command_from(json);
        if (!command) return core::failure(std::move(command.error()));
        return std::make_unique<Proposed>(*this, std::move(*command));
    }
    std::vector<int> seats_to_commit([[maybe_unused]] const std::vector<int>& sealed) const override {
        if constexpr (kSeals) return S::seats_to_commit(session().match(), sealed, hidden());
        return {};
    }
    std::optional<Json> concession([[maybe_unused]] int seat) const override {
        if constexpr (requires { S::concession(seat); }) return std::optional(S::to_json(S::concession(seat)));
        return std::nullopt;
    }
    bool is_turn_of(int seat) const override {
        if constexpr (requires { S::is_turn_of(session().match(), seat); })
            return S::is_turn_of(session().match(), seat);
        else
            return seat >= 0;
    }
    Back may_undo(std::size_t step, int seat) const override {
        const auto& done = session().steps()[step];
        if (done.thrown()) return Back::Never;
        const bool own = S::actor_of(done.before, done.command) == seat;
        return !own || S::undo_needs_consent(done.before, done.command) ? Back::ByConsent : Back::Freely;
    }

protected:
    virtual const rules::GameSession<S>& session() const = 0;
    // `seed` determines everything the hand throws.
    virtual std::optional<rules::Refusal> submit(const Command& command, std::uint64_t seed) = 0;
    virtual std::optional<rules::Refusal> check(const Command& command) const {
        return S::check(session().match(), command);
    }
    // True if the players agreed to set up unseen.
    virtual bool hidden() const { return false; }

private:
    class Proposed final : public Proposal {
    public:
        Proposed(SessionGame& game, Command command) : game_(game), command_(std::move(command)) {}
        std::optional<rules::Refusal> check() const override { return game_.check(command_); }
        Json as_written() const override { return S::to_json(command_); }
        bool reports_throw() const override { return remote::reports_throw(command_); }
        std::optional<int> actor_of() const override { return S::actor_of(match(), command_); }
        std::optional<int> seals() const override {
            if constexpr (kSeals)
                if (S::is_sealed(match(), command_, game_.hidden())) return actor_of();
            return std::nullopt;
        }
        bool throws() const override {
            hands::QuickHand quick;
            rules::RecordingHand hand(quick);
            auto trial = match();
            core::Random random;
            S::apply(trial, command_, random, hand);
            return std::any_of(hand.answers().begin(), hand.answers().end(), rules::is_throw);
        }
        std::optional<rules::Refusal> submit(std::uint64_t seed) override { return game_.submit(command_, seed); }

    private:
        const typename S::Match& match() const { return game_.session().match(); }

        SessionGame& game_;
        Command command_;
    };
    static constexpr bool kSeals = requires(const typename S::Match& match, const typename S::Command& command) {
        S::is_sealed(match, command, true);
    };
};

// Owns just a session: a table without a window.
template <rules::System S>
class PlainGame : public SessionGame<S> {
public:
    explicit PlainGame(rules::GameSession<S> session, bool hidden = false)
        : session_(std::move(session)), hidden_(hidden) {}

    std::optional<rules::Refusal> submit(const typename S::Command& command, std::uint64_t seed) override {
        hands::QuickHand hand;
        session_.reseed(seed);
        if (auto done = session_.submit(command, hand); !done) return done.error();
        return std::nullopt;
    }
    void go_back(std::size_t count) override { session_.go_back(count); }

    const rules::GameSession<S>& session() const override { return session_; }

private:
    bool hidden() const override { return hidden_; }

    rules::GameSession<S> session_;
    bool hidden_;
};

}  // namespace remote
