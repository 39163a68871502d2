// Section 7, rule by rule.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/score.h"
#include "tests/replays/coverage.h"

namespace replays {

namespace {

using R = const Replayed&;
using Step = Replayed::Step;

bool is_formed(R replay, bool led) {
    return happened<Formed>(
        replay, [&](const Step&, const Match&, const Formed& f) { return (f.commander != kNoCoin) == led; });
}

bool costs(R replay, int actions, bool led) {
    return happened<Moved>(replay,
                           [&](const Step& s, const Match& after, const Moved& m) {
                               return m.army != kNoArmy && s.before.actions_left - after.actions_left == actions &&
                                      is_combined(s.before, m.army) == led;
                           }) ||
           happened<Attacked>(replay, [&](const Step& s, const Match& after, const Attacked& a) {
               return a.strike.army != kNoArmy && s.before.actions_left - after.actions_left == actions &&
                      is_combined(s.before, a.strike.army) == led;
           });
}

bool led_adds_one(R replay) {
    return happened<Formed>(replay, [](const Step& s, const Match& after, const Formed& f) {
        if (f.commander == kNoCoin || s.before.phase != Phase::Play) return false;
        const int unit = f.members.front();
        return offense_value(after, unit) == offense_value(s.before, unit) + 1 &&
               defense_value(after, unit) == defense_value(s.before, unit) + 1;
    });
}

// The other coins keep their places relative to the front coin.
bool keeps_formation(R replay) {
    return happened<Regrouped>(replay, [](const Step& s, const Match& after, const Regrouped& g) {
        return holds_alternative<Move>(s.command) && g.moves.size() > 1 &&
               std::ranges::all_of(g.moves, [&](const Shift& shift) {
                   return shift.to - shift.from == g.moves[0].to - g.moves[0].from && after.on_table(shift.coin);
               });
    });
}

bool loses_within_the_damage(R replay) {
    return happened<Attacked>(replay, [](const Step& s, const Match& after, const Attacked& a) {
        if (a.strike.target_army == kNoArmy || !after.awaiting.empty()) return false;
        int lost = 0;
        for (const int coin : members(s.before, a.strike.target_army))
            if (!after.on_table(coin)) lost += defense_value(s.before, coin);
        return lost > 0 && lost <= a.strike.damage;
    });
}

bool owner_chooses(R replay, Decision::Kind kind) {
    return happened<Decided>(replay,
                             [&](const Step&, const Match&, const Decided& d) { return d.decision.kind == kind; });
}

// In one fight, the attacker's owner decides after the target's.
bool both_choose(R replay) {
    return happened<Decided>(replay, [](const Step&, const Match& after, const Decided& d) {
        return d.decision.kind == Decision::Kind::Losses && !after.awaiting.empty() &&
               after.awaiting[0].kind == Decision::Kind::Losses && after.awaiting[0].side != d.decision.side;
    });
}

bool in_army_fell(R replay, bool armored) {
    return happened<Fell>(replay, [&](const Step& s, const Match&, const Fell& f) {
        return f.army != kNoArmy && (!armored || s.before.type(f.coin).armored);
    });
}

bool cut_off(R replay) {
    return happened<Regrouped>(replay,
                               [](const Step&, const Match&, const Regrouped& g) { return !g.cut_off.empty(); });
}

bool linked_again(R replay) {
    return happened<Moved>(replay, [](const Step& s, const Match& after, const Moved& m) {
        if (m.army == kNoArmy) return false;
        return std::ranges::any_of(members(s.before, m.army),
                                   [&](int coin) { return s.before.coin(coin).cut_off && !after.coin(coin).cut_off; });
    });
}

bool a_spy_in_the_ranks(R replay) {
    return happened<Attacked>(replay, [](const Step& s, const Match&, const Attacked& a) {
        return a.strike.army != kNoArmy &&
               std::ranges::any_of(members(s.before, a.strike.army), [&](int i) { return s.before.type(i).spy; });
    });
}

bool hand_gathers(R replay) {
    return std::ranges::any_of(replay.steps(), [](const Step& step) {
        return std::ranges::any_of(step.answers, [](const rules::Answer& answer) {
            const auto* gathering = get_if<rules::Gathering>(&answer);
            return gathering && !gathering->places.empty();
        });
    });
}

bool armys_charge(R replay, bool second_leg) {
    return done<Charge>(replay, [&](const Step& s, const Match&, const Charge& c) {
        return !c.army.empty() && (!second_leg || count<Moved>(s) == 2);
    });
}

std::vector<Row> forming_rows() {
    return {
        {"CW-17", "coins of one type form an Army; others refused",
         [](R r) { return is_formed(r, false) && r.refused.contains("CW-17"); }},
        {"CW-18", "a led Army's units have +1/+1", led_adds_one},
        {"CW-19", "an Army marches and keeps its formation", keeps_formation},
        {"CW-20", "3 actions without a commander, 2 with one",
         [](R r) { return costs(r, 3, false) && costs(r, 2, true); }},
        {"CW-21", "a member that acts alone: refused", [](R r) { return r.refused.contains("CW-21"); }},
        {"CW-22", "an Army loses units worth at most the damage", loses_within_the_damage},
        {"CW-23", "an owner picks what a Combined Army loses",
         [](R r) { return owner_chooses(r, Decision::Kind::Losses); }},
        {"R-17", "formed in the own turn; coins apart refused",
         [](R r) {
             return r.refused.contains("R-17") && happened<Formed>(r, [](const Step& s, const Match&, const Formed&) {
                        return s.before.phase == Phase::Play;
                    });
         }},
        {"R-17 while deploying", "formed while deploying",
         [](R r) {
             return happened<Formed>(
                 r, [](const Step& s, const Match&, const Formed&) { return s.before.phase == Phase::Deploy; });
         }},
        {"R-18", "a commander falls and another takes over",
         [](R r) {
             return happened<CommanderChanged>(r, [](const Step&, const Match&, const CommanderChanged& c) {
                 return c.before != kNoCoin && c.after != kNoCoin;
             });
         }},
        {"R-19", "a coin joins; one that lies apart is refused",
         [](R r) {
             return r.refused.contains("R-17") &&
                    happened<Joined>(r, [](const Step&, const Match&, const Joined& j) { return j.other == kNoArmy; });
         }},
        {"R-19 another Army", "a whole Army joins",
         [](R r) {
             return happened<Joined>(r, [](const Step&, const Match&, const Joined& j) { return j.other != kNoArmy; });
         }},
        {"R-20", "a named front coin leads; one at the back is refused",
         [](R r) {
             return r.refused.contains("R-20") && done<Move>(r, [](const Step&, const Match&, const Move& m) {
                        return !m.army.empty() && !m.front.empty();
                    });
         }},
        {"R-20a", "a hand's gathering is taken", hand_gathers},
    };
}

std::vector<Row> fighting_rows() {
    return {
        {"R-21", "an Army strikes close; at range those that reach",
         [](R r) {
             return happened<Attacked>(
                 r, [](const Step&, const Match&, const Attacked& a) { return a.strike.army != kNoArmy; });
         }},
        {"R-21 at range", "an Army's shooters fire",
         [](R r) {
             return happened<Attacked>(r, [](const Step&, const Match&, const Attacked& a) {
                 return a.strike.army != kNoArmy && a.strike.ranged;
             });
         }},
        {"R-22", "an Army of Dimes charges; another refused",
         [](R r) { return armys_charge(r, false) && r.refused.contains("R-22"); }},
        {"R-22 second leg", "and goes on", [](R r) { return armys_charge(r, true); }},
        {"R-23", "an Army strikes back",
         [](R r) {
             return happened<AttackedBack>(
                 r, [](const Step&, const Match&, const AttackedBack& a) { return a.strike.army != kNoArmy; });
         }},
        {"R-24", "losses are chosen; a set that is not full or too large refused",
         [](R r) { return owner_chooses(r, Decision::Kind::Losses) && r.refused.contains("R-24"); }},
        {"R-24a", "first the target's owner, then the attacker's; anything else meanwhile refused",
         [](R r) { return both_choose(r) && r.refused.contains("R-24a"); }},
        {"R-25", "an Armored unit falls in an Army", [](R r) { return in_army_fell(r, true); }},
        {"R-26", "ranks close after losses", [](R r) { return in_army_fell(r, false) && happened<Regrouped>(r); }},
        {"R-26 cut off", "a part stays behind", cut_off},
        {"R-26 linked again", "a later move brings it up", linked_again},
        {"R-26 one coin", "an Army ends at one coin", [](R r) { return happened<Dissolved>(r); }},
        {"R-27", "a Spy in the ranks of an attacking Army", a_spy_in_the_ranks},
    };
}

}  // namespace

std::vector<Row> army_rows() {
    std::vector<Row> all = forming_rows();
    for (Row& row : fighting_rows()) all.push_back(std::move(row));
    return all;
}

}  // namespace replays
