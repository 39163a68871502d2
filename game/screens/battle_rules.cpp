// The agreement: each advanced rule (section 8) and each table option with a sentence in plain words,
// to be switched before both have agreed. A change begins the battle anew by those rules.

#include <span>

#include "game/rules/coin_wars/agreement.h"
#include "game/screens/battle_view.h"
#include "game/screens/page.h"

namespace screens {

namespace {

using ui::Type;
namespace palette = ui::palette;

void draw_rows(Battle& battle, std::span<const cw::AgreedRule> rules) {
    ui::Ui& ui = battle.app.ui();
    const cw::Scenario& scenario = battle.game.scenario();
    for (const cw::AgreedRule& rule : rules) {
        if (!rule.is_open(scenario)) continue;
        const std::size_t now = rule.now(scenario);
        const cw::RuleValue& value = rule.values[now];
        place_rule(ui, rule.name, value.word);
        if (ui.button(value.word)) {
            cw::Scenario changed = scenario;
            rule.set(changed, (now + 1) % rule.values.size());
            return battle.game.begin_with(std::move(changed));
        }
        ui.text(value.sentence, {.type = Type::Small, .colour = palette::kSoft});
    }
}

}  // namespace

void place_rule(ui::Ui& ui, const Phrase& name, const Phrase& value) {
    constexpr double kName = 0.56, kValue = 0.42;  // of the width
    const double width = ui.rest().width();
    if (ui.text_width(name, Type::Small) > width * kName ||
        ui.text_width(value, Type::Small) > width * kValue - ui.px(6))
        return ui.text(name, {.type = Type::Strong});
    const ui::Rect rect = ui.take(ui.px(34));
    ui.place({rect.x0, rect.y0, rect.x0 + width * kName, rect.y1});
    ui.text(name, {.type = Type::Strong});
    ui.place({rect.x1 - width * kValue, rect.y0, rect.x1, rect.y1});
}

void draw_rules(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    ui.caption(say("RULES; A CLICK CHANGES ONE"));
    cw::Scenario preset = battle.game.scenario();
    button_row(ui, {say("Battle's"), say("Kitchen"), say("Tournament")});
    const bool own = ui.button(say("Battle's")), kitchen = ui.button(say("Kitchen")),
               tournament = ui.button(say("Tournament"));
    if (own) preset = battle.game.as_written();
    if (kitchen) preset.options = cw::kitchen_table();
    if (tournament) preset.options = cw::tournament();
    if (own || kitchen || tournament) return battle.game.begin_with(std::move(preset));
    draw_rows(battle, cw::advanced_rules());
    ui.rule();
    ui.caption(say("ON THIS TABLE"));
    draw_rows(battle, cw::table_rules());
    draw_foreign_coins(battle);
}

}  // namespace screens
