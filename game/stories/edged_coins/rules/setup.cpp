#include "game/stories/edged_coins/rules/setup.h"

#include <set>

#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/stories/edged_coins/rules/afflictions.h"
#include "game/stories/edged_coins/rules/checks.h"
#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

Check check(const Match& match, const SetOption& command) {
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

Check check(const Match& match, const AddCharacter& command) {
    if (auto refusal = check_seat(match, command.record.seat)) return refusal;
    if (auto refusal = check_ranges(command.record)) return refusal;
    if (match.characters.size() >= limits::kCharacters)
        return refuse(
            "out_of_range", "EC-34",
            say("There are already {1} characters: there is no room for more.", static_cast<int>(limits::kCharacters)));
    return check_unique(match, command.record, Joining::New);
}

Events apply(Match& match, const AddCharacter& command) {
    match.characters.push_back(command.record);
    match.characters.back().acted = false;
    return {CharacterAdded{command.record}};
}

Check check(const Match& match, const EditCharacter& command) {
    if (auto refusal = check_known(match, command.character)) return refusal;
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
    std::erase_if(match.later.continuing, [&](const Continuing& each) {
        return each.character == character.id && !find(character.sheet->talents, each.talent);
    });
    Events events{CharacterChanged{before, character}};
    if (!before.is_out() && character.is_out()) append(events, go_down(match, command.character));
    return events;
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
    std::erase_if(match.afflictions, [&](const Affliction& each) { return each.target == command.character; });
    std::erase_if(match.characters, [&](const Character& each) { return each.id == command.character; });
    std::erase_if(match.later.continuing, [&](const Continuing& each) { return each.character == command.character; });
    return {removed};
}

Check check(const Match& match, const GiveCharacter& command) { return check_seat(match, command.to); }

Events apply(Match& match, const GiveCharacter& command) {
    Character& character = match.character(command.character);
    const Seat before = character.seat;
    character.seat = command.to;
    return {CharacterGiven{command.character, before, command.to}};
}

Check check(const Match& match, const StartPlay&) {
    if (!match.characters.empty()) return std::nullopt;
    return refuse("no_characters", "EC-34", say("There is nobody to play: add a character first."));
}

Events apply(Match& match, const StartPlay&) {
    match.phase = Phase::Idle;
    return {PlayStarted{}};
}

Events apply(Match& match, const EndPlay&) {
    match.phase = Phase::Ended;
    return {PlayEnded{}};
}

Check check(const Match& match, const Adjust& command) {
    const Character& character = match.character(command.character);
    const int hc_max = character.sheet->hc_max, ec_max = character.sheet->ec_max;
    if (auto refusal = check_range("EC-14", say("The change in HC"), command.hc, -character.hc, hc_max - character.hc))
        return refusal;
    return check_range("R-23", say("The change in EC"), command.ec, -character.ec, ec_max - character.ec);
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

Events apply(Match&, const OpenScene& command) { return {SceneOpened{command.title, command.text}}; }

Events apply(Match&, const Tell& command) { return {StoryTold{command.character, command.text}}; }

namespace {

Check check_base_ranks(const std::vector<Trait>& traits) {
    for (const Trait& trait : traits)
        if (auto refusal = check_range("EC-4", say("The base rank of \"{1}\"", plain(trait.name)), trait.rank, 0,
                                       limits::kBaseRank))
            return refusal;
    return std::nullopt;
}

Check check_cost(const Talent& talent) {
    const Phrase name = plain(talent.name);
    if (auto refusal =
            check_range("EC-34", say("The lowest cost of \"{1}\"", name), talent.min_cost, 1, limits::kCoins))
        return refusal;
    return check_range("EC-34", say("The highest cost of \"{1}\"", name), talent.max_cost, talent.min_cost,
                       limits::kCoins);
}

Refusal twice(const std::string& name) {
    return refuse("duplicate", "EC-34", say("The name {1} is used twice.", plain(excerpt(name))));
}

template <class Named>
Check check_different(const std::vector<Named>& list) {
    std::set<std::string> names;
    for (const Named& each : list)
        if (!names.insert(folded(each.name)).second) return twice(each.name);
    return std::nullopt;
}

}  // namespace

Check check_ranges(const Character& record) {
    const Sheet& sheet = *record.sheet;
    if (auto refusal = check_range("EC-34", say("Maximum HC"), sheet.hc_max, 1, limits::kCoins)) return refusal;
    if (auto refusal = check_range("EC-34", say("Maximum EC"), sheet.ec_max, 0, limits::kCoins)) return refusal;
    if (auto refusal = check_range("EC-34", plain("HC"), record.hc, 0, sheet.hc_max)) return refusal;
    if (auto refusal = check_range("EC-34", plain("EC"), record.ec, 0, sheet.ec_max)) return refusal;
    if (auto refusal = check_base_ranks(sheet.skills)) return refusal;
    if (auto refusal = check_base_ranks(sheet.resistances)) return refusal;
    for (const Weapon& weapon : sheet.weapons)
        if (auto refusal =
                check_range("EC-34", say("The Power of \"{1}\"", plain(weapon.name)), weapon.power, 0, limits::kPower))
            return refusal;
    if (sheet.armor)
        if (auto refusal = check_range("EC-34", say("The Power of \"{1}\"", plain(sheet.armor->name)),
                                       sheet.armor->power, 0, limits::kPower))
            return refusal;
    for (const Talent& talent : sheet.talents)
        if (auto refusal = check_cost(talent)) return refusal;
    return std::nullopt;
}

Check check_unique(const Match& match, const Character& record, Joining joining) {
    const Sheet& sheet = *record.sheet;
    for (const Character& other : match.characters) {
        if (joining == Joining::Known && other.id == record.id) continue;
        if (folded(other.id) == folded(record.id)) return twice(record.id);
        if (folded(other.name()) == folded(sheet.name)) return twice(sheet.name);
    }
    if (auto refusal = check_different(sheet.skills)) return refusal;
    if (auto refusal = check_different(sheet.resistances)) return refusal;
    if (auto refusal = check_different(sheet.weapons)) return refusal;
    if (auto refusal = check_different(sheet.talents)) return refusal;
    for (const Weapon& weapon : sheet.weapons)
        if (!find(sheet.skills, weapon.skill))
            return refuse("unknown_skill", "R-25",
                          say("\"{1}\" is used with the skill {2}, which the character lacks.", plain(weapon.name),
                              plain(excerpt(weapon.skill))));
    return std::nullopt;
}

}  // namespace rules::edged_coins
