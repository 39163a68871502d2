// The rule book of Coin Wars, in the window.

#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/help/list_figures.h"
#include "game/coin_wars/screens/help/rule_picture.h"
#include "game/shell/help/help_screen.h"

namespace screens {

HelpSource battle_book(BattleApp& app, const std::shared_ptr<const cw::Scenario>& scenario) {
    return {.game = "coin-wars",
            .title = say("Coin Wars"),
            .picture = [&app](ui::Ui& ui, const rules::Json& json) -> std::optional<render::Scene> {
                auto picture = help_picture(app.library(), json, ui.catalogue());
                if (!picture) return std::nullopt;
                return std::move(picture->scene);
            },
            .table = [&app](const std::string&,
                            const words::Catalogue& catalogue) { return list_figures(app.library(), catalogue); },
            .learn = [&app] { app.learn(0); },
            .learn_label = say("Learn in five steps"),
            .on_table =
                [scenario](const HelpEntry& entry) {
                    return scenario ? cw::on_this_table(*scenario, entry.rules) : std::vector<Phrase>{};
                },
            .own_words = [](const HelpEntry& entry) { return cw::agreed_words(entry.rules); }};
}

}  // namespace screens
