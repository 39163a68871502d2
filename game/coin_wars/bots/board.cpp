#include "game/coin_wars/bots/board.h"

#include "game/coin_wars/bots/piece_value.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/ending.h"
#include "game/coin_wars/rules/reach.h"
#include "game/coin_wars/rules/score.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/rules/victory.h"

namespace bots {

namespace {

constexpr double kRounding = 1e-9;  // inches
constexpr double kQuarry = 0.12;    // share of the battle: a coin that decides as much is hunted

}  // namespace

void Board::begin(const Match& match) {
    scenario_ = match.scenario;
    range_ = cw::range(scenario_->options);
    engages_ = scenario_->options.engage == cw::Engage::MoveThenAttack;
    dice_ = scenario_->advanced.dice;
    strengths_ = strengths_of(*scenario_);
    special_meets_ = std::ranges::any_of(
        scenario_->advanced.special, [](const cw::SpecialRule& rule) { return !rule.left_out && rule.when.meets(); });
    read_types(*scenario_);
    stakes_ = {};
    places_ = places_in(scenario_->victory);
    for (Field& field : fields_) field.begin(scenario_->width, scenario_->height);
    pieces_.assign(match.coins.size(), {});
    meeting_.assign(match.coins.size(), {});
    stands_in_.assign(match.coins.size(), 0);
    seen_.assign(match.coins.size(), {});
    seen_turn_ = -1;
    all_new_ = true;
}

void Board::read_types(const cw::Scenario& scenario) {
    types_ = scenario.types.size();
    fixed_.clear();
    for (const cw::Traits& striker : scenario.types)
        for (const cw::Traits& struck : scenario.types) {
            cw::Meeting meeting{striker, struck};
            Fixed fixed;
            fixed.silenced = cw::silenced_by(meeting, true, scenario.options) != nullptr;
            fixed.change = cw::offense_change(meeting).by;
            for (const cw::Half half : {cw::Half::Attack, cw::Half::AttackBack}) {
                const auto k = static_cast<std::size_t>(half);
                meeting.half = half;
                meeting.on_army = false;
                fixed.decides[k] = cw::verdict(meeting, scenario.options).what;
                meeting.on_army = true;
                fixed.stands[k] = cw::verdict(meeting, scenario.options).what == cw::Decides::Stands;
            }
            fixed_.push_back(fixed);
        }
}

void Board::read(const Match& match) {
    match_ = &match;
    all_new_ = false;
    changes_.clear();
    if (scenario_ != match.scenario) begin(match);
    // Technology and ground depend on the turn, scores in an Army on its commander.
    const bool other_stakes = read_stakes();
    const bool all = other_stakes || seen_turn_ != match.turn || seen_armies_ != match.armies ||
                     seen_special_ != match.ending.special;
    if (seen_turn_ != match.turn) look_at_end();
    bool regrouped = all_new_ || all;
    std::vector<int> read;
    for (int i = 0; i < match.count(); ++i) {
        const auto k = static_cast<std::size_t>(i);
        if (!all && seen_[k] == match.coins[k]) continue;
        seen_[k] = match.coins[k];
        const Piece before = pieces_[k];
        read_piece(i);
        const Piece& now = pieces_[k];
        if (other_stakes || before.at != now.at || before.here != now.here) count_standing(i);
        read.push_back(i);
        regrouped = regrouped || before.here != now.here || before.army != now.army;
        const bool same = before.at == now.at && before.here == now.here && before.army == now.army &&
                          before.offense == now.offense && before.defense == now.defense && before.lives == now.lives;
        if (same) continue;
        if (before.here) changes_.push_back({before.at, match.side_of(i)});
        if (now.here) changes_.push_back({now.at, match.side_of(i)});
    }
    if (all) seen_armies_ = match.armies;
    if (all) seen_special_ = match.ending.special;
    seen_turn_ = match.turn;
    find_prey();
    const auto marches = [&](int coin) { return piece(coin).army != kNoArmy; };
    if (regrouped || std::ranges::any_of(read, marches))
        read_units();
    else
        read_units_of(read);
}

void Board::find_prey() {
    for (const Side side : {Side::Heads, Side::Tails}) {
        std::vector<Prey>& prey = prey_[cw::index(side)];
        prey.clear();
        for (const int coin : quarry_[cw::index(side)])
            if (piece(coin).here) prey.push_back({piece(coin).at, stake(coin)});
    }
}

void Board::read_units_of(std::span<const int> coins) {
    for (const int coin : coins) {
        const Piece& piece = this->piece(coin);
        if (!piece.here) continue;
        const std::size_t side = cw::index(piece.side);
        Unit& unit = units_[side][static_cast<std::size_t>(piece.unit)];
        fields_[side].move(piece.unit, unit.middle, piece.at);
        unit = single(coin, unit.first);
    }
}

void Board::read_piece(int i) {
    const Match& match = *match_;
    const cw::Coin& coin = match.coin(i);
    Piece& piece = pieces_[static_cast<std::size_t>(i)];
    piece.here = coin.place == cw::Place::Table;
    if (!piece.here) return;
    const cw::CoinSetup& setup = match.setup(i);
    const cw::CoinType& type = match.type(i);
    piece.at = coin.at;
    piece.radius = type.radius();
    piece.reach = type.charge ? cw::allowance(match, i, coin.at) : cw::longest_move(match, i, coin.at);
    piece.worth = worths_[static_cast<std::size_t>(i)];
    piece.lives = cw::lives_left(match, i);
    piece.offense = coin.cut_off ? 0 : cw::offense_value(match, i);
    piece.defense = cw::defense_value(match, i);
    if (special_meets_) read_meeting(i);
    piece.type = setup.type;
    piece.army = coin.army;
    piece.side = setup.side;
    const bool waits = setup.waits > match.turn;
    piece.fresh = !coin.moved && !coin.struck && !waits;
    piece.may_strike = !coin.struck && (!coin.moved || engages_) && !waits &&
                       cw::special_forbidding(match, i, &cw::SpecialWhat::no_attack) == nullptr;
}

void Board::read_units() {
    coins_.clear();
    worth_ = {};
    for (auto& line : line_) line.clear();
    for (auto& units : units_) units.clear();
    for (Field& field : fields_) field.clear();
    for (int i = 0; i < match_->count(); ++i) {
        const Piece& piece = pieces_[static_cast<std::size_t>(i)];
        if (!piece.here) continue;
        line_[cw::index(piece.side)].push_back(i);
        worth_[cw::index(piece.side)] += piece.worth * piece.lives;
        if (piece.army == kNoArmy) add_single(i);
    }
    std::vector<int> marching;
    for (const auto& line : line_)
        for (const int coin : line)
            if (piece(coin).army != kNoArmy) marching.push_back(coin);
    std::ranges::stable_sort(marching, {}, [&](int coin) { return piece(coin).army; });
    const auto same_army = [&](int a, int b) { return piece(a).army == piece(b).army; };
    for (auto begin = marching.begin(); begin != marching.end();) {
        const auto end = std::find_if_not(begin, marching.end(), [&](int coin) { return same_army(*begin, coin); });
        add_army({begin, end});
        begin = end;
    }
}

bool Board::may_differ(const cw::Coin& before, const cw::Coin& now) const {
    if (before.place != now.place) return true;
    if (before.at == now.at) return false;
    const auto inside = [](const cw::Condition& place, Vec2 at) {
        return place.area.size() >= 3 && measure::inside(place.area, at);
    };
    return std::ranges::any_of(
        places_, [&](const cw::Condition* place) { return inside(*place, before.at) != inside(*place, now.at); });
}

bool Board::read_stakes() {
    const auto differs = [&](const cw::Coin& before, const cw::Coin& now) { return may_differ(before, now); };
    if (seen_turn_ == match_->turn && std::ranges::equal(seen_, match_->coins, std::not_fn(differs))) return false;
    Stakes now = stakes_of(*match_);
    for (auto& objectives : now.objectives)
        if (objectives.size() > kMaxObjectives) objectives.resize(kMaxObjectives);
    if (now == stakes_) return false;
    stakes_ = std::move(now);
    worths_ = worths_of(*scenario_, strengths_, stakes_);
    stands_in_.assign(stands_in_.size(), 0);
    standing_ = {};
    for (auto& quarry : quarry_) quarry.clear();
    for (int coin = 0; coin < match_->count(); ++coin)
        if (stake(coin) >= kQuarry) quarry_[cw::index(match_->side_of(coin))].push_back(coin);
    return true;
}

void Board::look_at_end() {
    haste_ = {};
    const auto& purse = match_->purse;
    const auto by_purse =
        purse[0] == purse[1] ? std::nullopt : std::optional(purse[0] > purse[1] ? Side::Heads : Side::Tails);
    const int turns = scenario_->victory.turns;
    waits_ = turns > 0 ? cw::winner_at_limit(*match_) : by_purse;
    const double near = turns > 0 ? static_cast<double>(match_->turn) / turns
                                  : static_cast<double>(match_->ending.quiet_turns) / cw::kQuietTurns;
    for (const Side side : {Side::Heads, Side::Tails})
        if (waits_ != side) haste_[cw::index(side)] = near;
}

void Board::count_standing(int coin) {
    const Piece& piece = this->piece(coin);
    const auto& objectives = stakes_.objectives[cw::index(match_->side_of(coin))];
    unsigned& stands = stands_in_[static_cast<std::size_t>(coin)];
    for (std::size_t k = 0; k < objectives.size(); ++k) {
        const unsigned bit = 1u << k;
        const bool now = piece.here && objectives[k].contains(piece.at) && objectives[k].counts(*match_, coin);
        if (now == ((stands & bit) != 0)) continue;
        standing_[cw::index(match_->side_of(coin))][k] += now ? 1 : -1;
        stands ^= bit;
    }
}

Unit Board::single(int coin, int first) const {
    const Piece& piece = this->piece(coin);
    Unit unit;
    unit.lead = coin;
    unit.side = piece.side;
    unit.first = first;
    const bool fires = cw::can_fire(*match_, coin);
    unit.offense = {piece.offense, fires ? piece.offense : 0};
    unit.defense = piece.defense;
    unit.worth = piece.worth;
    unit.lives = piece.lives;
    unit.reach = piece.reach;
    unit.long_range = fires;
    unit.type = piece.type;
    unit.charges = cw::can_charge(*match_, coin);
    unit.fresh = piece.fresh;
    unit.may_strike = piece.may_strike;
    unit.middle = piece.at;
    unit.around = piece.radius;
    unit.cost = cw::cost(*match_, {coin, cw::kNoArmy});
    return unit;
}

void Board::add_single(int coin) {
    Piece& piece = pieces_[static_cast<std::size_t>(coin)];
    std::vector<Unit>& units = units_[cw::index(piece.side)];
    piece.unit = static_cast<int>(units.size());
    units.push_back(single(coin, static_cast<int>(coins_.size())));
    coins_.push_back(coin);
    fields_[cw::index(piece.side)].add(piece.unit, piece.at, piece.radius);
}

void Board::add_army(std::span<const int> members) {
    Unit unit;
    unit.army = piece(members.front()).army;
    unit.first = static_cast<int>(coins_.size());
    unit.count = 0;
    unit.charges = unit.fresh = unit.may_strike = true;
    unit.reach = 1e9;
    for (const int coin : members) {
        const Piece& piece = this->piece(coin);
        const bool fires = cw::can_fire(*match_, coin);
        coins_.push_back(coin);
        ++unit.count;
        unit.side = piece.side;
        unit.offense.close += piece.offense;
        if (fires) unit.offense.ranged += piece.offense;
        unit.worth += piece.worth;
        unit.reach = std::min(unit.reach, piece.reach);
        unit.long_range = unit.long_range || fires;
        unit.charges = unit.charges && cw::can_charge(*match_, coin);
        unit.fresh = unit.fresh && piece.fresh;
        unit.may_strike = unit.may_strike && piece.may_strike;
        unit.middle = unit.middle + piece.at;
    }
    unit.middle = unit.middle / unit.count;
    unit.commanded = cw::is_combined(*match_, unit.army);
    unit.cost = cw::cost(*match_, unit.army);
    std::vector<Unit>& units = units_[cw::index(unit.side)];
    const auto begin = coins_.begin() + unit.first;
    for (auto it = begin; it != coins_.end(); ++it) {
        Piece& piece = pieces_[static_cast<std::size_t>(*it)];
        piece.unit = static_cast<int>(units.size());
        unit.around = std::max(unit.around, core::distance(unit.middle, piece.at) + piece.radius);
    }
    std::sort(begin, coins_.end(), [&](int a, int b) {
        const Piece &one = piece(a), &other = piece(b);
        const double cheap = one.worth * std::max(1, other.defense);
        const double dear = other.worth * std::max(1, one.defense);
        return cheap != dear ? cheap < dear : a < b;
    });
    unit.lead = *begin;
    fields_[cw::index(unit.side)].add(static_cast<int>(units.size()), unit.middle, unit.around);
    units.push_back(unit);
}

// Both sides roll the same dice (CW-27).
double Board::chance(int lead) const {
    if (dice_ == 0) return cw::destroys(lead, 0) ? 1 : 0;
    if (lead >= dice_ - 1) return 1;
    if (lead <= -dice_) return 0;
    // Outcomes in which the dice fall short (lead >= 0) or suffice (lead < 0).
    const int faces = dice_ * dice_;
    const int beyond = lead >= 0 ? dice_ - 1 - lead : dice_ + lead;
    const int ways = beyond * (beyond + 1) / 2;
    return static_cast<double>(lead >= 0 ? faces - ways : ways) / faces;
}

int Board::offense_of_army(const Unit& army, const Unit& of, bool ranged) const {
    const int own = ranged ? army.offense.ranged : army.offense.close;
    const cw::Traits& struck = match_->type(of.lead);
    if (struck == cw::Traits{}) return own;
    // If anything changes, all its coins count, even at range.
    int sum = 0;
    bool changed = false;
    for (const int coin : coins_of(army)) {
        const int change = cw::offense_change({match_->type(coin), struck, true}).by;
        changed = changed || change != 0;
        sum += std::max(0, piece(coin).offense + change);
    }
    return changed ? sum : own;
}

double Board::harm(const Unit& by, const Unit& of, bool ranged, bool answering, int higher) const {
    const std::size_t half = answering ? 1 : 0;
    const bool alone = by.army == kNoArmy;
    const int change = offense_against(by, of, ranged, answering);
    int offense = (ranged ? by.offense.ranged : by.offense.close) + change;
    if (of.army == kNoArmy) {
        const int defense = defense_against(of.lead, by, ranged, answering) + higher;
        if (!alone) return of.worth * chance(offense_of_army(by, of, ranged) + change - defense);
        const Fixed& fixed = this->fixed(by.type, of.type);
        const cw::Decides decides = fixed.decides[half];
        if (decides != cw::Decides::Scores) return decides == cw::Decides::Falls ? of.worth : 0;
        return of.worth * chance(std::max(0, offense + fixed.change) - defense);
    }
    if (alone && !answering && !cw::may_attack({match_->type(by.lead), match_->type(of.lead), false, true})) return 0;
    double lost = 0;
    for (const int coin : coins_of(of)) {
        const Piece& piece = this->piece(coin);
        if (offense <= 0) break;
        if (alone && fixed(by.type, piece.type).stands[half]) continue;  // when an Army strikes, scores decide
        const int defense = defense_against(coin, by, ranged, answering) + higher;
        if (defense > offense) {
            lost += piece.worth * chance(offense - defense);
            break;
        }
        offense -= defense;
        lost += piece.worth;
    }
    return lost;
}

Blow Board::strike(const Unit& by, const Unit& of, bool ranged) const {
    const double done = harm(by, of, ranged, false);
    const bool single = by.army == kNoArmy && of.army == kNoArmy;
    if (single && done > 0 && fixed(by.type, of.type).silenced) return {done, 0};
    if (ranged && !of.long_range) return {done, 0};
    return {done, harm(of, by, ranged, true)};
}

double gap_of_coins(const Board& board, const Unit& one, Vec2 shift, const Unit& other, double max) {
    double min = 1e9, bound = max + kRounding;
    for (const int a : board.coins_of(one)) {
        const Piece& mine = board.piece(a);
        const Vec2 at = mine.at + shift;
        const double nearest = bound + mine.radius + other.around + kRounding;
        if (core::length_squared(other.middle - at) > nearest * nearest) continue;
        for (const int b : board.coins_of(other)) {
            const Piece& theirs = board.piece(b);
            const double radii = mine.radius + theirs.radius;
            const double within = bound + radii;
            const double squared = core::length_squared(theirs.at - at);
            if (squared < within * within) min = bound = std::sqrt(squared) - radii;
        }
    }
    return min;
}

}  // namespace bots
