#include "game/cli/bot_seat.h"

#include "game/cli/external_bot.h"
#include "game/coin_wars/bots/decision_replies.h"
#include "game/coin_wars/lab/contest.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/kit/hands/quick_hand.h"

namespace cli {

BotSeat::BotSeat(std::unique_ptr<bots::Bot> bot, cw::Side side, std::uint64_t seed)
    : bot_(std::move(bot)), side_(side), random_(seed) {}

BotSeat::~BotSeat() { thinking_.stop = true; }

void BotSeat::poll(remote::Table& table, const SavedBattle& battle) {
    if (table.offer() && table.offer()->person != table.me()) table.answer(true);
    if (worker_.under_way()) {
        if (!thought_) return;
        worker_.join();
        if (revision_ == table.ledger().revision) return act(table);
    }
    if (gave_up_ || table.waits() || !is_asked(table, battle)) return;
    revision_ = table.ledger().revision;
    think(battle);
}

// The loser of the toss sets up first, even unseen.
bool BotSeat::is_asked(const remote::Table& table, const SavedBattle& battle) const {
    const cw::Match& match = battle.match();
    if (!battle.sets_up_unseen()) return bots::is_asked(match, side_);
    const auto has_sealed = [&](cw::Side side) { return table.has_sealed(static_cast<int>(cw::index(side))); };
    return !has_sealed(side_) && !match.ready[cw::index(side_)] && (match.side == side_ || has_sealed(match.side));
}

std::vector<cw::Command> BotSeat::set_up(cw::Match match) {
    match = cw::set_up_alone(std::move(match), side_);
    hands::QuickHand hand;
    for (int max = 10 * match.count(); max > 0; --max) {
        const auto command = bot_->next(match, side_, random_, &thinking_);
        if (!command || holds_alternative<cw::Ready>(*command) || cw::CoinWars::check(match, *command)) break;
        cw::CoinWars::apply(match, *command, random_, hand);
    }
    return cw::set_up_of(match, side_);
}

void BotSeat::think(const SavedBattle& battle) {
    thought_ = false;
    worker_.start([this, match = battle.match(), unseen = battle.sets_up_unseen()] {
        sealed_.clear();
        if (unseen) {
            sealed_ = set_up(match);
            thought_ = true;
            return false;
        }
        // Programs do not decide who begins.
        const bool opening = match.phase < cw::Phase::Deploy;
        found_ = opening ? bots::answer(match, side_, random_) : bot_->next(match, side_, random_, &thinking_);
        thought_ = true;
        return false;
    });
}

void BotSeat::act(remote::Table& table) {
    if (table.waits()) return;
    if (!sealed_.empty()) {
        std::vector<rules::Json> commands;
        for (const cw::Command& command : sealed_) commands.push_back(cw::CoinWars::to_json(command));
        gave_up_ = table.seal(static_cast<int>(cw::index(side_)), commands).has_value();
        return;
    }
    if (found_ && !table.ask(cw::CoinWars::to_json(*found_))) return;
    gave_up_ = table.ask(cw::CoinWars::to_json(cw::Command{cw::Concede{side_}})).has_value();
}

core::Result<std::unique_ptr<bots::Bot>, std::string> bot_of(const BotCall& call, std::string& fault) {
    constexpr std::string_view kProgram = "cmd:";
    if (call.bot.starts_with(kProgram))
        return program_bot(call.bot.substr(kProgram.size()), call.seconds,
                           [&fault](const std::string& reason) { fault = reason; });
    const auto player = lab::player_of(call.bot, call.work);
    if (!player) return core::failure(words::english(player.error()) + " For a program of your own, use cmd:PROGRAM.");
    return lab::make_bot(*player);
}

}  // namespace cli
