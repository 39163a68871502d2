#include "game/coin_wars/table/outcome.h"

#include <algorithm>
#include <cmath>

#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/table/battle_log.h"

namespace table {

namespace {

constexpr double kSeldom = 0.005;  // smaller chances and losses do not count

bool is_sure(const cw::FallOdds& fate) {
    return std::ranges::any_of(fate.chances, [](double chance) { return chance > 1 - kSeldom; });
}

Phrase count(const cw::FallOdds& fate) {
    return is_sure(fate) ? figure(fate.coins, 0) : say("about {1}", figure(fate.coins, 1));
}

bool withstands(const cw::FallOdds& fate) { return fate.coins < kSeldom && fate.withstood > kSeldom; }
bool is_sure_to_withstand(const cw::FallOdds& fate) { return fate.withstood > 1 - kSeldom; }

// The target's result; empty if the other half makes it clear.
Phrase of_target(const cw::FallOdds& fate, bool is_army, bool attacker_suffers) {
    if (withstands(fate))
        return is_sure_to_withstand(fate) ? say("it survives the blow")
                                          : say("{1}: it survives a blow", percent(fate.withstood));
    if (fate.coins < kSeldom) return attacker_suffers ? Phrase() : is_army ? say("none falls") : say("it stands");
    if (is_army) return say("it loses {1}", count(fate));
    return is_sure(fate) ? say("it falls") : say("{1}: it falls", percent(fate.falls));
}

Phrase of_attacker(const cw::FallOdds& fate, bool is_army) {
    if (withstands(fate))
        return is_sure_to_withstand(fate) ? say("yours survives the blow")
                                          : say("{1}: yours survives a blow", percent(fate.withstood));
    if (fate.coins < kSeldom) return {};
    if (is_army) return say("you lose {1}", count(fate));
    return is_sure(fate) ? say("yours falls") : say("{1}: yours falls", percent(fate.falls));
}

bool rolls(const cw::Odds& odds) { return !odds.strike.dice.empty() || (odds.back && !odds.back->dice.empty()); }

// For two single coins without dice.
bool both_fall(const cw::Odds& odds, const cw::FallOdds& own) {
    return odds.strike.army == cw::kNoArmy && odds.strike.target_army == cw::kNoArmy &&
           odds.target.falls > 1 - kSeldom && own.falls > 1 - kSeldom;
}

Phrase words_for(const cw::Match& match, const cw::Odds& odds) {
    const cw::FallOdds own = odds.attacker_with_beyond(match);
    const bool suffers = own.coins >= kSeldom;
    std::vector<Phrase> parts;
    if (!rolls(odds)) parts.push_back(compared(odds.strike));
    if (both_fall(odds, own)) {
        parts.push_back(say("both fall"));
        return joined(parts, rules::comma());
    }
    for (const Phrase& part : {of_target(odds.target, odds.strike.target_army != cw::kNoArmy, suffers),
                               of_attacker(own, odds.strike.army != cw::kNoArmy)})
        if (!part.empty()) parts.push_back(part);
    return joined(parts, rules::comma());
}

}  // namespace

OutcomeVerdict verdict_of(const cw::Match& match, const cw::Odds& odds) {
    const double lost = odds.attacker_with_beyond(match).coins;
    if (odds.target.coins + odds.target.withstood < kSeldom)
        return lost < kSeldom ? OutcomeVerdict::Open : OutcomeVerdict::Loss;
    return odds.target.chances.front() < kSeldom && lost < kSeldom ? OutcomeVerdict::Win : OutcomeVerdict::Open;
}

std::optional<Outcome> outcome_of(const cw::Match& match, const Aim& aim) {
    if (aim.odds) return Outcome{verdict_of(match, *aim.odds), words_for(match, *aim.odds)};
    if (!aim.next) return std::nullopt;
    if (aim.next_turn)
        return Outcome{OutcomeVerdict::Later, say("Next turn, if it is still there: {1}", words_for(match, *aim.next))};
    return Outcome{verdict_of(match, *aim.next), say("Then {1}", words_for(match, *aim.next))};
}

Phrase words_for(const Threat& threat) {
    const cw::Odds& odds = threat.odds;
    const Phrase fate = of_target(odds.target, odds.strike.target_army != cw::kNoArmy, false);
    return odds.strike.dice.empty() ? joined({compared(odds.strike), fate}, rules::comma()) : fate;
}

double balance(const cw::Match& match, const cw::Odds& odds) {
    return odds.target.cents - odds.attacker_with_beyond(match).cents;
}

Phrase percent(double chance) {
    if (chance > 0 && chance < kSeldom) return plain("< 1 %");
    if (chance < 1 && chance > 1 - kSeldom) return plain("> 99 %");
    return Phrase(static_cast<int>(std::lround(100 * chance))) + plain(" %");
}

Phrase short_reason(const rules::Refusal& refusal) {
    if (!refusal.by) return refusal.message;
    const Phrase by = cw::inches_up(*refusal.by);
    if (refusal.rule == "R-1" && refusal.code == "out_of_reach") return say("{1} outside the zone", by);
    if (refusal.code == "out_of_reach" || refusal.code == "out_of_range") return say("{1} too far", by);
    if (refusal.code == "not_touching") return say("{1} short of touching it", by);
    if (refusal.code == "overlap") return say("{1} over a coin", by);
    if (refusal.code == "off_table") return say("{1} over the edge", by);
    return refusal.message;
}

}  // namespace table
