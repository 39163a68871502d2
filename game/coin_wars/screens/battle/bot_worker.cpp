#include "game/coin_wars/screens/battle/bot_worker.h"

namespace screens {

void BotWorker::think(bots::Bot& bot, const bots::cw::Match& match, bots::cw::Side side, core::Random random,
                      Haste haste) {
    drop();
    thinking_.restart();
    thinking_.stop = haste == Haste::Best;
    task_.start(
        [this, &bot, match, side, random](auto& command) mutable {
            command = bot.next(match, side, random, &thinking_);
            return false;
        },
        [this] { hurry(); });
}

}  // namespace screens
