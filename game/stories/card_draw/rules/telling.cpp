// what happened is told in words; a scene of one's own gets a text on its card. The table stays as it is.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Check check(const Match& match, Seat seat, const Tell& command) {
    if (command.participant.empty()) return check_gm(seat);
    if (!is_extra(command.participant))
        if (auto refusal = check_known(match, command.participant)) return refusal;
    return check_owner_or_gm(match, seat, command.participant);
}

Events apply(Match&, const Tell& command) { return {Told{command}}; }

Check check(const Match&, Seat seat, const WriteScene&) { return check_gm(seat); }

Events apply(Match&, const WriteScene& command) { return {SceneWritten{command}}; }

}  // namespace rules::card_draw
