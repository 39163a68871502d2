#pragma once
// A bot that thinks on its own thread, so that the window never waits for it.

#include <atomic>
#include <functional>
#include <optional>

#include "engine/core/worker.h"
#include "game/coin_wars/bots/bot.h"

namespace screens {

class BotWorker {
public:
    // `done` is called on that thread when a command has been found.
    explicit BotWorker(std::function<void()> done) : done_(std::move(done)) {}
    ~BotWorker() { drop(); }
    BotWorker(const BotWorker&) = delete;
    BotWorker& operator=(const BotWorker&) = delete;

    enum class Haste { None, Best };  // Best: hurried from the start
    // The caller leaves the bot alone until the command is taken or dropped. Nothing may be under way
    // already.
    void think(bots::Bot& bot, const bots::cw::Match& match, bots::cw::Side side, core::Random random,
               Haste haste = Haste::None);
    // A command was requested and has been neither taken nor dropped.
    bool asked() const { return worker_.under_way(); }
    bool found() const { return found_; }
    // The command found; returned only once.
    std::optional<bots::cw::Command> take();
    // Makes the bot settle for the best command found so far.
    void hurry() { thinking_.stop = true; }
    // Discards the request. Blocks until the bot has stopped.
    void drop();
    // From 0 to 1; nothing if the bot does not report it.
    std::optional<double> progress() const;

private:
    std::function<void()> done_;
    bots::Thinking thinking_;
    std::atomic<bool> found_ = false;
    std::optional<bots::cw::Command> command_;
    core::Worker worker_;
};

}  // namespace screens
