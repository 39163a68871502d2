#pragma once
// Prepares the user's own folder: subfolders for files, and the schemas beside them.

#include "game/coin_wars/battles/library.h"

namespace battles {

// Creates missing battles/, coins/ and formations/, and copies shipped schemas to schemas/ if missing or
// different, so that editors find "../schemas/battle.schema.json" from own files as from shipped ones. Write
// errors are ignored: the game needs none of this.
void prepare_own(const Library& library);

}  // namespace battles
