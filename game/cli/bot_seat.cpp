#include "game/cli/bot_seat.h"

#include "game/cli/external_bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/lab/contest.h"

namespace cli {

BotSeat::BotSeat(std::unique_ptr<bots::Bot> bot, cw::Side side, std::uint64_t seed)
    : bot_(std::move(bot)), side_(side), random_(seed) {}

BotSeat::~BotSeat() { thinking_.stop = true; }

void BotSeat::poll(remote::Table& table, const KeptBattle& battle) {
    if (table.offer() && table.offer()->person != table.me()) table.answer(true);
    if (worker_.under_way()) {
        if (!thought_) return;
        worker_.join();
        if (revision_ == table.ledger().revision) return act(table);
    }
    if (gave_up_ || table.waits() || !bots::is_asked(battle.match(), side_)) return;
    revision_ = table.ledger().revision;
    think(battle.match());
}

void BotSeat::think(const cw::Match& match) {
    thought_ = false;
    worker_.start([this, match] {
        // Who begins is no program's business.
        const bool opening = match.phase < cw::Phase::Deploy;
        found_ = opening ? bots::answer(match, side_, random_) : bot_->next(match, side_, random_, &thinking_);
        thought_ = true;
        return false;
    });
}

void BotSeat::act(remote::Table& table) {
    if (table.waits()) return;
    if (found_ && !table.ask(cw::CoinWars::to_json(*found_))) return;
    gave_up_ = table.ask(cw::CoinWars::to_json(cw::Command{cw::Concede{side_}})).has_value();
}

core::Result<std::unique_ptr<bots::Bot>, std::string> bot_of(const BotCall& call, std::string& fault) {
    constexpr std::string_view kProgram = "cmd:";
    if (call.bot.starts_with(kProgram))
        return program_bot(call.bot.substr(kProgram.size()), call.seconds,
                           [&fault](const std::string& reason) { fault = reason; });
    const auto player = lab::player_of(call.bot, call.work);
    if (!player) return core::failure(words::english(player.error()) + " A program of one's own is cmd:PROGRAM.");
    return lab::make_bot(*player);
}

}  // namespace cli
