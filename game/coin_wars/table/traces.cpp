#include "game/coin_wars/table/traces.h"

#include <algorithm>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/table/resting_scene.h"

namespace table {

namespace {

constexpr double kShort = 0.3;   // inches: too short to draw
constexpr double kArrow = 0.34;  // inches
constexpr double kFaintRing = 0.55;

// Follows the coins through the events of a turn.
class Follower {
public:
    Follower(const cw::Match& before, cw::Side side) : before_(before) { traces.side = side; }

    void operator()(const cw::Moved& event) {
        go(event.coin, event.to);
        ++traces.moved;
    }
    void operator()(const cw::Regrouped& event) { go_all(event.moves); }
    void operator()(const cw::Scattered& event) { go_all(event.moves); }
    void operator()(const cw::Arrived& event) { way_of(event.coin, event.at); }
    void operator()(const cw::SlidBack& event) { way_of(event.coin, event.from).points.push_back(event.to); }
    void operator()(const cw::Fell& event) {
        way_of(event.coin, event.at).fell = true;
        const bool own = before_.side_of(event.coin) == traces.side;
        if (own)
            ++traces.lost;
        else if (event.how != cw::How::Beyond)
            ++traces.taken;
    }
    void operator()(const cw::PurseGrew& event) {
        if (event.side == traces.side) traces.cents += event.after - event.before;
    }
    template <class Other>
    void operator()(const Other&) {}

    Traces traces;

private:
    Traces::Way& way_of(int coin, Vec2 stands) {
        const auto found = std::ranges::find(traces.ways, coin, &Traces::Way::coin);
        return found != traces.ways.end() ? *found : traces.ways.emplace_back(Traces::Way{coin, {stands}, false});
    }
    void go(int coin, Vec2 to) { way_of(coin, before_.coin(coin).at).points.push_back(to); }
    void go_all(const std::vector<cw::Shift>& moves) {
        for (const cw::Shift& move : moves) way_of(move.coin, move.from).points.push_back(move.to);
    }

    const cw::Match& before_;
};

void draw_way(render::Scene& scene, const Traces::Way& way, double radius) {
    if (distance(way.points.front(), way.points.back()) < kShort) return;
    render::Line line{way.points, false, true};
    scene.lines.push_back(line);
    const Vec2 end = way.points.back(), along = unit(end - way.points[way.points.size() - 2]);
    const Vec2 tip = end - along * (radius + 0.04), back = tip - along * kArrow;
    scene.lines.push_back({{back + left_of(along) * (kArrow / 2), tip, back - left_of(along) * (kArrow / 2)}});
}

void draw_ghost(render::Scene& scene, const cw::Match& match, int coin, Vec2 at) {
    render::CoinSprite ghost = sprite(*match.scenario, coin);
    ghost.at = at;
    ghost.faint = true;
    scene.coins.push_back(ghost);
}

}  // namespace

Traces traces_of(Steps turn, const cw::Match& last) {
    if (turn.empty()) return {};
    Follower follower(turn.front().before, turn.front().before.side);
    follower.traces.idle = turn.size() == 1 && holds_alternative<cw::EndTurn>(turn.front().command);
    for (const auto& step : turn)
        for (const cw::Event& event : step.events) visit(follower, event);
    // Coins that arrived at the start of the next turn do not belong to this one.
    std::erase_if(follower.traces.ways, [&](const Traces::Way& way) {
        return !way.fell && way.points.size() < 2 && last.side_of(way.coin) != follower.traces.side;
    });
    return std::move(follower.traces);
}

Steps ended_turn(Steps steps, const cw::Match& last) {
    if (steps.empty() || last.phase != cw::Phase::Play) return {};
    const cw::Match& end = steps.back().before;
    const auto same = [&](const cw::Match& match) {
        return match.phase == cw::Phase::Play && match.side == end.side && match.turn == end.turn;
    };
    if (!same(end) || same(last)) return {};
    std::size_t first = steps.size() - 1;
    while (first > 0 && same(steps[first - 1].before)) --first;
    return steps.subspan(first);
}

void mark_traces(render::Scene& scene, const cw::Match& match, const Traces& traces) {
    for (const Traces::Way& way : traces.ways) {
        const double radius = match.type(way.coin).radius();
        draw_way(scene, way, radius);
        const Vec2 fell = way.points.back();
        if (way.fell) {
            draw_ghost(scene, match, way.coin, fell);
            scene.halos.push_back({fell, radius + 0.04, render::Ink::Red, true});
        } else if (distance(way.points.front(), fell) >= kShort) {
            draw_ghost(scene, match, way.coin, way.points.front());
            scene.halos.push_back({way.points.front(), radius, render::Ink::Chalk, true, kFaintRing});
        }
    }
}

Phrase summary(const cw::Scenario& scenario, const Traces& traces) {
    const Phrase who = cw::display_name(scenario, traces.side);
    if (traces.idle) return say("{1} ends the turn without acting", who);
    if (traces.taken == 0 && traces.lost == 0)
        return traces.moved == 0
                   ? say("{1} has ended its turn", who)
                   : say_many(traces.moved, "{2} made {1} move; nothing fell", "{2} made {1} moves; nothing fell", who);
    const Phrase took = traces.taken == 0 ? say("{1} took nothing", who)
                                          : say_many(traces.taken, "{2} took {1} coin", "{2} took {1} coins", who);
    const Phrase all = traces.lost == 0 ? took : took + rules::comma() + say("lost {1}", traces.lost);
    return traces.cents <= 0 ? all : all + plain(" \u00b7 ") + cw::in_money(scenario, traces.cents);
}

}  // namespace table
