#pragma once
// The odds in a running match, for the panel beside every draw and for the window (CD-43, section 6). They cover the
// cards that can come: the pile, or the discard if the pile is empty.

#include <optional>
#include <vector>

#include "game/stories/card_draw/rules/odds.h"

namespace rules::card_draw {

// A participant's result if that card were its current one now.
struct Against {
    std::string opponent;
    Versus result;
    FIELDS(opponent, result)
};
struct Standing {
    std::optional<Outcome> outcome{};  // of a challenge
    std::vector<Against> against{};    // in a competition: opponents who have a card
    std::optional<bool> highest{};     // in a fray: the single highest so far
    FIELDS(outcome, against, highest)
};
Standing standing(const Match& match, const std::string& participant, const Drawn& with);

// The odds of a draw; for two cards, that at least one gives the result.
struct RivalOdds {
    std::string opponent;
    bool known;    // its card is on the table; otherwise it draws later
    bool chooses;  // it has two cards to choose from: the odds are against one of them
    VersusOdds odds;
    FIELDS(opponent, known, chooses, odds)
};
struct CardOdds {
    int cards = 1;
    core::Chance hindered;  // falls on a held disadvantage
    std::optional<OutcomeOdds> outcomes{};
    std::optional<core::Chance> hit{};
    std::vector<RivalOdds> rivals{};
    // In a fray: will be the single highest, counting everyone still to draw.
    std::optional<core::Chance> highest{};
    FIELDS(cards, hindered, outcomes, hit, keyed("against", rivals), highest)
};
struct DrawForecast {
    std::string participant;
    CardOdds odds;
    std::optional<OutcomeOdds> changed{};  // CD-24: after changing to the suit that has hit
    FIELDS(participant, odds.cards, odds.hindered, odds.outcomes, odds.hit, keyed("against", odds.rivals), odds.highest,
           changed)
};
// The next draw, or the one that a miss or a partial success offers. nullopt if nothing is drawn, or if the pile runs
// out during it; if it runs out during later draws, whatever depends on them is omitted.
std::optional<DrawForecast> draw_forecast(const Match& match);

// In the improvement window, for each participant who may still improve.
struct PlayForecast {
    Backed card;
    Standing becomes;
    FIELDS(card, becomes)
};
struct Betterment {
    OrNone<ParticipantId> opponent;  // absent: in a challenge or a fray
    core::Chance chance;
    FIELDS(opponent, keyed("betters", chance))
};
struct WindowForecast {
    std::string participant;
    Standing now;
    std::vector<PlayForecast> plays{};       // ready cards
    std::vector<Betterment> bonus{};         // that the bonus card would be an improvement
    std::optional<CardOdds> disadvantage{};  // a disadvantage counts whatever it is
    std::optional<core::Chance> incapacity{};
    FIELDS(participant, now, plays, bonus, disadvantage, incapacity)
};
std::vector<WindowForecast> window_forecast(const Match& match);

// Before a challenge starts: the table of CD-41 for the cards that can come.
struct TargetForecast {
    int tn;
    bool automatic;
    OutcomeOdds outcomes;
    core::Chance hit;
    FIELDS(tn, automatic, outcomes, hit)
};
// For target numbers 2 to 14; empty if no card is left, or if the pile runs out during the draw.
std::vector<TargetForecast> target_forecast(const Match& match, const Character& character, Suit suit);

}  // namespace rules::card_draw
