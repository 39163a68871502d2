// The special rules of a battle (BX-9): a list of those in use, ready-made ones to add, and a page for each with who,
// when and what. A rule's sentence is the same in the agreement, the help and on the printed card.

#include <algorithm>
#include <array>
#include <utility>

#include "engine/ui/lower_edge.h"
#include "game/coin_wars/battles/special_file.h"
#include "game/coin_wars/editor/special_shelf.h"
#include "game/coin_wars/profile/own_rules.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/rules/special_text.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using cw::SpecialRule;

constexpr double kLineHigh = 40, kArrowWide = 34;  // points

// --- rules that the battle's file does not have: the player's own, and those that its coin sets bring
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

// The button that makes it one of the player's own.
void draw_save_rule(EditorView& view, const cw::SpecialRule& rule) {
    cw::SpecialRule kept = rule;
    kept.left_out = false;
    const rules::Json json = battles::special_rule_json(view.scenario(), kept);
    const OwnRules& own = own_rules(view);
    const Phrase why = own ? profile::why_not_saved(*own, json) : own.error();
    if (view.ui.button(say("Keep for other battles"), Look::Plain, {why.empty(), why}))
        read_anew(view, profile::add_own_rule(view.app.profile(), json));
}

// The player's own ones, each to be added or deleted: the one that was pressed.
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

// The rules that the coin sets add to this battle, read-only.
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

// --- the battle's
// The reasons why this rule is invalid or has no effect.
void tell_faults(EditorView& view, std::size_t i) {
    for (const auto* told : {&view.seen.problems, &view.seen.remarks})
        for (const editor::Problem& problem : *told)
            if (problem.special == i) view.ui.text(problem.reason, {Type::Small, palette::kAccent});
}

// Whether it can go up (-1) or down (1), or why not.
ui::Open can_go(const EditorView& view, std::size_t i, int by) {
    if (by < 0) return {i > 0, say("It is already the first.")};
    return {i + 1 < view.scenario().advanced.special.size(), say("It is already the last.")};
}

void draw_rule(EditorView& view, std::size_t i) {
    if (view.ui.button(say("All special rules"))) view.pages.special.reset();
    if (view.scenario().advanced.special.size() > 1) {
        button_row(view.ui, {say("Up"), say("Down")});
        for (const int by : {-1, 1})
            if (view.ui.button(by < 0 ? say("Up") : say("Down"), Look::Plain, can_go(view, i, by)))
                request(view, {{}, {}, {}, [&view, i, by] { move_special_rule(view, i, by); }});
    }
    SpecialRule rule = view.scenario().advanced.special[i];
    edit_text(view, say("Name of the rule"), say("Name a special rule"), "special name" + std::to_string(i), rule.name,
              cw::limits::kName,
              [i](editor::Draft& draft, const std::string& name) { draft.scenario.advanced.special[i].name = name; });
    if (choose_special(view, i, rule))
        request(view, {say("Change a special rule"),
                       [i, rule](editor::Draft& draft) { draft.scenario.advanced.special[i] = rule; },
                       std::string("special").append(std::to_string(i))});
    edit_lines(view, say("Told when it begins to hold"), say("Change what is told"), "special told" + std::to_string(i),
               rule.what.tells.text, cw::limits::kWording, 1, [i](editor::Draft& draft, const std::string& text) {
                   draft.scenario.advanced.special[i].what.tells.text = text;
               });
    draw_save_rule(view, view.scenario().advanced.special[i]);
    if (view.ui.button(say("Remove it")))
        request(view, {say("Remove a special rule"),
                       [i](editor::Draft& draft) {
                           auto& all = draft.scenario.advanced.special;
                           all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
                       },
                       {},
                       [&view] { view.pages.special.reset(); }});
}

// Returns "Pikes", or "Pikes 2" if there is one already: names of rules are unique.
std::string free_name(const std::vector<SpecialRule>& rules, const std::string& wanted) {
    std::string name = wanted;
    for (int i = 2; cw::has_rule_named(rules, name); ++i) name = wanted + " " + std::to_string(i);
    return name;
}

// An arrow at the end of the rule's line, which moves it.
void draw_arrow(EditorView& view, std::size_t i, int by) {
    ui::Ui& ui = view.ui;
    const Phrase name = known(view.scenario().advanced.special[i].name);
    const Rect rect = ui.take(ui.px(kLineHigh));
    const ui::Open open = can_go(view, i, by);
    const bool pressed = ui.area(by < 0 ? say("Move {1} up", name) : say("Move {1} down", name), rect, open);
    const bool lit = ui.hovered() || ui.focused();
    const ui::Colour ink = !open.now ? palette::kInk.faded(0.3) : lit ? palette::kAccent : palette::kInk;
    const Vec2 c = rect.center();
    const double half = ui.px(6), tip = by * half / 2;
    ui.paint().path(std::array{Vec2{c.x - half, c.y - tip}, Vec2{c.x, c.y + tip}, Vec2{c.x + half, c.y - tip}}, ink,
                    std::max(1.0, ui.px(1.8)));
    if (pressed) request(view, {{}, {}, {}, [&view, i, by] { move_special_rule(view, i, by); }});
}

void draw_list(EditorView& view) {
    ui::Ui& ui = view.ui;
    const auto& all = view.scenario().advanced.special;
    view.pages.lit_special.reset();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool moves = all.size() > 1;
        const double arrow = ui.px(kArrowWide);
        if (moves) ui.row({ui.rest().width() - 2 * arrow, arrow, arrow});
        if (ui.choice(known(all[i].name), {}, false)) view.pages.special = i;
        bool lit = ui.focused();
        if (moves)
            for (const int by : {-1, 1}) {
                draw_arrow(view, i, by);
                lit |= ui.focused();
            }
        if (lit) view.pages.lit_special = i;
        ui.remark(cw::special_in_words(view.scenario(), all[i]));
        tell_faults(view, i);
    }
    if (all.size() > 1)
        ui.remark(
            say("Of two rules that contradict each other the upper one counts. Alt with an arrow key moves the one "
                "in focus."));
}

void draw_shelf(EditorView& view) {
    const bool room = view.scenario().advanced.special.size() < cw::limits::kSpecialRules;
    const ui::Open enabled{room, say("There is no room for more.")};
    if (view.ui.button(say("A rule of your own"), Look::Accent, enabled))
        add_special_rule(view, {.name = view.ui.translated(say("Special rule"))});
    if (const auto own = choose_own_rule(view, enabled)) add_special_rule(view, *own);
    view.ui.caption(say("READY-MADE: PRESS ONE TO ADD IT"));
    const ui::Open on_ground{editor::has_named_ground(view.scenario()),
                             say("Draw a piece of ground and name it first, on the page Areas.")};
    for (const editor::ShelfRule& each : editor::special_shelf()) {
        const SpecialRule rule = editor::fitted(each, view.scenario());
        if (view.ui.button(each.name, Look::Plain, room && each.on_ground ? on_ground : enabled))
            add_special_rule(view, rule);
        view.ui.remark(cw::special_in_words(view.scenario(), rule));
    }
}

}  // namespace

std::optional<std::size_t> open_special_rule(const EditorView& view) {
    const bool shown = view.page == EditorPage::Special && view.pages.special;
    return shown && *view.pages.special < view.scenario().advanced.special.size() ? view.pages.special : std::nullopt;
}

void add_special_rule(EditorView& view, SpecialRule rule) {
    const auto& all = view.scenario().advanced.special;
    rule.name = free_name(all, rule.name);
    request(view, {say("Add a special rule"),
                   [rule](editor::Draft& draft) { draft.scenario.advanced.special.push_back(rule); },
                   {},
                   [&view] { view.pages.special = view.scenario().advanced.special.size() - 1; }});
}

void move_special_rule(EditorView& view, std::size_t i, int by) {
    if (!can_go(view, i, by).now) return;
    const std::size_t to = by < 0 ? i - 1 : i + 1;
    view.change(say("Move a special rule"), [i, to](editor::Draft& draft) {
        std::swap(draft.scenario.advanced.special[i], draft.scenario.advanced.special[to]);
    });
    view.pages.condition.reset();
    for (auto* shown : {&view.pages.special, &view.pages.lit_special})
        if (*shown == i) *shown = to;
}

void draw_special_page(EditorView& view) {
    draw_page(view, [&] {
        if (const auto open = open_special_rule(view)) return draw_rule(view, *open);
        const auto& all = view.scenario().advanced.special;
        view.ui.caption(say("SPECIAL RULES OF THIS BATTLE"));
        if (all.empty())
            view.ui.remark(
                say("Say who, when and what: the program applies the rule, adds it to the scores and explains it."));
        draw_list(view);
        draw_rules_of_sets(view);
        view.ui.rule();
        draw_shelf(view);
    });
}

double draw_special_sentence(EditorView& view, const Rect& page) {
    const auto open = open_special_rule(view);
    if (!open) return page.y1;
    ui::Ui& ui = view.ui;
    const SpecialRule& rule = view.scenario().advanced.special[*open];
    const bool narrow = layout_of(view).narrow;
    const double max = page.height() / 2;
    const Rect foot = ui::lower_panel(ui, "special rule", {page.x0, page.y1}, page.width(), max, [&] {
        if (!narrow) ui.text(known(rule.name), {.type = Type::Strong});
        ui.text(cw::special_in_words(view.scenario(), rule), {.type = narrow ? Type::Small : Type::Body});
        tell_faults(view, *open);
    });
    return foot.y0 - ui.px(8);
}

}  // namespace screens
