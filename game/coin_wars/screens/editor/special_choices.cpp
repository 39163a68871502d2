// The choices for one special rule (BX-9): who, when, what.

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"

namespace screens {

namespace {

using cw::SpecialRule;
using cw::SpecialWhat;
using cw::SpecialWhen;
using cw::Who;

// A heading for the buttons below it, because the values alone do not explain themselves.
std::optional<std::size_t> one_under(ui::Ui& ui, const Phrase& row, const std::vector<Phrase>& labels,
                                     std::size_t now) {
    ui.text(row, {Type::Small, palette::kSoft});
    return one_of(ui, row, labels, now);
}

// One of an enum's values.
template <class Enum>
bool choose(ui::Ui& ui, const Phrase& row, const std::vector<Phrase>& labels, Enum& now) {
    const auto pressed = one_under(ui, row, labels, static_cast<std::size_t>(now));
    if (pressed) now = static_cast<Enum>(*pressed);
    return pressed.has_value();
}

bool flip(ui::Ui& ui, const Phrase& label, bool& on) {
    if (!ui.toggle(label, on)) return false;
    on = !on;
    return true;
}

bool choose_owner(EditorView& view, const Phrase& row, std::optional<cw::Side>& side) {
    const std::size_t now = side ? cw::index(*side) : 2;
    const auto pressed = one_under(view.ui, row,
                                   {cw::display_name(view.scenario(), cw::Side::Heads),
                                    cw::display_name(view.scenario(), cw::Side::Tails), say("Both sides")},
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
        const bool on = core::contains(rows, static_cast<int>(i));
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
        if (!paper.name.empty() && !core::contains(names, paper.name)) {
            names.push_back(paper.name);
            labels.push_back(known(paper.name));
        }
    if (!core::contains(names, on)) {  // the ground is gone, which is told below
        names.push_back(on);
        labels.push_back(known(on));
    }
    if (names.size() == 1) return false;
    const auto now = static_cast<std::size_t>(std::ranges::find(names, on) - names.begin());
    const auto pressed = one_under(view.ui, row, labels, now);
    if (pressed) on = names[*pressed];
    return pressed.has_value();
}

// The size of its Army, out of all that there are.
bool choose_size(ui::Ui& ui, Who& who) {
    const cw::ArmySize all{2, cw::kMaxOfOneType}, none{};
    if (who.formed != Who::Formed::Army) return std::exchange(who.army, none) != none;
    cw::ArmySize size = who.army == none ? all : who.army;
    bool changed = whole_number(ui, say("Army of at least"), size.from, {all.from, size.to, 1});
    changed |= whole_number(ui, say("Army of at most"), size.to, {size.from, all.to, 1});
    if (changed) who.army = size == all ? none : size;
    return changed;
}

bool choose_who(EditorView& view, const Phrase& row, Who& who) {
    if (choose_owner(view, row, who.side)) {
        who.types.clear();
        who.coins.clear();
        return true;
    }
    if (!view.scenario().coins.empty())
        view.ui.text(say("Only these kinds (none marked: all)"), {Type::Small, palette::kSoft});
    bool changed = choose_types(view, who.side, who.types);
    if (who.side) {
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
bool choose_bound(ui::Ui& ui, const Phrase& label, const Phrase& row, int& max, int first, const ui::Range& range) {
    bool on = max > 0;
    const bool flipped = flip(ui, label, on);
    if (flipped) max = on ? first : 0;
    return (max > 0 && whole_number(ui, row, max, range)) || flipped;
}

bool choose_uses(ui::Ui& ui, cw::SpecialUses& uses) {
    const ui::Range range{1, cw::limits::kTurns, 1};
    const bool changed = choose_bound(ui, say("Only a few times a turn"), say("Times a turn"), uses.a_turn, 1, range);
    return choose_bound(ui, say("Only a few times in the battle"), say("Times in the battle"), uses.a_battle, 3,
                        range) ||
           changed;
}

// Why choices are missing, and the way to them: a second rule of which `keeps` is what the two have in common.
void tell_second_rule(EditorView& view, const Phrase& why, const SpecialRule& rule, const SpecialWhen& keeps) {
    view.ui.remark(why);
    if (view.ui.button(say("A second rule for the same coins")))
        add_special_rule(view, {.name = rule.name, .who = rule.who, .when = keeps});
}

// It changes strength in an attack, and no more.
bool is_of_attacks(const SpecialWhen& when) { return when.meets() || when.uses != cw::SpecialUses{}; }

bool choose_attack(EditorView& view, SpecialWhen& when) {
    ui::Ui& ui = view.ui;
    bool changed =
        choose(ui, say("Whose attack"), {say("Any attack"), say("Its own"), say("The enemy's")}, when.strikes);
    changed |= choose(ui, say("How"), {say("Any kind"), say("In contact"), say("Shot"), say("Charge")}, when.reach);
    return choose_opponents(view, when.against, say("Only against certain coins"), say("Against")) || changed;
}

bool choose_when(EditorView& view, std::size_t i, SpecialRule& rule) {
    ui::Ui& ui = view.ui;
    SpecialWhen& when = rule.when;
    ui.caption(say("WHEN"));
    bool changed = choose_turns(ui, when);
    draw_optional_condition(view, say("Only once something has happened"), {editor::ConditionRoot::Of::Special, i});
    if (!rule.what.acts() || when.meets())  // both at once are a fault, which either can mend
        changed |= choose_attack(view, when);
    else
        tell_second_rule(view,
                         say("“Whose attack”, “How” and “Only against certain coins” are missing here: this rule says "
                             "what its coins may do, and that is settled before they meet an enemy. What holds in "
                             "an attack goes into a second rule."),
                         rule, when);
    changed |= choose_paper(view, say("Where"), when.on);
    changed |= choose(ui, say("This turn"),
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
    const bool counts = rule.what.changes_attacks() && !rule.what.acts();
    return (counts && choose_uses(ui, when.uses)) || changed;
}

bool choose_strength(ui::Ui& ui, SpecialWhat& what) {
    const std::vector<Phrase> times{plain("\u00d7 1"), plain("\u00d7 2"), plain("\u00bd")};
    const ui::Range range{-cw::limits::kStrength, cw::limits::kStrength, 1};
    bool changed = whole_number(ui, say("Offense added"), what.offense, range);
    changed |= choose(ui, say("Offense multiplied by"), times, what.offense_times);
    changed |= whole_number(ui, say("Defense added"), what.defense, range);
    changed |= choose(ui, say("Defense multiplied by"), times, what.defense_times);
    return flip(ui, say("Nobody strikes back"), what.unanswered) || changed;
}

bool choose_deeds(ui::Ui& ui, SpecialWhat& what) {
    bool changed =
        choose(ui, say("Move length"), {say("Unchanged"), say("Half"), say("Short"), say("Long")}, what.move);
    changed |= choose(ui, say("Shot range"),
                      {say("Unchanged"), say("Half"), say("Short"), say("Long"), say("Diagonal")}, what.range);
    changed |=
        choose_bound(ui, say("Few shots"), say("Shots in the battle"), what.shots, 3, {1, cw::limits::kTurns, 1});
    changed |= flip(ui, say("May not move"), what.no_move);
    if (!what.duty.must_attack) changed |= flip(ui, say("May not attack"), what.no_attack);
    changed |= flip(ui, say("May not charge"), what.no_charge);
    changed |= flip(ui, say("May not shoot"), what.no_shot);
    return flip(ui, say("May not be in an Army"), what.no_army) || changed;
}

// Its means of survival: blows that would destroy it, and being driven back.
bool choose_survival(ui::Ui& ui, cw::SpecialSurvival& survives) {
    bool changed = choose_bound(ui, say("Falls only after several blows"), say("Blows until it falls"), survives.blows,
                                2, {2, cw::limits::kBlows, 1});
    bool slides = survives.slides > 0;
    if (flip(ui, say("Driven back instead of falling, once"), slides)) {
        survives.slides = slides ? 2 : 0;
        changed = true;
    }
    return (slides && number_of_inches(ui, say("Driven back by"), survives.slides, cw::limits::kMinSlides,
                                       cw::limits::kMaxSlides)) ||
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
    if (const auto pressed = one_under(ui, say("Thrown each round"), labels, now)) {
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
    if (!is_of_attacks(rule.when) || rule.what.acts()) {
        changed |= choose_deeds(view.ui, rule.what);
        return choose_duty(view.ui, rule.what) || changed;
    }
    SpecialWhen keeps = rule.when;
    keeps.strikes = SpecialWhen::Strikes::Any;
    keeps.reach = SpecialWhen::Reach::Any;
    keeps.against.reset();
    keeps.uses = {};
    tell_second_rule(view,
                     say("“May not move”, “Shot range” and the like are missing here: this rule holds in an attack "
                         "alone, and by then it is settled what a coin may do. What its coins may do goes into a "
                         "second rule."),
                     rule, keeps);
    return changed;
}

}  // namespace

bool choose_special(EditorView& view, std::size_t i, SpecialRule& rule) {
    view.ui.caption(say("WHO"));
    bool changed = choose_who(view, say("Whose coins"), rule.who);
    changed |= choose_when(view, i, rule);
    return choose_what(view, rule) || changed;
}

}  // namespace screens
