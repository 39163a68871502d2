#include "game/coin_wars/bots/chance.h"

#include <cmath>

#include "engine/measure/measure.h"
#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/bots/chance_weights.h"
#include "game/coin_wars/bots/piece_value.h"
#include "game/coin_wars/bots/rollout.h"
#include "game/coin_wars/rules/ending.h"

namespace bots {

namespace {

constexpr double kNoStrike = 8;  // inches between rims: nothing strikes from farther away

double sign_of(std::optional<Side> side) { return !side ? 0 : *side == Side::Heads ? 1 : -1; }

// Features of a position; leads are Heads'.
class Position {
public:
    explicit Position(const Match& match) : match_(match), board_(match), victory_(match.scenario->victory) {
        const std::vector<double> strengths = strengths_of(*match.scenario);
        for (int coin = 0; coin < match.count(); ++coin) {
            const std::size_t side = cw::index(match.side_of(coin));
            const cw::Place place = match.coin(coin).place;
            if (place == cw::Place::Watching) continue;
            brought_ += match.type(coin).cents;
            whole_[side] += strengths[static_cast<std::size_t>(coin)];
            if (place == cw::Place::Fallen) continue;
            left_[side] += strengths[static_cast<std::size_t>(coin)];
            worth_[side] += board_.worth_of(coin) * (place == cw::Place::Table ? board_.piece(coin).lives : 1);
        }
    }

    // From 0 to 1, by the turn limit or by quiet turns.
    double time() const {
        if (victory_.turns <= 0) return static_cast<double>(match_.ending.quiet_turns) / cw::kQuietTurns;
        const double half = match_.side == match_.first ? 0 : 0.5;
        return std::min(1.0, (match_.turn - 1 + half) / victory_.turns);
    }

    double worth() const { return (worth_[0] - worth_[1]) / std::max(1.0, worth_[0] + worth_[1]); }
    double left() const { return left_[0] / std::max(1.0, whole_[0]) - left_[1] / std::max(1.0, whole_[1]); }
    double purse() const { return (match_.purse[0] - match_.purse[1]) / std::max(1.0, brought_); }
    double mover() const { return sign_of(match_.side) * match_.actions_left / cw::kActionsATurn; }

    double goals() const {
        std::array<double, 2> far{};
        for (const std::size_t side : {0u, 1u})
            if (victory_.goals[side]) far[side] = reached(match_, *victory_.goals[side]);
        return far[0] - far[1];
    }

    double end() const {
        return sign_of(board_.may_wait(Side::Heads)   ? std::optional(Side::Heads)
                       : board_.may_wait(Side::Tails) ? std::optional(Side::Tails)
                                                      : std::nullopt);
    }

    // The worth of the enemy's coins that this side's best strikes could take, as a share of all worth.
    double threat(Side side) const {
        double sum = 0;
        for (const Unit& unit : board_.units(side))
            if (side != match_.side || unit.may_strike) sum += threat(unit);
        return std::min(1.0, sum / (worth_[0] + worth_[1] + 1));
    }

private:
    double threat(const Unit& unit) const {
        const double reach = unit.charges || board_.engages() ? unit.reach : measure::kTouch;
        double best = 0;
        board_.near(cw::other(unit.side), unit.middle, unit.around + kNoStrike, [&](const Unit& foe) {
            const double apart = gap(board_, unit, {}, foe, kNoStrike);
            if (apart <= reach) best = std::max(best, board_.gain(unit, foe, false));
            if (unit.long_range && apart <= board_.range()) best = std::max(best, board_.gain(unit, foe, true));
        });
        return best;
    }

    const Match& match_;
    Board board_;
    const cw::Victory& victory_;
    std::array<double, 2> worth_{}, left_{}, whole_{};  // by side; left_, whole_: strength
    double brought_ = 0;                                // cents
};

// Deterministic for each position.
double foresee(const Match& match, int playouts, Thinking* thinking) {
    if (playouts == 0) return 0;
    core::Random random(cw::CoinWars::hash(match));
    const double won = kPlayouts * expected_score(match, Side::Heads, playouts, random, thinking);
    return std::log((won + 1) / (kPlayouts - won + 1));
}

// Before and after the battle no features are read.
double chance_in(const Match& match, Side side, int playouts, const ChanceTerms& weights, Thinking* thinking) {
    double heads = 0.5;
    if (match.phase == cw::Phase::Over) heads += 0.5 * sign_of(match.outcome->winner);
    if (match.phase == cw::Phase::Play) heads = chance_of(chance_terms(match, playouts, thinking), weights);
    return side == Side::Heads ? heads : 1 - heads;
}

}  // namespace

ChanceTerms chance_terms(const Match& match, int playouts, Thinking* thinking) {
    const Position position(match);
    const double time = position.time(), left = position.left(), goals = position.goals();
    const double acts = sign_of(match.side), foreseen = foresee(match, playouts, thinking);
    return {
        position.worth(),
        left,
        left * time,
        position.purse(),
        goals,
        goals * time,
        position.end() * time * time * time,
        position.mover(),
        acts * position.threat(match.side),
        -acts * position.threat(cw::other(match.side)),
        foreseen,
        foreseen * time,
    };
}

double chance_of(const ChanceTerms& terms, const ChanceTerms& weights) {
    double sum = 0;
    for (std::size_t i = 0; i < terms.size(); ++i) sum += terms[i] * weights[i];
    return 1 / (1 + std::exp(-sum));
}

std::vector<double> evened_out(std::span<const double> chances, bool over) {
    std::vector<double> even;
    const std::size_t count = chances.size();
    for (std::size_t i = 0; i < count; ++i) {
        const double before = chances[i > 0 ? i - 1 : std::min<std::size_t>(1, count - 1)];
        const double after = chances[i + 1 < count ? i + 1 : count - std::min<std::size_t>(2, count)];
        even.push_back(chances[i] / 2 + (before + after) / 4);
    }
    if (over && count > 0) even.back() = chances.back();
    return even;
}

double chance(const Match& match, Side side) { return chance_in(match, side, 0, kAtOnce, nullptr); }

double foreseen_chance(const Match& match, Side side, int playouts, Thinking* thinking) {
    return chance_in(match, side, playouts, kForeseen, thinking);
}

}  // namespace bots
