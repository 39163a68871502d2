#include "game/stories/card_draw/rules/forecast.h"

#include <algorithm>

#include "game/stories/card_draw/rules/challenge.h"
#include "game/stories/card_draw/rules/deck.h"
#include "game/stories/card_draw/rules/drawing.h"
#include "game/stories/card_draw/rules/limits.h"
#include "game/stories/card_draw/rules/odds.h"

namespace rules::card_draw {

namespace {

Drawn card_of(const Participant& participant) { return {participant.current->card, participant.current->value}; }

bool face_each_other(const Participant& a, const Participant& b) { return a.active && b.active && a.side != b.side; }

// The participant's cards: the current one, or the two to choose from.
std::vector<Drawn> shown_by(const Participant& participant) {
    if (participant.current) return {card_of(participant)};
    return participant.choice;
}

// The highest value among the others' cards; with two cards, a participant will take the better one.
int to_beat(const Test& test, const Participant& own) {
    int best = 0;
    for (const Participant& each : test.participants)
        if (each.active && each.id != own.id)
            for (const Drawn& drawn : shown_by(each)) best = std::max(best, drawn.value);
    return best;
}

// Those who draw later, from the same cards.
std::vector<const Participant*> drawing_after(const Test& test, const Participant& own) {
    std::vector<const Participant*> list;
    for (const Participant& each : test.participants)
        if (each.active && each.id != own.id && shown_by(each).empty()) list.push_back(&each);
    return list;
}

// A participant about to draw, and the cards that can come.
struct Draw {
    const Match& match;
    const Participant& own;
    int cards;
    CardSet pile = drawn_from(match);
    Handicap handicap = handicap_of(match, own.id);

    Target target() const { return {match.test->challenge().suit, match.test->challenge().tn}; }

    void add_rivals(CardOdds& odds) const {
        int drawn = cards;
        for (const Participant& each : match.test->participants)
            if (face_each_other(own, each))
                for (const Drawn& shown : shown_by(each))
                    odds.rivals.push_back(
                        {each.id, true, each.choice.size() > 1, versus_odds(pile, handicap, shown, cards)});
        for (const Participant* each : drawing_after(*match.test, own)) {
            const int theirs = cards_due(match, *each);
            drawn += theirs;
            if (drawn > pile.size() || !face_each_other(own, *each)) continue;
            odds.rivals.push_back(
                {each->id, false, theirs > 1, versus_odds(pile, handicap, handicap_of(match, each->id), cards)});
        }
    }
    void add_highest(CardOdds& odds) const {
        std::vector<Drawer> others;
        int drawn = cards;
        for (const Participant* each : drawing_after(*match.test, own)) {
            others.push_back({handicap_of(match, each->id), cards_due(match, *each)});
            drawn += others.back().cards;
        }
        if (drawn > pile.size()) return;
        odds.highest = single_highest_odds(pile, {handicap, cards}, others, to_beat(*match.test, own));
    }
    CardOdds odds() const {
        CardOdds odds{cards, hindered_odds(pile, handicap, cards)};
        if (match.test->is_challenge()) {
            odds.outcomes = outcome_odds(pile, handicap, target(), cards);
            odds.hit = hit_odds(pile, handicap, target(), cards);
        }
        if (match.test->is_competition()) add_rivals(odds);
        if (match.test->is_fray()) add_highest(odds);
        return odds;
    }
};

// True if the card is an improvement; an empty `opponent` means a challenge or a fray.
bool betters(const Standing& now, const Standing& then, const std::string& opponent) {
    if (now.outcome) return worth(*then.outcome) > worth(*now.outcome);
    if (now.highest) return *then.highest && !*now.highest;
    for (std::size_t i = 0; i < now.against.size(); ++i)
        if (now.against[i].opponent == opponent) return then.against[i].result > now.against[i].result;
    return false;
}

std::vector<Betterment> bonus_odds(const Match& match, const Participant& own, const Standing& now) {
    const CardSet pile = drawn_from(match);
    const Handicap handicap = handicap_of(match, own.id);
    Ids measures;
    for (const Against& each : now.against) measures.push_back(each.opponent);
    if (now.outcome || now.highest) measures.emplace_back();
    std::vector<Betterment> list;
    for (const std::string& opponent : measures) {
        const int good = count(pile, [&](Card card) {
            return betters(now, standing(match, own.id, {card, handicap.value(card)}), opponent);
        });
        list.push_back({opponent, at_least_one(good, pile.size(), 1)});
    }
    return list;
}

WindowForecast forecast_of(const Match& match, const Participant& own) {
    WindowForecast forecast{own.id, standing(match, own.id, card_of(own))};
    const Character& character = match.character(own.id);
    for (const Background& each : character.hand)
        if (each.ready)
            forecast.plays.push_back({each.card, standing(match, own.id, {each.card.card, each.card.card.rank})});
    const CardSet pile = drawn_from(match);
    if (!character.is_pc() || pile.empty()) return forecast;
    forecast.bonus = bonus_odds(match, own, forecast.now);
    forecast.disadvantage = Draw{match, own, 1}.odds();
    forecast.incapacity = hindered_odds(pile, character.handicap());
    return forecast;
}

}  // namespace

Standing standing(const Match& match, const std::string& participant, const Drawn& with) {
    const Test& test = *match.test;
    const Participant& own = test.participant(participant);
    Standing standing;
    if (test.is_challenge())
        standing.outcome = outcome(with.card.suit, with.value, test.challenge().suit, test.challenge().tn);
    if (test.is_fray()) standing.highest = with.value > to_beat(test, own);
    if (!test.is_competition()) return standing;
    for (const Participant& each : test.participants)
        if (each.current && face_each_other(own, each))
            standing.against.push_back({each.id, versus(with, card_of(each))});
    return standing;
}

std::optional<DrawForecast> draw_forecast(const Match& match) {
    const bool offered = match.phase == Phase::Miss || match.phase == Phase::Partial;
    if (match.phase != Phase::Draw && !offered) return std::nullopt;
    const Participant& own = *next_to_draw(*match.test);
    const Draw draw{match, own, cards_due(match, own)};
    if (draw.pile.size() < draw.cards) return std::nullopt;
    DrawForecast forecast{own.id, draw.odds()};
    const Test& test = *match.test;
    if (match.phase == Phase::Partial && test.challenge().hit != test.challenge().suit)
        forecast.changed =
            outcome_odds(draw.pile, draw.handicap, {test.challenge().hit, test.challenge().tn}, draw.cards);
    return forecast;
}

std::vector<WindowForecast> window_forecast(const Match& match) {
    std::vector<WindowForecast> list;
    if (match.phase != Phase::Improve) return list;
    for (const Participant& each : match.test->participants)
        if (each.active && !each.out && !is_extra(each.id)) list.push_back(forecast_of(match, each));
    return list;
}

std::vector<TargetForecast> target_forecast(const Match& match, const Character& character, Suit suit) {
    std::vector<TargetForecast> list;
    const CardSet pile = drawn_from(match);
    const int cards = character.advantage ? 2 : 1;
    if (pile.size() < cards) return list;
    const Handicap handicap = character.handicap();
    for (int tn = limits::kLowestTarget; tn <= limits::kHighestTarget; ++tn)
        list.push_back({tn, succeeds_automatically(character, suit, tn),
                        outcome_odds(pile, handicap, {suit, tn}, cards), hit_odds(pile, handicap, {suit, tn}, cards)});
    return list;
}

}  // namespace rules::card_draw
