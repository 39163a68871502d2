#include "game/coin_wars/rules/path.h"

#include <cmath>
#include <utility>

#include "engine/core/grid.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_scan.h"
#include "game/coin_wars/rules/refusal_text.h"

namespace rules::coin_wars {

namespace {

// CW-8, R-5, BX-2
std::optional<Refusal> check_reach(const Match& match, const Way& way) {
    const double asked = core::distance(way.from, way.to);
    if (!std::isfinite(asked))
        return refuse("bad_argument", "R-38", say("That is not a point on the table."));
    if (asked == 0)
        return refuse("out_of_reach", "R-5", say("It already lies there: a move leads to another place."));
    const double over = asked - way.reach;
    if (over <= way.tolerance) return std::nullopt;
    Phrase message =
        say("{1} reaches {2}: {3} too far.", name_of(match, way.coin), inches(way.reach), inches(over));
    const Terrain* slow = slow_ground(match, way.coin, way.began.value_or(way.from));
    if (slow == nullptr) return refuse("out_of_reach", "CW-8", std::move(message), over);
    message += plain(" ") + say("It begins on {1}: half the edge.", name_of(*slow));
    return refuse("out_of_reach", "BX-2", std::move(message), over);
}

//
std::optional<Refusal> check_on_table(const Match& match, const Way& way) {
    const double over = over_edge(*match.scenario, {way.to, match.type(way.coin).radius()});
    if (over <= way.tolerance) return std::nullopt;
    return refuse("off_table", "R-9",
                  say("The whole coin must stay on the table: it is {1} over the edge.", inches(over)), over);
}

Refusal lies_on(const Match& match, const Way& way, int own) {
    const double over = -measure::gap({way.to, match.type(way.coin).radius()}, disc_of(match, own));
    return refuse("overlap", "R-8", say("It would lie on {1}, by {2}.", name_of(match, own), inches(over)),
                  over, {match.id(own)});
}

Refusal pressed(const Match& match, const Way& way, int other) {
    return refuse("into_enemy", match.side_of(other) == match.side_of(way.coin) ? "R-8" : "R-7",
                  say("It touches {1} and cannot go towards it.", name_of(match, other)), std::nullopt,
                  {match.id(other)});
}

Refusal pressed(const Terrain& ground) {
    return refuse("impassable", "R-9", say("It touches {1} and cannot go into it.", name_of(ground)));
}

Refusal ended(const Terrain& area) {
    return refuse("impassable", "BX-2", say("It has entered {1}: its move ended there.", name_of(area)));
}

Refusal barred(const Way& way, const Terrain& area, const Stop& stop) {
    const double over = stop.distance - entry(way, area);
    return refuse("impassable", "BX-2",
                  say("No Charge may lead into {1}: {2} of the way lies in it.", name_of(area), inches(over)),
                  over);
}

std::optional<Refusal> check_room(const Match& match, const Way& way, const Survey& seen) {
    const Stop& stop = seen.stop;
    if (!stop.contact() || leads_somewhere(stop, rest_distance(match, way, seen))) return std::nullopt;
    if (stop.distance < kShortestWay && stop.ground && !stop.in_area()) return pressed(*stop.ground);
    std::vector<std::string> concerned;
    if (stop.coin != kNobody) concerned.push_back(match.id(stop.coin));
    return refuse(
        "no_room", "R-8",
        say("Contact ends the move where your own coins lie, and there is no free place before them."),
        std::nullopt, std::move(concerned));
}

}  // namespace

measure::Disc disc_of(const Match& match, int coin) {
    return {match.coin(coin).at, match.type(coin).radius()};
}

bool stops(const Match& match, int coin, int other) {
    return match.side_of(coin) != match.side_of(other) || match.scenario->options.friends == Friends::Block;
}

double allowance(const Match& match, int coin, Vec2 from) {
    const CoinType& type = match.type(coin);
    return slow_ground(match, coin, from) ? type.move / 2 + type.diameter : type.reach();
}

Way way_to(const Match& match, int coin, Vec2 to) {
    const Vec2 from = match.coin(coin).at;
    return {coin, from, core::round_to_grid(to), allowance(match, coin, from)};
}

std::optional<Refusal> check_way(const Match& match, const Way& way) {
    if (auto refusal = check_reach(match, way)) return refusal;
    if (auto refusal = check_on_table(match, way)) return refusal;
    const Survey seen = survey(match, way);
    if (seen.ended_in != nullptr) return ended(*seen.ended_in);
    if (seen.lies_on != kNobody) return lies_on(match, way, seen.lies_on);
    if (seen.pressed != kNobody) return pressed(match, way, seen.pressed);
    if (seen.pressed_on != nullptr) return pressed(*seen.pressed_on);
    if (seen.barred != nullptr) return barred(way, *seen.barred, seen.stop);
    return check_room(match, way, seen);
}

}  // namespace rules::coin_wars
