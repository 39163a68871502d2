#include "game/stories/coin_rpg/rules/choices.h"

#include "game/kit/session/recorded_hand.h"
#include "game/stories/coin_rpg/rules/coin_rpg.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"

namespace rules::coin_rpg {

namespace {

using Commands = std::vector<Command>;

Commands spending(const Match& match, int seat) {
    Commands commands;
    if (match.seat(seat).character)
        for (const Purchase& purchase : all_purchases(match, seat)) commands.push_back(SpendXp{seat, purchase});
    commands.push_back(DoneSpending{seat});
    return commands;
}

Commands writing(const Match& match, int seat) {
    Commands commands;
    for (const SceneCard& card : match.pile)
        if (card.author == seat) commands.push_back(RemoveScene{seat, card.id});
    commands.push_back(FinishScenes{seat});
    commands.push_back(ReopenScenes{seat});
    return commands;
}

void add_helping(Commands& commands, const Match& match, int seat) {
    for (int contest = 0; contest < match.contests(); ++contest) {
        if (!match.contest(contest).is_open()) continue;
        for (const Trait helper : {Trait::Coolness, Trait::Miscellaneous})
            for (const Trait pay : kTraits)
                if (pay != helper) commands.push_back(AddHelper{seat, helper, contest, pay});
        commands.push_back(AddHelper{seat, Trait::Coolness, contest, std::nullopt});
    }
}

template <class C>
void add_for_own_coins(Commands& commands, const Match& match, int seat) {
    for (const TableCoin& coin : match.turn.coins)
        if (coin.side == Side::Own) commands.push_back(C{seat, coin.number});
}

Commands reinforcing(const Match& match, int seat) {
    Commands commands;
    add_helping(commands, match, seat);
    if (!match.turn.flamebait.empty()) add_for_own_coins<UseFlamebait>(commands, match, seat);
    add_for_own_coins<UseLuck>(commands, match, seat);
    commands.push_back(CallScene{seat});
    return commands;
}

void add_exchanges(Commands& commands, const Match& match, int seat) {
    for (const TableCoin& own : match.turn.coins)
        for (const TableCoin& other : match.turn.coins)
            if (own.side == Side::Own && other.side == Side::Scene && own.contest == other.contest)
                commands.push_back(UseGrabby{seat, own.contest, {other.number}, {own.number}});
}

Commands adjusting(const Match& match, int seat) {
    Commands commands;
    add_for_own_coins<UseLuck>(commands, match, seat);
    add_exchanges(commands, match, seat);
    for (int contest = 0; contest < match.contests(); ++contest) {
        if (!match.contest(contest).is_open()) continue;
        commands.push_back(UseOffensive{seat, contest});
        commands.push_back(UseDefensive{seat, contest});
    }
    commands.push_back(Settle{seat});
    return commands;
}

Commands deciding(const Match& match, int seat) {
    Commands commands{DecideAtZero{seat, AtZeroChoice::Burn}, DecideAtZero{seat, AtZeroChoice::Coolness},
                      DecideAtZero{seat, AtZeroChoice::SitOut}};
    if (!match.seat(seat).character || rank(match, seat, {PowerKind::Flamebait}) == 0) return commands;
    const int contest = match.turn.at_zero.front().contest;
    for (const TableCoin& coin : match.turn.coins)
        if (coin.side == Side::Own && coin.contest == contest)
            commands.push_back(DecideAtZero{seat, AtZeroChoice::Burn, coin.number});
    return commands;
}

Commands offered(const Match& match, int seat) {
    switch (match.phase) {
        case Phase::Characters:
        case Phase::SpendWindow:
            return spending(match, seat);
        case Phase::Lights:
            return writing(match, seat);
        case Phase::Answer:
            return {ChooseAnswer{seat, Trait::Miscellaneous}, ChooseAnswer{seat, Trait::Coolness}};
        case Phase::OwnToss:
            return {Toss{seat}};
        case Phase::Reinforce:
            return reinforcing(match, seat);
        case Phase::Adjust:
            return adjusting(match, seat);
        case Phase::AtZero:
            return deciding(match, seat);
        case Phase::Camera:
        case Phase::Narrate:
        case Phase::Ended:
            break;
    }
    return {};
}

std::vector<Choice> judged(const Match& match, const Commands& commands) {
    std::vector<Choice> choices;
    for (const Command& command : commands) choices.push_back({command, CoinRpg::check(match, command)});
    return choices;
}

}  // namespace

std::vector<Choice> choices(const Match& match, int seat) { return judged(match, offered(match, seat)); }

std::vector<Choice> group_choices(const Match& match) {
    Commands commands;
    if (match.phase == Phase::Camera) {
        const DrawBounds bounds = draw_bounds(match);
        for (int count = bounds.min; count <= bounds.max; ++count) commands.push_back(DrawScenes{count});
    }
    if (match.phase == Phase::Ended) commands.push_back(NextAdventure{});
    return judged(match, commands);
}

std::vector<Purchase> all_purchases(const Match& match, int seat) {
    std::vector<Purchase> purchases;
    for (const Trait trait : kTraits) purchases.push_back({Purchase::What::Rating, trait});
    for (const Trait trait : kTraits) purchases.push_back({Purchase::What::Coin, trait});
    // Its first point needs a typed name.
    if (match.seat(seat).character && misc_name(match.character(seat).sheet).empty())
        std::erase_if(purchases, [](const Purchase& purchase) {
            return purchase.what == Purchase::What::Rating && purchase.trait == Trait::Miscellaneous;
        });
    if (!match.options.powers) return purchases;
    for (const PowerKind kind : kPowerKinds) {
        if (!is_linked(kind)) purchases.push_back({Purchase::What::Power, {}, {kind}});
        for (const Trait trait : kTraits)
            if (has_fitting_link({kind, trait})) purchases.push_back({Purchase::What::Power, {}, {kind, trait}});
    }
    for (const Seat& each : match.seats) {
        if (!each.character) continue;
        for (const PowerOnCard& made_up : powers_on_card(each.character->sheet)) {
            const Purchase one{Purchase::What::Power, {}, made_up.power, {}, made_up.own};
            if (made_up.own && std::ranges::find(purchases, one) == purchases.end()) purchases.push_back(one);
        }
    }
    return purchases;
}

Match match_after(const Match& match, const Command& command) {
    Match after = match;
    core::Random random;
    RecordedHand hand({});
    CoinRpg::apply(after, command, random, hand);
    return after;
}

}  // namespace rules::coin_rpg
