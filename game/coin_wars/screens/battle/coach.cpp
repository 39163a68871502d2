#include "game/coin_wars/screens/battle/coach.h"

#include <limits>
#include <utility>

#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/table/outcome.h"

namespace screens {

namespace {

using Asks = Coach::Asks;
using Mark = Coach::Mark;

bool is_own(const cw::Match& match, int coin, cw::Side side) {
    return coin != cw::kNoCoin && match.on_table(coin) && match.side_of(coin) == side;
}

int closest_enemy(const cw::Match& match, int coin) {
    int nearest = cw::kNoCoin;
    double min = std::numeric_limits<double>::max();
    for (int other = 0; other < match.count(); ++other) {
        if (!is_own(match, other, cw::other(match.side_of(coin)))) continue;
        const double away = distance(match.coin(coin).at, match.coin(other).at);
        if (away >= min) continue;
        min = away;
        nearest = other;
    }
    return nearest;
}

// Returns the point nearest to the closest enemy that the coin can reach.
std::optional<Vec2> way_of(const cw::Match& match, int coin) {
    const int enemy = closest_enemy(match, coin);
    if (enemy == cw::kNoCoin) return std::nullopt;
    const table::Aim aim = table::aim(match, {coin}, match.coin(enemy).at);
    const std::optional<cw::Command>& command = aim.command ? aim.command : aim.instead;
    if (!command) return std::nullopt;
    const auto* move = get_if<cw::Move>(&*command);
    return move ? std::optional(move->to) : std::nullopt;
}

// Returns the inches to the nearest enemy beyond shooting range, so that coins that can shoot come first.
double still_to_go(const cw::Match& match, int coin) {
    const int enemy = closest_enemy(match, coin);
    const double away = distance(match.coin(coin).at, match.coin(enemy).at);
    return away - (cw::can_fire(match, coin) ? cw::range_of(match, coin) : 0);
}

}  // namespace

void Coach::note(const cw::Match& before, const cw::Command& command) {
    ++noted_;
    if (before.phase != cw::Phase::Play || before.side != pupil_) return;
    if (get_if<cw::Move>(&command)) finish(Asks::Place);
    if (get_if<cw::Attack>(&command) || get_if<cw::Charge>(&command)) finish(Asks::Enemy);
    if (get_if<cw::EndTurn>(&command)) finish(Asks::EndTurn);
}

void Coach::went_back_to(std::size_t commands) {
    if (commands >= noted_) return;
    noted_ = 0;
    done_ = {};
}

void Coach::follow(const cw::Match& match, std::uint64_t version, int selected) {
    if (is_own(match, selected, pupil_)) finish(Asks::Coin);
    if (version == version_ && selected == selected_) return;
    version_ = version;
    selected_ = selected;
    const bool acts = match.phase == cw::Phase::Play && match.side == pupil_ && match.awaiting.empty();
    mark_ = acts ? next(match, selected) : std::nullopt;
}

std::optional<Mark> Coach::next(const cw::Match& match, int selected) const {
    if (!done(Asks::Enemy))
        if (const auto blow = strike(match, selected)) return blow;
    if (!done(Asks::Place)) return march(match, selected);
    if (!done(Asks::EndTurn)) return Mark{.what = Asks::EndTurn};
    return std::nullopt;
}

// Finds the most profitable strike; among equals, the one over the shortest way, which is in view.
std::optional<Mark> Coach::strike(const cw::Match& match, int selected) const {
    std::optional<Mark> best;
    std::pair max{0.0, 0.0};  // gain, and how near
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!is_own(match, coin, pupil_)) continue;
        for (const cw::Target& target : cw::legal(match, coin).targets) {
            const table::Aim aim = table::aim(match, {coin}, match.coin(target.coin).at);
            if (aim.act != table::Act::Attack || !aim.command || !aim.odds) continue;
            const std::pair pays{table::balance(match, *aim.odds),
                                 -distance(match.coin(coin).at, match.coin(target.coin).at)};
            if (pays.first <= 0 || (best && pays <= max)) continue;
            max = pays;
            const bool chosen = selected == coin;
            const int shown = chosen ? target.coin : coin;
            best = Mark{chosen ? Asks::Enemy : Asks::Coin, shown, match.coin(shown).at, match.type(shown).radius(),
                        target.ranged};
        }
    }
    return best;
}

std::optional<Mark> Coach::march(const cw::Match& match, int selected) const {
    if (is_own(match, selected, pupil_)) {
        const auto to = way_of(match, selected);
        if (to) return Mark{Asks::Place, selected, *to, match.type(selected).radius()};
    }
    std::optional<Mark> best;
    double min = std::numeric_limits<double>::max();
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!is_own(match, coin, pupil_) || still_to_go(match, coin) >= min || !way_of(match, coin)) continue;
        min = still_to_go(match, coin);
        best = Mark{Asks::Coin, coin, match.coin(coin).at, match.type(coin).radius()};
    }
    return best;
}

}  // namespace screens
