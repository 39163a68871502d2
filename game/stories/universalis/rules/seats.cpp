#include "game/stories/universalis/rules/seats.h"

namespace rules::universalis {

namespace {

constexpr SeatingTerms kTerms{limits::kPlayersLeast, limits::kPlayersMost, limits::kPlayer, "R-1",
                              "UNKNOWN_ID",          "DUPLICATE_NAME",     "PLAYER_COUNT"};

std::string& name_of(Match& match, int who) { return match.players[static_cast<std::size_t>(who)]; }

void add_player(CommandContext& context, int who) {
    Match& match = context.match;
    match.players.emplace_back();
    for (std::vector<int>* each : {&match.coins.wealth, &match.coins.bid, &match.coins.bonus}) each->push_back(0);
    match.sealed.push_back(false);
    context.move(LineKind::Start, kBank, wealth_of(who), match.settings.start_coins);
}

// Whoever goes by the seat that is left goes by a neighbour's: ties fall as they would have fallen.
void pass_on(Match& match, int who) {
    const std::vector<int> seated = match.seated();
    if (match.order.last_framer == who) match.order.last_framer = right_of(seated, who);
    if (match.order.first_player == who) match.order.first_player = match.left_of(who);
    if (match.seat == who) match.seat = match.left_of(who);
}

}  // namespace

People people_of(const Match& match) { return {match.players, match.seated()}; }

Check check(const Match& match, const Join& command) {
    return check_join(people_of(match), command.player, command.name, kTerms);
}

void apply(CommandContext& context, const Join& command) {
    Match& match = context.match;
    const bool is_new = command.player == static_cast<int>(match.players.size());
    sit_down(match.seating, people_of(match), command.player);
    if (is_new) add_player(context, command.player);
    const std::string before = std::exchange(name_of(match, command.player), command.name);
    context.tell(PlayerJoined{command.player, before, command.name});
}

Check check(const Match& match, const Leave& command) { return check_leave(people_of(match), command.player, kTerms); }

void apply(CommandContext& context, const Leave& command) {
    Match& match = context.match;
    pass_on(match, command.player);
    get_up(match.seating, people_of(match), command.player);
    context.tell(PlayerLeft{command.player, name_of(match, command.player)});
}

Check check(const Match& match, const SwapSeats& command) {
    return check_swap(people_of(match), command.player, command.with, kTerms);
}

void apply(CommandContext& context, const SwapSeats& command) {
    Match& match = context.match;
    swap_places(match.seating, people_of(match), command.player, command.with);
    context.tell(
        SeatsSwapped{command.player, command.with, name_of(match, command.player), name_of(match, command.with)});
}

Check check(const Match& match, const RenamePlayer& command) {
    return check_rename(people_of(match), command.player, command.name, kTerms);
}

void apply(CommandContext& context, const RenamePlayer& command) {
    const std::string before = std::exchange(name_of(context.match, command.player), command.name);
    context.tell(PlayerRenamed{command.player, before, command.name});
}

Command seating_command(const Match& match, const SeatingAct& act) {
    const int asks = match.seated().front();
    switch (act.kind) {
        case SeatingAct::Kind::Join:
            return Join{{act.who, act.name}, asks};
        case SeatingAct::Kind::Leave:
            return Leave{{act.who}, asks};
        case SeatingAct::Kind::Swap:
            return SwapSeats{{act.who, act.with}, asks};
        case SeatingAct::Kind::Rename:
            break;
    }
    return RenamePlayer{{act.who, act.name}, asks};
}

}  // namespace rules::universalis
