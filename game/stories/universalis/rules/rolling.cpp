#include "game/stories/universalis/rules/rolling.h"

#include <algorithm>

#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

constexpr int kHighestSuccess = 5;

bool contains(const std::vector<int>& list, int each) { return std::ranges::find(list, each) != list.end(); }

// UNI-85: from the caller's left; by option, only owners of pools.
std::vector<int> asked_by(const Match& match) {
    const bool owners_only = in_force(match).options.consent == ConsentOf::Pools;
    std::vector<int> asked;
    for (const int seat : from_left_of(match, match.seat)) {
        const bool owns = std::ranges::any_of(match.complication->pools, [&](const Pool& pool) {
            return match.complication->seat_of(pool.pool) == seat;
        });
        if (seat != match.seat && (owns || !owners_only)) asked.push_back(seat);
    }
    return asked;
}

void resolve_or_lapse(CommandContext& context) {
    Match& match = context.match;
    if (dice_due(match) > 0) return enter(match, Phase::Rolling);
    context.tell(ComplicationLapsed{match.complication->owner});
    close_complication(context, EventFate::Happened);
}

PoolRoll read(PoolId pool, std::vector<int> dice) {
    PoolRoll roll{pool, std::move(dice)};
    for (const int die : roll.dice)
        if (die <= kHighestSuccess) {
            ++roll.successes;
            roll.sum += die;
        }
    return roll;
}

std::vector<PoolRoll> roll_all(CommandContext& context, const std::optional<std::vector<int>>& told) {
    std::vector<PoolRoll> rolls;
    std::size_t next = 0;
    for (const Pool& pool : rolling_order(context.match)) {
        std::vector<int> dice;
        while (static_cast<int>(dice.size()) < pool.count())
            dice.push_back(told ? (*told)[next++] : context.throws.roll(limits::kDieSides));
        rolls.push_back(read(pool.pool, std::move(dice)));
    }
    return rolls;
}

Sides added_up(const std::vector<PoolRoll>& rolls, int PoolRoll::*what) {
    Sides sides;
    for (const PoolRoll& roll : rolls) (roll.pool.is_complication() ? sides.owner : sides.opposing) += roll.*what;
    return sides;
}

// UNI-89: for the higher side; among opposing pools the highest sum, then the nearest.
std::optional<PoolId> edge_of(const std::vector<PoolRoll>& rolls, const Sides& sums) {
    if (sums.owner == sums.opposing) return std::nullopt;
    if (sums.owner > sums.opposing) return kComplicationPool;
    // They are in order of distance, so the first of the highest is the nearest.
    return std::max_element(rolls.begin() + 1, rolls.end(),
                            [](const PoolRoll& a, const PoolRoll& b) { return a.sum < b.sum; })
        ->pool;
}

void tie(CommandContext& context, const std::vector<PoolRoll>& rolls) {
    const Sides sums = added_up(rolls, &PoolRoll::sum);
    const auto edge = edge_of(rolls, sums);
    if (edge) ++context.match.complication->find(*edge)->edge;
    context.tell(RollTied{sums.owner, sums.opposing, edge});
}

}  // namespace

std::vector<Pool> rolling_order(const Match& match) {
    std::vector<Pool> pools = match.complication->pools;
    std::sort(pools.begin() + 1, pools.end(), [&match](const Pool& a, const Pool& b) {
        return match.distance(a.pool.seat, match.seat) < match.distance(b.pool.seat, match.seat);
    });
    return pools;
}

int dice_due(const Match& match) {
    const Sides sides = dice_of(*match.complication);
    return sides.owner + sides.opposing;
}

Sides dice_of(const Complication& complication) {
    Sides sides;
    for (const Pool& pool : complication.pools)
        (pool.pool.is_complication() ? sides.owner : sides.opposing) += pool.count();
    return sides;
}

Check check(const Match& match, const CallResolution&) {
    if (auto refusal = check_open(match)) return refusal;
    if (!match.lapses.call_refused) return std::nullopt;
    return refuse("already_done", "UNI-85", say("A roll was refused this turn: call for it on another turn."));
}

void apply(CommandContext& context, const CallResolution& command) {
    Match& match = context.match;
    match.complication->asked = asked_by(match);
    context.tell(ResolutionCalled{command.seat, match.complication->asked});
    enter(match, Phase::Consent);
    if (match.complication->asked.empty()) resolve_or_lapse(context);
}

Check check(const Match& match, const AnswerCall& command) {
    if (command.agree || !contains(match.complication->may_not_refuse, command.seat)) return std::nullopt;
    return refuse("consent_spent", "UNI-86",
                  say("You refused before and then left the pools unchanged: now you must agree."));
}

void apply(CommandContext& context, const AnswerCall& command) {
    Match& match = context.match;
    Complication& complication = *match.complication;
    if (!command.agree) {
        complication.asked.clear();
        if (!contains(complication.has_refused, command.seat)) complication.has_refused.push_back(command.seat);
        match.lapses.call_refused = true;
        context.tell(ConsentRefused{command.seat, match.seat});
        return enter(match, Phase::Turn);
    }
    complication.asked.erase(complication.asked.begin());
    context.tell(ConsentGiven{command.seat});
    if (complication.asked.empty()) resolve_or_lapse(context);
}

Check check(const Match& match, const RollDice& command) {
    if (!command.dice) return std::nullopt;
    const int due = dice_due(match), told = static_cast<int>(command.dice->size());
    if (told != due)
        return refuse("dice_source", "4.2",
                      say_many(due, "{1} die is to be rolled, but {2} were entered.",
                               "{1} dice are to be rolled, but {2} were entered.", told));
    for (const int die : *command.dice)
        if (die < 1 || die > limits::kDieSides)
            return refuse("dice_source", "4.2", say("A die shows 1 to {1}, not {2}.", limits::kDieSides, die));
    return std::nullopt;
}

void apply(CommandContext& context, const RollDice& command) {
    Complication& complication = *context.match.complication;
    const std::vector<PoolRoll> rolls = roll_all(context, command.dice);
    complication.rolled = rolls;
    const Sides successes = added_up(rolls, &PoolRoll::successes);
    context.tell(DiceRolled{command.seat, rolls, successes.owner, successes.opposing});
    if (successes.owner == successes.opposing) return tie(context, rolls);
    begin_aftermath(context, successes.owner > successes.opposing ? Won::ByOwner : Won::ByOpposing);
}

namespace {

// UNI-91: most Bonus first, ties by distance from the active player; skips those without Bonus.
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

// The next player with Bonus; the losers' order is fixed when the last winner is done.
void choose_narrator(CommandContext& context) {
    Match& match = context.match;
    Complication& complication = *match.complication;
    std::vector<int>& queue = complication.narrators;
    std::erase_if(queue, [&match](int seat) { return match.coins.at(bonus_of(seat)) == 0; });
    if (queue.empty() && !complication.losers_follow) {
        complication.losers_follow = true;
        queue = by_bonus(match, complication.losers);
    }
    if (queue.empty())
        return close_complication(context, owner_has_won(complication) ? EventFate::Foiled : EventFate::Happened);
    context.tell(NarratorChosen{queue.front(), match.coins.at(bonus_of(queue.front()))});
}

}  // namespace

void begin_aftermath(CommandContext& context, Won won) {
    Match& match = context.match;
    Complication& complication = *match.complication;
    const auto wins = [won](PoolId pool) { return pool.is_complication() == (won == Won::ByOwner); };
    for (const PoolRoll& roll : complication.rolled) {
        auto& side = wins(roll.pool) ? complication.winners : complication.losers;
        side.push_back(complication.seat_of(roll.pool));
    }
    context.tell(ComplicationWon{won == Won::ByOwner, complication.winners, complication.losers});
    for (const PoolRoll& roll : complication.rolled) {
        const int seat = complication.seat_of(roll.pool);
        const int coins = wins(roll.pool) ? roll.sum : static_cast<int>(roll.dice.size());
        context.move(wins(roll.pool) ? LineKind::BonusWin : LineKind::BonusLoss, kBank, bonus_of(seat), coins);
        context.tell(BonusAwarded{seat, coins, wins(roll.pool)});
    }
    enter(match, Phase::Aftermath);
    complication.narrators = by_bonus(match, complication.winners);
    choose_narrator(context);
}

void close_complication(CommandContext& context, EventFate fate) {
    Match& match = context.match;
    const Complication over = std::move(*match.complication);
    match.complication.reset();
    enter(match, Phase::Turn);
    if (over.suspended_event)
        if (Entry* event = match.find_entry(*over.suspended_event)) {
            event->event->fate = fate;
            context.tell(EventResolved{event->number, EventFate::Suspended, fate});
        }
    context.tell(ComplicationClosed{over.owner, owner_has_won(over)});
}

Check check(const Match& match, const BuyDown& command) {
    if (!match.is_winner(command.seat))
        return refuse("winner_only", "UNI-93", say("Only winners can buy down what others have earned."));
    if (command.player == command.seat) return refuse("self_target", "UNI-92", say("That is your own Bonus."));
    const int bonus = match.coins.at(bonus_of(command.player));
    if (command.coins <= bonus) return std::nullopt;
    return refuse("bad_amount", "UNI-92",
                  say("{1} has a Bonus of only {2} now; it cannot be bought down by {3}.",
                      player(match, command.player), bonus, command.coins));
}

int most_bought_down(const Match& match, int winner, int other) {
    return std::min(match.coins.at(bonus_of(other)), funds(match, winner));
}

void apply(CommandContext& context, const BuyDown& command) {
    const Account bonus = bonus_of(command.player);
    const int before = context.match.coins.at(bonus);
    context.pay(LineKind::BuyDownCost, command.coins);
    context.move(LineKind::BuyDownLoss, bonus, kBank, command.coins);
    context.entry.text = context.match.players[static_cast<std::size_t>(command.player)];
    context.tell(BoughtDown{command.seat, command.player, before, before - command.coins});
}

void apply(CommandContext& context, const DoneNarrating& command) {
    Match& match = context.match;
    const int kept = match.coins.at(bonus_of(command.seat));
    context.move(LineKind::BonusKeep, bonus_of(command.seat), wealth_of(command.seat), kept);
    context.tell(BonusKept{command.seat, kept});
    std::vector<int>& queue = match.complication->narrators;
    queue.erase(queue.begin());
    choose_narrator(context);
}

}  // namespace rules::universalis
