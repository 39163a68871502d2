#pragma once
// This screen's war as seen by a table shared with other machines; its seats are the nations. A battle has a table of
// its own under the same codes. Its result is a step of the war, which every machine compares with the end it saw, or
// checks against the battle's record.

#include <optional>

#include "game/coin_wars/profile/war_game.h"
#include "game/remote/session_game.h"

namespace screens {

namespace war = rules::war;

class SharedWar final : public remote::SessionGame<war::War> {
public:
    SharedWar(std::filesystem::path profile, profile::WarGame& game) : profile_(std::move(profile)), game_(game) {}

    // A newcomer who knows nothing of the war accepts its past as told, until they have caught up.
    void begin_fresh() { fresh_ = game_.steps().empty(); }
    void caught_up() { fresh_ = false; }

    // Includes the record of the last battle, for machines that have not seen its end.
    rules::Record record() const override;
    std::optional<rules::Refusal> check(const war::Command& command) const override;
    std::optional<rules::Refusal> submit(const war::Command& command, std::uint64_t seed) override;
    // Battles cannot be undone.
    Back may_undo(std::size_t step, int seat) const override;
    void go_back(std::size_t steps) override { game_.go_back(steps); }
    void keep(const remote::Ledger& ledger) override { game_.save_shared(ledger); }
    void told(const rules::Json& about) override {
        last_battle_ = about.is_object() ? about.value("battle", rules::Json()) : rules::Json();
    }

private:
    const rules::GameSession<war::War>& session() const override { return game_.session(); }
    bool is_known(const war::Fought& fought) const;
    // Returns the others' record of the battle if it is sound and continues this machine's own.
    std::optional<rules::Record> proven() const;

    std::filesystem::path profile_;
    profile::WarGame& game_;
    bool fresh_ = false;
    rules::Json last_battle_;
};

}  // namespace screens
