#pragma once
// A bot that plays one side at a shared table. It thinks on a thread of its own, so that the line goes on.

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/worker.h"
#include "game/cli/kept_battle.h"
#include "game/coin_wars/bots/bot.h"
#include "game/remote/table.h"

namespace cli {

class BotSeat {
public:
    BotSeat(std::unique_ptr<bots::Bot> bot, cw::Side side, std::uint64_t seed);
    ~BotSeat();

    // Asks the table for what the bot does, as soon as it has thought; agrees to go back if it is asked. If it has no
    // command to give, or none that the table takes, it concedes. Call often.
    void poll(remote::Table& table, const KeptBattle& battle);
    // It had nothing to give and could not even concede.
    bool gave_up() const { return gave_up_; }

private:
    bool is_asked(const remote::Table& table, const KeptBattle& battle) const;
    void think(const KeptBattle& battle);
    // The whole set-up, which the other side does not see before it has set up as well (remote/sealing.h).
    std::vector<cw::Command> set_up(cw::Match match);
    void act(remote::Table& table);

    std::unique_ptr<bots::Bot> bot_;
    cw::Side side_;
    core::Random random_;
    bots::Thinking thinking_;
    std::atomic<bool> thought_ = false;
    std::optional<cw::Command> found_;
    std::vector<cw::Command> sealed_;  // instead
    bool gave_up_ = false;
    int revision_ = 0;  // of the table that it thinks about
    core::Worker worker_;
};

// A level or "cmd:PROGRAM" (external_bot.h), with its limits.
struct BotCall {
    std::string bot;
    std::int64_t work = 0;  // of a level, for a turn; 0: its own
    double seconds = 60;    // of a program, for an answer
    std::uint64_t seed = 1;
};
// `fault`: takes why a program has lost, and outlives the bot. The error is a sentence.
core::Result<std::unique_ptr<bots::Bot>, std::string> bot_of(const BotCall& call, std::string& fault);

}  // namespace cli
