#include "game/coin_wars/bots/candidate_move.h"

#include "game/coin_wars/bots/blow.h"
#include "game/coin_wars/bots/evaluation.h"
#include "game/coin_wars/bots/obstacles.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/trait_action.h"

namespace bots {

namespace {

constexpr double kNever = -1e9;
constexpr double kShort = 0.01;  // aims this far inside a rim: touches even after rounding

Vec2 turned(Vec2 direction, Vec2 by) {
    return {direction.x * by.x - direction.y * by.y, direction.x * by.y + direction.y * by.x};
}

constexpr Vec2 kLeft{0.766, 0.643}, kRight{0.766, -0.643};  // 40 degrees

struct Near {
    int coin = kNoCoin;  // an enemy
    int from = kNoCoin;  // the unit's coin nearest to it
    double away = 0;     // between rims
};

// The distance of the enemy coin from the unit.
Near nearness(const Board& board, const Unit& unit, int enemy) {
    const Piece& theirs = board.piece(enemy);
    Near near{enemy, kNoCoin, 1e9};
    for (const int coin : board.coins_of(unit)) {
        const Piece& mine = board.piece(coin);
        const double away = core::distance(mine.at, theirs.at) - mine.radius - theirs.radius;
        if (away < near.away) near = {enemy, coin, away};
    }
    return near;
}

// The enemy coins nearest to the unit, nearest first.
StaticVector<Near, kMaxNear> nearest_enemies(const Board& board, const Unit& unit, std::size_t max) {
    StaticVector<Near, kMaxNear> nearest;
    const Side enemy = cw::other(unit.side);
    const auto look = [&](const Unit& foe) {
        for (const int coin : board.coins_of(foe)) {
            const Piece& theirs = board.piece(coin);
            const double at_least = core::distance(unit.middle, theirs.at) - unit.around - theirs.radius;
            if (nearest.size() >= max && at_least >= nearest.back().away) continue;
            const Near near = nearness(board, unit, coin);
            nearest.insert(std::ranges::upper_bound(nearest, near.away, {}, &Near::away), near);
            nearest.shorten(max);
        }
    };
    for (double within = board.first_look(enemy);; within *= 2) {
        nearest.clear();
        board.near(enemy, unit.middle, within + unit.around, look);
        const bool complete = nearest.size() >= max && nearest.back().away <= within;
        if (complete || within >= board.everywhere()) return nearest;
    }
}

// The unit's foremost coin in that direction.
int foremost(const Board& board, const Unit& unit, Vec2 direction) {
    int best = unit.lead;
    double max = -1e9;
    for (const int coin : board.coins_of(unit)) {
        const double extent = core::dot(board.piece(coin).at, direction) + board.piece(coin).radius;
        if (extent <= max) continue;
        max = extent;
        best = coin;
    }
    return best;
}

class Thought {
public:
    Thought(const Board& board, const Unit& unit, const Weights& weights, core::Random& random,
            std::vector<Candidate>& candidates)
        : board_(board),
          unit_(unit),
          weights_(weights),
          outlook_(board, unit, weights),
          near_(nearest_enemies(board, unit, static_cast<std::size_t>(weights.near))),
          around_(board, unit),
          random_(random),
          ideas_(candidates),
          still_(outlook_.value({})) {}

    void strikes() {
        for (const Near& near : near_) {
            if (is_close(near))
                strike(near, false);
            else if (unit_.long_range && near.away <= board_.range() + measure::kTolerance)
                strike(near, true);
        }
    }

    // Actions that its traits allow in place of an attack.
    void uses() {
        if (unit_.army != kNoArmy) return;
        for (const cw::UseTrait& use : cw::uses(board_.match(), unit_.lead)) {
            const cw::Trait* trait = cw::trait_name(use.trait);
            const int on = board_.match().find(use.on);
            ideas_.push_back({.kind = Candidate::Kind::Use,
                              .front = unit_.lead,
                              .target = on,
                              .trait = static_cast<std::uint8_t>(trait - cw::kTraits.begin()),
                              .score = trait->action->gain * board_.worth_of(on) - weights_.price * unit_.cost});
        }
    }

    void charges() {
        if (!unit_.charges) return;
        for (const Near& near : near_) {
            const double reach = board_.piece(near.from).reach;
            if (near.away > reach || board_.harm(unit_, board_.unit_of(near.coin), false, false) <= 0) continue;
            const Vec2 towards = core::unit(board_.piece(near.from).at - board_.piece(near.coin).at);
            charge(near, contact(near.from, near.coin, towards));
            if (unit_.count > 1) continue;
            for (const Vec2 by : {kLeft, kRight}) charge(near, contact(near.from, near.coin, turned(towards, by)));
        }
    }

    void moves() {
        if (near_.empty()) return;
        if (unit_.count == 1) to_company();
        for (std::size_t i = 0; i < near_.size() && i < 3; ++i) into_contact(near_[i]);
        const Near& nearest = near_.front();
        const Vec2 towards = core::unit(board_.piece(nearest.coin).at - board_.piece(nearest.from).at);
        for (const double share : {1.0, 0.5}) go(unit_.middle + towards * (unit_.reach * share + unit_.around));
        // Around obstacles.
        for (const Vec2 by : {kLeft, kRight}) go(unit_.middle + turned(towards, by) * (unit_.reach + unit_.around));
        if (unit_.long_range) at_distance(nearest, board_.range() - 0.05);
        at_distance(nearest, board_.range() + 0.05);
        go(unit_.middle - towards * (unit_.reach + unit_.around));
        for (const Vec2 by : {kLeft, kRight}) go(unit_.middle - turned(towards, by) * (unit_.reach + unit_.around));
    }

private:
    // any coin of the target's Army is enough.
    bool is_close(const Near& near) const {
        constexpr double kTouching = measure::kTouch + measure::kTolerance;
        return near.away <= kTouching || gap(board_, unit_, {}, board_.unit_of(near.coin), kTouching) <= kTouching;
    }

    void strike(const Near& near, bool ranged) {
        if (overlooked()) return;
        const Unit& target = board_.unit_of(near.coin);
        const Blow blow = this->blow(near, ranged);
        Candidate candidate{.kind = Candidate::Kind::Attack,
                            .front = near.from,
                            .target = near.coin,
                            .ranged = ranged,
                            .gain = blow.gain(),
                            .score = outlook_.trade(blow) - weights_.price * unit_.cost};
        if (blow.taken >= target.worth && target.lives == 1)
            candidate.score += std::max(0.0, outlook_.value_without(target, {}) - still_);
        ideas_.push_back(candidate);
        if (unit_.army != kNoArmy || !board_.match().scenario->advanced.beyond[cw::index(unit_.side)]) return;
        candidate.beyond = true;
        candidate.gain = expected_blow(board_, near.from, near.coin, ranged, true).gain();
        candidate.score = candidate.gain - weights_.price;
        ideas_.push_back(candidate);
    }

    // With equal technology, it does not matter which coin of a touching Army is named.
    Blow blow(const Near& near, bool ranged) {
        const int army = board_.piece(near.coin).army;
        if (ranged || army == kNoArmy || !board_.match().scenario->advanced.technology.empty())
            return expected_blow(board_, near.from, near.coin, ranged);
        if (army != struck_) blow_ = expected_blow(board_, near.from, near.coin, false);
        struck_ = army;
        return blow_;
    }

    void charge(const Near& near, Vec2 contact) {
        if (overlooked()) return;
        const Piece& mine = board_.piece(near.from);
        const double first = core::distance(mine.at, contact);
        if (first > mine.reach) return;
        add_charge(near, contact, std::nullopt);
        const double left = mine.reach - first - kShort;
        if (left < 0.5 || unit_.count > 1) return;
        const Vec2 back = core::unit(mine.at - contact);
        add_charge(near, contact, contact + back * std::min(left, first));
        if (left > first) add_charge(near, contact, contact + back * left);
        for (const Vec2 by : {kLeft, kRight}) add_charge(near, contact, contact + turned(back, by) * left);
    }

    void add_charge(const Near& near, Vec2 via, std::optional<Vec2> rest) {
        const Unit& target = board_.unit_of(near.coin);
        const double done = board_.harm(unit_, target, false, false), gain = board_.gain(unit_, target, false);
        const bool falls = done >= target.worth && target.lives == 1;
        double score = outlook_.trade({done, done - gain}) - weights_.price * unit_.cost;
        if (done - gain < unit_.worth) {
            const Vec2 from = board_.piece(near.from).at;
            const Vec2 shift = (rest ? *rest : via) - from;
            score += (falls ? outlook_.value_without(target, shift) : outlook_.value(shift)) - still_;
        }
        ideas_.push_back({.kind = Candidate::Kind::Charge,
                          .front = near.from,
                          .target = near.coin,
                          .to = via,
                          .rest = rest,
                          .gain = gain,
                          .exact = false,
                          .score = score});
    }

    void go(Vec2 to) { go(front_towards(to), to); }

    void go(int front, Vec2 to, const Unit* against = nullptr) {
        if (overlooked()) return;
        const auto end = around_.way_end(front, to);
        if (!end) return;
        const Vec2 shift = *end - board_.piece(front).at;
        const double alone = outlook_.value(shift) - still_;
        const double both = against ? followed(*against, shift, alone) : kNever;
        ideas_.push_back({.kind = Candidate::Kind::Move,
                          .front = front,
                          .to = *end,
                          .score = std::max(alone, both) - weights_.price * unit_.cost,
                          .actions = both > alone ? 2 * unit_.cost : unit_.cost});
    }

    // R-40 engage: the value of the move if the unit then strikes this enemy in the same turn.
    double followed(const Unit& foe, Vec2 shift, double alone) const {
        if (!board_.engages() || weights_.follow <= 0 || board_.match().actions_left < 2 * unit_.cost) return kNever;
        const double between = gap(board_, unit_, shift, foe, board_.range());
        const bool close = between <= measure::kTouch + measure::kTolerance;
        if (!close && !(unit_.long_range && between <= board_.range())) return kNever;
        const Blow blow = board_.strike(unit_, foe, !close);
        double score = weights_.follow * (outlook_.trade(blow) - weights_.price * unit_.cost);
        if (blow.lost < unit_.worth)
            score += blow.taken >= foe.worth ? outlook_.value_without(foe, shift) - still_ : alone;
        return score;
    }

    void into_contact(const Near& near) {
        const Vec2 target = board_.piece(near.coin).at;
        const int front = unit_.count == 1 ? near.from : front_towards(target);
        const Vec2 towards = core::unit(board_.piece(front).at - target);
        const Unit& foe = board_.unit_of(near.coin);
        go(front, contact(front, near.coin, towards), &foe);
        if (unit_.count > 1) return;
        for (const Vec2 by : {kLeft, kRight}) go(front, contact(front, near.coin, turned(towards, by)), &foe);
    }

    // Along the straight line, until `between` inches are left between the rims.
    void at_distance(const Near& near, double between) {
        const int front = unit_.count == 1 ? near.from : front_towards(board_.piece(near.coin).at);
        const Vec2 at = board_.piece(front).at;
        const Vec2 way = board_.piece(near.coin).at - at;
        go(front, at + core::unit(way) * (near.away - between), &board_.unit_of(near.coin));
    }

    // Moves into contact with own coins that could form an Army with it.
    void to_company() {
        const Vec2 at = board_.piece(unit_.lead).at;
        for (const Unit* own : outlook_.friends()) {
            int nearest = own->lead;
            for (const int coin : board_.coins_of(*own))
                if (core::distance(at, board_.piece(coin).at) < core::distance(at, board_.piece(nearest).at))
                    nearest = coin;
            const Vec2 towards = core::unit(at - board_.piece(nearest).at);
            go(unit_.lead, contact(unit_.lead, nearest, towards));
            for (const Vec2 by : {kLeft, kRight}) go(unit_.lead, contact(unit_.lead, nearest, turned(towards, by)));
        }
    }

    bool overlooked() { return weights_.seen < 1 && random_.unit() >= weights_.seen; }
    int front_towards(Vec2 to) const {
        return unit_.count == 1 ? unit_.lead : foremost(board_, unit_, core::unit(to - unit_.middle));
    }

    // Where `from` touches that coin, on the side that `side` points to.
    Vec2 contact(int from, int coin, Vec2 side) const {
        const Piece& target = board_.piece(coin);
        return target.at + side * (target.radius + board_.piece(from).radius + kShort);
    }

    const Board& board_;
    const Unit& unit_;
    const Weights& weights_;
    Evaluation outlook_;
    StaticVector<Near, kMaxNear> near_;
    Around around_;
    core::Random& random_;
    std::vector<Candidate>& ideas_;
    double still_;
    int struck_ = kNoArmy;  // the Army that blow_ was computed for
    Blow blow_;
};

}  // namespace

void think(const Board& board, const Unit& unit, const Weights& weights, core::Random& random,
           std::vector<Candidate>& candidates) {
    if (!unit.fresh && !unit.may_strike) return;
    Thought thought(board, unit, weights, random, candidates);
    if (unit.may_strike) {
        thought.strikes();
        thought.uses();
    }
    if (!unit.fresh) return;
    thought.charges();
    thought.moves();
}

void make_exact(const Board& board, Candidate& candidate) {
    if (candidate.exact) return;
    const double gain = expected_blow(board, get<cw::Charge>(command_of(board.match(), candidate))).gain();
    candidate.score += gain - candidate.gain;
    candidate.gain = gain;
    candidate.exact = true;
}

cw::Command command_of(const Match& match, const Candidate& candidate) {
    const int army = match.coin(candidate.front).army;
    const std::string coin = army == kNoArmy ? match.id(candidate.front) : "";
    const std::string of_army = army == kNoArmy ? "" : cw::army_id(army);
    const std::string front = army == kNoArmy ? "" : match.id(candidate.front);
    switch (candidate.kind) {
        case Candidate::Kind::Attack:
            return cw::Attack{
                coin, match.id(candidate.target), of_army, candidate.beyond ? cw::Ids{coin} : cw::Ids{}, {}};
        case Candidate::Kind::Charge:
            return cw::Charge{coin, candidate.to, match.id(candidate.target), candidate.rest, of_army, front, {}, {}};
        case Candidate::Kind::Use:
            return cw::UseTrait{coin, cw::kTraits[candidate.trait].word, match.id(candidate.target)};
        case Candidate::Kind::Move:
            break;
    }
    return cw::Move{coin, candidate.to, of_army, front};
}

}  // namespace bots
