#include "game/coin_wars/rules/ending.h"

#include "game/coin_wars/rules/changing_ground.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"

namespace rules::coin_wars {

namespace {

constexpr int kQuietAnnounced = 7;

// true if the side has no coin on the table and none still to arrive.
bool eliminated(const Match& match, Side side) {
    for (int i = 0; i < match.count(); ++i)
        if (match.side_of(i) == side && (match.on_table(i) || match.coin(i).place == Place::Arriving)) return false;
    return true;
}

std::optional<Side> larger_purse(const Match& match) {
    const auto [heads, tails] = match.purse;
    if (heads == tails) return std::nullopt;
    return heads > tails ? Side::Heads : Side::Tails;
}

Outcome by_purse(const Match& match) { return {larger_purse(match), "purse"}; }

using Both = std::array<bool, 2>;

Both goals(const Match& match, Moment moment) {
    return {reached_goal(match, Side::Heads, moment), reached_goal(match, Side::Tails, moment)};
}

// If both sides win at once, it is a draw.
Events end_where_won(Match& match, const Both& won, const std::string& by) {
    const auto [heads, tails] = won;
    if (!heads && !tails) return {};
    if (heads && tails) return end_battle(match, {std::nullopt, by});
    return end_battle(match, {heads ? Side::Heads : Side::Tails, by});
}

Events end_where_decided(Match& match, Moment moment) {
    const Both gone{eliminated(match, Side::Heads), eliminated(match, Side::Tails)};
    Both won = goals(match, moment);
    if (!gone[0] && !gone[1]) return end_where_won(match, won, "victory");
    for (const Side side : {Side::Heads, Side::Tails}) won[index(side)] = won[index(side)] || gone[index(other(side))];
    return end_where_won(match, won, "elimination");
}

// BX-7: the first result that is true, otherwise the purse or a draw.
std::optional<Side> winner_by_results(const Match& match) {
    const Victory& victory = match.scenario->victory;
    for (const LimitResult& result : victory.results)
        if (holds(match, result.when, Moment::Limit)) return result.winner;
    return victory.at_limit == AtLimit::Purse ? larger_purse(match) : std::nullopt;
}

// BX-7: checks the goals at the limit, then its results.
Events end_at_limit(Match& match) {
    Events events = end_where_decided(match, Moment::Limit);
    if (match.phase == Phase::Over) return events;
    return end_battle(match, {winner_by_results(match), "limit"});
}

//
Events end_where_quiet(Match& match) {
    if (match.ending.quiet_turns >= kQuietTurns) return end_battle(match, by_purse(match));
    if (match.ending.quiet_turns >= kQuietAnnounced) return {QuietWarned{kQuietTurns - match.ending.quiet_turns}};
    return {};
}

Events end_after_round(Match& match) {
    const Victory& victory = match.scenario->victory;
    if (victory.turns > 0 && match.turn >= victory.turns) return end_at_limit(match);
    Events events = end_where_decided(match, Moment::TurnEnd);
    return victory.turns > 0 || match.phase == Phase::Over ? events : end_where_quiet(match);
}

}  // namespace

Events end_battle(Match& match, Outcome outcome) {
    match.phase = Phase::Over;
    match.outcome = outcome;
    match.ending.draw_offered.reset();
    match.awaiting.clear();
    match.fight.reset();
    return {Ended{std::move(outcome)}};
}

std::optional<Side> winner_at_limit(const Match& match) {
    const auto [heads, tails] = goals(match, Moment::Limit);
    if (heads && tails) return std::nullopt;
    if (heads || tails) return heads ? Side::Heads : Side::Tails;
    return winner_by_results(match);
}

std::optional<Side> winner_if_it_ended(const Match& match) {
    if (match.outcome) return match.outcome->winner;
    Match after = match;
    count_held(after);
    return winner_at_limit(after);
}

Events end_at_goal(Match& match) { return end_where_won(match, goals(match, Moment::Midst), "victory"); }

Events end_where_decided(Match& match) { return end_where_decided(match, Moment::Midst); }

Events end_full_turn(Match& match) {
    match.ending.quiet_turns = match.ending.fell_this_turn ? 0 : match.ending.quiet_turns + 1;
    match.ending.fell_this_turn = false;
    count_held(match);
    Events events = change_ground(match, Moment::TurnEnd);
    append(events, end_after_round(match));
    return events;
}

std::optional<Refusal> check(const Match&, const Concede&) { return std::nullopt; }

Events apply(Match& match, const Concede& command) {
    return end_battle(match, {other(command.side), command.left == true ? "left" : "concede"});
}

std::optional<Refusal> check(const Match& match, const Draw& command) {
    if (!command.answer && match.ending.draw_offered == command.side)
        return refuse("bad_argument", "R-34", say("A draw has already been offered: the other side must answer."));
    if (command.answer && !match.ending.draw_offered)
        return refuse("bad_argument", "R-34", say("No draw has been offered."));
    if (command.answer && match.ending.draw_offered == command.side)
        return refuse("not_your_side", "R-34", say("The other side must answer this offer."));
    return std::nullopt;
}

Events apply(Match& match, const Draw& command) {
    // Offering a draw while the other side's offer is open accepts it.
    const bool answers = match.ending.draw_offered.has_value();
    if (!answers) {
        match.ending.draw_offered = command.side;
        return {DrawOffered{command.side}};
    }
    const bool accepted = command.answer.value_or(true);
    match.ending.draw_offered.reset();
    Events events{DrawAnswered{command.side, accepted}};
    if (accepted) append(events, end_battle(match, {std::nullopt, "agreement"}));
    return events;
}

}  // namespace rules::coin_wars
