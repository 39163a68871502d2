#include "game/stories/coin_rpg/rules/seats.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

namespace {

constexpr SeatingTerms kTerms{1, limits::kSeats, limits::kName, "R-54", "E_SEAT", "E_NAME", "E_PLAYERS"};

Check check_between(const Match& match) {
    if (match.phase == Phase::Characters || is_scene_fresh(match)) return std::nullopt;
    return Refusal{"E_PHASE", "R-54",
                   say("Players come, go and change places while Characters are made, or when a Scene has begun and "
                       "nothing has been done in it.")};
}

// Whoever brings no Character makes one first; the others wait for it.
Events come_into_scene(Match& match, Seat& seat) {
    const bool waiting = match.phase == Phase::Characters;
    seat.done = seat.character.has_value();
    if (seat.character) {
        seat.fate = seat.character->must_sit_out ? std::optional(Fate::SatOut) : std::nullopt;
        seat.character->must_sit_out = false;
        return waiting ? Events() : order_anew(match);
    }
    if (waiting) return {};
    for (Seat& each : match.seats) each.done = &each != &seat;
    match.phase = Phase::Characters;
    return {};
}

}  // namespace

People people_of(const Match& match) {
    People people{{}, match.seated()};
    for (const Seat& seat : match.seats) people.names.push_back(seat.player);
    return people;
}

Check check(const Match& match, const Join& command) {
    if (auto refusal = check_between(match)) return refusal;
    return check_join(people_of(match), command.player, command.name, kTerms);
}

Events apply(Match& match, const Join& command) {
    sit_down(match.seating, people_of(match), command.player);
    if (command.player == static_cast<int>(match.seats.size())) match.seats.emplace_back();
    Seat& seat = match.seat(command.player);
    const std::string before = std::exchange(seat.player, command.name);
    Events events{PlayerJoined{command.player, before, command.name}};
    if (match.scene >= 0) append(events, come_into_scene(match, seat));
    return events;
}

Check check(const Match& match, const Leave& command) {
    if (auto refusal = check_between(match)) return refusal;
    if (auto refusal = check_leave(people_of(match), command.player, kTerms)) return refusal;
    if (match.scene < 0 || std::ranges::any_of(match.order, [&](int seat) { return seat != command.player; }))
        return std::nullopt;
    return Refusal{"E_PLAYERS", "R-54", say("Nobody else could play this Scene.")};
}

Events apply(Match& match, const Leave& command) {
    get_up(match.seating, people_of(match), command.player);
    Seat& seat = match.seat(command.player);
    seat.done = false;
    Events events{PlayerLeft{command.player, seat.player}};
    // Back at the table, it sits out what it has to.
    if (seat.character) seat.character->must_sit_out = seat.fate == Fate::SatOut;
    seat.fate.reset();
    if (match.phase != Phase::Characters)
        append(events, order_anew(match));
    else if (awaited(match).empty())
        append(events, all_done(match));
    return events;
}

Check check(const Match& match, const SwapSeats& command) {
    if (auto refusal = check_between(match)) return refusal;
    return check_swap(people_of(match), command.player, command.with, kTerms);
}

Events apply(Match& match, const SwapSeats& command) {
    swap_places(match.seating, people_of(match), command.player, command.with);
    Events events{
        SeatsSwapped{command.player, command.with, match.seat(command.player).player, match.seat(command.with).player}};
    if (match.phase != Phase::Characters) append(events, order_anew(match));
    return events;
}

Check check(const Match& match, const RenamePlayer& command) {
    return check_rename(people_of(match), command.player, command.name, kTerms);
}

Events apply(Match& match, const RenamePlayer& command) {
    const std::string before = std::exchange(match.seat(command.player).player, command.name);
    return {PlayerRenamed{command.player, before, command.name}};
}

Command seating_command(const Match&, const SeatingAct& act) {
    switch (act.kind) {
        case SeatingAct::Kind::Join:
            return Join{act.who, act.name};
        case SeatingAct::Kind::Leave:
            return Leave{act.who};
        case SeatingAct::Kind::Swap:
            return SwapSeats{act.who, act.with};
        case SeatingAct::Kind::Rename:
            break;
    }
    return RenamePlayer{act.who, act.name};
}

}  // namespace rules::coin_rpg
