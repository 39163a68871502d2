#pragma once
// The pictures of the rule book: small battles that the rules themselves read and judge, drawn as any battle
// is.
//
//   size               of the mat, inches; left out: 12 x 5. The rules' own table reaches farther up.
//   heads, tails       coins: ["h1", "penny", x, y], or as a battle file has them
//   armies, terrain, rules   as in a battle file; armies: {"heads": [["h1", "h2"]]}
//   select, strike     the coin that is selected; of a Charge the strike that has been chosen
//   point              where the pointer is, or over which coin: the picture shows what would come of a click
//   refused            the rule by which that is refused
//   red, amber         coins with a ring
//   zones              both deployment zones are drawn
//   dice               {"at", "sides", "shown", "side"}
//   card               {"at", "degrees", "reading"}

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/render/scene.h"
#include "engine/ui/painter.h"
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
core::Result<HelpPicture, battles::Faults> help_picture(const battles::Library& library,
                                                        const rules::Json& picture,
                                                        const words::Catalogue& language);
// So that all of it lies in this part of the view's window, pixels; what only watches lies beside the mat.
render::View view_into(const render::Scene& scene, const ui::Rect& place, render::View view);

}  // namespace screens
