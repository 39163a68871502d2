#include "game/coin_wars/bots/evaluation.h"

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/ground.h"

namespace bots {

namespace {

constexpr double kTouching = measure::kTouch + 0.01;  // inches: closer than this counts as reached
constexpr double kNone = -1e9;
constexpr int kPatience = 3;     // full turns without a loss
constexpr double kCompany = 10;  // inches: coins farther away do not join
constexpr double kSoon = 2.5;    // moves: an enemy this near may strike within the next turns

constexpr double kTakesPart = 1.5;  // moves

// true if together they could be one Army.
bool could_join(const Board& board, const Unit& one, const Unit& other) {
    const auto& match = board.match();
    const auto commands = [&](const Unit& unit) {
        return unit.commanded || (unit.army == kNoArmy && match.type(unit.lead).command);
    };
    const int together = one.count + other.count;
    if (commands(one) || commands(other)) return together <= 1 + cw::kMaxBesides;
    return board.piece(one.lead).type == board.piece(other.lead).type && together <= cw::kMaxOfOneType;
}

// The nearest units of some kind, nearest first.
class Nearest {
public:
    struct Found {
        double away = 0;
        const Unit* unit = nullptr;
    };
    Nearest(const Unit& to, int max) : to_(to), max_(static_cast<std::size_t>(max)) {}

    template <class Wanted>
    void look(const Unit& unit, Wanted wanted) {
        const double squared = core::length_squared(to_.middle - unit.middle);
        if (full()) {
            const double nearer = found_.back().away + unit.around;
            if (nearer <= 0 || squared >= nearer * nearer) return;
        }
        if (!wanted(unit)) return;
        const double away = std::sqrt(squared) - unit.around;
        found_.insert(std::ranges::upper_bound(found_, away, {}, &Found::away), {away, &unit});
        found_.shorten(max_);
    }
    void forget() { found_.clear(); }
    // True if no unit outside the searched radius `within` can be nearer.
    bool complete(double within) const { return full() && found_.back().away <= within; }
    const StaticVector<Found, kMaxFoes>& found() const { return found_; }

private:
    bool full() const { return found_.size() == max_; }

    const Unit& to_;
    std::size_t max_;
    StaticVector<Found, kMaxFoes> found_;
};

}  // namespace

double lead(const Board& board, Side side) {
    const double mine = board.worth(side), theirs = board.worth(cw::other(side));
    return mine + theirs > 0 ? (mine - theirs) / (mine + theirs) : 0;
}

double impatience(const Board& board, Side side, const Weights& weights) {
    if (board.may_wait(side)) return 0;
    return std::max(std::max(0, board.match().ending.quiet_turns - kPatience) / 2.0, weights.haste * board.haste(side));
}

Evaluation::Evaluation(const Board& board, const Unit& unit, const Weights& weights)
    : board_(board),
      unit_(unit),
      weights_(weights),
      impatience_(impatience(board, unit.side, weights)),
      lead_(lead(board, unit.side)) {
    const bool waits = board.may_wait(unit.side);
    approach_ = weights.approach * (1 + impatience_) * (waits ? weights.waiting : 1);
    hunt_ = weights.hunt * (waits ? weights.waiting : 1);
    const Side enemy = cw::other(unit.side);
    look_around(enemy);
    farthest_ = unit.charges || board.engages() ? unit.reach : 0;
    if (unit.long_range) farthest_ = std::max(farthest_, board.range());
    range_ = range_of(unit);
    for (Foe& foe : foes_) {
        const Unit& other = *foe.unit;
        foe.mine = board.gain(unit, other, false);
        foe.theirs = board.gain(other, unit, false);
        if (unit.long_range) foe.mine_ranged = board.gain(unit, other, true);
        if (other.long_range) foe.theirs_ranged = board.gain(other, unit, true);
        if (other.charges || board.engages()) farthest_ = std::max(farthest_, other.reach);
        if (other.long_range) farthest_ = std::max(farthest_, board.range());
        foe.range = range_of(other);
        foe.farthest = std::max({foe.range.close, foe.range.ranged, range_.close, range_.ranged});
        foe.weight = foe.mine > 0 || foe.mine_ranged > 0 ? 1 : 2;
    }
    if (weights.company > 0 && (unit.army == kNoArmy || unit.commanded)) look_for_company();
    look_for_ground();
    look_for_shelter();
    look_for_objectives();
    if (!is_sheltered_ && aims_.empty()) idle_ = weights.idle * (waits ? weights.waiting : 1) * unit.count;
}

Evaluation::Range Evaluation::range_of(const Unit& unit) const {
    const bool goes = unit.charges || board_.engages();
    return {goes ? std::max(kTouching, unit.reach) : kTouching, unit.long_range ? board_.range() : kNone};
}

void Evaluation::look_around(Side enemy) {
    Nearest nearest(unit_, weights_.foes);
    for (double within = board_.first_look(enemy);; within *= 2) {
        nearest.forget();
        board_.near(enemy, unit_.middle, within,
                    [&](const Unit& foe) { nearest.look(foe, [](const Unit&) { return true; }); });
        if (nearest.complete(within) || within >= board_.everywhere()) break;
    }
    for (const auto& [away, foe] : nearest.found())
        foes_.push_back({.unit = foe, .away = away - unit_.around, .apart = unit_.around + foe->around});
}

void Evaluation::look_for_company() {
    Nearest nearest(unit_, kMaxFriends);
    const auto wanted = [&](const Unit& own) {
        if (&own == &unit_ || (own.army != kNoArmy && unit_.army != kNoArmy)) return false;
        return could_join(board_, unit_, own);
    };
    board_.near(unit_.side, unit_.middle, kCompany, [&](const Unit& own) { nearest.look(own, wanted); });
    for (const auto& [away, own] : nearest.found()) friends_.push_back(own);
}

void Evaluation::look_for_ground() {
    const auto& match = board_.match();
    if (!match.scenario->advanced.terrain) return;
    using rules::coin_wars::Ground;
    for (const auto& terrain : match.scenario->terrain) {
        const bool good = terrain.kind == Ground::Defensive || terrain.kind == Ground::Offensive;
        if (!good || !cw::concerns(match, terrain, unit_.lead)) continue;
        good_ground_.push_back(&terrain.polygon);
        if (terrain.kind == Ground::Defensive) defensive_.push_back(&terrain.polygon);
    }
}

double Evaluation::sheltered(Vec2 shift) const {
    const auto on = [&](Vec2 at) {
        return std::ranges::any_of(defensive_, [&](const auto* area) { return measure::inside(*area, at); }) ? 0.5
                                                                                                             : 0.0;
    };
    return on(board_.piece(unit_.lead).at + shift) + on(unit_.middle + shift);
}

void Evaluation::look_for_shelter() {
    const auto is_near = [&](const auto* area) {
        return cw::is_about(*area, unit_.middle, unit_.around + unit_.reach);
    };
    if (weights_.shelter <= 0 || std::ranges::none_of(defensive_, is_near)) return defensive_.clear();
    is_sheltered_ = sheltered({}) >= 0.5;
    const int change = is_sheltered_ ? -1 : 1;
    for (Foe& foe : foes_) {
        const Unit& other = *foe.unit;
        if (foe.away > kSoon * other.reach + unit_.around) break;
        const auto more = [&](bool ranged) {
            return board_.harm(other, unit_, ranged, false, change) - board_.harm(other, unit_, ranged, false);
        };
        foe.else_close = more(false);
        if (other.long_range) foe.else_ranged = more(true);
        saved_ = std::max({saved_, -change * foe.else_close, -change * foe.else_ranged});
    }
}

void Evaluation::look_for_objectives() {
    const std::span<const Objective> objectives = board_.objectives(unit_.side);
    for (std::size_t k = 0; k < objectives.size(); ++k) {
        Aim aim{&objectives[k], 0, objectives[k].held->coins - board_.standing(unit_.side, k)};
        for (const int coin : board_.coins_of(unit_)) {
            aim.coins += objectives[k].counts(board_.match(), coin) ? 1 : 0;
            aim.missing += (board_.stands_in(coin) >> k) & 1u;
        }
        if (aim.coins > 0) aims_.push_back(aim);
    }
}

double Evaluation::value(Vec2 shift) const { return value(shift, nullptr); }

double Evaluation::value_without(const Unit& fallen, Vec2 shift) const { return value(shift, &fallen); }

double Evaluation::value(Vec2 shift, const Unit* fallen) const {
    double worst = 0, all = 0, best = 0, nearest = 1e9, closest = 1e9;
    const double shifted = core::length(shift);
    const double on = defensive_.empty() ? 0 : sheltered(shift), otherwise = is_sheltered_ ? 1 - on : on;
    for (const Foe& foe : foes_) {
        // Enemies farther away can neither strike nor be struck, and are not the nearest.
        const double matters = std::max(farthest_, nearest);
        if (foe.away - shifted > matters) break;
        const bool alone = unit_.count == 1 && foe.unit->count == 1;
        const double between = alone ? core::distance(unit_.middle + shift, foe.unit->middle) - foe.apart
                                     : gap(board_, unit_, shift, *foe.unit, farthest_, matters);
        // A fallen enemy does no harm but still counts as nearest: a longer way to the next enemy is no reason to spare
        // this one.
        closest = std::min(closest, between);
        nearest = std::min(nearest, between * foe.weight);
        if (between > foe.farthest || foe.unit == fallen) continue;
        double answer = between <= foe.range.close ? foe.theirs + otherwise * foe.else_close : 0;
        if (between <= foe.range.ranged) answer = std::max(answer, foe.theirs_ranged + otherwise * foe.else_ranged);
        worst = std::max(worst, answer);
        all += std::max(0.0, answer);
        double strike = between <= range_.close ? foe.mine : 0;
        if (between <= range_.ranged) strike = std::max(strike, foe.mine_ranged);
        best = std::max(best, strike);
    }
    double value = weights_.threat * best;
    value -= weights_.exposure / (1 + impatience_ / 8) * (worst + 0.25 * (all - worst));
    value += weights_.shelter * on * saved_;
    if (nearest < 1e9) value -= approach_ * nearest + idle_ * std::max(0.0, closest - kTakesPart * unit_.reach);
    return value + company(shift) + objectives(shift) + ground(shift);
}

double Evaluation::company(Vec2 shift) const {
    if (friends_.empty()) return 0;
    double nearest = 1e9;
    for (const Unit* own : friends_) nearest = std::min(nearest, gap(board_, unit_, shift, *own, nearest));
    const double touching = nearest <= kTouching ? weights_.company : 0;
    return touching * std::min(unit_.worth, 6.0) - weights_.gather * std::min(nearest, kCompany);
}

double Evaluation::objectives(Vec2 shift) const {
    double value = 0;
    const Vec2 at = board_.piece(unit_.lead).at + shift;
    for (const Prey& prey : board_.prey(cw::other(unit_.side)))
        value -= prey.stake * hunt_ * core::distance(prey.at, at);
    for (const Aim& aim : aims_) {
        const double needed = aim.objective->held->coins;
        if (aim.objective->contains(at))
            value += aim.objective->share * weights_.hold * std::min(aim.coins, aim.missing) / needed;
        else if (aim.missing > 0)
            value -= aim.objective->share * weights_.goal * core::distance(aim.objective->middle, at);
    }
    return value;
}

// CW-24, CW-25: ground that strengthens the coins on it.
double Evaluation::ground(Vec2 shift) const {
    const Vec2 at = board_.piece(unit_.lead).at + shift;
    const auto inside = [&](const std::vector<Vec2>* area) { return measure::inside(*area, at); };
    return weights_.ground * static_cast<double>(std::ranges::count_if(good_ground_, inside));
}

double Evaluation::trade(const Blow& blow) const {
    return blow.gain() + std::min(blow.taken, blow.lost) * (weights_.trade * lead_ + 0.1 * impatience_);
}

}  // namespace bots
