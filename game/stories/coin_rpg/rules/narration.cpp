#include "game/stories/coin_rpg/rules/narration.h"

#include "game/stories/coin_rpg/rules/limits.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/scene_course.h"

namespace rules::coin_rpg {

std::optional<Refusal> check(const Match&, const Narrate& command) {
    if (!is_written(command.text, limits::kNarration)) return no_text("RPG-55", limits::kNarration);
    return std::nullopt;
}

Events apply(Match& match, const Narrate& command) {
    Narrated told{match.adventure,
                  match.scene,
                  match.scene_card().id,
                  command.seat,
                  match.hero().sheet.card.name,
                  *match.seat(command.seat).fate,
                  {},
                  command.text};
    for (const Contest& contest : match.turn.contests) told.margins.push_back(contest.margin);
    Events events{told};
    append(events, go_on(match));
    return events;
}

std::optional<Refusal> check(const Match& match, const SitOutNote& command) {
    const Seat& seat = match.seat(command.seat);
    if (seat.fate != Fate::SatOut) return Refusal{"E_NOT_OUT", "RPG-56", say("You are part of this Scene.")};
    if (seat.noted) return finished_already(match, command.seat);
    if (!is_written(command.text, limits::kNarration)) return no_text("RPG-56", limits::kNarration);
    return std::nullopt;
}

Events apply(Match& match, const SitOutNote& command) {
    match.seat(command.seat).noted = true;
    return {NoteAdded{match.adventure, match.scene, match.scene_card().id, command.seat,
                      match.character(command.seat).sheet.card.name, command.text}};
}

}  // namespace rules::coin_rpg
