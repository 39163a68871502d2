#include "game/stories/card_draw/rules/match.h"

#include <algorithm>

namespace rules::card_draw {

const Background* Character::find(const Backed& card) const {
    const auto it = std::ranges::find(hand, card, &Background::card);
    return it == hand.end() ? nullptr : &*it;
}

Background* Character::find(const Backed& card) {
    return const_cast<Background*>(static_cast<const Character*>(this)->find(card));
}

bool Character::has_ready_card() const { return std::ranges::any_of(hand, &Background::ready); }

const Participant* Test::find(const std::string& id) const {
    const auto it = std::ranges::find(participants, id, &Participant::id);
    return it == participants.end() ? nullptr : &*it;
}

const Character* Match::find(const std::string& id) const {
    const auto it = std::ranges::find(characters, id, &Character::id);
    return it == characters.end() ? nullptr : &*it;
}

Character* Match::find(const std::string& id) {
    return const_cast<Character*>(static_cast<const Match*>(this)->find(id));
}

Seat seat_of(const Match& match, const std::string& participant) {
    return is_extra(participant) ? kGm : match.character(participant).seat;
}

Handicap handicap_of(const Match& match, const std::string& participant) {
    return is_extra(participant) ? Handicap() : match.character(participant).handicap();
}

bool has_advantage(const Match& match, const Participant& participant) {
    return is_extra(participant.id) ? participant.advantage : match.character(participant.id).advantage;
}

const std::string& name_of(const Match& match, const std::string& participant) {
    return is_extra(participant) ? participant : match.character(participant).name;
}

}  // namespace rules::card_draw
