// CD-3 to CD-8: drawing, naming and removing background cards.

#include <algorithm>

#include "game/kit/json_text.h"
#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/event.h"
#include "game/stories/card_draw/rules/limits.h"
#include "game/stories/card_draw/rules/setup.h"

namespace rules::card_draw {

namespace {

// CD-5: before the campaign, a PC gets only its starting cards.
Check check_beginning(const Match& match, const Character& character, BackgroundKind kind) {
    if (match.phase != Phase::Setup || !character.is_pc() || is_single(kind)) return std::nullopt;
    const int allowed = kind == BackgroundKind::Other ? 0 : match.options.starting_professions.number;
    if (kind != BackgroundKind::Other && professions(character) < allowed) return std::nullopt;
    return refuse("too_many_cards", "CD-5",
                  say_many(match.options.starting_professions,
                           "{2} begins with three cards and {1} profession or hobby; more come during play.",
                           "{2} begins with three cards and {1} professions or hobbies; more come during play.",
                           plain(excerpt(character.name))));
}

Check check_room(const Character& character) {
    const int max = character.is_pc() ? limits::kHand : limits::kNpcHand;
    if (static_cast<int>(character.hand.size()) < max) return std::nullopt;
    return refuse("too_many_cards", "CD-8",
                  say("{1} has {2} cards: more are not allowed.", plain(excerpt(character.name)), max));
}

Check check_single(const Character& character, BackgroundKind kind) {
    if (!is_single(kind)) return std::nullopt;
    if (std::ranges::find(character.hand, kind, &Background::kind) == character.hand.end()) return std::nullopt;
    return refuse("kind_taken", "CD-6",
                  say("{1} already has their {2} card.", plain(excerpt(character.name)), spoken(kind)));
}

}  // namespace

Check check(const Match& match, const DrawBackground& command) {
    const Character& character = match.character(command.character);
    if (auto refusal = check_single(character, command.kind)) return refusal;
    if (auto refusal = check_beginning(match, character, command.kind)) return refusal;
    if (auto refusal = check_room(character)) return refusal;
    return check_pack(match, command.back.value_or(usual_back(command.kind)), command.cards);
}

Events apply(Match& match, const Throws& throws, const DrawBackground& command) {
    Dealer dealer(throws, command.cards);
    const Back back = command.back.value_or(usual_back(command.kind));
    const Background drawn{{back, draw_from_pack(match, back, dealer)}, command.kind};
    match.character(command.character).hand.push_back(drawn);
    return {BackgroundDrawn{command.character, drawn}};
}

Check check(const Match& match, const NameBackground& command) {
    return check_in_hand(match.character(command.character), command.card);
}

Events apply(Match& match, const NameBackground& command) {
    Background& card = *match.character(command.character).find(command.card);
    const Background before = card;
    card.name = command.name;
    card.scope = command.scope;
    card.favours = command.favours;
    return {BackgroundNamed{command.character, before, card}};
}

Check check(const Match& match, const RemoveBackground& command) {
    const Character& character = match.character(command.character);
    if (auto refusal = check_in_hand(character, command.card)) return refusal;
    if (character.find(command.card)->kind != BackgroundKind::Innate || command.confirm) return std::nullopt;
    return refuse("confirm_needed", "CD-6",
                  say("{1}'s innate card is practically permanent: its removal has to be confirmed.",
                      plain(excerpt(character.name))));
}

Events apply(Match& match, const RemoveBackground& command) {
    Character& character = match.character(command.character);
    const Background gone = *character.find(command.card);
    std::erase(character.hand, gone);
    match.pack(gone.card.back).bottom.push_back(gone.card.card);
    return {BackgroundRemoved{command.character, gone}};
}

}  // namespace rules::card_draw
