#pragma once
// What a battle's pages say against the battle or against themselves: the course names a coin that is not there, more men are lost than
// there were.

#include "game/coin_wars/battles/battle_file.h"
#include "game/kit/json_field.h"

namespace battles {

std::vector<rules::Complaint> doubtful_pages(const Battle& battle);

}  // namespace battles
