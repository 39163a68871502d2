#include "game/stories/edged_coins/rules/choices.h"

#include "game/stories/edged_coins/rules/edged_coins.h"
#include "game/stories/edged_coins/rules/energy.h"
#include "game/stories/edged_coins/rules/reactions.h"

namespace rules::edged_coins {

std::vector<Awaited> awaiting(const Match& match) {
    const auto of = [&](const std::string& id) { return Awaited{match.character(id).seat, id}; };
    switch (match.phase) {
        case Phase::Oppose:
            return {of(match.call->opposers.front().character)};
        case Phase::Prep:
        case Phase::Air:
            return {{match.thrower(*match.toss), match.toss->owner}};
        case Phase::React: {
            std::vector<Awaited> list;
            for (const std::string& id : answering(match)) list.push_back(of(id));
            return list;
        }
        case Phase::Answer:
            return {of(match.proposal->character)};
        case Phase::Ended:
            return {};
        default:
            return {{kCm, ""}};
    }
}

namespace {

// Collects the choices and checks whether each is legal.
struct Offers {
    const Match& match;
    Seat seat;
    std::vector<Choice> list{};

    void add(Action action, int cost = 0) {
        Command command{seat, std::move(action)};
        auto refusal = EdgedCoins::check(match, command);
        list.push_back({std::move(command), cost, std::move(refusal)});
    }
};

void offer_talents(Offers& offers, const Character& character) {
    for (const Talent& talent : character.sheet->talents)
        offers.add(UseTalent{character.id, talent.name, talent.min_cost}, talent.min_cost);
}

void offer_opposing(Offers& offers, const Character& character) {
    if (offers.match.call->opposers.front().character != character.id) return;
    for (const Trait& skill : character.sheet->skills) offers.add(Oppose{character.id, skill.name});
    offers.add(DeclineOppose{character.id});
}

void offer_efforts(Offers& offers, const Character& character) {
    const Toss& toss = *offers.match.toss;
    if (toss.kind != TossKind::Damage && toss.kind != TossKind::Burn) {
        if (toss.owner == character.id) offers.add(EffortSkill{character.id}, kEffortCost);
        return;
    }
    offers.add(EffortPower{character.id, 1}, kPowerCost);
    offers.add(EffortPower{character.id, -1}, kPowerCost);
}

void offer_answers(Offers& offers, const Character& character) {
    offers.add(Retoss{character.id}, kRetossCost);
    offers.add(BuySuccess{character.id}, kSuccessCost);
    offers.add(ForceRetoss{character.id}, kForceCost);
    offers.add(Invert{character.id}, kInvertCost);
    offers.add(Pass{character.id});
}

void offer_for(Offers& offers, const Character& character) {
    switch (offers.match.phase) {
        case Phase::Oppose:
            offer_opposing(offers, character);
            break;
        case Phase::Prep:
            offer_efforts(offers, character);
            break;
        case Phase::React:
            offer_answers(offers, character);
            break;
        case Phase::Idle:
            break;
        default:
            return;
    }
    offer_talents(offers, character);
}

}  // namespace

std::vector<Choice> choices(const Match& match, Seat seat) {
    Offers offers{match, seat};
    if (match.phase == Phase::Prep || match.phase == Phase::Air) offers.add(ThrowCoins{});
    if (match.phase == Phase::Answer) {
        offers.add(AnswerDramatic{true}, *match.proposal->cost);
        offers.add(AnswerDramatic{false});
    }
    if (match.phase == Phase::Price) offers.add(PriceDramatic{});
    for (const Character& each : match.characters)
        if (each.seat == seat) offer_for(offers, each);
    if (seat == kCm && match.phase == Phase::Setup) offers.add(StartPlay{});
    if (seat == kCm && match.phase == Phase::Idle) {
        offers.add(NextRound{});
        offers.add(LeaveRounds{});
        offers.add(EndPlay{});
    }
    return offers.list;
}

}  // namespace rules::edged_coins
