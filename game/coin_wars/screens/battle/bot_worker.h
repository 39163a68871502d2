#pragma once
// A bot that thinks on its own thread, so that the window never waits for it.

#include "engine/core/task.h"
#include "game/coin_wars/bots/bot.h"

namespace screens {

class BotWorker {
public:
    // `notify` is called on that thread when a command has been found.
    explicit BotWorker(std::function<void()> notify) : task_(std::move(notify)) {}

    enum class Haste { None, Best };  // Best: hurried from the start
    // The caller leaves the bot alone until the command is taken or dropped. What was under way is dropped.
    void think(bots::Bot& bot, const bots::cw::Match& match, bots::cw::Side side, core::Random random,
               Haste haste = Haste::None);
    // A command was requested and has been neither taken nor dropped.
    bool asked() const { return task_.under_way(); }
    bool found() const { return task_.done(); }
    // The command found; returned only once. Blocks until there is one.
    std::optional<bots::cw::Command> take() { return task_.take(); }
    // Makes the bot settle for the best command found so far.
    void hurry() { thinking_.stop = true; }
    // Discards the request. Blocks until the bot has stopped.
    void drop() { task_.cancel(); }
    // From 0 to 1; nothing if the bot does not report it.
    std::optional<double> progress() const { return thinking_.progress(); }

private:
    bots::Thinking thinking_;
    core::Task<bots::cw::Command> task_;
};

}  // namespace screens
