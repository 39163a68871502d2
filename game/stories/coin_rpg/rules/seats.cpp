#include "game/stories/coin_rpg/rules/seats.h"

#include <algorithm>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

namespace {

constexpr SeatingTerms kTerms{1, limits::kSeats, limits::kName, "R-54", "unknown_id", "bad_name", "player_count"};

Check check_between(const Match& match) {
    if (match.phase == Phase::Characters || is_scene_fresh(match)) return std::nullopt;
    return Refusal{"wrong_phase", "R-54",
                   say("Players can join, leave and change places while Characters are being made, or when a Scene has "
                       "begun but nothing has been done in it yet.")};
}

// Somebody without a Character makes one first, while the others wait.
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

// A player who returns still sits out what is due.
Events go_out_of_scene(Match& match, Seat& seat) {
    seat.done = false;
    if (seat.character) seat.character->must_sit_out = seat.fate == Fate::SatOut;
    seat.fate.reset();
    if (match.phase != Phase::Characters) return order_anew(match);
    return awaited(match).empty() ? all_done(match) : Events();
}

// The consequences for the Scene.
Events follow(Match& match, const SeatingAct& act) {
    switch (act.kind) {
        case SeatingAct::Kind::Join:
            return match.scene >= 0 ? come_into_scene(match, match.seat(act.who)) : Events();
        case SeatingAct::Kind::Leave:
            return go_out_of_scene(match, match.seat(act.who));
        case SeatingAct::Kind::Swap:
            return match.phase != Phase::Characters ? order_anew(match) : Events();
        case SeatingAct::Kind::Rename:
            break;
    }
    return {};
}

}  // namespace

People people_of(const Match& match) {
    People people{{}, match.seated()};
    for (const Seat& seat : match.seats) people.names.push_back(seat.player);
    return people;
}

Check check(const Match& match, const SeatingAct& act) {
    if (act.kind != SeatingAct::Kind::Rename)
        if (auto refusal = check_between(match)) return refusal;
    if (auto refusal = check_seating(people_of(match), act, kTerms)) return refusal;
    if (act.kind != SeatingAct::Kind::Leave || match.scene < 0) return std::nullopt;
    if (std::ranges::any_of(match.order, [&](int seat) { return seat != act.who; })) return std::nullopt;
    return Refusal{"player_count", "R-54", say("Nobody else could play this Scene.")};
}

Events apply(Match& match, const SeatingAct& act) {
    const People people = people_of(match);
    carry_out(match.seating, people, act);
    if (act.who == static_cast<int>(match.seats.size())) match.seats.emplace_back();
    if (!act.name.empty()) match.seat(act.who).player = act.name;
    Events events{event_of<Event, PersonId>(act, people)};
    append(events, follow(match, act));
    return events;
}

Command seating_command(const Match&, const SeatingAct& act) {
    return command_of<Command, Join, Leave, SwapSeats, RenamePlayer>(act);
}

}  // namespace rules::coin_rpg
