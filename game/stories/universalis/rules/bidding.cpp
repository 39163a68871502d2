#include "game/stories/universalis/rules/bidding.h"

#include <algorithm>

#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

// The line was held back while the bid was sealed.
void tell_holds(Doing& doing) {
    Match& match = doing.match;
    for (int seat = 0; seat < match.count(); ++seat) {
        const int amount = match.coins.at(bid_of(seat));
        if (amount == 0) continue;
        const Line line{++match.numbers.lines, LineKind::BidHold, wealth_of(seat), bid_of(seat), amount};
        doing.tell(CoinsMoved{line, match.coins.at(wealth_of(seat)), amount});
    }
}

void frame(Doing& doing, int framer) {
    Match& match = doing.match;
    match.order.last_framer = framer;
    match.scene = Scene{static_cast<int>(match.scenes.size()) + 1, "", framer};
    match.sealed.clear();
    enter(match, Phase::Framing);
    begin_turn(match, framer);
    doing.tell(FramingStarted{match.scene->number, framer});
}

void reveal(Doing& doing) {
    Match& match = doing.match;
    const std::vector<int> bids = match.coins.bid;
    const std::vector<int> order = tie_order(match);
    const auto bid = [&bids](int seat) { return bids[static_cast<std::size_t>(seat)]; };
    const int winner = *std::ranges::max_element(order, {}, bid);
    tell_holds(doing);
    doing.tell(BidsRevealed{bids, winner, std::ranges::count(bids, bid(winner)) > 1});
    doing.move(LineKind::BidPot, bid_of(winner), kPot, bid(winner));
    for (int seat = 0; seat < match.count(); ++seat)
        doing.move(LineKind::BidReturn, bid_of(seat), wealth_of(seat), match.coins.at(bid_of(seat)));
    frame(doing, winner);
}

}  // namespace

std::vector<int> tie_order(const Match& match) {
    const int before_first = (match.order.first_player + match.count() - 1) % match.count();
    return from_left_of(match, match.order.last_framer.value_or(before_first));
}

void open_bidding(Doing& doing) {
    Match& match = doing.match;
    match.entries.clear();
    match.sealed.assign(match.players.size(), false);
    enter(match, Phase::Bidding);
    doing.tell(BiddingOpened{});
}

void return_sealed_bids(Doing& doing) {
    Match& match = doing.match;
    tell_holds(doing);
    for (int seat = 0; seat < match.count(); ++seat)
        doing.move(LineKind::BidReturn, bid_of(seat), wealth_of(seat), match.coins.at(bid_of(seat)));
    match.sealed.clear();
}

Check check(const Match& match, const SealBid& command) {
    if (!match.sealed[static_cast<std::size_t>(command.seat)]) return std::nullopt;
    return refuse("ALREADY_DONE", "UNI-11", say("Your bid is sealed already."));
}

void apply(Doing& doing, const SealBid& command) {
    Match& match = doing.match;
    match.coins.at(wealth_of(command.seat)) -= command.coins;
    match.coins.at(bid_of(command.seat)) += command.coins;
    match.sealed[static_cast<std::size_t>(command.seat)] = true;
    doing.tell(BidSealed{command.seat});
    if (std::ranges::find(match.sealed, false) == match.sealed.end()) reveal(doing);
}

}  // namespace rules::universalis
