#include "game/stories/edged_coins/rules/seats.h"

#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"

namespace rules::edged_coins {

namespace {

constexpr SeatingTerms kTerms{
    1, static_cast<int>(limits::kSeats), limits::kName, "R-28", "unknown_id", "duplicate", "out_of_range"};

}  // namespace

People people_of(const Match& match) { return {match.seats, match.seated()}; }

Check check(const Match& match, const SeatingAct& act) { return check_seating(people_of(match), act, kTerms); }

Events apply(Match& match, const SeatingAct& act) {
    const People people = people_of(match);
    carry_out(match.seating, people, act);
    carry_out(match.seats, act);
    Events events{event_of<Event, Seat>(act, people)};
    if (act.kind != SeatingAct::Kind::Leave) return events;
    for (Character& each : match.characters) {
        if (each.seat.person() != act.who) continue;
        events.push_back(CharacterGiven{each.id, each.seat, kCm});
        each.seat = kCm;
    }
    return events;
}

Command seating_command(const Match&, const SeatingAct& act) {
    return {kCm, command_of<Action, Join, Leave, SwapSeats, RenamePlayer>(act)};
}

}  // namespace rules::edged_coins
