#include "game/stories/universalis/rules/seats.h"

namespace rules::universalis {

namespace {

constexpr SeatingTerms kTerms{limits::kMinPlayers, limits::kMaxPlayers, limits::kPlayer, "R-1",
                              "unknown_id",        "duplicate_name",    "player_count"};

void add_player(CommandContext& context, int who) {
    Match& match = context.match;
    for (std::vector<int>* each : {&match.coins.wealth, &match.coins.bid, &match.coins.bonus}) each->push_back(0);
    match.sealed.push_back(false);
    context.move(LineKind::Start, kBank, wealth_of(who), match.settings.start_coins);
}

// References to the vacated seat move to a neighbour, so that ties are broken as before.
void pass_on(Match& match, int who) {
    const std::vector<int> seated = match.seated();
    if (match.order.last_framer == who) match.order.last_framer = right_of(seated, who);
    if (match.order.first_player == who) match.order.first_player = match.left_of(who);
    if (match.seat == who) match.seat = match.left_of(who);
}

}  // namespace

People people_of(const Match& match) { return {match.players, match.seated()}; }

Check check(const Match& match, const SeatingAct& act) { return check_seating(people_of(match), act, kTerms); }

void apply(CommandContext& context, const SeatingAct& act) {
    Match& match = context.match;
    const People people = people_of(match);
    if (act.kind == SeatingAct::Kind::Leave) pass_on(match, act.who);
    carry_out(match.seating, people, act);
    if (act.who == static_cast<int>(match.players.size())) add_player(context, act.who);
    carry_out(match.players, act);
    context.tell(event_of<EventBody, PersonId>(act, people));
}

Command seating_command(const Match& match, const SeatingAct& act) {
    return seating_command(match, act, match.seated().front());
}

Command seating_command(const Match&, const SeatingAct& act, int asks) {
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
