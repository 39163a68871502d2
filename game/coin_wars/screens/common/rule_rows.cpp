#include "game/coin_wars/screens/common/rule_rows.h"

#include <algorithm>
#include <array>

#include "game/coin_wars/rules/display_names.h"

namespace screens {

namespace {

// CW-1's own types; any other type has to be agreed on.
constexpr std::array<std::string_view, 6> kAtHome{"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};

}  // namespace

void place_rule(ui::Ui& ui, const Phrase& name, const Phrase& value) {
    constexpr double kName = 0.56, kValue = 0.42;  // share of the width
    const double width = ui.rest().width();
    if (ui.text_width(name, Type::Small) > width * kName ||
        ui.text_width(value, Type::Small) > width * kValue - ui.px(6))
        return ui.text(name, {.type = Type::Strong});
    const Rect rect = ui.take(ui.px(34));
    ui.place({rect.x0, rect.y0, rect.x0 + width * kName, rect.y1});
    ui.text(name, {.type = Type::Strong});
    ui.place({rect.x1 - width * kValue, rect.y0, rect.x1, rect.y1});
}

std::optional<cw::Scenario> draw_rule_rows(ui::Ui& ui, const cw::Scenario& scenario,
                                           std::span<const cw::AgreedRule> rules) {
    std::optional<cw::Scenario> changed;
    for (const cw::AgreedRule& rule : rules) {
        if (!rule.is_open(scenario)) continue;
        const Phrase word = rule.word_now(scenario);
        place_rule(ui, rule.name, word);
        if (ui.button(word)) {
            changed = scenario;
            rule.set(*changed, (rule.now(scenario) + 1) % rule.values.size());
        }
        ui.remark(rule.sentence_now(scenario));
    }
    return changed;
}

std::set<int> foreign_types(const cw::Scenario& scenario) {
    std::set<int> types;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (std::ranges::find(kAtHome, scenario.types[static_cast<std::size_t>(coin.type)].name) == kAtHome.end())
            types.insert(coin.type);
    return types;
}

bool watches(const cw::Scenario& scenario, int type) {
    return std::ranges::any_of(scenario.coins,
                               [&](const cw::CoinSetup& coin) { return coin.type == type && coin.watching; });
}

bool draw_foreign_row(ui::Ui& ui, const cw::Scenario& scenario, int each) {
    const cw::CoinType& type = scenario.types[static_cast<std::size_t>(each)];
    const bool idle = watches(scenario, each);
    place_rule(ui, known(type.title), idle ? say("watches") : say("serves"));
    const bool pressed = ui.button(idle ? say("watches") : say("serves"));
    ui.remark(idle ? say("It lies beside the battle, is never moved or attacked, and stops nobody.")
                   : cw::line_of(type));
    return pressed;
}

void set_watching(cw::Scenario& scenario, int type, bool watching) {
    for (cw::CoinSetup& coin : scenario.coins)
        if (coin.type == type) coin.watching = watching;
}

}  // namespace screens
