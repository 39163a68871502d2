// Sections 8 to 10, rule by rule.

#include <algorithm>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/score.h"
#include "tests/replays/coverage.h"

namespace replays {

namespace {

using R = const Replayed&;
using Step = Replayed::Step;

bool stands_on(const Match& match, int coin, Ground kind) {
    return std::ranges::any_of(match.scenario->terrain, [&](const Terrain& terrain) {
        return terrain.kind == kind && measure::inside(terrain.polygon, match.coin(coin).at);
    });
}

bool bonus_on_the_slope(R replay) {
    return happened<Attacked>(replay, [](const Step& s, const Match&, const Attacked& a) {
        return std::ranges::any_of(offense(s.before, a.strike.attacker).steps, [](const ScoreStep& step) {
            return words::english(step.reason) == "Slope" && step.change == 1;
        });
    });
}

bool bonus_on_the_hill(R replay) {
    return happened<Attacked>(replay, [](const Step& s, const Match&, const Attacked& a) {
        return s.before.scenario->advanced.terrain && stands_on(s.before, a.strike.target, Ground::Defensive) &&
               std::ranges::any_of(defense(s.before, a.strike.target).steps, [](const ScoreStep& step) {
                   return words::english(step.reason) == "Hill" && step.change == 1;
               });
    });
}

bool no_bonus_after_a_charge(R replay) {
    return happened<Attacked>(replay, [](const Step& s, const Match&, const Attacked& a) {
        const bool charged =
            std::ranges::any_of(s.before.charges, [&](const ChargeBegan& c) { return c.coin == a.strike.target; });
        return charged && stands_on(s.before, a.strike.target, Ground::Defensive) &&
               defense_value(s.before, a.strike.target) == s.before.type(a.strike.target).defense;
    });
}

bool scattered_by_hand(R replay) {
    return std::ranges::any_of(replay.steps(), [](const Step& step) {
        return std::ranges::any_of(step.answers, [](const rules::Answer& answer) {
            const auto* scattering = get_if<rules::Scattering>(&answer);
            return scattering && !scattering->places.empty();
        });
    });
}

bool split_answered(R replay, bool yes) {
    return done<Decide>(replay, [&](const Step&, const Match&, const Decide& d) { return d.split == yes; });
}

bool rolled_apart(R replay) {
    return happened<AttackedBack>(replay, [](const Step& s, const Match&, const AttackedBack& a) {
        return a.strike.dice.size() == 2 && strike_in<Attacked>(s)->dice.size() >= 2;
    });
}

template <int sides>
bool rolls(R replay) {
    return happened<Attacked>(replay, [](const Step&, const Match&, const Attacked& a) {
        return std::ranges::any_of(a.strike.dice, [](const Die& die) { return die.sides == sides && die.roll > 0; });
    });
}

bool told(R replay) {
    return done<Attack>(replay, [](const Step&, const Match&, const Attack& a) { return !a.dice.empty(); });
}

bool beyond_by(R replay, bool army) {
    return done<Attack>(replay, [&](const Step&, const Match&, const Attack& a) {
        return !a.beyond.empty() && a.army.empty() != army;
    });
}

bool weaker(R replay) {
    return happened<Attacked>(replay, [](const Step& s, const Match&, const Attacked& a) {
        const auto behind = [](const ScoreStep& step) { return words::english(step.reason) == "behind in technology"; };
        return std::ranges::any_of(offense(s.before, a.strike.attacker).steps, behind) ||
               std::ranges::any_of(defense(s.before, a.strike.target).steps, behind);
    });
}

bool floor_of_one(R replay) {
    return happened<Attacked>(replay, [](const Step& s, const Match&, const Attacked& a) {
        const auto& technology = s.before.scenario->advanced.technology;
        const bool backward = std::ranges::any_of(technology, [&](const Technology& each) {
            return !each.in_part() && each.backward == s.before.side_of(a.strike.target);
        });
        return backward && s.before.type(a.strike.target).defense == 1 &&
               defense(s.before, a.strike.target).steps.size() == 1;
    });
}

bool is_severe(R replay, Severe severe) {
    return happened<Attacked>(replay) && std::ranges::any_of(replay.scenario().advanced.technology,
                                                             [&](const Technology& t) { return t.severe == severe; });
}

bool severe_die(R replay) {
    return is_severe(replay, Severe::Die) &&
           happened<Attacked>(replay,
                              [](const Step&, const Match&, const Attacked& a) { return a.strike.dice.size() == 3; });
}

bool ends_by(R replay, const char* how) {
    return replay.session.match().outcome && replay.session.match().outcome->by == how;
}

bool measures_freely(R replay) {
    for (const Step& step : replay.steps()) {
        const Match& match = step.before;
        if (match.phase != Phase::Play || !match.awaiting.empty()) continue;
        const std::uint64_t hash = CoinWars::hash(match);
        for (const int coin : {0, match.count() - 1}) legal(match, coin);
        return CoinWars::hash(match) == hash;
    }
    return false;
}

// Undoes as far as throws allow, and redoes everything.
bool is_undone_and_redone(R replay) {
    rules::GameSession<CoinWars> session = replay.session;
    const std::uint64_t end = CoinWars::hash(session.match());
    int undone = 0;
    while (!session.undo(true)) ++undone;
    while (!session.redo()) continue;
    return undone > 0 && CoinWars::hash(session.match()) == end;
}

// True if this holds for any condition of the tree.
template <class Holds>
bool has(const Condition& condition, Holds holds) {
    return holds(condition) ||
           std::ranges::any_of(condition.of, [&](const Condition& part) { return has(part, holds); });
}
template <class Holds>
bool aims_at(R replay, Holds holds) {
    const Victory& victory = replay.scenario().victory;
    return std::ranges::any_of(victory.goals, [&](const auto& goal) { return goal && has(*goal, holds); }) ||
           std::ranges::any_of(victory.results, [&](const LimitResult& result) { return has(result.when, holds); });
}
template <Condition::Kind kind>
bool aims_at_kind(R replay) {
    return aims_at(replay, [](const Condition& c) { return c.kind == kind; });
}
template <Condition::When when>
bool aims_at_held(R replay) {
    return aims_at(replay, [](const Condition& c) { return c.kind == Condition::Kind::Held && c.when == when; });
}

std::vector<Row> advanced_rows() {
    return {
        {"CW-24", "+1 Defense on a hill", bonus_on_the_hill},
        {"CW-25", "+1 Offense on a slope", bonus_on_the_slope},
        {"CW-26", "an Army breaks", [](R r) { return happened<Broke>(r); }},
        {"CW-27", "both sides roll",
         [](R r) {
             return happened<Attacked>(
                 r, [](const Step&, const Match&, const Attacked& a) { return a.strike.dice.size() >= 2; });
         }},
        {"CW-28", "a coin goes beyond", [](R r) { return happened<WentBeyond>(r); }},
        {"CW-29", "the backward side has -1/-1", weaker},
        {"CW-30", "a coin is kept", [](R r) { return happened<PurseGrew>(r); }},
        {"R-28", "no bonus for who charged there", no_bonus_after_a_charge},
        {"R-29", "broken or split coins are pushed apart", [](R r) { return happened<Scattered>(r); }},
        {"R-29 by hand", "a hand's scattering is taken", scattered_by_hand},
        {"R-29 split", "an owner splits its Army", [](R r) { return split_answered(r, true); }},
        {"R-29 not split", "an owner keeps it", [](R r) { return split_answered(r, false); }},
        {"R-30", "attack and attack back are rolled apart", rolled_apart},
        {"R-30 d4", "rolled", rolls<4>},
        {"R-30 d6", "rolled", rolls<6>},
        {"R-30 d8", "rolled", rolls<8>},
        {"R-30 d10", "rolled", rolls<10>},
        {"R-30 d12", "rolled", rolls<12>},
        {"R-30 d20", "rolled", rolls<20>},
        {"R-30 told", "real dice are told; wrong numbers refused",
         [](R r) { return told(r) && r.refused.contains("R-30"); }},
        {"R-31", "a coin goes beyond alone; who has no part in it refused",
         [](R r) { return beyond_by(r, false) && r.refused.contains("R-31"); }},
        {"R-31 in an Army", "members go beyond", [](R r) { return beyond_by(r, true); }},
        {"R-32", "the backward side's Penny keeps its Defense of 1", floor_of_one},
        {"R-32 die", "a second die for the advanced side", severe_die},
        {"R-32 bonus", "+2/+2", [](R r) { return is_severe(r, Severe::Bonus); }},
        {"R-33", "both purses have grown",
         [](R r) { return r.session.match().purse[0] > 0 && r.session.match().purse[1] > 0; }},
    };
}

std::vector<Row> ending_rows() {
    return {
        {"R-34", "a side without a coin has lost", [](R r) { return ends_by(r, "elimination"); }},
        {"R-34 concede", "a side concedes", [](R r) { return ends_by(r, "concede"); }},
        {"R-34 draw", "a draw is offered, refused, agreed on; answered without an offer refused",
         [](R r) {
             return ends_by(r, "agreement") && r.refused.contains("R-34") &&
                    happened<DrawAnswered>(
                        r, [](const Step&, const Match&, const DrawAnswered& d) { return !d.accepted; });
         }},
        {"R-35", "a side passes", [](R r) { return happened<Passed>(r); }},
        {"R-35 both", "both pass: a draw", [](R r) { return ends_by(r, "no_moves"); }},
        {"R-36", "ten quiet turns, announced; the larger purse",
         [](R r) { return happened<QuietWarned>(r) && ends_by(r, "purse"); }},
        {"R-36 nothing can fall", "said at once", [](R r) { return happened<NothingCanFall>(r); }},
        {"R-37", "what may be done is asked, and nothing changes", measures_freely},
        {"R-39", "undone to the last throw and redone", is_undone_and_redone},
    };
}

std::vector<Row> option_rows() {
    return {
        {"R-40", "an option other than the kitchen table's; refused where it forbids",
         [](R r) { return r.scenario().options != kitchen_table() && !r.refused.empty(); }},
        {"R-40 kitchen", "the first preset", [](R r) { return r.scenario().options == kitchen_table(); }},
        {"R-40 tournament", "the other preset", [](R r) { return r.scenario().options == tournament(); }},
        {"R-40 card_range: long_edge", "played",
         [](R r) { return r.scenario().options.card_range == CardRange::LongEdge; }},
        {"R-40 card_range: short_edge", "played",
         [](R r) { return r.scenario().options.card_range == CardRange::ShortEdge; }},
        {"R-40 friends: block", "own coins stop; refused where nothing is left of a way",
         [](R r) { return r.scenario().options.friends == Friends::Block; }},
        {"R-40 spy_struck_back: yes", "a Spy's victim attacks back",
         [](R r) {
             return happened<Attacked>(r, [](const Step& s, const Match&, const Attacked& a) {
                 return a.strike.rule == "CW-15" && count<AttackedBack>(s) == 1;
             });
         }},
        {"R-40 spy_beats_armored: yes", "a Spy destroys Armour",
         [](R r) {
             return happened<Attacked>(r, [](const Step& s, const Match&, const Attacked& a) {
                 return a.strike.rule == "CW-15" && s.before.type(a.strike.target).armored;
             });
         }},
        {"R-40 engage: move_then_attack", "a coin moves, then attacks",
         [](R r) {
             return happened<Attacked>(r, [](const Step& s, const Match&, const Attacked& a) {
                 return holds_alternative<Attack>(s.command) && s.before.coin(a.strike.attacker).moved;
             });
         }},
        {"R-40 gather: own_reach", "an Army marches under it",
         [](R r) {
             return r.scenario().options.gather == Gather::OwnReach &&
                    happened<Moved>(r, [](const Step&, const Match&, const Moved& m) { return m.army != kNoArmy; });
         }},
        {"R-40 army_front: two_ranks", "fewer strike than belong to the Army",
         [](R r) {
             return r.scenario().options.army_front == ArmyFront::TwoRanks &&
                    happened<Attacked>(r, [](const Step& s, const Match&, const Attacked& a) {
                        return a.strike.army != kNoArmy && !a.strike.ranged &&
                               a.strike.units.size() < members(s.before, a.strike.army).size();
                    });
         }},
        {"R-40 fire_blocked: enemies", "a blocked shot refused",
         [](R r) { return r.scenario().options.fire_blocked == FireBlocked::Enemies && r.refused.contains("R-40"); }},
        {"R-40 fire_blocked: any", "a blocked shot refused",
         [](R r) { return r.scenario().options.fire_blocked == FireBlocked::Any && r.refused.contains("R-40"); }},
    };
}

std::vector<Row> file_rows() {
    return {
        {"BX-1", "a move ends at impassable ground",
         [](R r) {
             return happened<Moved>(r, [](const Step&, const Match&, const Moved& m) { return m.stopped_by_ground; });
         }},
        {"BX-1 except", "a coin that it does not concern goes over it",
         [](R r) {
             return done<Move>(r, [](const Step& s, const Match&, const Move& m) {
                 return std::ranges::any_of(s.before.scenario->terrain, [&](const Terrain& terrain) {
                     return terrain.kind == Ground::Impassable && terrain.except == std::vector{s.before.find(m.coin)};
                 });
             });
         }},
        {"BX-2", "ground with an effect; against it refused", [](R r) { return r.refused.contains("BX-2"); }},
        {"BX-2 slow", "a move that begins on it",
         [](R r) {
             return happened<Moved>(r, [](const Step& s, const Match&, const Moved& m) {
                 return stands_on(s.before, m.coin, Ground::Slow);
             });
         }},
        {"BX-2 stop", "a move that ends in it",
         [](R r) {
             return happened<Moved>(r, [](const Step&, const Match& after, const Moved& m) {
                 return m.stopped_by_ground && stands_on(after, m.coin, Ground::Stop);
             });
         }},
        {"BX-3", "a coin arrives; before that refused",
         [](R r) { return happened<Arrived>(r) && r.refused.contains("BX-3"); }},
        {"BX-3 held up", "one finds no place", [](R r) { return happened<HeldUp>(r); }},
        {"BX-4", "who waits may not act: refused", [](R r) { return r.refused.contains("BX-4"); }},
        {"BX-5", "an advantage of named types, against named types, at range",
         [](R r) {
             return happened<Attacked>(r, [](const Step& s, const Match&, const Attacked& a) {
                 const auto& technology = s.before.scenario->advanced.technology;
                 const StrikeContext bout{a.strike.attacker, true};
                 return a.strike.ranged && !technology.empty() && technology.front().in_part() &&
                        defense_value(s.before, a.strike.target, bout) < defense_value(s.before, a.strike.target);
             });
         }},
        {"BX-6", "going beyond past its limit: refused", [](R r) { return r.refused.contains("BX-6"); }},
        {"BX-7", "a goal is reached", [](R r) { return ends_by(r, "victory"); }},
        {"BX-7 limit", "the battle ends at its limit", [](R r) { return ends_by(r, "limit"); }},
        {"BX-7 any", "in a tree", aims_at_kind<Condition::Kind::Any>},
        {"BX-7 all", "in a tree", aims_at_kind<Condition::Kind::All>},
        {"BX-7 not", "in a tree", aims_at_kind<Condition::Kind::Not>},
        {"BX-7 lost", "in a tree", aims_at_kind<Condition::Kind::Lost>},
        {"BX-7 held now", "in a tree", aims_at_held<Condition::When::Now>},
        {"BX-7 held turn_end", "in a tree", aims_at_held<Condition::When::TurnEnd>},
        {"BX-7 held limit", "in a tree", aims_at_held<Condition::When::Limit>},
        {"BX-8", "coins with a price in points", [](R r) { return r.scenario().types.front().points > 0; }},
    };
}

}  // namespace

std::vector<Row> extra_rows() {
    std::vector<Row> all = advanced_rows();
    for (const auto& more : {ending_rows(), option_rows(), file_rows()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace replays
