#pragma once
// This screen's battle as seen by the shared table; seats are the sides, 0 for Heads.

#include <optional>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/table/dice_tray.h"
#include "game/remote/session_game.h"

namespace screens {

class BattleGame;
namespace cw = rules::coin_wars;

class RemoteBattle final : public remote::SessionGame<cw::CoinWars> {
public:
    explicit RemoteBattle(BattleGame& game) : game_(game) {}

    rules::Record record() const override;
    std::optional<rules::Refusal> submit(const cw::Command& command, std::uint64_t seed) override;
    void go_back(std::size_t steps) override;
    void keep(const remote::Ledger& ledger) override;
    // Runs the clock of the side to act. A player who joins again takes the clocks from the host.
    void waited(double seconds) override;
    void told(const rules::Json& about) override;

private:
    const rules::GameSession<cw::CoinWars>& session() const override;
    bool hidden() const override;

    BattleGame& game_;
};

// Throws repeatedly on the table until the known result comes up. Both screens show a real throw with the same result,
// though by different ways.
class JointHand final : public rules::Hand {
public:
    explicit JointHand(table::TableHand& table) : table_(table) {}
    rules::Face toss(core::Random& random) override;
    int roll(int sides, core::Random& random) override;
    std::vector<core::Vec2> gather(const measure::GatherTask&) override { return {}; }

private:
    table::TableHand& table_;
    core::Random ways_;
};

}  // namespace screens
