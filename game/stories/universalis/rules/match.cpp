#include "game/stories/universalis/rules/match.h"

#include <algorithm>

namespace rules::universalis {

DEFINE_SPECIAL_MEMBERS(Change)

int Card::active_traits() const { return static_cast<int>(std::ranges::count(traits, true, &Trait::active)); }

const Trait* Card::find(int trait) const {
    const auto it = std::ranges::find(traits, trait, &Trait::id);
    return it == traits.end() ? nullptr : &*it;
}

bool Card::is_sub_of(int of) const {
    return std::ranges::any_of(traits, [of](const Trait& each) { return each.bound && each.link_to == of; });
}

bool Complication::involves(int card) const { return std::ranges::find(involved, card) != involved.end(); }

const Pool* Complication::find(PoolId id) const {
    const auto it = std::ranges::find(pools, id, &Pool::pool);
    return it == pools.end() ? nullptr : &*it;
}

bool FineCase::has_votes() const {
    return std::ranges::any_of(votes, [](const auto& vote) { return vote.has_value(); });
}

PauseKind Match::pause() const {
    if (dispute) return dispute->bidding ? PauseKind::ChallengeBid : PauseKind::Talk;
    if (fine) return fine->answered ? PauseKind::FineVote : PauseKind::FineAnswer;
    return matter ? PauseKind::Assent : PauseKind::None;
}

bool Match::is_winner(int who) const {
    return complication && std::ranges::find(complication->winners, who) != complication->winners.end();
}

const Card* Match::find(int id) const {
    const auto it = std::ranges::find(cards, id, &Card::id);
    return it == cards.end() ? nullptr : &*it;
}

const Entry* Match::find_entry(int number) const {
    const auto it = std::ranges::find(entries, number, &Entry::number);
    return it == entries.end() ? nullptr : &*it;
}

Settings in_force(const Match& match) {
    Settings settings = match.settings;
    for (const Tenet& tenet : match.tenets)
        if (tenet.stands() && tenet.setting) set(settings, *tenet.setting);
    return settings;
}

std::vector<int> subs_of(const Match& match, int master) {
    std::vector<int> subs;
    for (const Card& each : match.cards)
        if (!each.eliminated && each.is_sub_of(master)) subs.push_back(each.id);
    return subs;
}

int importance(const Match& match, const Card& card) {
    if (card.eliminated) return 0;
    int levels = 1 + card.active_traits();
    if (card.master)
        for (const int sub : subs_of(match, card.id)) levels += 1 + match.card(sub).active_traits();
    return levels;
}

std::vector<int> from_left_of(const Match& match, int seat) { return rules::from_left_of(match.seated(), seat); }

namespace {

std::vector<int> awaited_in_pause(const Match& match) {
    std::vector<int> seats;
    if (match.matter) return {match.matter->asked.front()};
    if (match.dispute) {
        const Dispute& dispute = *match.dispute;
        if (dispute.bidding) return {dispute.bidder()};
        return {dispute.challenger, dispute.challenged};
    }
    if (!match.fine->answered) return {match.fine->accused};
    for (const int seat : match.seated())
        if (!match.fine->votes[static_cast<std::size_t>(seat)]) seats.push_back(seat);
    return seats;
}

}  // namespace

std::vector<int> awaited(const Match& match) {
    if (match.pause() != PauseKind::None) return awaited_in_pause(match);
    std::vector<int> seats;
    switch (match.phase) {
        case Phase::Bidding:
            for (const int seat : match.seated())
                if (!match.sealed[static_cast<std::size_t>(seat)]) seats.push_back(seat);
            return seats;
        case Phase::Consent:
            return {match.complication->asked.front()};
        case Phase::Aftermath:
            return {match.complication->narrators.front()};
        case Phase::Ended:
            return {};
        default:
            return {match.seat};
    }
}

}  // namespace rules::universalis
