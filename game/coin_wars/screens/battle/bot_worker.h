#pragma once
// Runs a bot on its own thread, so that the window never waits for it.

#include "engine/core/task.h"
#include "game/coin_wars/bots/bot.h"

namespace screens {

class BotWorker {
public:
    // `notify` is called on that thread when a command is ready.
    explicit BotWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    enum class Haste { None, Best };  // Best: hurried from the start
    // Starts the bot and cancels earlier work. The caller must not touch the bot until the command is taken or dropped.
    void think(bots::Bot& bot, const bots::cw::Match& match, bots::cw::Side side, core::Random random,
               Haste haste = Haste::None);
    // True if a command was requested and neither taken nor dropped.
    bool asked() const { return task_.under_way(); }
    bool found() const { return task_.done(); }
    // Returns the command, only once. Blocks until there is one.
    std::optional<bots::cw::Command> take() { return task_.take(); }
    // Makes the bot settle for the best command so far.
    void hurry() { thinking_.stop = true; }
    // Cancels the request. Blocks until the bot has stopped.
    void drop() { task_.cancel(); }
    // Returns 0 to 1, or nullopt if the bot does not report it.
    std::optional<double> progress() const { return thinking_.progress(); }

private:
    bots::Thinking thinking_;
    core::Task<bots::cw::Command> task_;
};

}  // namespace screens
