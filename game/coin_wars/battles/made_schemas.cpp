#include "game/coin_wars/battles/made_schemas.h"

#include "game/coin_wars/battles/battle_description.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/special_file.h"

namespace battles {

std::span<const MadeSchema> made_schemas() {
    static constexpr MadeSchema kMade[]{{"battle", battle_schema},
                                        {"coins", coins_schema},
                                        {"formation", formation_schema},
                                        {"special", special_schema}};
    return kMade;
}

}  // namespace battles
