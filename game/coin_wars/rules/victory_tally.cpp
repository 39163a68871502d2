#include "game/coin_wars/rules/victory_tally.h"

#include <algorithm>
#include <span>

#include "engine/core/lists.h"
#include "engine/measure/measure.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/ending.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/rules/victory_degrees.h"

namespace rules::coin_wars {

namespace {

using Kind = Condition::Kind;

// The leaf conditions of a goal, each once.
void gather(const Condition& condition, std::vector<Condition>& leaves) {
    for (const Condition& part : condition.of) gather(part, leaves);
    const bool is_leaf = condition.kind == Kind::Lost || condition.kind == Kind::Held;
    if (is_leaf && !core::contains(leaves, condition)) leaves.push_back(condition);
}

// A goal that must come before the other side's contains that goal too, which is counted there.
std::vector<Condition> leaves_of_goal(const Victory& victory, Side side) {
    std::vector<Condition> leaves, others;
    gather(*victory.goals[index(side)], leaves);
    if (const auto& goal = victory.goals[index(other(side))]) gather(*goal, others);
    std::erase_if(leaves, [&](const Condition& leaf) {
        return leaf.kind == Kind::Lost && leaf.side == side && core::contains(others, leaf);
    });
    return leaves;
}

bool wins_by(const LimitResult& result, Side side) { return result.winner == side; }

// BX-7: true if the limit's results can leave the battle to the purse.
bool purse_decides(const Victory& victory) {
    return victory.turns > 0 && victory.at_limit == AtLimit::Purse &&
           std::ranges::none_of(victory.results, holds_always);
}

bool can_win_at_limit(const Victory& victory, Side side) {
    const auto wins = [&](const LimitResult& result) { return wins_by(result, side); };
    return purse_decides(victory) || (victory.turns > 0 && std::ranges::any_of(victory.results, wins));
}

// Of the results by which a side without a goal wins; if it wins by what the others leave, of those.
std::vector<Condition> leaves_at_limit(const Victory& victory, Side side) {
    std::vector<Condition> own, all;
    for (const LimitResult& result : victory.results) {
        gather(result.when, all);
        if (wins_by(result, side)) gather(result.when, own);
    }
    return own.empty() && !purse_decides(victory) ? all : own;
}

std::vector<Condition> own_leaves(const Victory& victory, Side side) {
    if (victory.goals[index(side)]) return leaves_of_goal(victory, side);
    return can_win_at_limit(victory, side) ? leaves_at_limit(victory, side) : std::vector<Condition>();
}

// Capped at the number required: "12 of 12".
int coins_told(const Match& match, const Condition& condition) {
    return std::min(coins_counted(match, condition), coins_asked(condition));
}

// "Darius stands", "Rome has lost 3 of 15 coins"
Phrase lost_so_far(const Match& match, const Condition& lost) {
    const Scenario& scenario = *match.scenario;
    const int now = coins_told(match, lost), asked = coins_asked(lost);
    if (lost.named.size() == 1 && lost.cents == 0) {
        const Phrase name = name_of(scenario, lost.named.front());
        return now > 0 ? say("{1} has fallen", name) : say("{1} still stands", name);
    }
    const Phrase side = name_of(scenario, lost.side);
    if (lost.cents > 0)
        return say("{1} has lost {2} of {3}", side,
                   in_money(scenario, std::min(cents_counted(match, lost), lost.cents)),
                   in_money(scenario, lost.cents));
    return lost.named.empty()
               ? say_many(asked, "{2} has lost {3} of {1} coin", "{2} has lost {3} of {1} coins", side, now)
               : say_many(asked, "{2} has lost {3} of {1} named coin", "{2} has lost {3} of {1} named coins", side,
                          now);
}

// "Germany there": the side present at a place, whether or not the goal counts its coins.
Phrase who_is_there(const Match& match, const Condition& held) {
    std::array<bool, 2> there{};
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && measure::inside(held.area, match.coin(i).at)) there[index(match.side_of(i))] = true;
    if (there[0] && there[1]) return say("both there");
    if (!there[0] && !there[1]) return say("nobody there");
    // Translators: {1} is the side whose coins stand at a place.
    return say("{1} there", name_of(*match.scenario, there[0] ? Side::Heads : Side::Tails));
}

Phrase bare_count_of(const Match& match, const Condition& condition) {
    const int now = coins_told(match, condition), asked = coins_asked(condition);
    if (!condition.tally.text.empty()) {
        Phrase own = known(condition.tally.text);
        own.parts = {now, asked};
        return own;
    }
    return condition.kind == Kind::Lost ? lost_so_far(match, condition)
                                        : say("{1}: {2} of {3}", place_of(*match.scenario, condition), now, asked);
}

// "Bourlon Wood: 1 of 2 (both there)"
Phrase count_of(const Match& match, const Condition& condition) {
    const Phrase count = bare_count_of(match, condition);
    if (condition.kind == Kind::Lost) return count;
    // Translators: {1} is how many hold a place, {2} says whose coins are there.
    const Phrase words = say("{1} ({2})", count, who_is_there(match, condition));
    if (condition.turns < 2) return words;
    // Translators: {1} says who holds a place; it counts if it does so at several turn ends running.
    return say("{1}, for {2} of {3} rounds", words, std::min(turns_held(match, condition), condition.turns),
               condition.turns);
}

// In few words for the side that has to reach it: what it has to take is the enemy's.
Phrase short_of(const Match& match, const Condition& condition, Side side) {
    const int now = coins_told(match, condition), asked = coins_asked(condition);
    if (condition.kind == Kind::Held) return bare_count_of(match, condition);
    const bool is_one = condition.named.size() == 1 && condition.cents == 0;
    if (is_one || condition.side == side) return lost_so_far(match, condition);
    if (condition.cents == 0) return say_many(asked, "{2} of {1} coin", "{2} of {1} coins", now);
    return say("{1} of {2}", in_money(*match.scenario, std::min(cents_counted(match, condition), condition.cents)),
               in_money(*match.scenario, condition.cents));
}

std::vector<Phrase> counts_of(const Match& match, std::span<const Condition> leaves) {
    std::vector<Phrase> counts;
    for (const Condition& leaf : leaves) counts.push_back(count_of(match, leaf));
    return counts;
}

Phrase purse_of(const Match& match, Side side) {
    return say("Purse: {1}", in_money(*match.scenario, match.purse[index(side)]));
}

Phrase limit_alone(const Scenario& scenario) {
    const Victory& victory = scenario.victory;
    if (victory.turns == 0) return {};
    if (!victory.words.limit.empty()) return known(victory.words.limit);
    std::vector<Phrase> sentences = victory_in_words(scenario);
    sentences.erase(sentences.begin(),
                    sentences.begin() + std::ranges::count_if(victory.goals, [](const auto& goal) { return !!goal; }));
    return joined(sentences, full_stop());
}

Phrase goal_in_words(const Scenario& scenario, Side side) {
    const Victory& victory = scenario.victory;
    if (const std::string& own = victory.words.goal(side); !own.empty()) return known(own);
    if (const auto& goal = victory.goals[index(side)]) return in_words(scenario, *goal, side);
    if (!can_win_at_limit(victory, side)) return say("Take every coin that {1} has", name_of(scenario, other(side)));
    return victory.results.empty() ? say("The larger purse when round {1} ends", victory.turns) : limit_alone(scenario);
}

GoalTally goal_of(const Match& match, Side side) {
    const Victory& victory = match.scenario->victory;
    const std::vector<Condition> leaves = own_leaves(victory, side);
    GoalTally tally{goal_in_words(*match.scenario, side), counts_of(match, leaves), {}};
    for (const Condition& leaf : leaves) tally.shorts.push_back(short_of(match, leaf, side));
    if (victory.goals[index(side)] || !purse_decides(victory)) return tally;
    tally.counts.push_back(purse_of(match, side));
    if (!tally.shorts.empty()) tally.shorts.push_back(tally.counts.back());
    return tally;
}

Phrase if_it_ended(const Match& match) {
    const auto winner = winner_if_it_ended(match);
    return winner ? say("If it ended now: {1} wins", name_of(match, *winner)) : say("If it ended now: a draw");
}

}  // namespace

std::vector<Phrase> counts_of(const Match& match, const Condition& condition) {
    std::vector<Condition> leaves;
    gather(condition, leaves);
    return counts_of(match, leaves);
}

Phrase limit_in_words(const Scenario& scenario) {
    const Phrase degrees = joined(degrees_in_words(scenario), full_stop());
    const bool stopped = scenario.victory.words.limit.ends_with('.');
    return joined({limit_alone(scenario), degrees}, stopped ? plain(" ") : full_stop());
}

Tally tally_of(const Match& match) {
    const int turns = match.scenario->victory.turns, turn = std::max(1, match.turn);
    Tally tally;
    for (const Side side : {Side::Heads, Side::Tails}) tally.sides[index(side)] = goal_of(match, side);
    tally.turn = turns > 0 ? say("Round {1} of {2}", std::min(turn, turns), turns) : say("Round {1}", turn);
    tally.limit = limit_in_words(*match.scenario);
    if (turns > 0) tally.now = if_it_ended(match);
    return tally;
}

}  // namespace rules::coin_wars
