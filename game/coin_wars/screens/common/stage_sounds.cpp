#include "game/coin_wars/screens/common/stage_sounds.h"

namespace screens {

void let_hear(BattleApp& app, table::Stage& stage, const render::View& view) {
    const table::Heard heard = stage.take_heard();
    if (heard.hushed) app.hush();
    let_hear(app, heard.cues, view);
}

}  // namespace screens
