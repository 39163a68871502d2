#include "game/stories/edged_coins/rules/setup.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/character_record.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

Check check(const Match& match, Seat seat, const SetOption& command) {
    if (auto refusal = check_cm(seat)) return refusal;
    if (with_option(match.options, command)) return std::nullopt;
    return refuse("bad_option", "R-1",
                  say("There is no option {1} with the value {2}: rank_six is as_written or "
                      "continues_pattern, power_rule is caps_explosions or caps_modifier.",
                      plain(excerpt(command.name)), plain(excerpt(command.value))));
}

Events apply(Match& match, const SetOption& command) {
    match.options = *with_option(match.options, command);
    return {OptionSet{command.name, command.value}};
}

Check check(const Match& match, Seat seat, const AddCharacter& command) {
    if (auto refusal = check_seat(match, command.record.seat)) return refusal;
    if (auto refusal = check_cm(seat)) return refusal;
    if (auto refusal = check_ranges(command.record)) return refusal;
    if (match.characters.size() >= limits::kCharacters)
        return refuse("out_of_range", "EC-34",
                      say("There are {1} characters already: more have no room.",
                          static_cast<int>(limits::kCharacters)));
    return check_unique(match, command.record, Joining::New);
}

Events apply(Match& match, const AddCharacter& command) {
    match.characters.push_back(command.record);
    match.characters.back().acted = false;
    return {CharacterAdded{command.record}};
}

Check check(const Match& match, Seat seat, const EditCharacter& command) {
    if (auto refusal = check_known(match, command.character)) return refusal;
    if (auto refusal = check_cm(seat)) return refusal;
    if (auto refusal = check_ranges(command.record)) return refusal;
    Character record = command.record;
    record.id = command.character;
    return check_unique(match, record, Joining::Known);
}

Events apply(Match& match, const EditCharacter& command) {
    Character& character = match.character(command.character);
    const Character before = character;
    character.sheet = command.record.sheet;
    character.hc = command.record.hc;
    character.ec = command.record.ec;
    Events events{CharacterChanged{before, character}};
    if (!before.is_out() && character.is_out()) append(events, go_down(match, command.character));
    return events;
}

Check check(const Match& match, Seat seat, const RemoveCharacter& command) {
    if (auto refusal = check_known(match, command.character)) return refusal;
    return check_cm(seat);
}

Events apply(Match& match, const RemoveCharacter& command) {
    CharacterRemoved removed{match.character(command.character), {}, {}};
    for (Affliction& each : match.afflictions) {
        if (each.target == command.character)
            removed.afflictions.push_back(each.id);
        else if (each.source == command.character)
            removed.released.push_back(each.id);
        if (each.source == command.character) each.source.clear();
    }
    std::erase_if(match.afflictions,
                  [&](const Affliction& each) { return each.target == command.character; });
    std::erase_if(match.characters, [&](const Character& each) { return each.id == command.character; });
    return {removed};
}

Check check(const Match& match, Seat seat, const StartPlay&) {
    if (auto refusal = check_cm(seat)) return refusal;
    if (!match.characters.empty()) return std::nullopt;
    return refuse("no_characters", "EC-34", say("Nobody is there to play: add a character first."));
}

Events apply(Match& match, const StartPlay&) {
    match.phase = Phase::Idle;
    return {PlayStarted{}};
}

Check check(const Match&, Seat seat, const EndPlay&) { return check_cm(seat); }

Events apply(Match& match, const EndPlay&) {
    match.phase = Phase::Ended;
    return {PlayEnded{}};
}

Check check(const Match& match, Seat seat, const Adjust& command) {
    if (auto refusal = check_known(match, command.character)) return refusal;
    if (auto refusal = check_cm(seat)) return refusal;
    const Character& character = match.character(command.character);
    const int hc_max = character.sheet->hc_max, ec_max = character.sheet->ec_max;
    if (auto refusal = check_range("EC-14", say("What is added to HC"), command.hc, -character.hc,
                                   hc_max - character.hc))
        return refusal;
    return check_range("R-23", say("What is added to EC"), command.ec, -character.ec, ec_max - character.ec);
}

Events apply(Match& match, const Adjust& command) {
    Character& character = match.character(command.character);
    const Change hc{character.hc, character.hc + command.hc}, ec{character.ec, character.ec + command.ec};
    character.hc = hc.after;
    character.ec = ec.after;
    Events events{Adjusted{command.character, hc, ec, command.reason}};
    if (hc.before > 0 && hc.after == 0) append(events, go_down(match, command.character));
    return events;
}

}  // namespace rules::edged_coins
