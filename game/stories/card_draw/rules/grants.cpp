#include "game/stories/card_draw/rules/grants.h"

#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

Check check(const Match& match, Seat seat, const GrantBonus& command) {
    if (auto refusal = check_gm(seat)) return refusal;
    if (auto refusal = check_known(match, command.character)) return refusal;
    if (auto refusal = check_pc(match, command.character)) return refusal;
    return check_range("CD-32", say("The number of bonus draws"),
                       match.character(command.character).bonus + 1, 0, limits::kBonus);
}

Events apply(Match& match, const GrantBonus& command) {
    int& bonus = match.character(command.character).bonus;
    ++bonus;
    return {BonusGranted{command.character, command.reason, {bonus - 1, bonus}}};
}

Check check(const Match& match, Seat seat, const GrantAdvantage& command) {
    if (auto refusal = check_gm(seat)) return refusal;
    if (auto refusal = check_known(match, command.character)) return refusal;
    if (auto refusal = check_able(match, command.character)) return refusal;
    if (!match.character(command.character).advantage) return std::nullopt;
    return refuse(
        "already_has", "CD-13",
        say("{1} has advantage already, and it does not add up.", called(match, command.character)));
}

Events apply(Match& match, const GrantAdvantage& command) {
    match.character(command.character).advantage = true;
    return {AdvantageGranted{command.character, false}};
}

Check check(const Match& match, Seat seat, const SetIncapacitated& command) {
    if (auto refusal = check_gm(seat)) return refusal;
    if (auto refusal = check_known(match, command.character)) return refusal;
    if (match.character(command.character).incapacitated != command.on) return std::nullopt;
    const Phrase who = called(match, command.character);
    return refuse(
        "already_has", "CD-38",
        command.on ? say("{1} is incapacitated already.", who) : say("{1} is not incapacitated.", who));
}

Events apply(Match& match, const SetIncapacitated& command) {
    match.character(command.character).incapacitated = command.on;
    if (command.on) return {WasIncapacitated{command.character, std::nullopt}};
    return {Recovered{command.character}};
}

}  // namespace rules::card_draw
