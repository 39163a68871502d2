#include "game/stories/card_draw/rules/checks.h"

#include "game/kit/json_text.h"

namespace rules::card_draw {

Refusal refuse(const char* code, const char* rule, Phrase message) { return {code, rule, std::move(message)}; }

Phrase person(const Match& match, Seat seat) {
    if (seat == kGm) return say("the GM");
    return plain(match.seats[static_cast<std::size_t>(seat.number - 1)]);
}

Phrase display_name(const Match& match, const std::string& participant) {
    return plain(excerpt(name_of(match, participant)));
}

Check check_seat(const Match& match, Seat seat) {
    if (match.has(seat)) return std::nullopt;
    return refuse("unknown_id", "CD-1",
                  say_many(static_cast<int>(match.seated().size()),
                           "There is no seat {2} at this table: it has the GM and {1} player.",
                           "There is no seat {2} at this table: it has the GM and {1} players.", plain(word(seat))));
}

Check check_known(const Match& match, const std::string& character) {
    if (match.find(character)) return std::nullopt;
    return refuse("unknown_id", "CD-5", say("No character is called {1}.", plain(excerpt(character))));
}

Check check_in_hand(const Character& character, const Backed& card) {
    if (character.find(card)) return std::nullopt;
    return refuse("not_in_hand", "CD-31", say("{1} does not hold {2}.", plain(excerpt(character.name)), spoken(card)));
}

Check check_in_test(const Match& match, const std::string& participant) {
    const Participant* found = match.test->find(participant);
    if (found && found->active) return std::nullopt;
    return refuse("unknown_id", "CD-11", say("{1} is not in this test.", plain(excerpt(participant))));
}

Check check_gm(Seat seat) {
    if (seat == kGm) return std::nullopt;
    return refuse("not_your_decision", "CD-40", say("That is the GM's to decide."));
}

Check check_owner(const Match& match, Seat seat, const std::string& participant) {
    const Seat owner = seat_of(match, participant);
    if (owner == seat) return std::nullopt;
    return refuse("not_your_decision", "CD-40",
                  say("{1} is played by {2}, not by {3}.", display_name(match, participant), person(match, owner),
                      person(match, seat)));
}

Check check_owner_or_gm(const Match& match, Seat seat, const std::string& character) {
    return seat == kGm ? std::nullopt : check_owner(match, seat, character);
}

Check check_able(const Match& match, const std::string& character) {
    const Seat seat = match.character(character).seat;
    if (!match.has(seat))
        return refuse(
            "player_away", "R-30",
            say("{1} has to wait: {2} has left the table.", display_name(match, character), person(match, seat)));
    if (!match.character(character).incapacitated) return std::nullopt;
    return refuse("incapacitated", "CD-38",
                  say("{1} is incapacitated until the scene ends.", display_name(match, character)));
}

Check check_pc(const Match& match, const std::string& participant) {
    if (!is_extra(participant) && match.character(participant).is_pc()) return std::nullopt;
    return refuse(
        "not_a_pc", "R-25",
        say("{1} belongs to the GM: that is only for the players' characters.", display_name(match, participant)));
}

Check check_range(const char* rule, const Phrase& what, int value, int low, int high) {
    if (value >= low && value <= high) return std::nullopt;
    return refuse("out_of_range", rule, say("{1} must be from {2} to {3}, not {4}.", what, low, high, value));
}

}  // namespace rules::card_draw
