#include "game/coin_wars/lab/conduct.h"

#include <algorithm>
#include <iomanip>
#include <map>
#include <set>
#include <sstream>
#include <vector>

#include "engine/core/decimal.h"
#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/lab/fight_loop.h"
#include "game/coin_wars/rules/ground.h"

namespace lab {

namespace {

using bots::Board, bots::Unit;
using cw::Match, cw::Side;

constexpr double kNear = 1.5;       // inches behind the foremost coin that count as company in front
constexpr double kTakesPart = 1.5;  // moves from an enemy
constexpr double kAway = 2;         // moves
constexpr double kBack = 0.5;       // inches farther back than at first
constexpr double kCome = 7;         // inches: two long edges
constexpr double kStake = 0.3;      // above this, a coin's fall is decisive

bool is_favoured(const Match& match, int coin) {
    return cw::defended_by(match, coin) != nullptr || cw::strengthened_by(match, coin) != nullptr;
}

double gap_between(const Board& board, const Unit& one, const Unit& other) {
    return bots::gap(board, one, {}, other, board.everywhere());
}

double nearest_enemy(const Board& board, const Unit& unit) {
    double nearest = board.everywhere();
    for (const Unit& foe : board.units(cw::other(unit.side)))
        nearest = std::min(nearest, gap_between(board, unit, foe));
    return nearest;
}

// A group of coins that acts together when the battle begins.
struct Band {
    Side side;
    bool army, shoots;
    std::vector<int> coins;
};

class ConductObserver {
public:
    explicit ConductObserver(std::array<Conduct, 2>& conduct) : conduct_(conduct) {}

    void before(const Match& match, const cw::Command& command) {
        if (match.phase != cw::Phase::Play) return;
        if (bands_.empty()) begin(match);
        if (const auto* move = get_if<cw::Move>(&command)) note(match, move->army, moved_);
        if (const auto* attack = get_if<cw::Attack>(&command)) note(match, attack->army, struck_);
        if (const auto* charge = get_if<cw::Charge>(&command)) note(match, charge->army, struck_);
        turn_ = match.turn;
        side_ = match.side;
    }

    void after(const Match& match) {
        if (bands_.empty() || (match.turn == turn_ && match.side == side_)) return;
        board_.read(match);
        note_moves();
        note_leader(match);
        note_leaders_company(match);
        take_part();
        if (match.turn != turn_ && turn_ == kStandUntil) note_round(match);
        if (match.turn != turn_ && turn_ == kAwayIn) note_away(match);
        if (match.turn != turn_ && turn_ == kComeUntil) note_reserve();
        remember(match);
    }

private:
    static void note(const Match& match, const std::string& army, std::set<int>& armies) {
        if (!army.empty()) armies.insert(match.find_army(army));
    }

    void begin(const Match& match) {
        board_.read(match);
        for (const Side side : {Side::Heads, Side::Tails})
            for (const Unit& unit : board_.units(side)) {
                const auto coins = board_.coins_of(unit);
                if (2 * std::ranges::count_if(coins, [&](int i) { return is_favoured(match, i); }) <= unit.count)
                    continue;
                bands_.push_back({side, unit.army != cw::kNoArmy, unit.long_range, {coins.begin(), coins.end()}});
            }
        bands_.push_back({Side::Heads, false, false, {}});  // so that the list is not empty
        met_.assign(match.coins.size(), false);
        began_away_.assign(match.coins.size(), 0);
        began_at_.assign(match.coins.size(), {-1, -1});
        for (const Side side : {Side::Heads, Side::Tails})
            for (const int coin : board_.line(side)) began_at_[static_cast<std::size_t>(coin)] = match.coin(coin).at;
        for (const Side side : {Side::Heads, Side::Tails}) begin_reserve(match, side);
        for (auto& at : at_) at.assign(match.coins.size(), {-1, -1});
        for (const Side side : {Side::Heads, Side::Tails}) remember(match, side);
    }

    void remember(const Match& match) {
        remember(match, side_);
        moved_.clear();
        struck_.clear();
    }
    // Stores its coins' places before and after its last turn.
    void remember(const Match& match, Side side) {
        for (const int coin : board_.line(side)) {
            const auto k = static_cast<std::size_t>(coin);
            at_[0][k] = at_[1][k];
            at_[1][k] = match.coin(coin).at;
        }
    }
    bool stood(const Unit& unit) const {
        return std::ranges::all_of(board_.coins_of(unit), [&](int coin) {
            const auto k = static_cast<std::size_t>(coin);
            return at_[0][k].x < 0 || at_[0][k] == at_[1][k];
        });
    }

    void note_moves() {
        for (const Unit& unit : board_.units(side_)) {
            if (unit.army == cw::kNoArmy || !moved_.contains(unit.army)) continue;
            const auto threatens = [&](const Unit& foe) {
                const double between = gap_between(board_, unit, foe);
                double reach = measure::kTouch;
                if (foe.charges || board_.engages()) reach = foe.reach;
                if (foe.long_range) reach = std::max(reach, board_.range());
                return between <= reach && stood(foe) &&
                       board_.harm(foe, unit, foe.long_range && between > foe.reach, false) > 0;
            };
            conduct_[cw::index(side_)].stopped_short.note(
                !struck_.contains(unit.army) && std::ranges::any_of(board_.units(cw::other(side_)), threatens));
        }
    }

    void note_leader(const Match& match) {
        double foremost = board_.everywhere(), next = foremost;
        int first = cw::kNoCoin;
        for (const int coin : board_.line(side_)) {
            double nearest = board_.everywhere();
            for (const int other : board_.line(cw::other(side_)))
                nearest = std::min(nearest, core::distance(match.coin(coin).at, match.coin(other).at));
            if (nearest < foremost) {
                next = foremost;
                foremost = nearest;
                first = coin;
            } else {
                next = std::min(next, nearest);
            }
        }
        if (first == cw::kNoCoin) return;
        conduct_[cw::index(side_)].leader_in_front.note(leads(match, first) && next > foremost + kNear);
    }

    bool leads(const Match& match, int coin) const { return match.type(coin).command || board_.stake(coin) > kStake; }

    void note_leaders_company(const Match& match) {
        for (const int leader : board_.line(side_)) {
            if (!leads(match, leader)) continue;
            const auto within = [&](int other) {
                return core::distance(board_.piece(leader).at, board_.piece(other).at) <= board_.piece(leader).reach;
            };
            const auto friends = std::ranges::count_if(board_.line(side_), within) - 1;  // it is within its own reach
            const auto enemies = std::ranges::count_if(board_.line(cw::other(side_)), within);
            conduct_[cw::index(side_)].leader_outnumbered.note(enemies > friends);
        }
    }

    // Distance to the nearest starting place of an enemy (in).
    double from_enemys_line(const Match& match, int coin) const {
        double nearest = board_.everywhere();
        for (int other = 0; other < match.count(); ++other) {
            const core::Vec2 at = began_at_[static_cast<std::size_t>(other)];
            if (match.side_of(other) != match.side_of(coin) && at.x >= 0)
                nearest = std::min(nearest, core::distance(match.coin(coin).at, at));
        }
        return nearest;
    }

    void begin_reserve(const Match& match, Side side) {
        const std::span<const int> line = board_.line(side);
        std::vector<int> coins{line.begin(), line.end()};
        const auto away = [&](int coin) { return from_enemys_line(match, coin); };
        std::ranges::stable_sort(coins, std::ranges::greater{}, away);
        for (const int coin : coins) began_away_[static_cast<std::size_t>(coin)] = away(coin);
        coins.resize(coins.size() / 3);
        for (const int coin : coins) reserve_[coin] = false;
    }

    void note_away(const Match& match) {
        for (const Side side : {Side::Heads, Side::Tails})
            for (const Unit& unit : board_.units(side)) {
                const bool is_far = nearest_enemy(board_, unit) > kAway * unit.reach;
                for (const int coin : board_.coins_of(unit)) {
                    const double began = began_away_[static_cast<std::size_t>(coin)];
                    if (began <= 0) continue;
                    conduct_[cw::index(side)].away.note(is_far && from_enemys_line(match, coin) > began + kBack);
                }
            }
    }

    void note_reserve() {
        for (const auto& [coin, came] : reserve_) conduct_[cw::index(board_.piece(coin).side)].reserve_came.note(came);
    }

    void note_round(const Match& match) {
        for (const Band& band : bands_) {
            const auto left = std::ranges::count_if(band.coins, [&](int i) { return match.on_table(i); });
            if (left == 0) continue;
            const auto there =
                std::ranges::count_if(band.coins, [&](int i) { return match.on_table(i) && is_favoured(match, i); });
            Conduct& conduct = conduct_[cw::index(band.side)];
            if (band.army) conduct.armies_stood.note(2 * there >= left);
            if (band.shoots) conduct.shooters_stood.note(2 * there >= left);
        }
        for (const Side side : {Side::Heads, Side::Tails})
            for (const int coin : board_.line(side))
                conduct_[cw::index(side)].idle.note(!met_[static_cast<std::size_t>(coin)]);
    }

    void take_part() {
        for (const Side side : {Side::Heads, Side::Tails})
            for (const Unit& unit : board_.units(side)) {
                const double nearest = nearest_enemy(board_, unit);
                for (const int coin : board_.coins_of(unit)) {
                    if (nearest <= kTakesPart * unit.reach) met_[static_cast<std::size_t>(coin)] = true;
                    if (const auto it = reserve_.find(coin); it != reserve_.end() && nearest <= kCome)
                        it->second = true;
                }
            }
    }

    std::array<Conduct, 2>& conduct_;
    Board board_;
    std::vector<Band> bands_;
    std::vector<bool> met_;                      // has met an enemy
    std::vector<core::Vec2> began_at_;           // by coin
    std::vector<double> began_away_;             // distance from the enemy's line
    std::map<int, bool> reserve_;                // has come near an enemy
    std::array<std::vector<core::Vec2>, 2> at_;  // before and after the last turn of a coin's side
    std::set<int> moved_, struck_;               // Armies, in this turn
    int turn_ = 0;
    Side side_ = Side::Heads;
};

double heads_score(const FightResult& fought) {
    if (fought.result == Result::Draw) return 0.5;
    return (fought.result == Result::A) == fought.a_is_heads ? 1 : 0;
}

}  // namespace

ConductReport conduct_of(const Contest& contest, const std::function<bool(int done)>& look) {
    ConductReport report;
    double won = 0;
    for (int number = 0; number < 2 * contest.pairs; ++number) {
        cw::Match match = start_of(contest, number / 2, number % 2);
        core::Random dice(chance(contest, number / 2, number % 2, Stream::Dice));
        const std::unique_ptr<rules::Hand> hand = make_hand(contest);
        std::vector<cw::Event> events;
        ConductObserver watch(report.conduct);
        const auto fought = fight_on(
            contest, number / 2, number % 2, nullptr, [&]() -> const Match& { return match; },
            [&](const cw::Command& command) -> const std::vector<cw::Event>* {
                if (cw::CoinWars::check(match, command)) return nullptr;
                watch.before(match, command);
                events = cw::CoinWars::apply(match, command, dice, *hand);
                watch.after(match);
                return &events;
            });
        won += heads_score(*fought);
        ++report.battles;
        if (!look(report.battles)) break;
    }
    report.score = report.battles > 0 ? won / report.battles : 0;
    return report;
}

std::string conduct_text(const Contest& contest, const ConductReport& report) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(1) << contest.meetings[0].ground << ", "
        << core::counted(report.battles, "battle", "battles") << ", " << contest.a << " " << 100 * report.score
        << " %\n";
    const auto row = [&](const char* what, Cases Conduct::*part) {
        out << "  " << std::left << std::setw(58) << what;
        for (const Conduct& side : report.conduct) {
            const Cases& one = side.*part;
            std::ostringstream cell;
            if (one.of == 0)
                cell << '-';
            else
                cell << std::fixed << std::setprecision(1) << 100 * one.share() << " % of " << one.of;
            out << std::setw(20) << cell.str();
        }
        out << '\n';
    };
    out << "  " << std::setw(58) << std::left << "" << std::setw(20) << contest.a << contest.b << '\n';
    row("Armies still on their ground when round 3 ends", &Conduct::armies_stood);
    row("shooters still on their ground when round 3 ends", &Conduct::shooters_stood);
    row("Army moves that end in reach of an enemy that stood still", &Conduct::stopped_short);
    row("turns that end with a leader alone in front", &Conduct::leader_in_front);
    row("turns that end with a leader among more enemies", &Conduct::leader_outnumbered);
    row("coins that ran away when round 4 ends", &Conduct::away);
    row("reserve coins that had come up by the end of round 5", &Conduct::reserve_came);
    row("coins that have met no enemy when round 3 ends", &Conduct::idle);
    return out.str();
}

}  // namespace lab
