#pragma once
// The odds of what is going on in a match, for the panel beside every draw and in the window (CD-43, section
// 6). They are counted over the cards that can come: the pile, or the discard if the pile is empty.

#include <optional>
#include <vector>

#include "game/stories/card_draw/rules/odds.h"

namespace rules::card_draw {

// How a participant would come off if that card were its current one now.
struct Against {
    std::string opponent;
    Versus result;
    FIELDS(opponent, result)
};
struct Standing {
    std::optional<Outcome> outcome{};  // of a challenge
    std::vector<Against> against{};    // of a competition: opponents who have a card
    std::optional<bool> highest{};     // of a fray: the single highest so far
    FIELDS(outcome, against, highest)
};
Standing standing(const Match& match, const std::string& participant, const Drawn& with);

// What a draw may give; of two cards, that at least one gives it.
struct RivalOdds {
    std::string opponent;
    bool known;    // its card is on the table; otherwise it draws after
    bool chooses;  // it has two cards to choose from: the odds are those against one of them
    VersusOdds odds;
    FIELDS(opponent, known, chooses, odds)
};
struct CardOdds {
    int cards = 1;
    core::Chance hindered;  // falls on a held disadvantage
    std::optional<OutcomeOdds> outcomes{};
    std::optional<core::Chance> hit{};
    std::vector<RivalOdds> rivals{};
    // Of a fray: will be the single highest, all who still draw included.
    std::optional<core::Chance> highest{};
    FIELDS(cards, hindered, outcomes, hit, under("against", rivals), highest)
};
// Of the draw that is next, or that a miss or a partial success offers. None if nothing is drawn, or if
// the pile runs out in its midst; where it runs out among later drawers, what depends on them is left out.
struct DrawForecast {
    std::string participant;
    CardOdds odds;
    std::optional<OutcomeOdds> changed{};  // CD-24: if one goes on in the suit that has hit
    FIELDS(participant, odds.cards, odds.hindered, odds.outcomes, odds.hit, under("against", odds.rivals), odds.highest,
           changed)
};
std::optional<DrawForecast> draw_forecast(const Match& match);

// In the improvement window, of one who may still improve.
struct PlayForecast {
    Backed card;
    Standing becomes;
    FIELDS(card, becomes)
};
struct Betterment {
    OrNone<ParticipantId> opponent;  // none: of a challenge or a fray
    core::Chance chance;
    FIELDS(opponent, under("betters", chance))
};
struct WindowForecast {
    std::string participant;
    Standing now;
    std::vector<PlayForecast> plays{};       // ready cards
    std::vector<Betterment> bonus{};         // that the bonus card would better it
    std::optional<CardOdds> disadvantage{};  // a disadvantage is taken as it comes
    std::optional<core::Chance> incapacity{};
    FIELDS(participant, now, plays, bonus, disadvantage, incapacity)
};
std::vector<WindowForecast> window_forecast(const Match& match);

// Before a challenge is started: the table of CD-41 for the cards that can come.
struct TargetForecast {
    int tn;
    bool automatic;
    OutcomeOdds outcomes;
    core::Chance hit;
    FIELDS(tn, automatic, outcomes, hit)
};
// For target numbers 2 to 14; none if no card is left, or the pile runs out in its midst.
std::vector<TargetForecast> target_forecast(const Match& match, const Character& character, Suit suit);

}  // namespace rules::card_draw
