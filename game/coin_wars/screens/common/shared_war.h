#pragma once
// The war on this screen as a table sees it that is shared with other machines: its seats are the peoples. A battle of it
// lies on a table of its own, for the same codes; what it came to is a step of the war, which every machine compares with
// the end that it has seen itself, or checks from the battle's record.

#include <optional>
#include <string>

#include "game/coin_wars/profile/war_game.h"
#include "game/remote/session_game.h"

namespace screens {

namespace war = rules::war;

class SharedWar final : public remote::SessionGame<war::War> {
public:
    SharedWar(std::filesystem::path profile, profile::WarGame& game) : profile_(std::move(profile)), game_(game) {}

    // Whoever comes to a war that they have nothing of takes its past as it is told, until they are there.
    void begin_fresh() { fresh_ = game_.steps().empty(); }
    void caught_up() { fresh_ = false; }

    // With the record of the battle that was fought last, for those who have not seen its end.
    rules::Record record() const override;
    std::optional<rules::Refusal> check(const war::Command& command) const override;
    std::optional<rules::Refusal> submit(const war::Command& command, std::uint64_t seed) override;
    // What was fought stays fought.
    Back may_undo(std::size_t step, int seat) const override;
    void go_back(std::size_t steps) override { game_.go_back(steps); }
    void keep(const remote::Ledger& ledger) override { game_.keep_shared(ledger); }
    void told(const rules::Json& about) override { last_battle_ = about.value("battle", rules::Json()); }

private:
    const rules::GameSession<war::War>& session() const override { return game_.session(); }
    bool is_known(const war::Fought& fought) const;
    // The end that the others tell of goes on from what one has of that battle oneself.
    std::optional<rules::Record> proven() const;

    std::filesystem::path profile_;
    profile::WarGame& game_;
    bool fresh_ = false;
    rules::Json last_battle_;
};

}  // namespace screens
