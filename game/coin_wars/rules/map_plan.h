#pragma once
// The direction of north and the size of the ground, as strokes and words for a corner of the table: the same on the
// screen, on a battle's page and on paper. For display only.

#include <span>
#include <vector>

#include "engine/core/box.h"
#include "engine/words/catalogue.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/phrases.h"

namespace rules::coin_wars {

enum class MapUnits { Yards, Metres };
// The units that readers of this language know.
MapUnits units_of(const words::Catalogue& language);

struct MapPlan {
    struct Stroke {
        std::vector<Vec2> points;
        bool closed = false;
    };
    struct Words {
        Phrase words;
        Vec2 at;  // centre of the text
    };
    std::vector<Stroke> strokes;  // table inches
    std::vector<Words> words;
    core::Box box;  // bounds of the whole plan
};
// In the corner where fewest coins lie now, of those the one where the battle has fewest, of those the one that fewest
// papers' edges run through; empty if it says nothing of either. `enlarged`: times the size that it has on a table, for
// letters that a small picture enlarges; the bar keeps its length.
MapPlan map_plan(const Scenario& scenario, MapUnits units, std::span<const Vec2> lying = {}, double enlarged = 1);

}  // namespace rules::coin_wars
