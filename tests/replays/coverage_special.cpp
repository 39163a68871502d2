// BX-9 to BX-14, rule by rule.

#include <algorithm>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/victory_degrees.h"
#include "tests/replays/coverage.h"

namespace replays {

namespace {

using R = const Replayed&;
using Step = Replayed::Step;

// Moves farther than the card's short edge plus the coin.
bool moves_along_a_road(R replay) {
    return happened<Moved>(replay, [](const Step& s, const Match&, const Moved& moved) {
        const double radius = s.before.type(moved.coin).radius();
        return s.before.type(moved.coin).name == "penny" &&
               core::distance(moved.from, moved.to) > measure::kCardShort + 2 * radius + measure::kTolerance;
    });
}

bool has_units(R replay) {
    return std::ranges::any_of(replay.scenario().coins, [&](const CoinSetup& coin) {
        return !replay.scenario().type(coin.type).unit_of.empty();
    });
}

}  // namespace

std::vector<Row> special_rows() {
    return {
        {"BX-9", "what a special rule forbids: refused", [](R r) { return r.refused.contains("BX-9"); }},
        {"BX-9 blows", "a coin endures a blow", [](R r) { return happened<Withstood>(r); }},
        {"BX-9 slides", "a coin is driven back", [](R r) { return happened<SlidBack>(r); }},
        {"BX-9 arrivals", "a die is thrown for who arrives", [](R r) { return happened<ThrewForArrival>(r); }},
        {"BX-9 words", "words are told", [](R r) { return happened<ToldWords>(r); }},
        {"BX-10", "a kind of unit", has_units},
        {"BX-11", "a move along a road", moves_along_a_road},
        {"BX-12", "a shot through a wood: refused", [](R r) { return r.refused.contains("BX-12"); }},
        {"BX-13", "ground begins to count", [](R r) { return happened<GroundChanged>(r); }},
        {"BX-14", "a victory of some degree", [](R r) { return degree_of(r.session.match()).has_value(); }},
    };
}

}  // namespace replays
