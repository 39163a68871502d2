#include "tests/replays/coverage.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/path.h"
#include "game/coin_wars/rules/score.h"

namespace replays {

namespace {

using R = const Replayed&;
using Step = Replayed::Step;

bool single(const Strike& strike) { return strike.army == kNoArmy && strike.target_army == kNoArmy; }

bool touches_enemy(const Match& match, int coin) {
    for (int i = 0; i < match.count(); ++i)
        if (match.on_table(i) && match.side_of(i) != match.side_of(coin) && touching(match, coin, i)) return true;
    return false;
}

int enemies_touched(const Match& match, int coin) {
    int found = 0;
    for (int i = 0; i < match.count(); ++i)
        found += match.on_table(i) && match.side_of(i) != match.side_of(coin) && touching(match, coin, i);
    return found;
}

// True if its way passes over one of its own side's coins.
bool passes_own(const Match& match, const Moved& moved) {
    for (int i = 0; i < match.count(); ++i) {
        if (i == moved.coin || !match.on_table(i) || match.side_of(i) != match.side_of(moved.coin)) continue;
        const measure::Disc start{moved.from, match.type(moved.coin).radius()};
        if (measure::gap(start, disc_of(match, i)) > 0.02 && measure::sweep(start, moved.to, disc_of(match, i)))
            return true;
    }
    return false;
}

bool card_touches_both_ends(const Match& match, const Moved& moved) {
    const measure::Disc from{moved.from, match.type(moved.coin).radius()};
    const std::vector<Vec2> card = measure::corners(moved.card);
    return measure::gap(from, measure::Polygon(card)) <= measure::kTolerance &&
           measure::gap({moved.to, from.radius}, measure::Polygon(card)) <= measure::kTolerance;
}

bool all_types_on_both_sides(R replay) {
    for (const Side side : {Side::Heads, Side::Tails})
        for (int type = 0; type < 6; ++type)
            if (std::ranges::none_of(replay.scenario().coins,
                                     [&](const CoinSetup& coin) { return coin.side == side && coin.type == type; }))
                return false;
    return true;
}

bool all_phases(R replay) {
    int seen = 1 << static_cast<int>(replay.session.match().phase);
    for (const Step& step : replay.steps()) seen |= 1 << static_cast<int>(step.before.phase);
    return seen == 127;
}

bool a_foreign_coin_and_a_watcher(R replay) {
    bool foreign = false, watcher = false;
    for (const CoinSetup& coin : replay.scenario().coins) {
        watcher = watcher || coin.watching;
        foreign = foreign || (coin.type >= 6 && !coin.watching);
    }
    return foreign && watcher && replay.refused.contains("CW-3");
}

bool on_the_grid(R replay) {
    bool rounded = false;
    for (const Step& step : replay.steps())
        if (const auto* move = get_if<Move>(&step.command))
            rounded = rounded || core::round_to_grid(move->to) != move->to;
    const Match& end = replay.session.match();
    for (int i = 0; i < end.count(); ++i)
        if (end.coin(i).at != core::round_to_grid(end.coin(i).at)) return false;
    return rounded;
}

// R-10: At some moment a move that is too long is refused with a legal point.
bool names_a_legal_point(R replay) {
    for (const Step& step : replay.steps()) {
        if (step.before.phase != Phase::Play) continue;
        for (int i = 0; i < step.before.count(); ++i) {
            const Move far{step.before.id(i), step.before.coin(i).at + Vec2{0, 6.5}};
            const auto refusal = CoinWars::check(step.before, far);
            if (!refusal || refusal->rule != "CW-8") continue;
            const auto nearest = CoinWars::nearest(step.before, far);
            if (nearest && !CoinWars::check(step.before, Move{far.coin, *nearest})) return true;
        }
    }
    return false;
}

bool spends_a_whole_turn(R replay) {
    return done<EndTurn>(replay,
                         [](const Step& s, const Match&, const EndTurn&) { return s.before.actions_left == 0; });
}

bool stops_early(R replay) {
    return done<EndTurn>(replay, [](const Step& s, const Match&, const EndTurn&) { return s.before.actions_left > 0; });
}

}  // namespace

namespace {

std::vector<Row> starting_rows() {
    return {
        {"CW-1", "all six coins lie on both sides", all_types_on_both_sides},
        {"CW-2", "the card of a move touches the coin where it starts and where it ends",
         [](R r) {
             return happened<Moved>(
                 r, [](const Step& s, const Match&, const Moved& m) { return card_touches_both_ends(s.before, m); });
         }},
        {"CW-3", "a foreign coin serves, a watcher is left alone", a_foreign_coin_and_a_watcher},
        {"CW-4", "faces, a toss, an order",
         [](R r) { return happened<FacesChosen>(r) && happened<Tossed>(r) && happened<Ordered>(r); }},
        {"CW-5", "coins are placed", [](R r) { return happened<Placed>(r); }},
        {"CW-6", "ten actions are used; an eleventh is refused",
         [](R r) { return spends_a_whole_turn(r) && r.refused.contains("CW-6"); }},
        {"CW-7", "who has moved may not attack: refused",
         [](R r) { return r.scenario().options.engage == Engage::No && r.refused.contains("R-3"); }},
        {"CW-8", "moves; farther than the card refused",
         [](R r) { return happened<Moved>(r) && r.refused.contains("CW-8"); }},
        {"CW-9", "a move ends in contact",
         [](R r) {
             return happened<Moved>(r,
                                    [](const Step&, const Match&, const Moved& m) { return m.stopped_by != kNoCoin; });
         }},
    };
}

std::vector<Row> attacking_rows() {
    return {
        {"CW-10", "a coin falls to the one beside it",
         [](R r) {
             return happened<Attacked>(r, [](const Step&, const Match&, const Attacked& a) {
                 return single(a.strike) && !a.strike.ranged && a.strike.rule == "CW-10" && a.strike.beats;
             });
         }},
        {"CW-11", "attacker and target fall together",
         [](R r) {
             return happened<AttackedBack>(r, [](const Step& s, const Match&, const AttackedBack& a) {
                 return single(a.strike) && a.strike.beats && strike_in<Attacked>(s)->beats;
             });
         }},
        {"CW-12", "a coin fires",
         [](R r) {
             return happened<Attacked>(
                 r, [](const Step&, const Match&, const Attacked& a) { return single(a.strike) && a.strike.ranged; });
         }},
        {"CW-13", "a coin charges",
         [](R r) {
             return done<Charge>(r, [](const Step&, const Match&, const Charge& c) { return c.army.empty() && c.via; });
         }},
        {"CW-14", "an Army with a commander is formed",
         [](R r) {
             return happened<Formed>(r,
                                     [](const Step&, const Match&, const Formed& f) { return f.commander != kNoCoin; });
         }},
        {"CW-15", "a Spy destroys what it attacks; an Army it may not attack: refused",
         [](R r) {
             return r.refused.contains("CW-15") &&
                    happened<Attacked>(r, [](const Step&, const Match&, const Attacked& a) {
                        return a.strike.rule == "CW-15" && a.strike.beats;
                    });
         }},
        {"CW-16", "Armour withstands a coin",
         [](R r) {
             const auto withstood = [](const Step&, const Match&, const auto& a) { return a.strike.rule == "CW-16"; };
             return happened<Attacked>(r, withstood) || happened<AttackedBack>(r, withstood);
         }},
    };
}

std::vector<Row> moving_rows() {
    return {
        {"R-0", "all seven phases", all_phases},
        {"R-1", "placed in the zone; outside it refused",
         [](R r) { return happened<Placed>(r) && r.refused.contains("R-1"); }},
        {"R-2", "each side has the coins that the battle gives it, with their price",
         [](R r) { return r.scenario().coins.size() >= 2 && r.scenario().types[5].cents == 100; }},
        {"R-3", "a coin that has acted acts again: refused; attacking back is no action",
         [](R r) { return r.refused.contains("R-3") && happened<AttackedBack>(r); }},
        {"R-4", "a turn ends with actions left", stops_early},
        {"R-5", "a move longer than the edge, within the coin's breadth",
         [](R r) {
             return happened<Moved>(r, [](const Step& s, const Match&, const Moved& m) {
                 return core::distance(m.from, m.to) > s.before.type(m.coin).move;
             });
         }},
        {"R-6", "an attack across a gap within 0.02 in",
         [](R r) {
             return happened<Attacked>(r, [](const Step&, const Match& after, const Attacked& a) {
                 const double gap = measure::gap(disc_of(after, a.strike.attacker), disc_of(after, a.strike.target));
                 return single(a.strike) && !a.strike.ranged && gap > 0 && gap <= measure::kTouch;
             });
         }},
        {"R-7", "a coin moves that touches an enemy, or may not: refused",
         [](R r) {
             return r.refused.contains("R-7") || happened<Moved>(r, [](const Step& s, const Match&, const Moved& m) {
                        return touches_enemy(s.before, m.coin);
                    });
         }},
        {"R-8", "a coin passes own coins",
         [](R r) {
             return happened<Moved>(r, [](const Step& s, const Match&, const Moved& m) {
                 return m.army == kNoArmy && passes_own(s.before, m);
             });
         }},
        {"R-9", "over the table's edge: refused", [](R r) { return r.refused.contains("R-9"); }},
    };
}

std::vector<Row> striking_rows() {
    return {
        {"R-10", "a refused move names a point that is legal", names_a_legal_point},
        {"R-11", "a coin that touches several enemies attacks one",
         [](R r) {
             return done<Attack>(r, [](const Step& s, const Match&, const Attack& a) {
                 const int coin = s.before.find(a.coin);
                 return coin != kNoCoin && enemies_touched(s.before, coin) > 1;
             });
         }},
        {"R-12", "a score of several steps",
         [](R r) {
             return happened<Attacked>(r, [](const Step& s, const Match&, const Attacked& a) {
                 return offense(s.before, a.strike.attacker).steps.size() > 1;
             });
         }},
        {"R-13", "fire in range; out of range refused",
         [](R r) {
             return r.refused.contains("R-13") &&
                    happened<Attacked>(r, [](const Step&, const Match&, const Attacked& a) { return a.strike.ranged; });
         }},
        {"R-14", "a Charge with a second leg; too long a one refused",
         [](R r) {
             return r.refused.contains("R-14") && done<Charge>(r, [](const Step& s, const Match&, const Charge& c) {
                        return c.army.empty() && c.to && count<Moved>(s) == 2;
                    });
         }},
        {"R-15", "a Spy's victim does not attack back",
         [](R r) {
             return happened<Attacked>(r, [](const Step& s, const Match&, const Attacked& a) {
                 return a.strike.rule == "CW-15" && count<AttackedBack>(s) == 0;
             });
         }},
        {"R-16", "Armour withstands a Spy",
         [](R r) {
             return happened<Attacked>(
                 r, [](const Step&, const Match&, const Attacked& a) { return a.strike.rule == "R-16"; });
         }},
        {"R-38", "what is asked is rounded; all coins rest on the grid", on_the_grid},
    };
}

std::vector<Row> together(std::initializer_list<std::vector<Row>> parts) {
    std::vector<Row> all;
    for (const auto& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

int number_of(const std::string& rule) { return std::stoi(rule.substr(rule.find('-') + 1)); }

int rank_of(const std::string& rule) { return rule.starts_with("CW") ? 0 : rule.starts_with("R") ? 1 : 2; }

}  // namespace

std::vector<Row> basic_rows() { return together({starting_rows(), moving_rows(), attacking_rows(), striking_rows()}); }

std::vector<Row> rows() {
    std::vector<Row> all = together({basic_rows(), army_rows(), extra_rows(), special_rows()});
    std::ranges::stable_sort(all, [](const Row& a, const Row& b) {
        const int ra = rank_of(a.rule), rb = rank_of(b.rule);
        return ra != rb ? ra < rb : number_of(a.rule) < number_of(b.rule);
    });
    return all;
}

std::string table_of(const std::vector<Replayed>& replays) {
    std::string table = "| rule | seen by | in |\n|---|---|---|\n";
    for (const Row& row : rows()) {
        std::string in;
        int met = 0;
        for (const Replayed& replay : replays) {
            if (!row.meets(replay)) continue;
            if (++met <= 4) in += (in.empty() ? "" : ", ") + replay.name.substr(0, replay.name.rfind('.'));
        }
        if (met > 4) in += " and " + std::to_string(met - 4) + " more";
        table += "| " + row.rule + " | " + row.shown + " | " + in + " |\n";
    }
    return table;
}

}  // namespace replays
