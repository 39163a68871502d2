#pragma once
// One's own folder as people find it: with the folders that are looked at, and the schemas beside them.

#include "game/coin_wars/battles/library.h"

namespace battles {

// Makes battles/, coins/ and formations/ where they are missing, and copies the schemas that ship to schemas/
// where they are missing or not the same: so "../schemas/battle.schema.json" is found from one's own files by
// editors as it is from those that ship. What cannot be written is left as it is: the game needs none of it.
void prepare_own(const Library& library);

}  // namespace battles
