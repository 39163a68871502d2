#include "game/coin_wars/table/move_words.h"

#include <cmath>

#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/forward_direction.h"

namespace table {

namespace {

constexpr double kBeside = 0.75;  // inches between a coin's rim and ground that counts as beside it

// First as seen from Heads' edge, then as seen from Tails'.
constexpr std::pair<words::Key, words::Key> kAsSeen[] = {
    {words::mark("left"), words::mark("right")},
    {words::mark("{1} moves to the left, {2}"), words::mark("{1} moves to the right, {2}")},
    {words::mark("It is {1} in from the left edge and {2} in from the bottom."),
     words::mark("It is {1} in from the right edge and {2} in from the top.")},
    {words::mark("{1} moves down the table, {2}"), words::mark("{1} moves up the table, {2}")},
};

Phrase party_told_apart(const cw::Match& match, int coin) {
    return match.in_army(coin) ? party_name(match, coin) : distinct(match, coin);
}

// Forward and back relative to its side; left and right as the table is seen.
Phrase in_direction(const cw::Match& match, const cw::Moved& event, const Phrase& who, const Phrase& inches) {
    const Vec2 way = event.to - event.from, ahead = ahead_of(*match.scenario, match.side_of(event.coin));
    const double on = dot(way, ahead), left = dot(way, left_of(ahead));
    if (std::abs(on) >= std::abs(left))
        return on >= 0 ? say("{1} moves forward, {2}", who, inches) : say("{1} moves back, {2}", who, inches);
    const auto& [low, high] = std::abs(way.x) > std::abs(way.y) ? kAsSeen[1] : kAsSeen[3];
    return say((std::abs(way.x) > std::abs(way.y) ? way.x : way.y) < 0 ? low.english() : high.english(), who, inches);
}

// Ground that the coin has reached; empty if there is none.
Phrase on_ground(const cw::Match& match, const cw::Moved& event, const Phrase& who, const Phrase& inches) {
    const measure::Disc end{event.to, match.type(event.coin).radius()};
    Phrase words;
    for (const cw::Terrain& ground : match.scenario->terrain) {
        if (ground.name.empty()) continue;
        const Phrase name = known(ground.name);
        const bool began = measure::inside(ground.polygon, event.from),
                   ended = measure::inside(ground.polygon, event.to);
        if (ended)
            return began ? say("{1} moves within {2}, {3}", who, name, inches)
                         : say("{1} moves into {2}, {3}", who, name, inches);
        if (began) words = say("{1} moves out of {2}, {3}", who, name, inches);
        if (words.empty() && measure::gap(end, ground.polygon) < kBeside)
            words = say("{1} moves to the edge of {2}, {3}", who, name, inches);
    }
    return words;
}

}  // namespace

std::span<const std::pair<words::Key, words::Key>> turned_words() { return kAsSeen; }

bool touches_what_stopped_it(const cw::Match& match, const cw::Moved& event) {
    if (event.stopped_by == cw::kNoCoin) return false;
    const auto disc = [&](int coin, Vec2 at) { return measure::Disc{at, match.type(coin).radius()}; };
    return measure::touching(disc(event.coin, event.to), disc(event.stopped_by, match.coin(event.stopped_by).at));
}

Phrase distinct(const cw::Match& match, int coin) {
    const Phrase name = display_name(*match.scenario, coin);
    for (int other = 0; other < match.count(); ++other)
        if (other != coin && match.side_of(other) == match.side_of(coin) &&
            display_name(*match.scenario, other) == name)
            return name + plain(" ") + plain(match.id(coin));
    return name;
}

Phrase moved_in_words(const cw::Match& match, const cw::Moved& event) {
    const Phrase inches = in_inches(distance(event.from, event.to));
    const Phrase who = event.army == cw::kNoArmy ? distinct(match, event.coin) : army_name(match, event.army);
    if (touches_what_stopped_it(match, event))
        return say("{1} meets {2}", who, party_told_apart(match, event.stopped_by));
    if (event.stopped_by_ground) return say("{1} moves {2}, stopped by the ground", who, inches);
    const Phrase ground = on_ground(match, event, who, inches);
    return ground.empty() ? in_direction(match, event, who, inches) : ground;
}

}  // namespace table
