#include "game/stories/edged_coins/rules/checks.h"

#include "game/kit/json_text.h"

namespace rules::edged_coins {

Refusal refuse(const char* code, const char* rule, Phrase message) { return {code, rule, std::move(message)}; }

Phrase name_of(const Match& match, Seat seat) {
    if (seat == kCm) return say("the CM");
    return plain(match.seats[static_cast<std::size_t>(seat.number - 1)]);
}

Check check_seat(const Match& match, Seat seat) {
    if (match.has(seat)) return std::nullopt;
    return refuse("unknown_id", "EC-34",
                  say_many(static_cast<int>(match.seated().size()),
                           "There is no seat {2} at this table: it has the CM and {1} player.",
                           "There is no seat {2} at this table: it has the CM and {1} players.", plain(word(seat))));
}

Check check_known(const Match& match, const std::string& id) {
    if (match.find(id)) return std::nullopt;
    return refuse("unknown_id", "EC-34", say("No character is called {1}.", plain(excerpt(id))));
}

Check check_affliction(const Match& match, const std::string& id) {
    if (match.find_affliction(id)) return std::nullopt;
    return refuse("unknown_id", "EC-35", say("There is no affliction {1}.", plain(excerpt(id))));
}

Check check_cm(Seat seat) {
    if (seat == kCm) return std::nullopt;
    return refuse("not_your_decision", "EC-1", say("That is the CM's to decide."));
}

Check check_owner(const Match& match, Seat seat, const std::string& id) {
    const Character& character = match.character(id);
    if (character.seat == seat) return std::nullopt;
    return refuse("not_your_decision", "EC-34",
                  say("\"{1}\" is played by {2}, not by {3}.", plain(character.name()), name_of(match, character.seat),
                      name_of(match, seat)));
}

Check check_up(const Match& match, const std::string& id) {
    const Character& character = match.character(id);
    if (!character.is_out()) return std::nullopt;
    return refuse("character_out", "EC-14", say("\"{1}\" is out, with 0 HC.", plain(character.name())));
}

Check check_range(const char* rule, const Phrase& what, int value, int low, int high) {
    if (value >= low && value <= high) return std::nullopt;
    return refuse("out_of_range", rule, say("{1} must be from {2} to {3}, not {4}.", what, low, high, value));
}

Check check_funds(const Match& match, const std::string& id, int cost) {
    const Character& character = match.character(id);
    if (character.ec >= cost) return std::nullopt;
    return refuse("not_enough_ec", "EC-25",
                  say("That costs {1} EC, but \"{2}\" has only {3}.", cost, plain(character.name()), character.ec));
}

Check check_trait(const Match& match, const std::string& id, TraitKind kind, const std::string& name) {
    const Character& character = match.character(id);
    if (find(character.sheet->traits(kind), name)) return std::nullopt;
    const Phrase who = plain(character.name()), what = plain(excerpt(name));
    return refuse(
        "unknown_skill", "R-25",
        kind == TraitKind::Skill
            ? say("\"{1}\" does not have the skill {2}: the CM can add it, at rank 0 if untrained.", who, what)
            : say("\"{1}\" does not have the resistance {2}: the CM can add it, at rank 0 if untrained.", who, what));
}

}  // namespace rules::edged_coins
