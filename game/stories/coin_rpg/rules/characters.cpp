#include "game/stories/coin_rpg/rules/characters.h"

#include "game/kit/text_refusal.h"
#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"

namespace rules::coin_rpg {

namespace {

Check check_seat_free(const Match& match, int seat) {
    if (match.seat(seat).character) return finished_already(match, seat);
    return std::nullopt;
}

Check check_name(const Match& match, const std::string& name) {
    std::vector<std::string> others;
    for (const Seat& seat : match.seats)
        if (seat.character) others.push_back(seat.character->sheet.card.name);
    auto fault = fault_of_name(name, limits::kName, say("A Character's name"), others);
    return fault ? Check(no_name("RPG-3", std::move(*fault))) : std::nullopt;
}

Events seated(Match& match, int seat, const Sheet& sheet, bool reused) {
    match.seat(seat).character = fresh(sheet);
    return {CharacterAccepted{seat, sheet.card.name, reused, sheet.xp}};
}

}  // namespace

Character fresh(const Sheet& sheet) {
    Character character{sheet};
    for (const Trait trait : kTraits) character.values[trait] = rating(sheet, trait);
    return character;
}

Check check(const Match& match, const SubmitCharacter& command) {
    if (auto refusal = check_seat_free(match, command.seat)) return refusal;
    if (auto refusal = check_name(match, command.card.name)) return refusal;
    return check_card(command.card, match.options);
}

Events apply(Match& match, const SubmitCharacter& command) {
    const int points = match.options.customization_points;
    Sheet sheet{command.card};
    sheet.xp_obtained = sheet.xp = match.seat(command.seat).points = points;
    return seated(match, command.seat, sheet, false);
}

Check check(const Match& match, const ReuseCharacter& command) {
    if (auto refusal = check_seat_free(match, command.seat)) return refusal;
    if (auto refusal = check_sheet(command.sheet, match.options)) return refusal;
    return check_name(match, command.sheet.sheet.card.name);
}

Events apply(Match& match, const ReuseCharacter& command) {
    return seated(match, command.seat, command.sheet.sheet, true);
}

}  // namespace rules::coin_rpg
