#include "game/coin_wars/problems/theme.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/bots/goals.h"
#include "game/coin_wars/problems/solution.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/query.h"

namespace problems {

namespace {

using core::Vec2;

constexpr double kNearer = 0.05;  // share of a goal

struct Actor {
    int coin = cw::kNoCoin;
    bool army = false;
};

struct Blow {
    int target = cw::kNoCoin;
    bool charge = false, beyond = false;
};

class Doing {
public:
    Doing(const cw::Match& before, const cw::Command& command, cw::Match after)
        : before_(before), after_(std::move(after)), side_(before.side) {
        if (const auto* move = get_if<cw::Move>(&command)) act(move->coin, move->army);
        if (const auto* use = get_if<cw::UseTrait>(&command)) act(use->coin, "");
        if (const auto* attack = get_if<cw::Attack>(&command)) {
            act(attack->coin, attack->army);
            blow_ = {before.find(attack->target), false, !attack->beyond.empty()};
        }
        if (const auto* charge = get_if<cw::Charge>(&command)) {
            act(charge->coin, charge->army);
            blow_ = {before.find(charge->target), true, !charge->beyond.empty()};
        }
        taken_ = fallen(before_, after_, cw::other(side_));
        given_ = fallen(before_, after_, side_);
    }

    Deed deed() const {
        if (actor_.coin == cw::kNoCoin) return {};
        return blow_.target == cw::kNoCoin ? of_move() : of_blow();
    }

private:
    void act(const std::string& coin, const std::string& army) {
        actor_.army = !army.empty();
        actor_.coin = actor_.army ? cw::members(before_, before_.find_army(army)).front() : before_.find(coin);
    }

    Deed deed(Theme theme, std::vector<int> others) const { return {theme, actor_.coin, std::move(others)}; }

    Deed of_blow() const {
        const std::vector<int> struck = taken_.empty() ? std::vector{blow_.target} : taken_;
        if (blow_.beyond) return deed(Theme::Beyond, struck);
        if (before_.type(actor_.coin).spy && !taken_.empty()) return deed(Theme::Spy, struck);
        if (actor_.army) return deed(Theme::Combined, struck);
        if (!given_.empty()) return deed(Theme::Sacrifice, struck);
        if (shakes()) return deed(Theme::Morale, struck);
        if (past_another()) return deed(Theme::Shot, struck);
        if (!blow_.charge) return deed(Theme::Strike, struck);
        const std::vector<int> next = could_take(after_, actor_.coin);
        if (next.size() > 1) return deed(Theme::Fork, next);
        if (after_.on_table(actor_.coin) && threats_there() < threats_where_struck())
            return deed(Theme::HitAndRun, struck);
        return deed(Theme::Charge, struck);
    }

    Deed of_move() const {
        if (goal(after_) - goal(before_) > kNearer) return deed(Theme::Goal, {});
        if (!after_.on_table(actor_.coin)) return deed(Theme::Place, {});
        const std::vector<int> next = could_take(after_, actor_.coin);
        if (next.size() > 1 && could_take(before_, actor_.coin).size() < 2) return deed(Theme::Fork, next);
        if (const int saved = screened(); saved != cw::kNoCoin) return deed(Theme::Screen, {saved});
        const auto danger = [&](const cw::Match& match) {
            return cw::threats(match, actor_.coin, match.coin(actor_.coin).at).size();
        };
        if (danger(before_) > 0 && danger(after_) == 0) return deed(Theme::Escape, {});
        return deed(Theme::Place, next);
    }

    // CW-26: the enemy's last commander falls while the rule is on.
    bool shakes() const {
        const auto leads = [&](const cw::Match& match) {
            for (int coin = 0; coin < match.count(); ++coin)
                if (match.side_of(coin) != side_ && match.on_table(coin) && match.type(coin).command) return true;
            return false;
        };
        return before_.scenario->advanced.morale && leads(before_) && !leads(after_);
    }

    double gap(int one, int other) const {
        return core::distance(before_.coin(one).at, before_.coin(other).at) - before_.type(one).diameter / 2 -
               before_.type(other).diameter / 2;
    }

    // A shot while another enemy is closer.
    bool past_another() const {
        if (blow_.charge || cw::touching(before_, actor_.coin, blow_.target)) return false;
        for (int coin = 0; coin < before_.count(); ++coin)
            if (before_.side_of(coin) != side_ && before_.on_table(coin) && coin != blow_.target &&
                gap(actor_.coin, coin) < gap(actor_.coin, blow_.target))
                return true;
        return false;
    }

    // Enemies that the coin could take on its next turn, without falling itself, if nobody moved.
    std::vector<int> could_take(const cw::Match& match, int coin) const {
        std::vector<int> coins;
        for (int enemy = 0; enemy < match.count(); ++enemy) {
            if (match.side_of(enemy) == side_ || !match.on_table(enemy) || !match.on_table(coin)) continue;
            const std::vector<int> strikers = cw::threats(match, enemy, match.coin(enemy).at);
            if (!core::contains(strikers, coin)) continue;
            const cw::Odds odds =
                cw::odds(match, coin, enemy, !cw::touching(match, coin, enemy) && match.type(coin).long_range);
            if (odds.target.falls > 0.99 && odds.attacker.falls < 0.01) coins.push_back(enemy);
        }
        return coins;
    }

    std::size_t threats_there() const { return cw::threats(after_, actor_.coin, after_.coin(actor_.coin).at).size(); }
    std::size_t threats_where_struck() const {
        return cw::threats(after_, actor_.coin, before_.coin(blow_.target).at).size();
    }

    // A more valuable coin of its side that fewer enemies can strike now.
    int screened() const {
        for (int coin = 0; coin < before_.count(); ++coin) {
            if (before_.side_of(coin) != side_ || coin == actor_.coin || !before_.on_table(coin)) continue;
            if (before_.type(coin).cents <= before_.type(actor_.coin).cents ||
                before_.coin(coin).at != after_.coin(coin).at)
                continue;
            const Vec2 at = before_.coin(coin).at;
            if (cw::threats(after_, coin, at).size() < cw::threats(before_, coin, at).size()) return coin;
        }
        return cw::kNoCoin;
    }

    double goal(const cw::Match& match) const {
        const auto& goal = match.scenario->victory.goals[cw::index(side_)];
        return goal ? bots::reached(match, *goal) : 0;
    }

    const cw::Match& before_;
    cw::Match after_;
    cw::Side side_;
    Actor actor_;
    Blow blow_;
    std::vector<int> taken_, given_;
};

}  // namespace

Deed deed_of(const cw::Match& before, const std::vector<cw::Command>& solution) {
    cw::Match now = before;
    Deed best;
    for (const cw::Command& command : solution) {
        auto after = played(now, std::span(&command, 1));
        if (!after) return best;
        const Deed deed = Doing(now, command, *after).deed();
        if (best.coin == cw::kNoCoin || deed.theme < best.theme) best = deed;
        now = std::move(*after);
    }
    return best;
}

}  // namespace problems
