// Clips of a strike: the attacker hits, figures appear at the contact, beaten coins fly to a purse.

#include <algorithm>
#include <numbers>

#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/clip_parts.h"

namespace table {

namespace {

constexpr double kBlow = 0.85, kDrawn = 0.34, kHits = 0.5;  // seconds; the moments of drawing back and hitting
constexpr double kBack = 0.34, kFollows = 0.07;             // inches: before the contact, after it
constexpr double kThrown = 0.2, kShaken = 0.06;             // inches: a target that falls, one that stands
constexpr double kVain = 14, kFells = 34;          // inches per second: a strike in vain, one that takes the coin
constexpr double kFall = 0.75, kNextFalls = 0.14;  // seconds; between coins
constexpr double kLands = 0.72;                    // the fraction of its fall at which a coin lands
constexpr double kSpinsUp = 0.7;                   // inches
constexpr double kFar = 6;                         // inches: beyond this, the coin turns once more

// Inches from its place towards the target.
double lunge(double t, bool beats) {
    if (t < kDrawn) return -kBack * eased(t / kDrawn);
    if (t < kHits) {
        const double part = (t - kDrawn) / (kHits - kDrawn);
        return -kBack * (1 - part * part);
    }
    const double after = std::sin(std::numbers::pi * (t - kHits) / (1 - kHits));
    return (beats ? kFollows : -kFollows) * after;
}

double jolt(double t, bool beats) {
    if (t < kHits) return 0;
    return (beats ? kThrown : kShaken) * std::sin(std::numbers::pi * (t - kHits) / (1 - kHits));
}

}  // namespace

Phrase totals(const cw::Strike& strike) {
    if (strike.dice.empty() || strike.rule == "CW-15" || strike.rule == "CW-16") return compared(strike);
    if (strike.target_army != cw::kNoArmy) return say("{1} damage", strike.damage);
    int offense = strike.offense, defense = strike.defense;
    for (const cw::Die& die : strike.dice) (die.adds_to == cw::Die::For::Offense ? offense : defense) += die.roll;
    return Phrase(offense) + plain(strike.beats ? " \u2265 " : " < ") + Phrase(defense);
}

Clip blow_clip(const cw::Match& match, const std::vector<Vec2>& places, const cw::Strike& strike) {
    const measure::Disc hit{places[index_of(strike.target)], match.type(strike.target).radius()};
    const Vec2 towards = unit(hit.center - places[index_of(strike.attacker)]);
    const Vec2 contact = hit.center - towards * hit.radius;
    const bool beats = strike.beats;
    std::vector<int> strikers = strike.units;
    if (strikers.empty()) strikers.push_back(strike.attacker);
    std::vector<Vec2> homes;
    for (const int coin : strikers) homes.push_back(places[index_of(coin)]);
    Clip clip{kBlow, strikers, {}};
    clip.coins.push_back(strike.target);
    clip.cues = {touched(match.type(strike.attacker), match.type(strike.target), beats ? kFells : kVain, kHits * kBlow,
                         contact)};
    clip.show = [=, target = index_of(strike.target)](render::Scene& scene, double t) {
        for (std::size_t i = 0; i < strikers.size(); ++i)
            scene.coins[index_of(strikers[i])].at = t >= 1 ? homes[i] : homes[i] + towards * lunge(t, beats);
        scene.coins[target].at = t >= 1 ? hit.center : hit.center + towards * jolt(t, beats);
        if (t < kHits) return;
        scene.dots.push_back({contact, render::Ink::Amber});
        if (beats) scene.halos.push_back({scene.coins[target].at, hit.radius + 0.07, render::Ink::Red});
    };
    clip.figures.push_back({totals(strike), hit.center, hit.radius, towards, false, kHits});
    return clip;
}

Clip fall_clip(const cw::Match& match, const std::vector<Fall>& falls) {
    const double last = kNextFalls * static_cast<double>(falls.size() - 1), seconds = last + kFall;
    const auto gone = [seconds](std::size_t which, double t) {
        return std::clamp((t * seconds - kNextFalls * static_cast<double>(which)) / kFall, 0.0, 1.0);
    };
    Clip clip{seconds, {}, {}};
    for (std::size_t i = 0; i < falls.size(); ++i) {
        clip.coins.push_back(falls[i].coin);
        clip.cues.push_back(
            dropped(match.type(falls[i].coin), kNextFalls * static_cast<double>(i) + kLands * kFall, falls[i].end.at));
    }
    clip.show = [falls, gone](render::Scene& scene, double t) {
        for (std::size_t i = 0; i < falls.size(); ++i) {
            const auto& [coin, from, end] = falls[i];
            const double own = gone(i, t), turns = distance(from, end.at) > kFar ? 3 : 2;
            render::CoinSprite& sprite = scene.coins[index_of(coin)];
            sprite.at = own >= 1 ? end.at : mixed(from, end.at, slowing(own));
            sprite.angle = end.angle + (1 - slowing(own)) * turns * 2 * std::numbers::pi;
            sprite.lift = own >= 1 ? 0 : kSpinsUp * std::sin(std::numbers::pi * slowing(own));
        }
    };
    clip.falling = [falls, gone](double t) {
        std::vector<Falling> falling;
        for (std::size_t i = 0; i < falls.size(); ++i)
            falling.push_back({falls[i].coin, falls[i].from, slowing(gone(i, t))});
        return falling;
    };
    return clip;
}

}  // namespace table
