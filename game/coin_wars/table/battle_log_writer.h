#pragma once
// Turns the events of one command into log lines. battle_log.cpp handles everything except attacks,
// battle_log_fight.cpp their results.

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/table/aim.h"
#include "game/coin_wars/table/battle_log.h"

namespace table {

class Teller {
public:
    Teller(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events);

    void operator()(const cw::Agreed& event);
    void operator()(const cw::FacesChosen& event);
    void operator()(const cw::Tossed& event);
    void operator()(const cw::Ordered& event);
    void operator()(const cw::EdgeTaken& event);
    void operator()(const cw::SaidReady& event);
    void operator()(const cw::Formed& event);
    void operator()(const cw::Joined& event);
    void operator()(const cw::CommanderChanged& event);
    void operator()(const cw::Regrouped& event);
    void operator()(const cw::Dissolved& event);
    void operator()(const cw::Moved& event);
    void operator()(const cw::StoodStill& event);
    void operator()(const cw::Arrived& event);
    void operator()(const cw::HeldUp& event);
    void operator()(const cw::GroundChanged& event);
    void operator()(const cw::ThrewForArrival& event);
    void operator()(const cw::ToldWords& event);
    void operator()(const cw::Passed& event);
    void operator()(const cw::TurnBegan& event);
    void operator()(const cw::QuietWarned& event);
    void operator()(const cw::NothingCanFall&);
    void operator()(const cw::DrawOffered& event);
    void operator()(const cw::DrawAnswered& event);
    void operator()(const cw::Ended&) { note(std::nullopt, verdict(after_)); }
    // --- fights
    void operator()(const cw::Attacked& event);
    void operator()(const cw::AttackedBack& event);
    void operator()(const cw::WentBeyond& event);
    void operator()(const cw::UsedTrait& event);
    void operator()(const cw::Awaited& event);
    void operator()(const cw::Decided& event);
    void operator()(const cw::PurseGrew& event);
    void operator()(const cw::Withstood& event);
    void operator()(const cw::SlidBack& event);
    void operator()(const cw::Broke& event);
    template <class Unlogged>
    void operator()(const Unlogged&) {}

    std::vector<StoryLine> lines;

private:
    Phrase name(int coin) const { return display_name(*after_.scenario, coin); }
    Phrase side(cw::Side which) const { return display_name(*after_.scenario, which); }
    void note(std::optional<cw::Side> whose, Phrase text, Phrase detail = {}, std::vector<int> coins = {});
    void add_detail(const Phrase& words);
    void tell_beyond();
    int fallen_of(const std::vector<int>& party) const;
    std::vector<int> lost_by(const cw::Decided& event) const;
    Phrase outcome_of(const cw::Strike& strike) const;

    const cw::Match& after_;
    cw::Match now_;  // the match before the event being logged, for places and Armies
    int turn_;
    int mover_ = cw::kNoCoin;     // the coin or front coin of the first leg, if it was logged
    int marching_ = cw::kNoArmy;  // the Army whose front coin has just moved
    bool struck_ = false;
    std::vector<int> falling_, beyond_, arrived_;  // over all events
    int struck_down_ = cw::kNoCoin;                // the single coin that the strike back takes
    std::optional<cw::Side> chooses_;              // the side that must choose losses
};

}  // namespace table
