#pragma once
// The battle on this screen as the shared table sees it: the seats are the sides, 0 for Heads.

#include <optional>
#include <string>

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
    // The players' clocks: that of the side to act runs, and whoever comes again takes them as the host has them.
    void waited(double seconds) override;
    void told(const rules::Json& about) override;

private:
    const rules::GameSession<cw::CoinWars>& session() const override;
    bool hidden() const override;

    BattleGame& game_;
};

// A throw whose result is known already is thrown on the table until it shows that: what is seen is a real throw, and the
// same on both screens but for its way.
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
