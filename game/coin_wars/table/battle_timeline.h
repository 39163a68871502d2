#pragma once
// The timeline of a finished or running battle: the value of each side's coins after every step, the biggest swings,
// the losses, the luck of the dice. Exact; money in cents.

#include <array>
#include <functional>
#include <span>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/table/phrases.h"
#include "game/kit/session/game_session.h"

namespace table {

namespace cw = rules::coin_wars;

using Steps = std::span<const rules::Step<cw::CoinWars>>;

struct Moment {
    std::array<int, 2> value{};  // by side: coins on the table and still to be deployed
    std::array<int, 2> purse{};
    int turn = 0;
    cw::Side side = cw::Side::Heads;  // the side to act
};
// A step that changed the difference between the sides' values. Positive: in favour of Heads.
struct Swing {
    std::size_t step = 0;
    int turn = 0;
    int cents = 0;
    Phrase sentence;  // "Quarter strikes Penny: it falls."
    // Change of Heads' chance to win in that step (for a turning point, its two turns); 0 if unknown.
    double chance = 0;
    double before = 0.5;  // for a turning point: Heads' chance when its two turns began
    bool to_end = false;  // they were the last
    cw::Side favours() const { return (chance != 0 ? chance > 0 : cents > 0) ? cw::Side::Heads : cw::Side::Tails; }
};
struct Loss {
    int coins = 0, cents = 0;
};
// Strikes with dice: the losses expected on average and the actual ones. Where a player chooses losses, the rules'
// proposal is expected; coins that go beyond are not counted.
struct Luck {
    int strikes = 0;
    double expected_coins = 0, expected_cents = 0;
    int coins = 0, cents = 0;
};
struct LongestMove {
    int coin = cw::kNoCoin;  // kNoCoin: no coin moved
    double inches = 0;
    std::size_t step = 0;
};
// The coins that a coin, alone or leading its Army, took from the enemy.
struct Deeds {
    std::vector<int> taken{};  // in order
    int cents = 0;
};
struct TurnStart {
    std::size_t position = 0;  // number of steps before the turn
    int turn = 0;
    cw::Side side = cw::Side::Heads;
};

struct Timeline {
    std::vector<Moment> moments;  // at the start and after each step: one more than there are steps
    std::vector<Swing> blows;     // all strikes, in order
    std::vector<Swing> swings;    // turning points; without chances: the three biggest strikes
    std::vector<TurnStart> turns;
    std::vector<std::array<Loss, 2>> lost_in_turn;  // [turn][side]; turn 0 is before the battle
    std::array<std::vector<Loss>, 2> lost_of_type;  // [side][type]
    std::array<Luck, 2> luck;                       // by the striking side
    std::array<int, 2> actions{};                   // used, by side
    std::array<LongestMove, 2> longest;             // by side
    std::vector<Deeds> deeds;                       // by coin
    // The coin that took the most cents, the first of equal ones; kNoCoin if no coin was taken.
    int coin_of_the_day() const;
    std::size_t steps() const { return moments.size() - 1; }
    // Over both sides and all moments, in cents.
    int min_value() const;
    int max_value() const;
    bool dice_fell() const { return luck[0].strikes + luck[1].strikes > 0; }
};

// `last`: the match after all steps. `chance`: Heads' chance to win from there, 0 to 1; empty: swings are ranked by
// cents.
using Chance = std::function<double(const cw::Match&)>;
// Evens out chances at the start of each turn and at the end, as the curve shows them; `over`: the last is the result.
using Evening = std::function<std::vector<double>(std::span<const double> chances, bool over)>;
Timeline timeline_of(Steps steps, const cw::Match& last, const Chance& chance = {}, const Evening& even = {});
// The smallest change of the chance that counts as a turn of the battle.
inline constexpr double kMinGain = 0.02;
// The attacks that turned the battle, at most three, those with the greatest effect first, then the earliest.
// `chances`: Heads' chances at the start of each of the timeline's turns and at the end. The chances at two consecutive
// turns of the same side are compared, so that the advantage of having the turn cancels out; the change is credited to
// the strongest attack in its favour in the two turns between. If a side has won, its last attack is included, or the
// end of the battle if that turn had none. Each changes the chance by at least kMinGain.
std::vector<Swing> turning_points(const Timeline& timeline, std::span<const double> chances, const cw::Match& last);
// The chances that turning_points needs, out of those after each step.
std::vector<double> chances_by_turn(const Timeline& timeline, std::span<const double> by_position);
// The match after `position` steps.
const cw::Match& match_at(Steps steps, const cw::Match& last, std::size_t position);
// The start of the last complete turn, which the other side played; if the battle is over, of its last turn.
std::size_t last_turn(const Timeline& timeline, const cw::Match& last);
// The coins fallen after `position` steps, in order.
std::vector<int> fallen_at(Steps steps, std::size_t position);

}  // namespace table
