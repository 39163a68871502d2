// The battles of a war: those chosen, and the list to choose from.

#include <algorithm>
#include <utility>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/screens/war_editor/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr std::size_t kListed = 12;

void look_for_battles(WarEditorView& view) {
    const battles::Library& library = view.app.library();
    if (view.library == library.version()) return;
    view.library = library.version();
    view.battles.clear();
    for (const battles::LibraryFile& file : library.files(battles::LibraryKind::Battles))
        if (const auto battle = battles::find_battle(library, file.name))
            view.battles.push_back({file.name, battle->title.empty() ? file.name : battle->title});
    std::ranges::stable_sort(view.battles, {}, &PickedBattle::title);
}

bool holds(const std::string& text, const std::string& part) {
    const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

// Finds a free place for the next ring: along a row from the left, then the next row.
war::Vec2 free_spot(const war::WarPlan& plan) {
    constexpr double kApart = 3;
    for (double y = plan.map.height - 3; y > 1; y -= kApart)
        for (double x = 3; x < plan.map.width - 1; x += kApart * 1.6)
            if (std::ranges::none_of(plan.places, [&](const war::Place& one) {
                    return distance(one.at, {x, y}) < kApart * 0.9;
                }))
                return {x, y};
    return {plan.map.width / 2, plan.map.height / 2};
}

void pick(WarEditorView& view) {
    ui::Ui& ui = view.ui;
    look_for_battles(view);
    if (std::exchange(view.chosen.seeks, false)) ui.focus_next();
    ui.input_text(say("Part of its name"), view.chosen.sought, 40);
    std::size_t shown = 0, found = 0;
    for (const PickedBattle& battle : view.battles) {
        const std::string& part = view.chosen.sought;
        if (!holds(ui.translated(known(battle.title)), part) && !holds(battle.title, part) && !holds(battle.name, part))
            continue;
        if (++found > kListed) continue;
        ++shown;
        if (!ui.entry(known(battle.title), {}, ui::Sign::None, false, true)) continue;
        const war::Vec2 at = free_spot(view.plan());
        view.change(say("Add a battle"), [&](war::WarPlan& plan) {
            view.chosen.place = wars::add_place(view.app.library(), plan, battle.name, battle.title, at);
        });
        view.chosen.picks = false;
        view.chosen.sought.clear();
        view.chosen.way.reset();
        return;
    }
    if (found == 0) ui.remark(say("No battle has that in its name."));
    if (found > shown)
        ui.remark(say_many(static_cast<int>(found - shown), "{1} more: type part of its name to find it.",
                           "{1} more: type part of a name to find them."));
    if (ui.button(say("Cancel"))) view.chosen.picks = false;
}

void text_field(WarEditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
                const std::function<void(war::WarPlan&, const std::string&)>& set) {
    if (view.ui.input_text(label, value, war::limits::kName))
        view.change(
            what, [&](war::WarPlan& plan) { set(plan, value); }, of);
}

void purses(WarEditorView& view, std::size_t i) {
    view.ui.caption(say("ON REACHING THIS BATTLE"));
    for (std::size_t nation = 0; nation < 2; ++nation) {
        const war::NationSetup& setup = view.plan().nations[nation];
        int cents = view.plan().places[i].income.of(setup.id), min = view.plan().places[i].min.of(setup.id);
        const std::string of = std::to_string(i) + " " + std::to_string(nation);
        if (whole_number(view.ui, say("Cents for {1}", known(setup.name)), cents, {0, 100000, 10}))
            view.change(
                say("Change a battle's income"),
                [&](war::WarPlan& plan) {
                    auto& income = plan.places[i].income;
                    income.add(setup.id, cents - income.of(setup.id));
                },
                "income " + of);
        if (whole_number(view.ui, say("Minimum coins of {1}", known(setup.name)), min, {0, 500, 1}))
            view.change(
                say("Change the minimum coins"),
                [&](war::WarPlan& plan) {
                    auto& fewest = plan.places[i].min;
                    fewest.add(setup.id, min - fewest.of(setup.id));
                },
                "least " + of);
    }
}

void chosen_battle(WarEditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    const war::Place& place = view.plan().places[i];
    const std::string number = std::to_string(i);
    text_field(view, say("Its name on the map"), say("Name a battle"), "title " + number, place.title,
               [i](war::WarPlan& plan, const std::string& text) { plan.places[i].title = text; });
    text_field(view, say("Date, in words"), say("Change the date"), "date " + number, place.date,
               [i](war::WarPlan& plan, const std::string& text) { plan.places[i].date = text; });
    ui.caption(say("WHO PLAYS HEADS THERE"));
    const auto heads = one_of(ui, say("WHO PLAYS HEADS THERE"),
                              {known(view.plan().nations[0].name), known(view.plan().nations[1].name)},
                              place.heads == view.plan().nations[0].id ? 0 : 1);
    if (heads)
        return view.change(say("Change sides in a battle"),
                           [&](war::WarPlan& plan) { plan.places[i].heads = plan.nations[*heads].id; });
    if (view.plan().begins == place.id)
        ui.remark(say("The war begins here."));
    else if (ui.button(say("Begin the war here")))
        return view.change(say("Change where the war begins"),
                           [&](war::WarPlan& plan) { plan.begins = plan.places[i].id; });
    draw_ways(view, i);
    purses(view, i);
    if (!ui.button(say("Remove this battle"))) return;
    view.change(say("Remove a battle"), [&](war::WarPlan& plan) { wars::remove_place(plan, i); });
}

}  // namespace

void draw_battles_of_war(WarEditorView& view) {
    ui::Ui& ui = view.ui;
    if (view.chosen.picks) return pick(view);
    const std::size_t count = view.plan().places.size();
    if (count == 0) ui.remark(say("A war is a chain of battles. Add the first: the war begins there."));
    // Above the battles, since an open one would push it out of view.
    if (ui.button(say("Add a battle"), Look::Accent,
                  {count < war::limits::kPlaces, say("There is no room for more.")})) {
        view.chosen.picks = view.chosen.seeks = true;
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const bool open = view.chosen.place == i;
        if (fold(ui, known(view.plan().places[i].title), open)) {
            view.chosen.place = open ? std::nullopt : std::optional(i);
            view.chosen.way.reset();
            return;
        }
        if (open) chosen_battle(view, i);
        if (view.plan().places.size() != count) return;
    }
}

}  // namespace screens
