#include "game/coin_wars/table/marks.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/outcome.h"
#include "game/coin_wars/table/resting_scene.h"

namespace table {

namespace {

using render::Ink;
using render::Scene;
using render::Stroke;

constexpr double kShowsThrough = 0.68;  // transparency of a card over own coins
constexpr double kRing = 0.06;          // inches between rim and ring
constexpr double kPip = 0.8;            // radii from a coin's centre to its pips

std::size_t at(int coin) { return static_cast<std::size_t>(coin); }

void ring(Scene& scene, const cw::Match& match, int coin, Ink ink, bool dashed = false) {
    scene.halos.push_back({scene.coins[at(coin)].at, match.type(coin).radius() + kRing, ink, dashed});
}

void dashed_line(Scene& scene, Vec2 a, Vec2 b, Ink ink, bool above) {
    render::Line line{{a, b}, false, true};
    line.ink = ink;
    line.above = above;
    scene.lines.push_back(std::move(line));
}

// From rim to rim of the moving coin; the card does not hide it.
void way(Scene& scene, const Leg& leg, double radius) {
    const Vec2 along = unit(leg.to - leg.from);
    if (distance(leg.from, leg.to) <= 2 * radius) return;
    dashed_line(scene, leg.from + along * radius, leg.to - along * radius, Ink::Chalk, true);
}

// It points outwards, across the coin's rim.
render::Line shot_bar(Vec2 middle, Vec2 outwards) {
    render::Line line{{middle + outwards * 0.55, middle + outwards * 0.95}};
    line.width = 0.06;
    line.ink = Ink::Amber;
    line.above = true;
    return line;
}

// A ring around single coins, one outline around an Army.
void mark_targets(Scene& scene, const cw::Match& match, const std::vector<int>& targets) {
    std::set<int> armies;
    for (const int target : targets) {
        const int army = match.coin(target).army;
        if (army == cw::kNoArmy)
            ring(scene, match, target, Ink::Amber);
        else if (armies.insert(army).second)
            mark_group(scene, cw::members(match, army), Ink::Amber, render::Stroke::Dotted);
    }
}

void mark_refusal(Scene& scene, const cw::Match& match, const Aim& aim) {
    const double radius = match.type(aim.coin).radius();
    if (aim.asked) {
        const Vec2 from = aim.path.legs.empty() ? match.coin(aim.coin).at : aim.path.legs.back().to;
        if (distance(from, *aim.asked) > 0.01) dashed_line(scene, from, *aim.asked, Ink::Red, true);
        scene.halos.push_back({*aim.asked, radius, Ink::Red, true});
    }
    for (const std::string& id : aim.refusal->coins) {
        const int coin = match.find(id);
        if (coin != cw::kNoCoin && coin != aim.coin) ring(scene, match, coin, Ink::Red);
    }
}

// Win: solid and green. Loss: toothed and red. Open: dashed and amber.
void mark_target(Scene& scene, const cw::Match& match, const Aim& aim) {
    scene.coins[at(aim.target)].glow = 0.7;
    const std::optional<Outcome> outcome = aim.legal() ? outcome_of(match, aim) : std::nullopt;
    if (!outcome || outcome->verdict == OutcomeVerdict::Later)
        return ring(scene, match, aim.target, aim.legal() ? Ink::Amber : Ink::Red);
    const bool wins = outcome->verdict == OutcomeVerdict::Win, loses = outcome->verdict == OutcomeVerdict::Loss;
    ring(scene, match, aim.target, wins ? Ink::Green : loses ? Ink::Red : Ink::Amber, !wins && !loses);
    scene.halos.back().toothed = loses;
}

// Faint, so that the coin's own action stands out: rings, and the path of the worst threat, from rim to rim.
void mark_threats(Scene& scene, const cw::Match& match, const Aim& aim) {
    for (const Threat& threat : aim.threats) {
        ring(scene, match, threat.coin, Ink::Red, true);
        scene.halos.back().strength = 0.4;
    }
    if (aim.threats.empty()) return;
    const Threat& worst = aim.threats.front();
    const Vec2 from = match.coin(worst.coin).at, to = aim.path.legs.back().to, along = unit(to - from);
    const double begin = match.type(worst.coin).radius() + kRing, end = match.type(aim.coin).radius() + kRing;
    if (distance(from, to) <= begin + end) return;
    dashed_line(scene, from + along * begin, to - along * end, Ink::Red, true);
}

void lay(render::CoinSprite& coin, Vec2 place, bool legal) {
    coin.at = place;
    coin.lift = legal ? 0.02 : 0.12;
    coin.moving = true;
}

// Highlights the units whose Offense counts.
void light_units(Scene& scene, const cw::Match& match, const Aim& aim) {
    for (const int member : cw::members(match, aim.odds->strike.army)) {
        const auto& units = aim.odds->strike.units;
        const bool counts = core::contains(units, member);
        scene.coins[at(member)].glow = counts ? 1 : -0.5;
    }
}

// True if the card covers a place where a coin of the Army would stand.
bool hides_own(const cw::Match& match, const Aim& aim) {
    const std::vector<Vec2> card = measure::corners(*aim.card);
    return std::ranges::any_of(aim.path.places, [&](const auto& one) {
        const measure::Disc ghost{one.second, match.type(one.first).radius()};
        return one.first != aim.coin && measure::gap(ghost, measure::Polygon(card)) < -0.1;
    });
}

// Draws Armies: outlines around touching members, pennants.

std::vector<render::Spot> spots_of(const Scene& scene, const std::vector<int>& coins) {
    std::vector<render::Spot> spots;
    for (const int coin : coins) {
        const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(coin)];
        spots.push_back({sprite.at, sprite.radius});
    }
    return spots;
}

std::vector<int> without(std::vector<int> coins, const std::vector<int>& gone) {
    std::erase_if(coins, [&](int coin) { return core::contains(gone, coin); });
    return coins;
}

// The coin with the pennant: the commander, otherwise the member nearest to the middle.
int bearer(const Scene& scene, const cw::Match& match, const cw::Army& army, const std::vector<int>& gone) {
    if (army.commander != cw::kNoCoin) return core::contains(gone, army.commander) ? cw::kNoCoin : army.commander;
    const std::vector<int> body = without(cw::body(match, army.number), gone);
    Vec2 middle;
    for (const render::Spot& spot : spots_of(scene, body)) middle = middle + spot.at / static_cast<double>(body.size());
    const auto away = [&](int coin) { return distance(scene.coins[static_cast<std::size_t>(coin)].at, middle); };
    const auto nearest = std::ranges::min_element(body, [&](int a, int b) { return away(a) < away(b) - 1e-6; });
    return nearest == body.end() ? cw::kNoCoin : *nearest;
}

}  // namespace

void mark_selected(Scene& scene, const cw::Match& match, const AimPlan& plan, const Survey& survey) {
    const bool alone = !match.in_army(plan.coin);
    for (const int coin : cw::party(match, plan.coin)) scene.coins[at(coin)].glow = alone ? 1 : 0.55;
    if (alone)
        ring(scene, match, plan.coin, match.side_of(plan.coin) == cw::Side::Heads ? Ink::Heads : Ink::Tails,
             match.side_of(plan.coin) == cw::Side::Tails);
    if (!survey.reach.empty() || !survey.outline.empty())
        scene.regions.push_back({survey.center, survey.reach, survey.outline, Ink::Chalk});
    mark_targets(scene, match, survey.targets);
}

void mark_aim(Scene& scene, const cw::Match& match, const Aim& aim, const Catalogue& language) {
    if (aim.coin == cw::kNoCoin) return;
    render::CoinSprite& coin = scene.coins[at(aim.coin)];
    coin.moving = true;
    for (const Leg& leg : aim.path.legs) way(scene, leg, coin.radius);
    if (!aim.path.places.empty()) mark_group(scene, cw::members(match, aim.army), Ink::Chalk, render::Stroke::Dotted);
    for (const auto& [member, place] : aim.path.places) lay(scene.coins[at(member)], place, aim.legal());
    if (!aim.path.legs.empty()) {
        if (aim.path.places.empty()) scene.halos.push_back({match.coin(aim.coin).at, coin.radius, Ink::Chalk, true});
        lay(coin, aim.path.legs.back().to, aim.legal());
    }
    if (aim.army != cw::kNoArmy && !aim.path.legs.empty())
        scene.halos.push_back({coin.at, coin.radius + kRing, Ink::Amber});
    if (aim.odds && aim.odds->strike.army != cw::kNoArmy) light_units(scene, match, aim);
    if (aim.card) {
        scene.cards.push_back(card_sprite(*aim.card));
        print_edges(scene.cards.back(), language);
        scene.cards.back().reading = language(aim.reading);
        scene.cards.back().note = language(aim.note);
        scene.cards.back().lift = 0.03;
        if (hides_own(match, aim)) scene.cards.back().opacity = kShowsThrough;
    }
    for (const Contact& contact : aim.path.contacts)
        scene.dots.push_back({contact.at, contact.enemy ? Ink::Amber : Ink::Red});
    mark_threats(scene, match, aim);
    if (aim.target != cw::kNoCoin) mark_target(scene, match, aim);
    if (aim.refusal) mark_refusal(scene, match, aim);
}

void mark_coins(Scene& scene, const cw::Match& match, const std::vector<int>& coins, Ink ink) {
    for (const int coin : coins) ring(scene, match, coin, ink);
}

void mark_turn(Scene& scene, const cw::Match& match) {
    if (match.phase != cw::Phase::Play) return;
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || match.side_of(coin) != match.side) continue;
        if (has_acted(match, coin))
            scene.coins[at(coin)].spent = true;
        else if (!may_act(match, coin))
            scene.coins[at(coin)].glow = -0.6;
    }
}

void mark_measure(Scene& scene, Vec2 from, Vec2 to, const Catalogue& language) {
    const double edge = distance(from, to) <= measure::kCardShort ? measure::kCardShort : measure::kCardLong;
    const Vec2 along = unit(to - from);
    scene.cards.push_back(card_sprite({from, along, edge, false}));
    print_edges(scene.cards.back(), language);
    scene.cards.back().reading = language(in_inches(distance(from, to)));
    scene.dots.push_back({from, Ink::Red});
    scene.dots.push_back({to, Ink::Red});
}

void mark_zone(Scene& scene, const cw::Match& match, cw::Side side) {
    const std::vector<Vec2> zone = cw::deployment_zone(*match.scenario, side);
    render::Line line{zone, true, side == cw::Side::Tails};
    line.ink = side == cw::Side::Heads ? Ink::Heads : Ink::Tails;
    line.width = 0.05;
    scene.lines.push_back(std::move(line));
}

void mark_group(Scene& scene, const std::vector<int>& coins, Ink ink, Stroke stroke) {
    if (!coins.empty()) scene.outlines.push_back({spots_of(scene, coins), ink, stroke, 1});
}

void mark_armies(Scene& scene, const cw::Match& match, int strong, const std::vector<int>& gone) {
    for (const cw::Army& army : match.armies) {
        const bool heads = cw::side_of_army(match, army.number) == cw::Side::Heads;
        const Ink ink = heads ? Ink::Heads : Ink::Tails;
        mark_group(scene, without(cw::body(match, army.number), gone), ink, heads ? Stroke::Solid : Stroke::Dashed);
        if (!scene.outlines.empty()) scene.outlines.back().strength = army.number == strong ? 1 : 0.72;
        std::vector<int> apart;
        for (const int coin : cw::members(match, army.number))
            if (match.coin(coin).cut_off && !core::contains(gone, coin)) apart.push_back(coin);
        for (const std::vector<int>& group : cw::linked_groups(match, apart))
            mark_group(scene, group, ink, Stroke::Dotted);
        const int coin = bearer(scene, match, army, gone);
        if (coin == cw::kNoCoin) continue;
        scene.pennants.push_back(
            {scene.coins[static_cast<std::size_t>(coin)].at, heads ? render::Ring::Solid : render::Ring::Dashed,
             army.commander == cw::kNoCoin ? render::Pennant::Cut::Square : render::Pennant::Cut::Long});
    }
}

void mark_lost(Scene& scene, const cw::Match& match) {
    constexpr double kOutside = 1.12;  // radii
    for (int coin = 0; coin < match.count(); ++coin) {
        const cw::Coin& state = match.coin(coin);
        const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(coin)];
        if (state.place != cw::Place::Fallen || state.how != cw::How::Beyond || sprite.moving) continue;
        const Vec2 way = unit(Vec2{1, 0.7}) * (kOutside * sprite.radius);
        render::Line line{{sprite.at - way, sprite.at + way}};
        line.ink = Ink::Red;
        line.width = 0.06;
        line.above = true;
        scene.lines.push_back(std::move(line));
    }
}

void mark_pips(Scene& scene, const cw::Match& match) {
    constexpr double kApart = 0.5;  // radians, from pip to pip along the rim
    constexpr int kMax = 12;        // once around the coin
    if (match.scenario->advanced.special.empty()) return;
    for (int coin = 0; coin < match.count(); ++coin) {
        const render::CoinSprite& sprite = scene.coins[at(coin)];
        if (!match.on_table(coin) || sprite.moving) continue;
        const int blows = cw::blows_left(match, coin) - 1;
        const int shots = match.type(coin).long_range ? cw::shots_left(match, coin).value_or(0) : 0;
        const int pips = std::min(blows + shots, kMax);
        for (int i = 0; i < pips; ++i) {
            const double angle = (i - (pips - 1) / 2.0) * kApart;
            const Vec2 outwards = Vec2{std::sin(angle), std::cos(angle)} * sprite.radius;
            if (i < blows)
                scene.dots.push_back({sprite.at + outwards * kPip, Ink::Amber});
            else
                scene.lines.push_back(shot_bar(sprite.at, outwards));
        }
    }
}

void mark_arrivals(Scene& scene, const cw::Match& match) {
    std::vector<const std::vector<Vec2>*> drawn;
    for (int coin = 0; coin < match.count(); ++coin) {
        const cw::CoinSetup& setup = match.setup(coin);
        if (match.coin(coin).place != cw::Place::Arriving || setup.area.empty()) continue;
        const auto known = [&](const std::vector<Vec2>* area) { return *area == setup.area; };
        if (std::ranges::any_of(drawn, known)) continue;
        drawn.push_back(&setup.area);
        render::Line line{setup.area, true, true};
        line.ink = setup.side == cw::Side::Heads ? Ink::Heads : Ink::Tails;
        scene.lines.push_back(std::move(line));
    }
}

}  // namespace table
