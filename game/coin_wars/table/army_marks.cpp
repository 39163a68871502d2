// Draws Armies: outlines around touching members, pennants.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/table/marks.h"

namespace table {

namespace {

using render::Ink;
using render::Scene;
using render::Stroke;

constexpr double kPennantHigh = 1.12;  // above the foot of its pin

std::vector<render::Spot> spots_of(const Scene& scene, const std::vector<int>& coins) {
    std::vector<render::Spot> spots;
    for (const int coin : coins) {
        const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(coin)];
        spots.push_back({sprite.at, sprite.radius});
    }
    return spots;
}

// The member with the pennant: the commander, otherwise the one nearest to the middle.
int bearer(const Scene& scene, const cw::Match& match, const cw::Army& army) {
    if (army.commander != cw::kNobody) return army.commander;
    const std::vector<int> body = cw::body(match, army.number);
    Vec2 middle;
    for (const render::Spot& spot : spots_of(scene, body))
        middle = middle + spot.at / static_cast<double>(body.size());
    const auto away = [&](int coin) {
        return distance(scene.coins[static_cast<std::size_t>(coin)].at, middle);
    };
    const auto nearest =
        std::min_element(body.begin(), body.end(), [&](int a, int b) { return away(a) < away(b) - 1e-6; });
    return nearest == body.end() ? cw::kNobody : *nearest;
}

}  // namespace

void mark_group(Scene& scene, const std::vector<int>& coins, Ink ink, Stroke stroke) {
    if (!coins.empty()) scene.outlines.push_back({spots_of(scene, coins), ink, stroke, 1});
}

void mark_armies(Scene& scene, const cw::Match& match, int strong) {
    for (const cw::Army& army : match.armies) {
        const bool heads = cw::side_of_army(match, army.number) == cw::Side::Heads;
        const Ink ink = heads ? Ink::Heads : Ink::Tails;
        mark_group(scene, cw::body(match, army.number), ink, heads ? Stroke::Solid : Stroke::Dashed);
        if (!scene.outlines.empty()) scene.outlines.back().strength = army.number == strong ? 1 : 0.72;
        std::vector<int> apart;
        for (const int coin : cw::members(match, army.number))
            if (match.coin(coin).cut_off) apart.push_back(coin);
        for (const std::vector<int>& group : cw::linked_groups(match, apart))
            mark_group(scene, group, ink, Stroke::Dotted);
        const int coin = bearer(scene, match, army);
        if (coin == cw::kNobody) continue;
        scene.pennants.push_back(
            {scene.coins[static_cast<std::size_t>(coin)].at,
             heads ? render::Ring::Solid : render::Ring::Dashed,
             army.commander == cw::kNobody ? render::Pennant::Cut::Square : render::Pennant::Cut::Long});
    }
}

void mark_arrivals(Scene& scene, const cw::Match& match) {
    std::vector<const std::vector<Vec2>*> drawn;
    for (int coin = 0; coin < match.count(); ++coin) {
        const cw::CoinSetup& setup = match.setup(coin);
        if (match.coin(coin).place != cw::Place::Arriving || setup.area.empty()) continue;
        const auto known = [&](const std::vector<Vec2>* area) { return *area == setup.area; };
        if (std::any_of(drawn.begin(), drawn.end(), known)) continue;
        drawn.push_back(&setup.area);
        render::Line line{setup.area, true, true};
        line.ink = setup.side == cw::Side::Heads ? Ink::Heads : Ink::Tails;
        scene.lines.push_back(std::move(line));
    }
}

std::optional<Vec2> pennant_place(const Scene& scene, const cw::Match& match, int army) {
    const cw::Army* found = cw::army_of(match, army);
    const int coin = found ? bearer(scene, match, *found) : cw::kNobody;
    if (coin == cw::kNobody) return std::nullopt;
    return scene.coins[static_cast<std::size_t>(coin)].at + Vec2{0, kPennantHigh};
}

}  // namespace table
