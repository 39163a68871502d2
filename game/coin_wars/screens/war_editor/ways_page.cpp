// The roads that follow each outcome of a battle.

#include "engine/core/lists.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/screens/war_editor/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Phrase nation_named(const war::WarPlan& plan, const std::string& id) {
    const int nation = plan.nation(id);
    return nation < 0 ? say("nobody") : known(plan.nations[static_cast<std::size_t>(nation)].name);
}

Phrase when_words(const war::WarPlan& plan, const war::Way& way) {
    if (!way.when) return say("Otherwise");
    if (way.when->winner == war::kNobody) return say("If it is a draw");
    if (way.when->winner.empty()) return say("If another condition is met");
    const Phrase winner = nation_named(plan, way.when->winner);
    return way.when->margin > 0 ? say("If {1} wins by {2} cents or more", winner, static_cast<int>(way.when->margin))
                                : say("If {1} wins", winner);
}

Phrase what_words(const war::WarPlan& plan, const war::Way& way) {
    if (way.end)
        return way.end->winner == war::kNobody ? say("the war ends with no winner")
                                               : say("{1} wins the war", nation_named(plan, way.end->winner));
    std::vector<Phrase> places;
    for (const war::PlaceId& to : way.to)
        if (const int place = plan.place(to); place >= 0)
            places.push_back(known(plan.places[static_cast<std::size_t>(place)].title));
    if (places.size() < 2) return joined(places, rules::comma());
    return say("the winner chooses: {1}", joined(places, rules::comma()));
}

// Chooses the leaders whose fall this road requires.
void choose_fallen(WarEditorView& view, std::size_t place, std::size_t way) {
    const war::WarPlan& plan = view.plan();
    const war::When& when = *plan.places[place].next[way].when;
    std::vector<std::string> here;
    for (const war::LeaderSetup& leader : plan.leaders)
        if (core::contains(leader.fights, plan.places[place].id)) here.push_back(leader.name);
    for (const std::string& name : here) {
        const bool on = core::contains(when.fell, name);
        if (!view.ui.toggle(say("and {1} falls there", plain(name)), on)) continue;
        return view.change(say("Change an outcome's condition"), [&](war::WarPlan& changed) {
            auto& fell = changed.places[place].next[way].when->fell;
            if (on)
                std::erase(fell, name);
            else
                fell.emplace_back(name);
        });
    }
}

void choose_when(WarEditorView& view, std::size_t place, std::size_t way) {
    const war::WarPlan& plan = view.plan();
    const auto& when = plan.places[place].next[way].when;
    if (!when) return;
    std::size_t now = when->winner == war::kNobody ? 2 : 3;  // 3: a condition from a file, on other things alone
    for (std::size_t i = 0; i < 2; ++i)
        if (when->winner == plan.nations[i].id) now = i;
    const auto pressed = one_of(view.ui, say("Who won it"),
                                {known(plan.nations[0].name), known(plan.nations[1].name), say("Nobody")}, now);
    if (pressed)
        view.change(say("Change an outcome's condition"), [&](war::WarPlan& changed) {
            wars::ask_winner(*changed.places[place].next[way].when,
                             *pressed < 2 ? std::string(changed.nations[*pressed].id) : std::string(war::kNobody));
        });
    int margin = when->margin;
    if (now < 2 && whole_number(view.ui, say("By at least this many cents"), margin, {0, 10000, 10}))
        view.change(
            say("Change an outcome's condition"),
            [&](war::WarPlan& changed) { changed.places[place].next[way].when->margin = margin; },
            "margin " + std::to_string(way));
    choose_fallen(view, place, way);
}

void choose_where(WarEditorView& view, std::size_t place, std::size_t way) {
    ui::Ui& ui = view.ui;
    const war::Way& now = view.plan().places[place].next[way];
    ui.caption(say("THE WAR CONTINUES AT"));
    for (std::size_t to = 0; to < view.plan().places.size(); ++to) {
        if (to == place) continue;
        const war::Place& there = view.plan().places[to];
        const bool on = core::contains(now.to, there.id);
        if (!ui.toggle(known(there.title), on)) continue;
        if (!on && now.to.size() >= war::limits::kWays) {
            view.notice = say("There is no room for more.");
            return;
        }
        return view.change(say("Change where an outcome leads"),
                           [&](war::WarPlan& plan) { wars::lead(plan, place, way, to, !on); });
    }
    ui.caption(say("OR IT ENDS, AND IS WON BY"));
    const war::WarPlan& plan = view.plan();
    std::size_t winner = 3;
    if (now.end) winner = plan.nation(now.end->winner) < 0 ? 2 : static_cast<std::size_t>(plan.nation(now.end->winner));
    const auto pressed = one_of(ui, say("OR IT ENDS, AND IS WON BY"),
                                {known(plan.nations[0].name), known(plan.nations[1].name), say("Nobody")}, winner);
    if (pressed)
        view.change(say("Change where an outcome leads"), [&](war::WarPlan& changed) {
            wars::end_war(changed, place, way, *pressed < 2 ? static_cast<int>(*pressed) : -1);
        });
}

void open_way(WarEditorView& view, std::size_t place, std::size_t way) {
    choose_when(view, place, way);
    choose_where(view, place, way);
    const war::Way& now = view.plan().places[place].next[way];
    std::string text = now.end ? std::string(now.end->words) : std::string(now.words);
    if (view.ui.input_lines(say("Text for this outcome"), text, 2, war::limits::kText))
        view.change(
            say("Change the text"),
            [&](war::WarPlan& plan) {
                war::Way& changed = plan.places[place].next[way];
                (changed.end ? changed.end->words : changed.words) = text;
            },
            "words " + std::to_string(place) + " " + std::to_string(way));
    if (!view.plan().places[place].next[way].when) return;
    if (!view.ui.button(say("Remove this outcome"))) return;
    view.chosen.way.reset();
    view.change(say("Remove an outcome"), [&](war::WarPlan& plan) {
        auto& next = plan.places[place].next;
        for (std::size_t to = 0; to < plan.places.size(); ++to)
            if (to != place) wars::lead(plan, place, way, to, false);
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(way));
    });
}

}  // namespace

void draw_ways(WarEditorView& view, std::size_t place) {
    ui::Ui& ui = view.ui;
    ui.caption(say("WHAT FOLLOWS"));
    if (!view.chosen.way) ui.remark(say("Press an outcome to say where it leads."));
    const auto count = view.plan().places[place].next.size();
    for (std::size_t way = 0; way < count; ++way) {
        const war::Way& now = view.plan().places[place].next[way];
        const bool open = view.chosen.way == way;
        if (ui.entry(when_words(view.plan(), now), what_words(view.plan(), now), ui::Sign::None, open, true)) {
            view.chosen.way = open ? std::nullopt : std::optional(way);
            return;
        }
        if (open) open_way(view, place, way);
        if (view.plan().places[place].next.size() != count) return;
    }
    if (ui.button(say("Add an outcome"), Look::Plain,
                  {count < war::limits::kWays, say("There is no room for more.")})) {
        view.change(say("Add an outcome"), [&](war::WarPlan& plan) {
            war::Way way;
            way.when.emplace().winner = plan.nations[0].id;
            way.end = war::Ending{plan.nations[0].id, {}};
            plan.places[place].next.insert(plan.places[place].next.begin(), way);
        });
        view.chosen.way = 0;
    }
}

}  // namespace screens
