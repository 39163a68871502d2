#pragma once
// Contradictions between a battle's pages and the battle, or within the pages: the course names a coin that does not
// exist, or more men are lost than there were.

#include "game/coin_wars/battles/battle_file.h"
#include "game/kit/json_field.h"

namespace battles {

std::vector<rules::Complaint> doubtful_pages(const Battle& battle);

}  // namespace battles
