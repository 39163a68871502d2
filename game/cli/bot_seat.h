#pragma once
// A bot that plays one side at a shared table. It thinks on its own thread, so that the connection stays alive.

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/worker.h"
#include "game/cli/saved_battle.h"
#include "game/coin_wars/bots/bot.h"
#include "game/remote/table.h"

namespace cli {

class BotSeat {
public:
    BotSeat(std::unique_ptr<bots::Bot> bot, cw::Side side, std::uint64_t seed);
    ~BotSeat();

    // Gives the table the bot's command as soon as it is found; agrees to any request to go back. Concedes if the bot
    // has no command that the table accepts. Call often.
    void poll(remote::Table& table, const SavedBattle& battle);
    // True if it had no command and could not even concede.
    bool gave_up() const { return gave_up_; }

private:
    bool is_asked(const remote::Table& table, const SavedBattle& battle) const;
    void think(const SavedBattle& battle);
    // All commands of a set-up that the other side must not see before it has set up too (remote/sealing.h).
    std::vector<cw::Command> set_up(cw::Match match);
    void act(remote::Table& table);

    std::unique_ptr<bots::Bot> bot_;
    cw::Side side_;
    core::Random random_;
    bots::Thinking thinking_;
    std::atomic<bool> thought_ = false;
    std::optional<cw::Command> found_;
    std::vector<cw::Command> sealed_;  // used instead, for a sealed set-up
    bool gave_up_ = false;
    int revision_ = 0;  // the table's revision that it is thinking about
    core::Worker worker_;
};

// A bot: a level or "cmd:PROGRAM" (external_bot.h), with its limits.
struct BotCall {
    std::string bot;
    std::int64_t work = 0;  // for a level, per turn; 0: its default
    double seconds = 60;    // for a program, per answer
    std::uint64_t seed = 1;
};
// `fault` receives the reason if a program loses, and must outlive the bot. The error is a sentence.
core::Result<std::unique_ptr<bots::Bot>, std::string> bot_of(const BotCall& call, std::string& fault);

}  // namespace cli
