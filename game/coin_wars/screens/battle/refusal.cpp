// The reason of a refusal, with the number of its rule as a link to the rule book.

#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {

void draw_refusal(Battle& battle, const rules::Refusal& refusal) {
    ui::Ui& ui = battle.app.ui();
    ui.text(refusal.message, {.colour = ui::palette::kAccent});
    if (refusal.rule.empty()) return;
    const ui::Rect line = ui.take(ui.line_height(ui::Type::Small));
    if (link(ui, say("Rule {1}", plain(refusal.rule)), {line.x0, line.y0})) battle.app.help(refusal.rule);
}

// The rule that currently forbids something; empty if there is none.
std::string refusing_rule(const Battle& battle) {
    if (battle.pointing.aim().refusal) return battle.pointing.aim().refusal->rule;
    return battle.refused ? battle.refused->rule : "";
}

}  // namespace screens
