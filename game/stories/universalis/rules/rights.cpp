#include "game/stories/universalis/rules/rights.h"

#include <algorithm>

#include "game/stories/universalis/rules/components.h"
#include "game/stories/universalis/rules/turns.h"

namespace rules::universalis {

namespace {

// UNI-52 (d): Masters of what is involved.
Check check_master_free(const Match& match, const Card& master) {
    if (!match.complication) return std::nullopt;
    for (const int involved : match.complication->involved)
        if (match.card(involved).is_sub_of(master.id))
            return refuse("LOCKED_BY_COMPLICATION", "UNI-52",
                          say("{1} is the Master of {2}, which is involved in the Complication.",
                              quoted(master.name), card_name(match, involved)));
    return std::nullopt;
}

Check check_controller(const Match& match, int seat, const Card& card) {
    if (card.is_controlled_by(seat)) return std::nullopt;
    return refuse("NOT_CONTROLLER", "UNI-53",
                  say("{1} is {2}'s: take it over first (1 coin), or start a Complication.",
                      quoted(card.name), player(match, *card.placement.controller)));
}

Check check_narrator(const Match& match, int seat, const Card& card) {
    if (card.is_controlled_by(seat)) return std::nullopt;
    if (!match.is_winner(seat))
        return refuse(
            "NOT_CONTROLLER", "UNI-93",
            say("Who lost narrates of Components he controls; {1} is none of yours.", quoted(card.name)));
    if (match.involves(card.id)) return std::nullopt;
    return refuse("NOT_INVOLVED", "UNI-92",
                  say("{1} is neither involved in the Complication nor yours.", quoted(card.name)));
}

}  // namespace

Check check_may_add(const Match& match, int seat, int id) {
    const Card& card = match.card(id);
    if (auto refusal = check_in_play(match, id)) return refusal;
    if (match.phase == Phase::Aftermath) return check_narrator(match, seat, card);
    if (card.master) return check_master_free(match, card);
    return card.in_scene() ? check_controller(match, seat, card) : std::nullopt;
}

Check check_may_take_away(const Match& match, int seat, int id) {
    const Card& card = match.card(id);
    if (auto refusal = check_in_play(match, id)) return refusal;
    if (match.phase == Phase::Aftermath) return check_narrator(match, seat, card);
    if (card.master) return check_master_free(match, card);
    if (auto refusal = check_free(match, id)) return refusal;
    if (auto refusal = check_in_scene(match, id)) return refusal;
    return check_controller(match, seat, card);
}

Check check_not_frozen(const Match& match, int seat, int trait) {
    if (match.phase != Phase::Aftermath) return std::nullopt;
    const auto& frozen = match.complication->frozen;
    const auto it = std::ranges::find_if(
        frozen, [&](const Frozen& each) { return each.trait == trait && each.by != seat; });
    if (it == frozen.end()) return std::nullopt;
    return refuse(
        "FROZEN_BY_NARRATION", "UNI-93",
        say("{1} has narrated this already: no later narrator reverses it.", player(match, it->by)));
}

}  // namespace rules::universalis
