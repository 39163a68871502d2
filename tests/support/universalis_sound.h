#pragma once
// Invariants of every state of Universalis: INV-1 to INV-4, and parts that belong together.

#include <algorithm>
#include <numeric>
#include <string>

#include "game/stories/universalis/rules/universalis.h"

namespace uni_kit {

namespace uni = rules::universalis;

inline std::string fault_of_coins(const uni::Match& match) {
    const uni::Coins& coins = match.coins;
    long sum = coins.bank + coins.pot;
    for (const auto* list : {&coins.wealth, &coins.bid, &coins.bonus}) {
        sum = std::accumulate(list->begin(), list->end(), sum);
        if (std::ranges::any_of(*list, [](int each) { return each < 0; })) return "INV-2: an account below 0";
    }
    if (sum != 0) return "INV-1: the accounts do not add up to 0";
    if (coins.pot < 0) return "INV-2: the pot is below 0";
    const auto empty = [](const std::vector<int>& list) {
        return std::ranges::all_of(list, [](int each) { return each == 0; });
    };
    if (match.phase != uni::Phase::Bidding && !empty(coins.bid)) return "INV-3: a bid outside Bidding";
    if (!match.scene && coins.pot != 0) return "INV-3: a pot outside a scene";
    if (match.phase != uni::Phase::Aftermath && !empty(coins.bonus)) return "INV-3: Bonus outside the Aftermath";
    return "";
}

inline std::string fault_of_cards(const uni::Match& match) {
    for (const uni::Card& card : match.cards) {
        if (card.in_scene() && (!match.scene || card.master || card.eliminated))
            return "INV-4: " + card.name + " cannot be in a scene";
        if (card.placement.guest && !(card.in_scene() && match.scene->mini))
            return card.name + " is a guest of nothing";
        if (card.eliminated && card.active_traits() > 0) return card.name + " is eliminated and has Traits";
        if (card.eliminated && !uni::subs_of(match, card.id).empty()) return card.name + " is eliminated and has Subs";
    }
    if (match.scene && match.scene->location) {
        const uni::Card* place = match.find(*match.scene->location);
        if (!place || !place->in_scene()) return "the place is not in the scene";
    }
    return "";
}

inline std::string fault_of_complication(const uni::Match& match) {
    const bool needed = match.phase == uni::Phase::Consent || match.phase == uni::Phase::Rolling ||
                        match.phase == uni::Phase::Aftermath;
    if (!match.complication) return needed ? "a phase without its Complication" : "";
    const uni::Complication& complication = *match.complication;
    for (const uni::Pool& pool : complication.pools)
        if (pool.dice < 0 || pool.edge < 0) return "a pool below 0";
    if (match.phase == uni::Phase::Aftermath) return "";
    for (const int id : complication.involved) {
        const uni::Card* card = match.find(id);
        if (!card || !card->in_scene()) return "what is involved is not in the scene";
        const int controller = *card->placement.controller;
        if (controller != complication.owner && !complication.find({controller}))
            return "UNI-79: a controller without a pool";
    }
    return "";
}

// Returns the fault, or empty.
inline std::string fault(const uni::Match& match) {
    const int pauses = match.dispute.has_value() + match.fine.has_value() + match.matter.has_value();
    if (pauses > 1) return "two pauses at once";
    if (const std::string coins = fault_of_coins(match); !coins.empty()) return coins;
    if (const std::string cards = fault_of_cards(match); !cards.empty()) return cards;
    return fault_of_complication(match);
}

}  // namespace uni_kit
