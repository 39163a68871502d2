// Shared by the pages for the battle's texts, rules and victory.

#include <algorithm>
#include <set>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr std::size_t kNamesShown = 4;  // coins listed by name; more are counted by type

Phrase named_coins(const cw::Scenario& scenario, const editor::Coins& coins) {
    if (coins.size() > kNamesShown) return cw::listed(scenario, coins);
    std::vector<Phrase> names;
    for (const int coin : coins) names.push_back(cw::name_of(scenario, coin));
    return joined(names, rules::comma());
}

}  // namespace

void request(EditorView& view, EditRequest request) {
    if (!view.pages.request) view.pages.request = std::move(request);
}

void draw_page(EditorView& view, const std::function<void()>& page) {
    page();
    const std::optional<EditRequest> request = std::exchange(view.pages.request, std::nullopt);
    if (!request) return;
    if (request->edit) view.change(request->what, request->edit, request->of);
    if (request->after) request->after();
}

void edit_text(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
               std::size_t max, const EditText& set) {
    if (!view.ui.input_text(label, value, max)) return;
    request(view, {what, [set, value](editor::Draft& draft) { set(draft, value); }, of});
}

void edit_lines(EditorView& view, const Phrase& label, const Phrase& what, const std::string& of, std::string value,
                std::size_t max, int lines, const EditText& set) {
    if (!view.ui.input_lines(label, value, lines, max)) return;
    request(view, {what, [set, value](editor::Draft& draft) { set(draft, value); }, of});
}

std::vector<int> types_in_use(const cw::Scenario& scenario, const std::optional<cw::Side>& side) {
    std::set<int> types;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (!side || coin.side == *side) types.insert(coin.type);
    return {types.begin(), types.end()};
}

std::optional<editor::Coins> choose_coins(EditorView& view, cw::Side side, const editor::Coins& now) {
    ui::Ui& ui = view.ui;
    const cw::Scenario& scenario = view.scenario();
    editor::Coins taken;
    for (const int coin : view.selection.coins)
        if (scenario.coins[static_cast<std::size_t>(coin)].side == side) taken.push_back(coin);
    if (!now.empty()) ui.text(named_coins(scenario, now), {Type::Small, palette::kInk});
    const Phrase take =
        taken.empty() ? say("Use the selected coins")
                      : say_many(static_cast<int>(taken.size()), "Use {1} selected coin", "Use {1} selected coins");
    const bool takes = ui.button(
        take, Look::Plain,
        {!taken.empty() && taken != now, taken.empty() ? say("Select coins first.") : say("They are already in use.")});
    if (taken.empty()) ui.remark(say("First select coins belonging to {1} on the table.", cw::name_of(scenario, side)));
    if (!now.empty() && ui.button(say("Show them on the table"), Look::Plain,
                                  {view.selection.coins != now, say("They are already selected.")}))
        request(view, {{}, {}, {}, [&view, now] { view.select(now); }});
    return takes ? std::optional(taken) : std::nullopt;
}

bool choose_types(EditorView& view, const std::optional<cw::Side>& side, std::vector<int>& types) {
    std::vector<int> offered = types_in_use(view.scenario(), side);
    for (const int type : types)
        if (!core::contains(offered, type)) offered.push_back(type);
    bool changed = false;
    for (const int type : offered) {
        const bool on = core::contains(types, type);
        const Phrase name =
            side ? cw::display_name(view.scenario(), type, *side) : cw::title_of(view.scenario().type(type));
        if (!view.ui.toggle(name, on)) continue;
        changed = true;
        if (on)
            std::erase(types, type);
        else
            types.push_back(type);
    }
    std::ranges::sort(types);
    return changed;
}

bool choose_side(EditorView& view, cw::Side& side) {
    const auto pressed =
        one_of(view.ui, say("Side"),
               {cw::name_of(view.scenario(), cw::Side::Heads), cw::name_of(view.scenario(), cw::Side::Tails)},
               cw::index(side));
    if (pressed) side = static_cast<cw::Side>(*pressed);
    return pressed.has_value();
}

}  // namespace screens
