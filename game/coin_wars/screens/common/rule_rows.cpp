#include "game/coin_wars/screens/common/rule_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/display_names.h"

namespace screens {

namespace {

// CW-1's own types; any other type must be agreed on.
constexpr std::array<std::string_view, 6> kAtHome{"penny", "nickel", "dime", "quarter", "half_dollar", "dollar"};

}  // namespace

namespace {

// Prints the name beside its button, which was drawn before as a label with the full text.
void print_name(ui::Ui& ui, const Phrase& name, const Rect& rect) {
    ui.paint().print_lines(rect, name, Type::Strong, palette::kInk);
    ui.explain(name, rect, Type::Strong);
}

Phrase next_word(const cw::AgreedRule& rule, const cw::Scenario& scenario, std::size_t value) {
    cw::Scenario with = scenario;
    rule.set(with, value);
    return rule.word_now(with);
}

// Asks whether to delete the limits. True if the player agrees.
bool draw_limits_question(ui::Ui& ui, const Phrase& instead, std::string& asked) {
    ui.text(say("Its limits would be lost."), {.type = Type::Small, .colour = palette::kAccent});
    ui.row({1, 1});
    const bool wipes = ui.button(say("Change to: {1}", instead)), stays = ui.button(say("Keep them"), Look::Accent);
    if (wipes || stays) asked.clear();
    return wipes;
}

void draw_rule(ui::Ui& ui, const cw::Scenario& scenario, const cw::AgreedRule& rule) {
    ui.text(say("{1}: {2}", rule.name_in(scenario), rule.word_now(scenario)), {.type = Type::Strong});
    ui.remark(rule.sentence_now(scenario));
}

}  // namespace

bool rule_button(ui::Ui& ui, const Phrase& name, const Phrase& value) {
    constexpr double kName = 0.56, kValue = 0.42;  // shares of the width
    const double width = ui.rest().width();
    const bool beside = ui.text_width(name, Type::Strong) <= width * kName &&
                        ui.text_width(value, Type::Small) <= width * kValue - ui.px(6);
    const Rect named = ui.take(beside ? ui.px(34) : ui.text_height(name, Type::Strong, width));
    if (beside) ui.place({named.x1 - width * kValue, named.y0, named.x1, named.y1});
    ui.in_row_of(name);
    const bool pressed = ui.button(value);
    const double high = ui.text_height(name, Type::Strong, width * kName);
    const double top = std::round(named.y0 + std::max(0.0, named.height() - high) / 2);
    print_name(ui, name, beside ? Rect{named.x0, top, named.x0 + width * kName, top + high} : named);
    return pressed;
}

std::optional<cw::Scenario> draw_rule_rows(ui::Ui& ui, const cw::Scenario& scenario,
                                           std::span<const cw::AgreedRule> rules, std::string& asked) {
    std::optional<cw::Scenario> changed;
    for (const cw::AgreedRule& rule : rules) {
        if (!rule.is_open(scenario)) continue;
        const std::string name(rule.name.english());
        const std::size_t next = (rule.now(scenario) + 1) % rule.values.size();
        bool sets = rule_button(ui, rule.name_in(scenario), rule.word_now(scenario));
        ui.remark(rule.sentence_now(scenario));
        if (sets && rule.has_limits(scenario)) {
            asked = asked == name ? std::string() : name;
            sets = false;
        }
        if (asked == name && rule.has_limits(scenario))
            sets = draw_limits_question(ui, next_word(rule, scenario, next), asked);
        if (!sets) continue;
        changed = scenario;
        rule.set(*changed, next);
    }
    return changed;
}

void draw_rules_in_force(ui::Ui& ui, const cw::Scenario& scenario) {
    ui.caption(say("RULES IN FORCE"));
    std::vector<Phrase> unused;
    for (const cw::AgreedRule& rule : cw::advanced_rules()) {
        if (!rule.is_open(scenario)) continue;
        const bool lasts = rule.name == mark("Terrain") && !cw::lasting_ground_in_words(scenario).empty();
        if (rule.in_force(scenario) || lasts)
            draw_rule(ui, scenario, rule);
        else
            unused.push_back(rule.name_in(scenario));
        if (rule.name == mark("Terrain"))
            for (const Phrase& ground : cw::grounds_in_words(scenario)) ui.remark(ground);
    }
    for (const cw::AgreedRule& rule : cw::table_rules())
        if (rule.is_open(scenario)) draw_rule(ui, scenario, rule);
    if (!unused.empty()) ui.remark(say("Not in use: {1}.", joined(unused, rules::comma())));
}

int coin_beneath(const cw::Scenario& scenario, int type) {
    const auto row = std::ranges::find(scenario.types, scenario.type(type).coin(), &cw::CoinType::name);
    return row == scenario.types.end() ? type : static_cast<int>(row - scenario.types.begin());
}

std::set<int> foreign_types(const cw::Scenario& scenario) {
    std::set<int> types;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (!core::contains(kAtHome, scenario.type(coin.type).coin())) types.insert(coin_beneath(scenario, coin.type));
    return types;
}

bool watches(const cw::Scenario& scenario, int type) {
    return std::ranges::any_of(scenario.coins, [&](const cw::CoinSetup& coin) {
        return coin_beneath(scenario, coin.type) == type && coin.watching;
    });
}

bool draw_foreign_row(ui::Ui& ui, const cw::Scenario& scenario, int each) {
    const cw::CoinType& type = scenario.types[static_cast<std::size_t>(each)];
    const bool idle = watches(scenario, each);
    const bool pressed = rule_button(ui, known(type.title), idle ? say("watching") : say("serving"));
    ui.remark(idle ? say("It is placed beside the battle, is never moved or attacked, and blocks nobody.")
                   : cw::line_of(type));
    return pressed;
}

void set_watching(cw::Scenario& scenario, int type, bool watching) {
    for (cw::CoinSetup& coin : scenario.coins)
        if (coin_beneath(scenario, coin.type) == type) coin.watching = watching;
}

}  // namespace screens
