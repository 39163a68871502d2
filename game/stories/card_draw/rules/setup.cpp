#include "game/stories/card_draw/rules/setup.h"

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/kit/player_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

Refusal incomplete(const Phrase& why) { return refuse("incomplete_character", "CD-5", why); }

}  // namespace

Check check(const Match& match, const SetOption& command) {
    if (with_option(match.options, command)) return std::nullopt;
    return refuse("bad_option", "R-3",
                  say("There is no option {1} with that value: starting_professions is 0 to {2}, reshuffle "
                      "is when_empty or every_scene.",
                      plain(excerpt(command.name)), limits::kProfessions));
}

Events apply(Match& match, const SetOption& command) {
    match.options = *with_option(match.options, command);
    return {OptionSet{command}};
}

Check check(const Match& match, const AddCharacter& command) {
    if (auto refusal = check_seat(match, command.owner)) return refusal;
    if (static_cast<int>(match.characters.size()) >= limits::kCharacters)
        return refuse("out_of_range", "CD-5",
                      say("There are already {1} characters: there is no room for more.", limits::kCharacters));
    for (const Character& each : match.characters)
        if (folded(each.id) == folded(command.character))
            return refuse("duplicate", "CD-5", say("The name {1} is used twice.", plain(excerpt(command.character))));
    return std::nullopt;
}

Events apply(Match& match, const AddCharacter& command) {
    match.characters.push_back({command.character, command.name, command.owner});
    return {CharacterAdded{command.character, command.name, command.owner}};
}

Events apply(Match& match, const RemoveCharacter& command) {
    const Character gone = match.character(command.character);
    for (const Background& each : gone.hand) match.pack(each.card.back).bottom.push_back(each.card.card);
    for (const Disadvantage& each : gone.disadvantages) match.discard.push_back(each.card);
    std::erase_if(match.characters, [&](const Character& each) { return each.id == gone.id; });
    return {CharacterRemoved{gone}};
}

int professions(const Character& character) {
    return static_cast<int>(std::ranges::count_if(character.hand, [](const Background& each) {
        return each.kind == BackgroundKind::Profession || each.kind == BackgroundKind::Hobby;
    }));
}

Check check_complete(const Match& match, const Character& character) {
    const Phrase who = plain(excerpt(character.name));
    for (const BackgroundKind kind : {BackgroundKind::Innate, BackgroundKind::Temperament, BackgroundKind::Type})
        if (std::ranges::find(character.hand, kind, &Background::kind) == character.hand.end())
            return incomplete(say("{1} has no {2} card yet.", who, spoken(kind)));
    const int has = professions(character), needed = match.options.starting_professions;
    if (has != needed)
        return incomplete(say_many(needed, "{2} must begin with {1} profession or hobby, but has {3}.",
                                   "{2} must begin with {1} professions or hobbies, but has {3}.", who, has));
    for (const Background& each : character.hand)
        if (each.name.empty()) return incomplete(say("{1} has not named {2} yet.", who, spoken(each.card)));
    return std::nullopt;
}

Check check(const Match& match, const StartCampaign&) {
    if (std::ranges::none_of(match.characters, &Character::is_pc))
        return refuse("no_characters", "CD-5", say("A campaign needs at least one player's character."));
    for (const Character& each : match.characters)
        if (each.is_pc())
            if (auto refusal = check_complete(match, each)) return refusal;
    return std::nullopt;
}

Events apply(Match& match, const StartCampaign&) {
    match.phase = Phase::BetweenSessions;
    return {CampaignStarted{}};
}

Events apply(Match& match, const EndCampaign&) {
    match.phase = Phase::Ended;
    return {CampaignEnded{}};
}

}  // namespace rules::card_draw
