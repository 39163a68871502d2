#include "game/bots/outlook.h"

#include <algorithm>

#include "engine/measure/measure.h"
#include "game/rules/coin_wars/areas.h"
#include "game/rules/coin_wars/army.h"

namespace bots {

namespace {

constexpr double kAlmost = 0.01;     // inches: what is so near counts as reached
constexpr int kPatience = 3;         // full turns without a loss
constexpr std::size_t kFriends = 4;  // own units it could join
constexpr double kCompany = 10;      // inches: nobody joins from farther away

// together they could be one Army.
bool could_join(const Board& board, const Unit& one, const Unit& other) {
    const auto& match = board.match();
    const auto commands = [&](const Unit& unit) {
        return unit.commanded || (unit.army == kNoArmy && match.type(unit.lead).command);
    };
    const int together = one.count + other.count;
    if (commands(one) || commands(other)) return together <= 1 + rules::coin_wars::kMostBesides;
    return board.piece(one.lead).type == board.piece(other.lead).type &&
           together <= rules::coin_wars::kMostOfOneType;
}

// The nearest of these units, as far as they are wanted, the nearest first.
template <class Wanted>
std::vector<const Unit*> nearest(const Unit& to, std::span<const Unit> units, std::size_t most,
                                 Wanted wanted) {
    std::vector<std::pair<double, const Unit*>> found;
    found.reserve(most + 1);
    for (const Unit& unit : units) {
        const double away = core::distance(to.middle, unit.middle) - unit.around;
        if ((found.size() == most && away >= found.back().first) || !wanted(unit)) continue;
        const auto place =
            std::ranges::upper_bound(found, away, {}, [](const auto& one) { return one.first; });
        found.insert(place, {away, &unit});
        if (found.size() > most) found.pop_back();
    }
    std::vector<const Unit*> units_found;
    units_found.reserve(found.size());
    for (const auto& [away, unit] : found) units_found.push_back(unit);
    return units_found;
}

}  // namespace

Outlook::Outlook(const Board& board, const Unit& unit, const Weights& weights)
    : board_(board), unit_(unit), weights_(weights) {
    const Side enemy = rules::coin_wars::other(unit.side);
    look_around(board.units(enemy));
    farthest_ = unit.charges || board.engages() ? unit.reach : 0;
    if (unit.long_range) farthest_ = std::max(farthest_, board.range());
    for (Foe& foe : foes_) {
        const Unit& other = *foe.unit;
        foe.mine = board.gain(unit, other, false);
        foe.theirs = board.gain(other, unit, false);
        if (unit.long_range) foe.mine_ranged = board.gain(unit, other, true);
        if (other.long_range) foe.theirs_ranged = board.gain(other, unit, true);
        if (other.charges || board.engages()) farthest_ = std::max(farthest_, other.reach);
        if (other.long_range) farthest_ = std::max(farthest_, board.range());
    }
    if (weights.company > 0 && (unit.army == kNoArmy || unit.commanded)) look_for_company();
    look_for_ground();
    const double mine = board.worth(unit.side), theirs = board.worth(enemy);
    lead_ = mine + theirs > 0 ? (mine - theirs) / (mine + theirs) : 0;
    impatience_ = std::max(std::max(0, board.match().quiet_turns - kPatience) / 2.0,
                           weights.haste * board.haste(unit.side));
}

void Outlook::look_around(std::span<const Unit> units) {
    for (const Unit* foe :
         nearest(unit_, units, static_cast<std::size_t>(weights_.foes), [](const Unit&) { return true; }))
        foes_.push_back({foe, unit_.around + foe->around, 0, 0, 0, 0});
}

void Outlook::look_for_company() {
    friends_ = nearest(unit_, board_.units(unit_.side), kFriends, [&](const Unit& own) {
        if (&own == &unit_ || (own.army != kNoArmy && unit_.army != kNoArmy)) return false;
        return core::distance(unit_.middle, own.middle) - own.around <= kCompany &&
               could_join(board_, unit_, own);
    });
}

void Outlook::look_for_ground() {
    const auto& match = board_.match();
    if (!match.scenario->advanced.terrain) return;
    using rules::coin_wars::Ground;
    for (const auto& terrain : match.scenario->terrain) {
        const bool good = terrain.kind == Ground::Defensive || terrain.kind == Ground::Offensive;
        if (good && rules::coin_wars::concerns(match, terrain, unit_.lead))
            good_ground_.push_back(&terrain.polygon);
    }
}

double Outlook::value(Vec2 shift) const { return value(shift, nullptr); }

double Outlook::value_without(const Unit& fallen, Vec2 shift) const { return value(shift, &fallen); }

double Outlook::value(Vec2 shift, const Unit* fallen) const {
    double worst = 0, all = 0, best = 0, nearest = 1e9;
    const double touch = measure::kTouch + kAlmost;
    for (const Foe& foe : foes_) {
        const bool alone = unit_.count == 1 && foe.unit->count == 1;
        const double between = alone ? core::distance(unit_.middle + shift, foe.unit->middle) - foe.apart
                                     : gap(board_, unit_, shift, *foe.unit, farthest_);
        // Whoever falls hurts no more; that the next enemy is farther away is no reason to spare this one.
        nearest = std::min(nearest, between * (foe.mine > 0 || foe.mine_ranged > 0 ? 1 : 2));
        if (foe.unit == fallen) continue;
        double answer = 0;
        const bool comes = foe.unit->charges || board_.engages();
        if (between <= touch || (comes && between <= foe.unit->reach)) answer = foe.theirs;
        if (foe.unit->long_range && between <= board_.range()) answer = std::max(answer, foe.theirs_ranged);
        worst = std::max(worst, answer);
        all += std::max(0.0, answer);
        double strike = 0;
        const bool goes = unit_.charges || board_.engages();
        if (between <= touch || (goes && between <= unit_.reach)) strike = foe.mine;
        if (unit_.long_range && between <= board_.range()) strike = std::max(strike, foe.mine_ranged);
        best = std::max(best, strike);
    }
    double value = weights_.threat * best;
    value -= weights_.exposure / (1 + impatience_ / 8) * (worst + 0.25 * (all - worst));
    if (nearest < 1e9) value -= weights_.approach * (1 + impatience_) * nearest;
    return value + company(shift) + goals(shift) + ground(shift);
}

double Outlook::company(Vec2 shift) const {
    if (friends_.empty()) return 0;
    double nearest = 1e9;
    for (const Unit* own : friends_) nearest = std::min(nearest, gap(board_, unit_, shift, *own, nearest));
    const double touching = nearest <= measure::kTouch + kAlmost ? weights_.company : 0;
    return touching * std::min(unit_.worth, 6.0) - weights_.gather * std::min(nearest, kCompany);
}

double Outlook::goals(Vec2 shift) const {
    if (board_.goals().empty()) return 0;
    const Vec2 at = board_.piece(unit_.lead).at + shift;
    double nearest = 1e9;
    for (const Goal& goal : board_.goals())
        nearest = std::min(nearest, measure::inside(*goal.area, at) ? 0 : core::distance(goal.middle, at));
    return -weights_.goal * nearest + (nearest == 0 ? 20 * weights_.goal : 0);
}

// CW-24, CW-25: it strengthens whoever stands there.
double Outlook::ground(Vec2 shift) const {
    const Vec2 at = board_.piece(unit_.lead).at + shift;
    const auto inside = [&](const std::vector<Vec2>* area) { return measure::inside(*area, at); };
    return weights_.ground * static_cast<double>(std::ranges::count_if(good_ground_, inside));
}

double Outlook::strike(const Unit& target, bool ranged) const {
    const double done = board_.harm(unit_, target, ranged, false);
    const double gained = board_.gain(unit_, target, ranged);
    const double traded = std::min(done, done - gained);
    return gained + traded * (weights_.trade * lead_ + 0.1 * impatience_);
}

double Outlook::strike_beyond(const Unit& target, bool ranged) const {
    Unit doubled = unit_;
    doubled.offense *= 2;
    doubled.ranged *= 2;
    return board_.harm(doubled, target, ranged, false) - unit_.worth;
}

}  // namespace bots
