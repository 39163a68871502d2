#include "game/coin_wars/screens/editor/own_special.h"

#include <utility>

#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/profile/own_rules.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/rules/special_text.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using OwnRules = core::Result<rules::Json, Phrase>;

const OwnRules& own_rules(EditorView& view) {
    auto& own = view.pages.elsewhere.own;
    if (!own) own = profile::load_own_rules(view.app.profile());
    return *own;
}

void read_anew(EditorView& view, const core::Result<void, Phrase>& done) {
    if (!done) view.app.notify(done.error());
    view.pages.elsewhere.own.reset();
}

Phrase about(const EditorView& view, const std::optional<cw::SpecialRule>& rule) {
    return rule ? cw::special_in_words(view.scenario(), *rule)
                : say("This table has not got the coins or the ground that it names.");
}

const rules::Json& rules_of_its_sets(EditorView& view) {
    RulesElsewhere& read = view.pages.elsewhere;
    const std::pair now(view.app.library().version(), view.draft().coin_sets);
    if (read.of != now) read.of_sets = battles::rules_of_sets(view.app.library(), now.second);
    read.of = now;
    return read.of_sets;
}

}  // namespace

void draw_save_rule(EditorView& view, const cw::SpecialRule& rule) {
    cw::SpecialRule kept = rule;
    kept.left_out = false;
    const rules::Json json = battles::special_rule_json(view.scenario(), kept);
    const OwnRules& own = own_rules(view);
    const Phrase why = own ? profile::why_not_saved(*own, json) : own.error();
    if (view.ui.button(say("Keep for other battles"), Look::Plain, {why.empty(), why}))
        read_anew(view, profile::add_own_rule(view.app.profile(), json));
}

std::optional<cw::SpecialRule> choose_own_rule(EditorView& view, const ui::Open& room) {
    const OwnRules own = own_rules(view);
    if (own && own->empty()) return std::nullopt;
    ui::Ui& ui = view.ui;
    ui.caption(say("YOUR OWN RULES"));
    if (!own) {
        ui.text(own.error(), {Type::Small, palette::kAccent});
        return std::nullopt;
    }
    std::optional<cw::SpecialRule> chosen;
    for (const rules::Json& each : *own) {
        const auto rule = battles::special_rule_at(view.scenario(), each);
        const std::string name = each.value("name", std::string());
        if (ui.button(known(name), Look::Plain, rule ? room : ui::Open(false, about(view, rule)))) chosen = rule;
        ui.remark(about(view, rule));
        if (ui.button(say("Delete {1} from your own", known(name))))
            read_anew(view, profile::remove_own_rule(view.app.profile(), name));
    }
    return chosen;
}

void draw_rules_of_sets(EditorView& view) {
    bool first = true;
    for (const rules::Json& each : rules_of_its_sets(view)) {
        const auto rule = battles::special_rule_at(view.scenario(), each);
        if (!rule || cw::has_rule_named(view.scenario().advanced.special, rule->name) ||
            !cw::concerns_any(view.scenario(), *rule))
            continue;
        if (std::exchange(first, false)) view.ui.caption(say("RULES OF ITS COIN SETS"));
        view.ui.text(known(rule->name), {.type = Type::Strong});
        view.ui.remark(cw::special_in_words(view.scenario(), *rule));
    }
}

}  // namespace screens
