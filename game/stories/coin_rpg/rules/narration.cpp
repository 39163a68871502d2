#include "game/stories/coin_rpg/rules/narration.h"

#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match&, const Narrate& command) {
    return check_text(command.text, "RPG-55");
}

Events apply(Match& match, const Narrate& command) {
    Narrated narrated{match.adventure,
                      match.scene,
                      match.scene_card().id,
                      command.seat,
                      match.hero().sheet.card.name,
                      *match.seat(command.seat).fate,
                      {},
                      command.text};
    for (const Contest& contest : match.turn.contests) narrated.margins.push_back(contest.margin);
    Events events{narrated};
    append(events, go_on(match));
    return events;
}

std::optional<Refusal> check(const Match& match, const SitOutNote& command) {
    const Seat& seat = match.seat(command.seat);
    if (seat.fate != Fate::SatOut) return Refusal{"E_NOT_OUT", "RPG-56", say("You are part of this Scene.")};
    if (seat.noted) return finished_already(match, command.seat);
    return check_text(command.text, "RPG-56");
}

Events apply(Match& match, const SitOutNote& command) {
    match.seat(command.seat).noted = true;
    return {NoteAdded{match.adventure, match.scene, match.scene_card().id, command.seat,
                      match.character(command.seat).sheet.card.name, command.text}};
}

}  // namespace rules::coin_rpg
