#include "game/stories/card_draw/rules/scenes.h"

#include <array>

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/judging.h"
#include "game/stories/card_draw/rules/limits.h"

namespace rules::card_draw {

namespace {

// Refreshes set-aside cards with that back, and returns the characters who had any.
Ids refresh(Match& match, Back back) {
    Ids refreshed;
    for (Character& character : match.characters) {
        bool any = false;
        for (Background& each : character.hand) {
            if (each.ready || each.card.back != back) continue;
            each.ready = any = true;
        }
        if (any) refreshed.push_back(character.id);
    }
    return refreshed;
}

Events expire(Match& match, Until until, int number) {
    Events events;
    for (Character& character : match.characters)
        std::erase_if(character.disadvantages, [&](const Disadvantage& each) {
            if (each.until != until || each.number > number) return false;
            match.discard.push_back(each.card);
            events.push_back(DisadvantageExpired{character.id, each.card});
            return true;
        });
    return events;
}

// Advantage, bars and incapacity end with the scene.
SceneEnded forget(Match& match) {
    SceneEnded ended{match.scene, match.scene_title, {}, {}, {}};
    for (Character& each : match.characters) {
        if (each.incapacitated) ended.recovered.push_back(each.id);
        if (!each.barred.empty()) ended.unbarred.push_back(each.id);
        if (each.advantage) ended.advantage_lost.push_back(each.id);
        each.incapacitated = each.advantage = false;
        each.barred.clear();
    }
    return ended;
}

}  // namespace

Events apply(Match& match, const BeginSession&) {
    ++match.session;
    match.phase = Phase::BetweenScenes;
    Events events{SessionBegun{match.session, refresh(match, Back::Red)}};
    events.push_back(shuffle_all(match));
    return events;
}

Events apply(Match& match, const EndSession&) {
    match.phase = Phase::BetweenSessions;
    Events events{SessionEnded{match.session}};
    append(events, expire(match, Until::EndOfSession, match.session));
    return events;
}

Events apply(Match& match, const BeginScene& command) {
    ++match.scene;
    match.scene_title = command.title;
    match.phase = Phase::Scene;
    Events events{SceneBegun{match.scene, command.title, refresh(match, Back::Blue)}};
    if (match.options.reshuffle == Reshuffling::EveryScene) events.push_back(shuffle_all(match));
    return events;
}

Events apply(Match& match, const EndScene&) {
    Events events;
    if (match.test) events = end_unresolved(match, "");
    events.push_back(forget(match));
    append(events, expire(match, Until::EndOfScene, match.scene));
    match.scene_title.clear();
    match.phase = Phase::BetweenScenes;
    return events;
}

Events apply(Match& match, const Reshuffle&) { return {join_discard(match)}; }

Phrase spoken(Reason reason) {
    constexpr std::array kReasons{mark("for good role-play"), mark("for a contribution"),
                                  mark("for being incapacitated"), mark("for heroism"),
                                  mark("for an intentional failure")};
    return kReasons[static_cast<std::size_t>(reason)];
}

Check check(const Match& match, const GrantBonus& command) {
    if (auto refusal = check_pc(match, command.character)) return refusal;
    return check_range("CD-32", say("The number of bonus draws"), match.character(command.character).bonus + 1, 0,
                       limits::kBonus);
}

Events apply(Match& match, const GrantBonus& command) {
    int& bonus = match.character(command.character).bonus;
    ++bonus;
    return {BonusGranted{command.character, command.reason, {bonus - 1, bonus}}};
}

Check check(const Match& match, const GrantAdvantage& command) {
    if (auto refusal = check_able(match, command.character)) return refusal;
    if (!match.character(command.character).advantage) return std::nullopt;
    return refuse("already_has", "CD-13",
                  say("{1} already has advantage, and it does not stack.", display_name(match, command.character)));
}

Events apply(Match& match, const GrantAdvantage& command) {
    match.character(command.character).advantage = true;
    return {AdvantageGranted{command.character, false}};
}

Check check(const Match& match, const SetIncapacitated& command) {
    if (match.character(command.character).incapacitated != command.on) return std::nullopt;
    const Phrase who = display_name(match, command.character);
    return refuse("already_has", "CD-38",
                  command.on ? say("{1} is already incapacitated.", who) : say("{1} is not incapacitated.", who));
}

Events apply(Match& match, const SetIncapacitated& command) {
    match.character(command.character).incapacitated = command.on;
    if (command.on) return {WasIncapacitated{command.character, std::nullopt}};
    return {Recovered{command.character}};
}

}  // namespace rules::card_draw
