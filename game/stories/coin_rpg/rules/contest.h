#pragma once
// RPG-31 to 34: the score of the coins on the table in a contest, and its damage.

#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

// Crossed totals, R-2.
struct Score {
    int own_positives = 0, own_negatives = 0, scene_positives = 0, scene_negatives = 0;
    int offensive = 0;  // RPG-74
    int kept = 0;       // RPG-75: Tails turned by Defensive that stay counted
    int character() const { return own_positives + scene_negatives + offensive + kept; }
    int scene() const { return scene_positives + own_negatives; }
    int difference() const { return character() - scene(); }
    static const rules::Kind& field_kind();  // writes the sums as well
    FIELDS(own_positives, own_negatives, scene_positives, scene_negatives, offensive, kept)
};
Score score(const Match& match, int contest);

// RPG-32, 34: what settling would do now: Scene coins that go, and the blow to the main Trait.
struct Damage {
    int scene = 0, blow = 0;
    FIELDS(scene, blow)
};
Damage damage(const Match& match, int contest);

// The Offensive or Defensive that counts for this contest's main Trait; 0 if there is none.
int linked_rank(const Match& match, int contest, PowerKind kind);

}  // namespace rules::coin_rpg
