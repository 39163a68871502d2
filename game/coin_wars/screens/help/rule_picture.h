#pragma once
// The pictures of the rule book: small battles that the rules read and judge, drawn like any other battle.
//
//   size               of the mat, inches; default 12 x 5. The rules' own table is taller.
//   heads, tails       coins: ["h1", "penny", x, y], or as in a battle file
//   armies, terrain, rules   as in a battle file; armies: {"heads": [["h1", "h2"]]}
//   select, strike     the selected coin; for a Charge the chosen strike
//   point              where the pointer is, or over which coin: the picture shows what a click would do
//   refused            the rule that refuses it
//   red, amber         coins with a ring
//   zones              true: shows both deployment zones
//   dice               {"at", "sides", "shown", "side"}
//   card               {"at", "degrees", "reading"}

#include "engine/core/result.h"
#include "engine/render/scene.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/table/aim.h"
#include "game/kit/json.h"

namespace screens {

struct HelpPicture {
    rules::coin_wars::Match match;
    table::Aim aim{};  // of the selected coin
    render::Scene scene;
};
core::Result<HelpPicture, battles::Faults> help_picture(const battles::Library& library, const rules::Json& picture,
                                                        const words::Catalogue& language);

}  // namespace screens
