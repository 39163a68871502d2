#pragma once
// RPG-31 to 34: scoring the coins on the table in a contest, and the damage.

#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// Crossed totals, R-2.
struct Score {
    int own_positives = 0, own_negatives = 0, scene_positives = 0, scene_negatives = 0;
    int offensive = 0;  // RPG-74
    int kept = 0;       // RPG-75: Tails turned by Defensive that still count
    int character() const { return own_positives + scene_negatives + offensive + kept; }
    int scene() const { return scene_positives + own_negatives; }
    int difference() const { return character() - scene(); }
    static const rules::Kind& field_kind();  // also writes the sums
    FIELDS(own_positives, own_negatives, scene_positives, scene_negatives, offensive, kept)
};
Score score(const Match& match, int contest);

// RPG-32, 34: the effect of settling now: Scene coins lost, and the blow to the main Trait.
struct Damage {
    int scene = 0, blow = 0;
    FIELDS(scene, blow)
};
Damage damage(const Match& match, int contest);

// The rank of Offensive or Defensive that applies to this contest's main Trait; 0 if none.
int linked_rank(const Match& match, int contest, PowerKind kind);

}  // namespace rules::coin_rpg
