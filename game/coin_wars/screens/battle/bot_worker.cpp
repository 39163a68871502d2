#include "game/coin_wars/screens/battle/bot_worker.h"

#include <algorithm>

namespace screens {

void BotWorker::think(bots::Bot& bot, const bots::cw::Match& match, bots::cw::Side side, core::Random random,
                      Haste haste) {
    found_ = false;
    thinking_.stop = haste == Haste::Best;
    thinking_.done = 0;
    thinking_.planned = 0;
    worker_.start([this, &bot, match, side, random]() mutable {
        command_ = bot.next(match, side, random, &thinking_);
        found_ = true;
        done_();
        return false;
    });
}

std::optional<bots::cw::Command> BotWorker::take() {
    worker_.join();
    found_ = false;
    return std::move(command_);
}

void BotWorker::drop() {
    if (!asked()) return;
    hurry();
    take();
}

std::optional<double> BotWorker::progress() const {
    const auto planned = static_cast<double>(thinking_.planned.load());
    if (planned <= 0) return std::nullopt;
    return std::clamp(static_cast<double>(thinking_.done.load()) / planned, 0.0, 1.0);
}

}  // namespace screens
