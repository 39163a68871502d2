#pragma once
// A bot that thinks on a thread of its own, so that the window never waits for it.

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

    enum class Haste { None, Best };  // Best: hurried from the beginning
    // The bot stays untouched until the command is taken or dropped. Nothing may be thought of already.
    void think(bots::Bot& bot, const bots::cw::Match& match, bots::cw::Side side, core::Random random,
               Haste haste = Haste::None);
    // Something was asked and has been neither taken nor dropped.
    bool asked() const { return worker_.under_way(); }
    bool found() const { return found_; }
    // What it has found, once.
    std::optional<bots::cw::Command> take();
    // With the best that it has by now.
    void hurry() { thinking_.stop = true; }
    // Nobody wants to know any more. Waits until the bot has heard of it.
    void drop();
    // From 0 to 1; nothing where it does not say.
    std::optional<double> progress() const;

private:
    std::function<void()> done_;
    bots::Thinking thinking_;
    std::atomic<bool> found_ = false;
    std::optional<bots::cw::Command> command_;
    core::Worker worker_;
};

}  // namespace screens
