#pragma once
// Adapts any rule system to the JsonSession interface.

#include <memory>
#include <utility>

#include "game/kit/session/game_session.h"
#include "game/kit/session/json_session.h"

namespace rules {

template <System S>
class JsonSessionOf : public JsonSession {
public:
    explicit JsonSessionOf(GameSession<S> session) : session_(std::move(session)) {}

    std::string_view game() const override { return S::name(); }

    core::Result<Json, Refusal> submit(const Json& json, Hand& hand) override {
        const auto command = S::command_from(json);
        if (!command) return core::failure(command.error());
        const auto events = session_.submit(*command, hand);
        if (!events) return core::failure(events.error());
        Json list = Json::array();
        for (const auto& event : *events) list.push_back(S::to_json(session_.match(), event));
        return list;
    }

    std::optional<Refusal> undo(bool both) override { return session_.undo(both); }
    std::optional<Refusal> redo() override { return session_.redo(); }

    Json state() const override {
        Json state = S::state(session_.match());
        state["can_undo"] = !session_.check_undo(false).has_value();
        state["can_redo"] = !session_.undone().empty();
        return state;
    }

    std::string hash() const override { return core::to_hex(S::hash(session_.match())); }
    const RecordSource& source() const override { return session_; }

    std::optional<core::Result<Json, Refusal>> ask(const Json& question) const override {
        if constexpr (requires { S::ask(session_.match(), question); }) return S::ask(session_.match(), question);
        return std::nullopt;
    }

private:
    GameSession<S> session_;
};

template <System S>
core::Result<std::unique_ptr<JsonSession>, Refusal> start_session(const Json& options, std::uint64_t seed) {
    auto match = S::start(options);
    if (!match) return core::failure(match.error());
    return std::make_unique<JsonSessionOf<S>>(GameSession<S>(std::move(*match), seed));
}

template <System S>
core::Result<std::unique_ptr<JsonSession>, ReplayFault> resume_session(const Record& record, std::uint64_t seed) {
    auto session = GameSession<S>::resume(record, seed);
    if (!session) return core::failure(std::move(session.error()));
    return std::make_unique<JsonSessionOf<S>>(std::move(*session));
}

}  // namespace rules
