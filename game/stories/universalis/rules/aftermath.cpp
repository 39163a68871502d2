#include "game/stories/universalis/rules/aftermath.h"

#include <algorithm>

#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

// UNI-91: most Bonus first, ties by distance from the active player; who has none is skipped.
std::vector<int> by_bonus(const Match& match, std::vector<int> seats) {
    const auto bonus = [&match](int seat) { return match.coins.at(bonus_of(seat)); };
    std::erase_if(seats, [&](int seat) { return bonus(seat) == 0; });
    std::ranges::sort(seats, [&](int a, int b) {
        if (bonus(a) != bonus(b)) return bonus(a) > bonus(b);
        return match.distance(a, match.seat) < match.distance(b, match.seat);
    });
    return seats;
}

bool owner_has_won(const Complication& complication) {
    return std::ranges::find(complication.winners, complication.owner) != complication.winners.end();
}

// The next who has Bonus; the losers' order is fixed when the last winner is done.
void choose_narrator(Doing& doing) {
    Match& match = doing.match;
    Complication& complication = *match.complication;
    std::vector<int>& queue = complication.narrators;
    std::erase_if(queue, [&match](int seat) { return match.coins.at(bonus_of(seat)) == 0; });
    if (queue.empty() && !complication.losers_follow) {
        complication.losers_follow = true;
        queue = by_bonus(match, complication.losers);
    }
    if (queue.empty())
        return close_complication(doing,
                                  owner_has_won(complication) ? EventFate::Foiled : EventFate::Happened);
    doing.tell(NarratorChosen{queue.front(), match.coins.at(bonus_of(queue.front()))});
}

}  // namespace

void begin_aftermath(Doing& doing, Won won) {
    Match& match = doing.match;
    Complication& complication = *match.complication;
    const auto wins = [won](PoolId pool) { return pool.is_complication() == (won == Won::ByOwner); };
    for (const PoolRoll& roll : complication.rolled) {
        auto& side = wins(roll.pool) ? complication.winners : complication.losers;
        side.push_back(complication.seat_of(roll.pool));
    }
    doing.tell(ComplicationWon{won == Won::ByOwner, complication.winners, complication.losers});
    for (const PoolRoll& roll : complication.rolled) {
        const int seat = complication.seat_of(roll.pool);
        const int coins = wins(roll.pool) ? roll.sum : static_cast<int>(roll.dice.size());
        doing.move(wins(roll.pool) ? LineKind::BonusWin : LineKind::BonusLoss, kBank, bonus_of(seat), coins);
        doing.tell(BonusAwarded{seat, coins, wins(roll.pool)});
    }
    enter(match, Phase::Aftermath);
    complication.narrators = by_bonus(match, complication.winners);
    choose_narrator(doing);
}

void close_complication(Doing& doing, EventFate fate) {
    Match& match = doing.match;
    const Complication over = std::move(*match.complication);
    match.complication.reset();
    enter(match, Phase::Turn);
    if (over.suspended_event)
        if (Entry* event = match.find_entry(*over.suspended_event)) {
            event->event->fate = fate;
            doing.tell(EventResolved{event->number, EventFate::Suspended, fate});
        }
    doing.tell(ComplicationClosed{over.owner, owner_has_won(over)});
}

Check check(const Match& match, const BuyDown& command) {
    if (!match.is_winner(command.seat))
        return refuse("WINNER_ONLY", "UNI-93", say("Only winners buy down what others have earned."));
    if (command.player == command.seat)
        return refuse("SELF_TARGET", "UNI-92", say("That is your own Bonus."));
    const int bonus = match.coins.at(bonus_of(command.player));
    if (command.coins <= bonus) return std::nullopt;
    return refuse("BAD_AMOUNT", "UNI-92",
                  say("{1} has {2} of Bonus left; {3} cannot be bought down.", player(match, command.player),
                      bonus, command.coins));
}

void apply(Doing& doing, const BuyDown& command) {
    const Account bonus = bonus_of(command.player);
    const int before = doing.match.coins.at(bonus);
    doing.pay(LineKind::BuyDownCost, command.coins);
    doing.move(LineKind::BuyDownLoss, bonus, kBank, command.coins);
    doing.entry.text = doing.match.players[static_cast<std::size_t>(command.player)];
    doing.tell(BoughtDown{command.seat, command.player, before, before - command.coins});
}

void apply(Doing& doing, const DoneNarrating& command) {
    Match& match = doing.match;
    const int kept = match.coins.at(bonus_of(command.seat));
    doing.move(LineKind::BonusKeep, bonus_of(command.seat), wealth_of(command.seat), kept);
    doing.tell(BonusKept{command.seat, kept});
    std::vector<int>& queue = match.complication->narrators;
    queue.erase(queue.begin());
    choose_narrator(doing);
}

}  // namespace rules::universalis
