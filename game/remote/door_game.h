#pragma once
// A shared table's game over the door of any rule system.

#include <algorithm>
#include <utility>
#include <vector>

#include "game/kit/door.h"
#include "game/kit/hands/quick_hand.h"
#include "game/remote/game.h"

namespace remote {

// What a game answers, wherever its door is.
template <rules::System S>
class GameBehindDoor : public Game {
public:
    std::size_t steps() const override { return door().steps().size(); }
    std::string hash() const override { return core::to_hex(S::hash(door().match())); }
    rules::Record record() const override { return door().record(); }
    std::optional<Json> as_written(const Json& json) const override {
        const auto command = S::command_from(json);
        return command ? std::optional(S::to_json(*command)) : std::nullopt;
    }
    std::optional<rules::Refusal> check(const Json& json) const override {
        const auto command = S::command_from(json);
        return command ? S::check(door().match(), *command) : std::optional(command.error());
    }
    std::optional<int> speaks(const Json& json) const override {
        const auto command = S::command_from(json);
        return command ? S::speaks(door().match(), *command) : std::nullopt;
    }
    bool throws(const Json& json) const override {
        const auto command = S::command_from(json);
        if (!command) return false;
        hands::QuickHand quick;
        rules::RecordingHand hand(quick);
        auto match = door().match();
        core::Random random;
        S::apply(match, *command, random, hand);
        return std::any_of(hand.answers().begin(), hand.answers().end(), rules::is_throw);
    }
    std::optional<int> seals(const Json& json) const override {
        if constexpr (kSeals) {
            const auto command = S::command_from(json);
            if (command && S::is_sealed(door().match(), *command, hidden())) return S::speaks(door().match(), *command);
        }
        return std::nullopt;
    }
    std::vector<int> sealers([[maybe_unused]] const std::vector<int>& sealed) const override {
        if constexpr (kSeals) return S::sealers(door().match(), sealed, hidden());
        return {};
    }
    std::optional<Json> concession([[maybe_unused]] int seat) const override {
        if constexpr (requires { S::concession(seat); }) return std::optional(S::to_json(S::concession(seat)));
        return std::nullopt;
    }
    bool awaits(int seat) const override {
        if constexpr (requires { S::awaits(door().match(), seat); })
            return S::awaits(door().match(), seat);
        else
            return seat >= 0;
    }
    Back may_go_back(std::size_t count, int seat) const override {
        const auto& done = door().steps();
        if (count >= done.size()) return Back::Never;
        Back result = Back::Freely;
        for (std::size_t i = count; i < done.size(); ++i) {
            if (done[i].thrown()) return Back::Never;
            const bool own = S::speaks(done[i].before, done[i].command) == seat;
            if (!own || S::undo_needs_both(done[i].before, done[i].command)) result = Back::ByConsent;
        }
        return result;
    }

protected:
    virtual const rules::Door<S>& door() const = 0;
    // The players have agreed to set up unseen.
    virtual bool hidden() const { return false; }

private:
    static constexpr bool kSeals = requires(const typename S::Match& match, const typename S::Command& command) {
        S::is_sealed(match, command, true);
    };
};

// The door itself, without a window.
template <rules::System S>
class DoorGame : public GameBehindDoor<S> {
public:
    explicit DoorGame(rules::Door<S> door, bool hidden = false) : door_(std::move(door)), hidden_(hidden) {}

    std::optional<rules::Refusal> submit(const Json& json, std::uint64_t seed) override {
        const auto command = S::command_from(json);
        if (!command) return command.error();
        hands::QuickHand hand;
        door_.reseed(seed);
        if (auto done = door_.submit(*command, hand); !done) return done.error();
        return std::nullopt;
    }
    void go_back(std::size_t count) override {
        while (door_.steps().size() > count) door_.drop_last();
    }

    const rules::Door<S>& door() const override { return door_; }

private:
    bool hidden() const override { return hidden_; }

    rules::Door<S> door_;
    bool hidden_;
};

}  // namespace remote
