#pragma once
// Where north lies and how large the ground was, as strokes and words for a corner of the table: the same on the screen, on a
// battle's page and on paper. Only for looks.

#include <span>
#include <vector>

#include "engine/core/box.h"
#include "engine/words/catalogue.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

enum class MapUnits { Yards, Metres };
// Those that readers of this language know.
MapUnits units_of(const words::Catalogue& language);

struct MapPlan {
    struct Stroke {
        std::vector<Vec2> points;
        bool closed = false;
    };
    struct Words {
        Phrase words;
        Vec2 at;  // their middle
    };
    std::vector<Stroke> strokes;  // table inches
    std::vector<Words> words;
    core::Box box;  // of all of it
};
// In the corner where fewest coins lie now, of those the one where the battle has fewest; empty if it says nothing of either.
MapPlan map_plan(const Scenario& scenario, MapUnits units, std::span<const Vec2> lying = {});

}  // namespace rules::coin_wars
