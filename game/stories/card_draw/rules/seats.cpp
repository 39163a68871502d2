#include "game/stories/card_draw/rules/seats.h"

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

namespace {

constexpr SeatingTerms kTerms{
    1, static_cast<int>(limits::kSeats), limits::kName, "R-30", "unknown_id", "duplicate", "out_of_range"};

int number_of(Seat seat) { return seat.number - 1; }
std::size_t index_of(Seat seat) { return static_cast<std::size_t>(number_of(seat)); }

}  // namespace

People people_of(const Match& match) { return {match.seats, match.seated()}; }

Check check(const Match& match, Seat seat, const Join& command) {
    if (auto refusal = check_gm(seat)) return refusal;
    return check_join(people_of(match), number_of(command.player), command.name, kTerms);
}

Events apply(Match& match, const Join& command) {
    sit_down(match.seating, people_of(match), number_of(command.player));
    if (index_of(command.player) == match.seats.size()) match.seats.emplace_back();
    const std::string before = std::exchange(match.seats[index_of(command.player)], command.name);
    return {PlayerJoined{command.player, before, command.name}};
}

Check check(const Match& match, Seat seat, const Leave& command) {
    if (auto refusal = check_gm(seat)) return refusal;
    return check_leave(people_of(match), number_of(command.player), kTerms);
}

Events apply(Match& match, const Leave& command) {
    get_up(match.seating, people_of(match), number_of(command.player));
    return {PlayerLeft{command.player, match.seats[index_of(command.player)]}};
}

Check check(const Match& match, Seat seat, const SwapSeats& command) {
    if (auto refusal = check_gm(seat)) return refusal;
    return check_swap(people_of(match), number_of(command.player), number_of(command.with), kTerms);
}

Events apply(Match& match, const SwapSeats& command) {
    swap_places(match.seating, people_of(match), number_of(command.player), number_of(command.with));
    return {SeatsSwapped{command.player, command.with, match.seats[index_of(command.player)],
                         match.seats[index_of(command.with)]}};
}

Check check(const Match& match, Seat seat, const RenamePlayer& command) {
    if (auto refusal = check_gm(seat)) return refusal;
    return check_rename(people_of(match), number_of(command.player), command.name, kTerms);
}

Events apply(Match& match, const RenamePlayer& command) {
    const std::string before = std::exchange(match.seats[index_of(command.player)], command.name);
    return {PlayerRenamed{command.player, before, command.name}};
}

Command seating_command(const Match&, const SeatingAct& act) {
    const Seat who{act.who + 1}, with{act.with + 1};
    switch (act.kind) {
        case SeatingAct::Kind::Join:
            return {kGm, Join{who, act.name}};
        case SeatingAct::Kind::Leave:
            return {kGm, Leave{who}};
        case SeatingAct::Kind::Swap:
            return {kGm, SwapSeats{who, with}};
        case SeatingAct::Kind::Rename:
            break;
    }
    return {kGm, RenamePlayer{who, act.name}};
}

}  // namespace rules::card_draw
