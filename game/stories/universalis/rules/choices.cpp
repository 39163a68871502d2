#include "game/stories/universalis/rules/choices.h"

#include <algorithm>

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/complications.h"
#include "game/stories/universalis/rules/universalis.h"

namespace rules::universalis {

namespace {

// Collects the choices and checks whether each is legal.
struct Offers {
    const Match& match;
    int seat;
    std::vector<Choice> list{};

    void add(Command command) {
        auto refusal = Universalis::check(match, command);
        const int cost = price(match, command);
        list.push_back({std::move(command), cost, std::move(refusal)});
    }
};

void offer_pause(Offers& offers) {
    const Match& match = offers.match;
    const int seat = offers.seat;
    const int solutions = match.dispute ? static_cast<int>(match.dispute->solutions.size()) : 0;
    switch (match.pause()) {
        case PauseKind::Talk:
            offers.add(Suggest{seat, kBlank});
            for (int each = 0; each < solutions; ++each) offers.add(AgreeOn{seat, each});
            offers.add(WithdrawChallenge{seat});
            offers.add(CloseTalk{seat});
            break;
        case PauseKind::ChallengeBid:
            for (int each = 0; each < solutions; ++each) offers.add(BidOn{seat, each, 1});
            offers.add(BidOn{seat, kBlank, 1});
            offers.add(PassBid{seat});
            break;
        case PauseKind::FineAnswer:
            offers.add(AnswerFine{seat, ""});
            offers.add(WithdrawFine{seat});
            break;
        case PauseKind::FineVote:
            offers.add(CastVote{seat, Vote::Accuser});
            offers.add(CastVote{seat, Vote::Accused});
            offers.add(WithdrawFine{seat});
            break;
        case PauseKind::Assent:
            offers.add(Assent{seat, true});
            offers.add(Assent{seat, false});
            break;
        case PauseKind::None:
            break;
    }
}

void offer_tenets(Offers& offers) {
    const int seat = offers.seat;
    for (const TenetKind kind : {TenetKind::SocialContract, TenetKind::StoryElement, TenetKind::RulesGimmick})
        offers.add(ProposeTenet{seat, kind, kBlank});
    for (const Tenet& tenet : offers.match.tenets) {
        if (!tenet.stands()) continue;
        offers.add(ModifyTenet{seat, tenet.id, kBlank});
        offers.add(ModifyTenet{seat, tenet.id});
    }
}

// Changes to one card.
void offer_changes(Offers& offers, const Card& card) {
    const int seat = offers.seat;
    if (card.eliminated) return;
    offers.add(AddTrait{seat, card.id, kBlank});
    for (const Trait& trait : card.traits)
        if (trait.active)
            offers.add(RemoveTrait{seat, card.id, trait.id});
        else
            offers.add(RestoreTrait{seat, card.id, trait.id});
    offers.add(Eliminate{seat, card.id});
}

void offer_card(Offers& offers, const Card& card) {
    const Match& match = offers.match;
    const int seat = offers.seat;
    if (card.eliminated) return offers.add(Reinstate{seat, card.id});
    offer_changes(offers, card);
    if (card.master) return;
    offers.add(SetLocation{seat, card.id});
    if (card.in_scene())
        offers.add(Exit{seat, card.id});
    else
        offers.add(Introduce{seat, card.id});
    for (const Card& master : match.cards)
        if (master.master && !master.eliminated) offers.add(Link{seat, card.id, master.id});
    if (!card.in_scene()) return;
    if (match.complication)
        offers.add(Involve{seat, card.id});
    else
        offers.add(Originate{seat, {card.id}});
}

void offer_pools(Offers& offers) {
    if (!offers.match.complication) return;
    const std::vector<DrawTrait> traits = drawable(offers.match, offers.seat);
    for (const Pool& pool : offers.match.complication->pools) {
        offers.add(BuyDice{offers.seat, pool.pool, 1, kBlank});
        offers.add(BuyOffDice{offers.seat, pool.pool, 1, kBlank});
        for (DrawTrait draw : traits) {
            draw.pool = pool.pool;
            offers.add(draw);
            draw.remove = true;
            offers.add(draw);
        }
    }
    offers.add(CallResolution{offers.seat});
}

// Framing and Turn: the player's own acts.
void offer_turn(Offers& offers) {
    const int seat = offers.seat;
    offers.add(DescribeEvent{seat, kBlank});
    offers.add(SetLocation{seat, kBlank});
    offers.add(CreateComponent{seat, kBlank, CardKind::Character, true});
    offers.add(CreateComponent{seat, kBlank, CardKind::Character, false});
    offers.add(CreateMaster{seat, kBlank});
    for (const Card& card : offers.match.cards) offer_card(offers, card);
    if (offers.match.phase == Phase::Framing) {
        offers.add(NameScene{seat, kBlank});
        for (const SceneTime time : {SceneTime::Present, SceneTime::Past, SceneTime::Future})
            offers.add(SetTime{seat, time});
    } else {
        offers.add(Narrate{seat, kBlank});
        offer_tenets(offers);
        offers.add(StartMiniScene{seat, kBlank});
        offers.add(EndMiniScene{seat});
        offer_pools(offers);
        offers.add(EndScene{seat, false});
        offers.add(EndScene{seat, true});
    }
    offers.add(EndTurn{seat});
}

void offer_aftermath(Offers& offers) {
    const Match& match = offers.match;
    offers.add(DescribeEvent{offers.seat, kBlank});
    for (const Card& card : match.cards)
        if (match.involves(card.id) || card.is_controlled_by(offers.seat)) offer_changes(offers, card);
    for (const int other : match.seated())
        if (match.coins.at(bonus_of(other)) > 0 && other != offers.seat) offers.add(BuyDown{offers.seat, other, 1});
    offers.add(DoneNarrating{offers.seat});
}

// The acts that are possible at any time (UNI-44).
void offer_any_time(Offers& offers) {
    const Match& match = offers.match;
    const int seat = offers.seat;
    if (match.phase == Phase::Turn && seat != match.seat) {
        offers.add(Interrupt{seat});
        if (const Entry* event = latest_event(match)) offers.add(CreateObstacle{seat, event->number, 1, kBlank});
    }
    for (const Card& card : match.cards) {
        if (!card.in_scene()) continue;
        if (card.is_controlled_by(seat))
            offers.add(Speak{seat, card.id, kBlank});
        else
            offers.add(TakeOver{seat, card.id});
    }
    for (const Entry& entry : match.entries)
        if (entry.challengeable && entry.seat != seat && entry.status == EntryStatus::Stands)
            offers.add(Challenge{seat, entry.number, kBlank});
    for (const int other : match.seated())
        if (other != seat) offers.add(CallFine{seat, other, kBlank});
    offers.add(ProposeMatter{seat, MatterKind::EndGame, {}, ""});
}

void offer_own(Offers& offers) {
    const Match& match = offers.match;
    const int seat = offers.seat;
    switch (match.phase) {
        case Phase::Tenets:
            offer_tenets(offers);
            offers.add(PassTenet{seat});
            break;
        case Phase::Bidding:
            offers.add(SealBid{seat, 0});
            if (match.coins.at(wealth_of(seat)) > 0) offers.add(SealBid{seat, match.coins.at(wealth_of(seat))});
            break;
        case Phase::Framing:
        case Phase::Turn:
            offer_turn(offers);
            break;
        case Phase::Consent:
            offers.add(AnswerCall{seat, true});
            offers.add(AnswerCall{seat, false});
            break;
        case Phase::Rolling:
            offers.add(RollDice{seat});
            break;
        case Phase::Aftermath:
            offer_aftermath(offers);
            break;
        case Phase::Ended:
            break;
    }
}

}  // namespace

PoolId own_pool(const Match& match, int seat) {
    const Complication& complication = *match.complication;
    return seat == complication.owner || !complication.find({seat}) ? kComplicationPool : PoolId{seat};
}

std::vector<DrawTrait> drawable(const Match& match, int seat) {
    std::vector<DrawTrait> list;
    if (!match.complication) return list;
    for (const Card& card : match.cards) {
        if (!card.in_scene()) continue;
        for (const int source : sources_of(match, card))
            for (const Trait& trait : match.card(source).traits) {
                const DrawTrait draw{seat, own_pool(match, seat), card.id, source, trait.id};
                if (!Universalis::check(match, draw)) list.push_back(draw);
            }
    }
    return list;
}

std::vector<Choice> choices(const Match& match, int seat) {
    Offers offers{match, seat};
    if (match.phase == Phase::Ended) return {};
    if (match.pause() != PauseKind::None) {
        offer_pause(offers);
        return std::move(offers.list);
    }
    const std::vector<int> due = awaited(match);
    if (std::ranges::find(due, seat) != due.end()) offer_own(offers);
    offer_any_time(offers);
    return std::move(offers.list);
}

}  // namespace rules::universalis
