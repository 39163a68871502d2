#include "game/stories/card_draw/rules/seats.h"

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

namespace {

constexpr SeatingTerms kTerms{
    1, static_cast<int>(limits::kSeats), limits::kName, "R-30", "unknown_id", "duplicate", "out_of_range"};

}  // namespace

People people_of(const Match& match) { return {match.seats, match.seated()}; }

Check check(const Match& match, const SeatingAct& act) { return check_seating(people_of(match), act, kTerms); }

Events apply(Match& match, const SeatingAct& act) {
    const People people = people_of(match);
    carry_out(match.seating, people, act);
    carry_out(match.seats, act);
    return {event_of<Event, Seat>(act, people)};
}

Command seating_command(const Match&, const SeatingAct& act) {
    return {kGm, command_of<Action, Join, Leave, SwapSeats, RenamePlayer>(act)};
}

}  // namespace rules::card_draw
