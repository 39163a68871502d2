#pragma once
// Adapts any rule system to the Session interface.

#include <memory>
#include <utility>

#include "game/kit/door.h"
#include "game/kit/session.h"

namespace rules {

template <System S>
class SessionOf : public Session {
public:
    explicit SessionOf(Door<S> door) : door_(std::move(door)) {}

    std::string_view game() const override { return S::name(); }

    core::Result<Json, Refusal> submit(const Json& json, Hand& hand) override {
        const auto command = S::command_from(json);
        if (!command) return core::failure(command.error());
        const auto events = door_.submit(*command, hand);
        if (!events) return core::failure(events.error());
        Json list = Json::array();
        for (const auto& event : *events) list.push_back(S::to_json(door_.match(), event));
        return list;
    }

    std::optional<Refusal> undo(bool both) override { return door_.undo(both); }
    std::optional<Refusal> redo() override { return door_.redo(); }

    Json state() const override {
        Json state = S::state(door_.match());
        state["can_undo"] = !door_.check_undo(false).has_value();
        state["can_redo"] = !door_.undone().empty();
        return state;
    }

    std::string hash() const override { return core::to_hex(S::hash(door_.match())); }
    Record record() const override { return door_.record(); }

    std::optional<core::Result<Json, Refusal>> ask(const Json& question) const override {
        if constexpr (requires { S::ask(door_.match(), question); }) return S::ask(door_.match(), question);
        return std::nullopt;
    }

private:
    Door<S> door_;
};

template <System S>
core::Result<std::unique_ptr<Session>, Refusal> start_session(const Json& options, std::uint64_t seed) {
    auto match = S::start(options);
    if (!match) return core::failure(match.error());
    return std::make_unique<SessionOf<S>>(Door<S>(std::move(*match), seed));
}

}  // namespace rules
