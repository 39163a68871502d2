#include "game/coin_wars/screens/common/editor_start.h"
#include "engine/core/path.h"
#include "game/coin_wars/screens/common/screens.h"

#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/editor/draft.h"

namespace screens {

void edit_position(BattleApp& app, const cw::Match& match, const rules::Json& battle) {
    auto of = editor::draft_from_json(app.library(), battle, "");
    if (!of) return app.notify(battles::told(of.error().front()));
    open_editor(app, {editor::draft_of_position(match, *of), {}, true});
}

void edit_file(BattleApp& app, const std::filesystem::path& file, battles::Origin origin) {
    const auto json = battles::read_json(file);
    if (!json) return app.notify(battles::told(json.error()));
    auto draft = editor::draft_from_json(app.library(), *json, core::generic_text(file));
    if (!draft) return app.notify(battles::told(draft.error().front()));
    open_editor(app, {std::move(*draft), origin == battles::Origin::Own ? file : std::filesystem::path()});
}

void edit_copy(BattleApp& app, const battles::Battle& battle) {
    auto draft = editor::draft_from_json(app.library(), battle.json, "");
    if (!draft) return app.notify(battles::told(draft.error().front()));
    open_editor(app, {std::move(*draft)});
}

}  // namespace screens
