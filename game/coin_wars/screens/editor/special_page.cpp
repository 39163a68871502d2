// The special rules of a battle (BX-9): those that it has, those that lie ready, and one by one who, when and what. The sentence of a
// rule is what the agreement, the help and the printed card say.

#include <algorithm>

#include "engine/ui/lower_edge.h"
#include "game/coin_wars/editor/special_shelf.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/special_text.h"
#include "game/coin_wars/screens/editor/own_special.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/kit/player_text.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using cw::SpecialRule;

constexpr int kMostStrength = 20;  // that minus and plus reach

// One of an enum's values.
template <class Enum>
bool choose(ui::Ui& ui, const Phrase& row, const std::vector<Phrase>& labels, Enum& now) {
    const auto pressed = one_of(ui, row, labels, static_cast<std::size_t>(now));
    if (pressed) now = static_cast<Enum>(*pressed);
    return pressed.has_value();
}

// Where the values alone do not say what they are of.
template <class Enum>
bool choose_under(ui::Ui& ui, const Phrase& row, const std::vector<Phrase>& labels, Enum& now) {
    ui.text(row, {Type::Small, palette::kSoft});
    return choose(ui, row, labels, now);
}

bool flip(ui::Ui& ui, const Phrase& label, bool& on) {
    if (!ui.toggle(label, on)) return false;
    on = !on;
    return true;
}

bool choose_owner(EditorView& view, const Phrase& row, std::optional<cw::Side>& side) {
    const std::size_t now = side ? cw::index(*side) : 2;
    const auto pressed = one_of(
        view.ui, row,
        {cw::called(view.scenario(), cw::Side::Heads), cw::called(view.scenario(), cw::Side::Tails), say("Both sides")},
        now);
    if (pressed) side = *pressed < 2 ? std::optional(static_cast<cw::Side>(*pressed)) : std::nullopt;
    return pressed.has_value();
}

bool choose_traits(EditorView& view, std::vector<int>& rows) {
    bool changed = false;
    for (std::size_t i = 0; i < cw::kTraits.size(); ++i) {
        const cw::Trait& trait = cw::kTraits[i];
        const bool offered = std::ranges::any_of(view.scenario().coins, [&](const cw::CoinSetup& coin) {
            return view.scenario().type(coin.type).*trait.has;
        });
        const bool on = std::ranges::find(rows, static_cast<int>(i)) != rows.end();
        if ((!offered && !on) || !view.ui.toggle(say("With {1}", trait.name), on)) continue;
        changed = true;
        if (on)
            std::erase(rows, static_cast<int>(i));
        else
            rows.push_back(static_cast<int>(i));
    }
    std::ranges::sort(rows);
    return changed;
}

bool choose_paper(EditorView& view, const Phrase& row, std::string& on) {
    std::vector<std::string> names{""};
    std::vector<Phrase> labels{say("Anywhere")};
    for (const cw::Terrain& paper : view.scenario().terrain)
        if (!paper.name.empty() && std::ranges::find(names, paper.name) == names.end()) {
            names.push_back(paper.name);
            labels.push_back(known(paper.name));
        }
    if (names.size() == 1) return false;
    const auto now = static_cast<std::size_t>(std::ranges::find(names, on) - names.begin());
    const auto pressed = one_of(view.ui, row, labels, now);
    if (pressed) on = names[*pressed];
    return pressed.has_value();
}

// How large the Army is, from all sizes that there are.
bool choose_size(ui::Ui& ui, Who& who) {
    const cw::ArmySize all{2, cw::kMaxOfOneType}, before = who.army;
    if (who.formed != Who::Formed::Army) who.army = {};
    if (who.formed != Who::Formed::Army) return who.army != before;
    cw::ArmySize size = before == cw::ArmySize{} ? all : before;
    whole_number(ui, say("Army of at least"), size.from, {all.from, size.to, 1});
    whole_number(ui, say("Army of at most"), size.to, {size.from, all.to, 1});
    who.army = size == all ? cw::ArmySize{} : size;
    return who.army != before;
}

bool choose_who(EditorView& view, const Phrase& row, Who& who) {
    bool changed = choose_owner(view, row, who.side);
    if (changed) {
        who.types.clear();
        who.coins.clear();
    } else if (who.side) {
        changed |= choose_types(view, *who.side, who.types);
        if (const auto taken = choose_coins(view, *who.side, who.coins)) {
            who.coins = *taken;
            changed = true;
        }
        if (!who.coins.empty() && view.ui.button(say("Any coins"))) {
            who.coins.clear();
            changed = true;
        }
    }
    changed |= choose_traits(view, who.traits);
    changed |= choose(view.ui, say("Single or in an Army"), {say("All"), say("Single"), say("In an Army")}, who.formed);
    changed |= choose_size(view.ui, who);
    return choose_paper(view, say("Standing on"), who.on) || changed;
}

bool choose_opponents(EditorView& view, std::optional<Who>& against, const Phrase& label, const Phrase& row) {
    const bool pressed = view.ui.toggle(label, against.has_value());
    if (pressed) against = against ? std::nullopt : std::optional(Who{});
    return (against && choose_who(view, row, *against)) || pressed;
}

bool choose_turns(ui::Ui& ui, SpecialWhen& when) {
    bool changed = whole_number(ui, say("From round"), when.from_turn, {1, cw::limits::kTurns, 1});
    bool ends = when.to_turn > 0;
    if (flip(ui, say("Only until a certain round"), ends)) {
        when.to_turn = ends ? when.from_turn : 0;
        changed = true;
    }
    if (when.to_turn > 0)
        changed |= whole_number(ui, say("Last round"), when.to_turn, {when.from_turn, cw::limits::kTurns, 1});
    if (when.to_turn > 0) when.to_turn = std::max(when.to_turn, when.from_turn);
    return changed;
}

// A number that is 0 while the toggle is off.
bool choose_bound(ui::Ui& ui, const Phrase& label, const Phrase& row, int& most, int first, const ui::Range& range) {
    bool on = most > 0;
    const bool flipped = flip(ui, label, on);
    if (flipped) most = on ? first : 0;
    return (most > 0 && whole_number(ui, row, most, range)) || flipped;
}

bool choose_uses(ui::Ui& ui, cw::SpecialUses& uses) {
    const ui::Range range{1, 100, 1};
    const bool changed = choose_bound(ui, say("Only a few times a turn"), say("Times a turn"), uses.a_turn, 1, range);
    return choose_bound(ui, say("Only a few times in the battle"), say("Times in the battle"), uses.a_battle, 3,
                        range) ||
           changed;
}

// It holds once a side has lost so many coins.
bool choose_losses(EditorView& view, SpecialWhen& when) {
    bool on = when.once.has_value();
    bool changed = flip(view.ui, say("Once coins are lost"), on);
    if (changed) when.once = on ? std::optional(cw::has_lost(cw::Side::Heads, 5)) : std::nullopt;
    if (!when.once || when.once->kind != cw::Condition::Kind::Lost) return changed;
    changed |= choose_side(view, when.once->side);
    return whole_number(view.ui, say("Coins lost"), when.once->coins, {1, static_cast<int>(cw::limits::kCoins), 1}) ||
           changed;
}

// What asks for an enemy is left out where the rule changes what a coin may do.
bool choose_attack(EditorView& view, SpecialWhen& when) {
    ui::Ui& ui = view.ui;
    bool changed =
        choose(ui, say("Whose attack"), {say("Any attack"), say("Its own"), say("The enemy's")}, when.strikes);
    changed |= choose(ui, say("How"), {say("Any kind"), say("In contact"), say("Shot"), say("Charge")}, when.reach);
    return choose_opponents(view, when.against, say("Only against certain coins"), say("Against")) || changed;
}

bool choose_when(EditorView& view, SpecialRule& rule) {
    ui::Ui& ui = view.ui;
    SpecialWhen& when = rule.when;
    ui.caption(say("WHEN"));
    bool changed = !rule.what.acts() && choose_attack(view, when);
    changed |= choose_paper(view, say("Where"), when.on);
    changed |= choose_under(ui, say("This turn"),
                            {say("Stood or moved"), say("Stood"), say("Moved"), say("Stood in its latest turn"),
                             say("Moved in its latest turn"), say("Charged"), say("Charged in its latest turn")},
                            when.deed);
    changed |= whole_number(ui, say("Own coins it touches"), when.friends, {0, cw::limits::kNeighbours, 1});
    changed |= whole_number(ui, say("Enemies it touches"), when.enemies, {0, cw::limits::kNeighbours, 1});
    changed |= choose_opponents(view, when.touching.who, say("Only touching certain coins"), say("Touching"));
    if (when.touching.who)
        changed |= whole_number(ui, say("So many of them"), when.touching.at_least, {1, cw::limits::kNeighbours, 1});
    else
        when.touching = {};
    changed |= choose_opponents(view, when.near_to, say("Only near certain coins"), say("Near"));
    if (when.near_to) {
        double inches = when.cards * measure::kCardLong;
        if (number_of_inches(ui, say("Within"), inches, 0.5, cw::limits::kCards * measure::kCardLong)) {
            when.cards = inches / measure::kCardLong;
            changed = true;
        }
    }
    changed |= choose_turns(ui, when);
    if (rule.what.changes_attacks() && !rule.what.acts()) changed |= choose_uses(ui, when.uses);
    return choose_losses(view, when) || changed;
}

bool choose_strength(ui::Ui& ui, SpecialWhat& what) {
    const std::vector<Phrase> times{plain("\u00d7 1"), plain("\u00d7 2"), plain("\u00bd")};
    const ui::Range range{-kMostStrength, kMostStrength, 1};
    bool changed = whole_number(ui, say("Offense added"), what.offense, range);
    changed |= choose(ui, say("Offense"), times, what.offense_times);
    changed |= whole_number(ui, say("Defense added"), what.defense, range);
    changed |= choose(ui, say("Defense"), times, what.defense_times);
    return flip(ui, say("Nobody strikes back"), what.unanswered) || changed;
}

bool choose_deeds(ui::Ui& ui, SpecialWhat& what) {
    bool changed =
        choose_under(ui, say("Move length"), {say("Unchanged"), say("Half"), say("Short"), say("Long")}, what.move);
    changed |= choose_under(ui, say("Shot range"),
                            {say("Unchanged"), say("Half"), say("Short"), say("Long"), say("Diagonal")}, what.range);
    changed |= choose_bound(ui, say("Few shots"), say("Shots in the battle"), what.shots, 3, {1, 100, 1});
    changed |= flip(ui, say("May not move"), what.no_move);
    if (!what.duty.must_attack) changed |= flip(ui, say("May not attack"), what.no_attack);
    changed |= flip(ui, say("May not charge"), what.no_charge);
    changed |= flip(ui, say("May not shoot"), what.no_shot);
    return flip(ui, say("May not be in an Army"), what.no_army) || changed;
}

// What it survives: blows that would destroy it, and being driven back.
bool choose_survival(ui::Ui& ui, cw::SpecialSurvival& survives) {
    bool changed = choose_bound(ui, say("Falls only after several blows"), say("Blows until it falls"), survives.blows,
                                2, {2, cw::limits::kBlows, 1});
    bool slides = survives.slides > 0;
    if (flip(ui, say("Driven back instead of falling, once"), slides)) {
        survives.slides = slides ? 2 : 0;
        changed = true;
    }
    return (slides && number_of_inches(ui, say("Driven back by"), survives.slides, cw::limits::kSlidesLeast,
                                       cw::limits::kSlidesMost)) ||
           changed;
}

bool choose_arrival(ui::Ui& ui, cw::SpecialDuty& duty) {
    bool changed = flip(ui, say("Arrive only then"), duty.arrives);
    if (!duty.arrives) duty.die = {};
    if (!duty.arrives) return changed;
    constexpr std::array kSides{0, 4, 6, 8, 10, 12, 20};
    std::vector<Phrase> labels{say("No die")};
    for (std::size_t i = 1; i < kSides.size(); ++i) labels.push_back(say("d{1}", kSides[i]));
    const auto now = static_cast<std::size_t>(std::ranges::find(kSides, duty.die.sides) - kSides.begin());
    if (const auto pressed = one_of(ui, say("Thrown each round"), labels, now)) {
        const int sides = kSides[*pressed];
        duty.die = sides == 0 ? cw::ArrivalDie{} : cw::ArrivalDie{sides, sides / 2 + 1, 0};
        changed = true;
    }
    cw::ArrivalDie& die = duty.die;
    if (die.sides == 0) return changed;
    changed |= whole_number(ui, say("Needed at least"), die.needs, {2, die.sides, 1});
    return whole_number(ui, say("Less after each throw in vain"), die.eases, {0, die.sides, 1}) || changed;
}

bool choose_duty(ui::Ui& ui, SpecialWhat& what) {
    cw::SpecialDuty& duty = what.duty;
    bool changed = whole_number(ui, say("Actions for each act"), duty.actions, {0, cw::kActionsATurn, 1});
    if (!what.no_attack) changed |= flip(ui, say("Must attack"), duty.must_attack);
    changed |= choose_arrival(ui, duty);
    if (flip(ui, say("Never breaks"), duty.never_breaks)) {
        duty.breaks = 0;
        changed = true;
    }
    return (!duty.never_breaks &&
            whole_number(ui, say("Losses that break an Army"), duty.breaks, {0, cw::kMaxOfOneType, 1})) ||
           changed;
}

bool choose_what(EditorView& view, SpecialRule& rule) {
    view.ui.caption(say("WHAT IT DOES"));
    bool changed = choose_strength(view.ui, rule.what);
    changed |= choose_survival(view.ui, rule.what.survives);
    if (!rule.when.meets() && rule.when.uses == cw::SpecialUses{}) {
        changed |= choose_deeds(view.ui, rule.what);
        changed |= choose_duty(view.ui, rule.what);
    } else if (rule.when.meets())
        view.ui.remark(say("What a coin may do cannot depend on the enemy it meets."));
    return changed;
}

void change_rule(EditorView& view, std::size_t i, const SpecialRule& rule) {
    request(view, {say("Change a special rule"),
                   [i, rule](editor::Draft& draft) { draft.scenario.advanced.special[i] = rule; },
                   std::string("special").append(std::to_string(i))});
}

void draw_rule(EditorView& view, std::size_t i) {
    if (view.ui.button(say("All special rules"))) view.pages.special.reset();
    SpecialRule rule = view.scenario().advanced.special[i];
    edit_text(view, say("Name of the rule"), say("Name a special rule"), "special name" + std::to_string(i), rule.name,
              cw::limits::kName,
              [i](editor::Draft& draft, const std::string& name) { draft.scenario.advanced.special[i].name = name; });
    if (choose_special(view, rule))
        request(view, {say("Change a special rule"),
                       [i, rule](editor::Draft& draft) { draft.scenario.advanced.special[i] = rule; },
                       std::string("special").append(std::to_string(i))});
    edit_text(view, say("Told when it begins to hold"), say("Change what is told"), "special told" + std::to_string(i),
              rule.what.tells.text, cw::limits::kWording, [i](editor::Draft& draft, const std::string& text) {
                  draft.scenario.advanced.special[i].what.tells.text = text;
              });
    draw_keep_rule(view, view.scenario().advanced.special[i]);
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
    const auto is_taken = [&] {
        return std::ranges::any_of(rules,
                                   [&](const auto& rule) { return rules::folded(rule.name) == rules::folded(name); });
    };
    for (int i = 2; is_taken(); ++i) name = wanted + " " + std::to_string(i);
    return name;
}

void draw_shelf(EditorView& view) {
    const bool room = view.scenario().advanced.special.size() < cw::limits::kSpecialRules;
    const ui::Open enabled{room, say("There is no room for more.")};
    if (view.ui.button(say("A rule of your own"), Look::Accent, enabled))
        add_rule(view, {.name = "Special rule", .what = {.offense = 1}});
    if (const auto own = choose_own_rule(view, enabled)) add_rule(view, *own);
    view.ui.caption(say("READY-MADE: PRESS ONE TO ADD IT"));
    const ui::Open on_ground{editor::has_named_ground(view.scenario()),
                             say("Draw a piece of ground and name it first, on the page Areas.")};
    for (const editor::ShelfRule& each : editor::special_shelf()) {
        const SpecialRule rule = editor::fitted(each, view.scenario());
        if (view.ui.button(each.name, Look::Plain, room && each.on_ground ? on_ground : enabled)) add_rule(view, rule);
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

void draw_special_page(EditorView& view) {
    draw_page(view, [&] {
        if (const auto open = open_special_rule(view)) return draw_rule(view, *open);
        const auto& all = view.scenario().advanced.special;
        view.ui.caption(say("SPECIAL RULES OF THIS BATTLE"));
        if (all.empty())
            view.ui.remark(
                say("Say who, when and what: the program applies the rule, adds it to the scores and explains it."));
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (view.ui.choice(known(all[i].name), cw::special_in_words(view.scenario(), all[i]), false))
                view.pages.special = i;
            tell_faults(view, i);
        }
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
    const double most = page.height() / 2;
    const Rect foot = ui::lower_slip(ui, "special rule", {page.x0, page.y1}, page.width(), most, [&] {
        if (!narrow) ui.text(known(rule.name), {.type = Type::Strong});
        ui.text(cw::special_in_words(view.scenario(), rule), {.type = narrow ? Type::Small : Type::Body});
        tell_faults(view, *open);
    });
    return foot.y0 - ui.px(8);
}

}  // namespace screens
