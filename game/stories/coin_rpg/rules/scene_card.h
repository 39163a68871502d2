#pragma once
// RPG-9 to 12: a Scene card.

#include <string>
#include <vector>

#include "game/stories/coin_rpg/rules/ids.h"
#include "game/stories/coin_rpg/rules/traits.h"

namespace rules::coin_rpg {

// Cards use both: "Physical" and "Bodiness".
enum class Heading { Scene, Character };
ENUM_NAMES(Heading, "scene", "character")

struct ScenePart {
    Trait trait{};  // the Trait that has to answer it
    Count coins = 0;
    OrNone<BoundedText<limits::kName>> name{};  // for a Miscellaneous Scene Trait
    Heading heading = Heading::Scene;
    static const rules::Kind& field_kind();
    FIELDS(trait, coins, maybe(name), hash_only(heading))
};

struct SceneCard {
    int id = 0;  // 1 is the first one written in an Adventure
    int author = 0;
    std::string title{};
    std::vector<ScenePart> parts{};
    std::string description{};
    FIELDS(id, author, title, keyed("traits", parts), description)
};

enum class Difficulty { Easy, Mild, Moderate, Hard, VeryHard };
ENUM_NAMES(Difficulty, "easy", "mild", "moderate", "hard", "very_hard")

int total_coins(const std::vector<ScenePart>& parts);
int cost(const std::vector<ScenePart>& parts);  // RPG-11
// RPG-12, RPG-68: the total must be legal.
Difficulty difficulty(int total);
int twelfths(Difficulty difficulty);
// RPG-16
bool is_easy(const SceneCard& card);
bool is_hard(const SceneCard& card);  // Hard or Very Hard

Phrase name_of(const ScenePart& part);
Phrase name_of(Difficulty difficulty);

}  // namespace rules::coin_rpg
