// The side panel of the formations: all of them as glyphs, the chosen one's description and shape, the places of types,
// and the player's own files.

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "engine/ui/drag_area.h"
#include "game/coin_wars/screens/formation/formation_gallery.h"
#include "game/coin_wars/screens/formation/formation_tool.h"
#include "game/profile/deleted.h"

namespace screens {

namespace {

constexpr int kGlyphColumns = 4;
constexpr std::size_t kMaxName = 60;

// Translators: where a type of coin stands in its formation, as a button says it.
constexpr std::array kWherePhrases{mark("in front"),     mark("behind"),       mark("on the left"),
                                   mark("on the right"), mark("on the wings"), mark("in the middle")};

Phrase sentence_of(const ShelvedFormation& formation) {
    if (formation.plan.formation) return formation.plan.formation->about;
    return say_many(static_cast<int>(formation.plan.places.size()), "A layout of {1} coin, saved from a table.",
                    "A layout of {1} coins, saved from a table.");
}

}  // namespace

Rect FormationTool::draw(BattleApp& app, Vec2 corner, double width, double max_height) {
    if (ask_ == Ask::Delete) ask_to_delete(app);
    const Rect rect = app.ui().side_panel("formations", corner, width, max_height, [&] { fill(app); });
    ui::give_keys_to_table(app.ui());
    pass_on_.draw(app);
    return rect;
}

void FormationTool::fill(BattleApp& app) {
    ui::Ui& ui = app.ui();
    ui.heading(say("Formations"));
    if (ask_ == Ask::NameForPlan || ask_ == Ask::NameForLying) return name_it(app);
    gallery(ui);
    what_it_is(ui);
    what_happens(ui);
    ui.row({1, 1});
    if (ui.button(say("Place it here"), Look::Accent, {count() > 0, say("There are no coins in it yet.")})) lay();
    if (ui.button(say("Close"))) close();
    source(ui);
    numbers(ui);
    ui.rule();
    shape(ui);
    switches(ui);
    stands_where(ui);
    ui.rule();
    keeping(app);
}

// --- choosing one

void FormationTool::gallery(ui::Ui& ui) {
    const GalleryTouch touch = draw_gallery(ui, shelf_, chosen_, kGlyphColumns);
    looked_at_ = touch.looked_at;
    if (touch.pressed) choose(*touch.pressed);
}

void FormationTool::what_it_is(ui::Ui& ui) const {
    const ShelvedFormation& shown = shelf_.formations[looked_at_.value_or(chosen_)];
    ui.text(shown.name, {.type = Type::Strong});
    ui.remark(sentence_of(shown));
}

void FormationTool::what_happens(ui::Ui& ui) {
    update();
    int homeless = count() - static_cast<int>(lying_.coins.size()), pushed = 0;
    for (std::size_t i = 0; i < lying_.coins.size(); ++i)
        (lying_.at[i] ? pushed : homeless) += lying_.gave_way[i] ? 1 : 0;
    if (count() == 0) return ui.text(say("No coins are chosen."));
    ui.text(say("Drag on the table to draw its front, or hold Shift and drag a box. A click places it as shown."));
    if (pushed > 0)
        ui.remark(say_many(pushed, "{1} coin, marked in red, gives way to what is already there.",
                           "{1} coins, marked in red, give way to what is already there."));
    if (homeless > 0)
        ui.remark(say_many(homeless, "There is no room for {1} coin.", "There is no room for {1} coins."));
    if (!told_.empty()) ui.remark(told_);
}

// --- its coins

void FormationTool::source(ui::Ui& ui) {
    struct Source {
        From from;
        Phrase name;
    };
    std::vector<Source> sources;
    const auto offer = [&](From from) {
        const int coins = static_cast<int>(available(from).size());
        if (coins == 0) return;
        const Phrase name = from == From::Hand       ? say("In hand: {1}", coins)
                            : from == From::Selected ? say("Selected: {1}", coins)
                                                     : say("All: {1}", coins);
        sources.push_back({from, name});
    };
    offer(From::Selected);
    offer(From::Hand);
    if (available(From::Hand).size() < table_.coins.size()) offer(From::All);
    if (sources.size() < 2) return;
    ui.row(std::vector<double>(sources.size(), 1));
    for (const Source& one : sources)
        if (ui.button(one.name, one.from == from_ ? Look::Chosen : Look::Plain)) take_from(one.from);
}

void FormationTool::numbers(ui::Ui& ui) {
    std::vector<std::size_t> first;  // the first coin of each type
    std::map<std::string, int> there;
    for (const std::size_t coin : available(from_))
        if (there[table_.coins[coin].type]++ == 0) first.push_back(coin);
    for (const std::size_t coin : first) {
        const std::string& type = table_.coins[coin].type;
        const auto max = max_.find(type);
        int number = max == max_.end() ? there[type] : max->second;
        // A name too long to fit beside the slider is printed above it.
        Phrase name = table_.coins[coin].display_name;
        if (ui.text_width(name, Type::Body) > 0.4 * ui.rest().width()) ui.text(std::exchange(name, say("Coins")));
        if (ui.slider(name, number, {0, std::max(1, there[type]), 1})) max_[type] = std::min(number, there[type]);
    }
}

// --- its shape

void FormationTool::shape(ui::Ui& ui) {
    const battles::Formation* formation = plan_.formation;
    const int coins = count();
    if (formation && formation->parameters.width && coins > 1) {
        int files = std::min(battles::abreast(plan_, coins), coins);
        int ranks = (coins + files - 1) / files;
        if (ui.slider(say("Abreast"), files, {1, coins, 1}))
            plan_.shape.width = battles::width_for(plan_, coins, files);
        if (ui.slider(say("Ranks deep"), ranks, {1, coins, 1}))
            plan_.shape.width = battles::width_for(plan_, coins, (coins + ranks - 1) / ranks);
    }
    if (formation && formation->parameters.spacing) {
        int percent = static_cast<int>(std::lround(plan_.shape.spacing * 100));
        const int files = formation->parameters.width ? battles::abreast(plan_, std::max(1, coins)) : 0;
        if (ui.slider(say("Spacing (%)"), percent, {100, 400, 10})) {
            plan_.shape.spacing = percent / 100.0;
            if (plan_.shape.width > 0 && coins > 1) plan_.shape.width = battles::width_for(plan_, coins, files);
        }
    }
    int degrees = static_cast<int>(std::lround(turned_));
    if (ui.slider(say("Rotation (degrees)"), degrees, {-180, 180, 5})) turned_ = degrees;
}

void FormationTool::switches(ui::Ui& ui) {
    const battles::Formation* formation = plan_.formation;
    const bool mixed = kinds() > 1;
    if (!formation || formation->parameters.mirrored || mixed)
        if (ui.toggle(say("Mirrored"), plan_.shape.mirrored)) plan_.shape.mirrored = !plan_.shape.mirrored;
    if (formation && formation->parameters.horns)
        if (ui.toggle(say("Horns to the enemy"), plan_.shape.horns)) plan_.shape.horns = !plan_.shape.horns;
    if (!table_.armies) return;
    const int armies = static_cast<int>(lying_.armies.size());
    const Phrase label =
        armies == 0 ? say("Form Armies (none here)") : say_many(armies, "Form {1} Army", "Form {1} Armies");
    if (ui.toggle(label, forms_armies_)) forms_armies_ = !forms_armies_;
}

int FormationTool::kinds() const {
    std::vector<std::string> types;
    for (const std::size_t coin : taking_part())
        if (!core::contains(types, table_.coins[coin].type)) types.push_back(table_.coins[coin].type);
    return static_cast<int>(types.size());
}

void FormationTool::stands_where(ui::Ui& ui) {
    if (!plan_.formation || kinds() < 2) return;
    ui.caption(say("WHO STANDS WHERE"));
    std::vector<std::string> seen;
    for (const std::size_t coin : taking_part()) {
        const std::string& type = table_.coins[coin].type;
        if (core::contains(seen, type)) continue;
        seen.push_back(type);
        const auto group = std::ranges::find(plan_.mix, type, &battles::Group::type);
        const battles::Where where = group == plan_.mix.end() ? battles::Where::Front : group->where;
        const auto next = (static_cast<std::size_t>(where) + 1) % kWherePhrases.size();
        const Phrase place = kWherePhrases[static_cast<std::size_t>(where)];
        ui.row({1});
        if (!ui.button(say("{1}: {2}", table_.coins[coin].display_name, place))) continue;
        if (group == plan_.mix.end()) plan_.mix.push_back({type, 1, static_cast<battles::Where>(next)});
        for (battles::Group& one : plan_.mix)
            if (one.type == type) one.where = static_cast<battles::Where>(next);
    }
}

// --- files

battles::FormationPlan FormationTool::as_set() const {
    battles::FormationPlan plan = plan_;
    if (!plan.formation) return plan;
    std::vector<std::string> types;
    for (const std::size_t coin : taking_part()) types.push_back(table_.coins[coin].type);
    plan.mix = battles::mix_of(types, plan.mix);
    return plan;
}

std::optional<battles::FormationPlan> FormationTool::as_lying() const {
    const bool selected =
        std::ranges::any_of(table_.coins, [](const ToolCoin& coin) { return coin.lies && coin.selected; });
    std::vector<battles::Member> members;
    std::vector<Vec2> at;
    for (const ToolCoin& coin : table_.coins) {
        if (!coin.lies || (selected && !coin.selected)) continue;
        members.push_back(coin.as.member);
        at.push_back(coin.sprite.at);
    }
    if (members.empty() || members.size() > static_cast<std::size_t>(battles::kMaxFormation)) return std::nullopt;
    return battles::plan_of(members, at, table_.ahead);
}

void FormationTool::keeping(BattleApp& app) {
    ui::Ui& ui = app.ui();
    const auto ask_name = [&](Ask ask) {
        ask_ = ask;
        asks_anew_ = true;
        name_.clear();
        told_ = {};
    };
    if (ui.button(say("Save this layout"), Look::Plain, {as_lying().has_value(), say("Place coins first.")}))
        ask_name(Ask::NameForLying);
    if (ui.button(say("Save it with these settings"), Look::Plain, {count() > 0, say("There are no coins in it yet.")}))
        ask_name(Ask::NameForPlan);
    if (chosen().origin != battles::Origin::Shipped && ui.button(say("Pass it on")))
        pass_on_.ask(app, battles::LibraryKind::Formations, chosen().key, app.ui().translated(chosen().name));
    if (chosen().origin == battles::Origin::Own && ui.button(say("Delete this formation"))) ask_ = Ask::Delete;
    for (const Phrase& fault : shelf_.faults) ui.remark(fault);
    ui.remark(say("Formation files from others go in this folder:"));
    ui.remark(plain(core::text(app.library().own(battles::LibraryKind::Formations))));
}

void FormationTool::name_it(BattleApp& app) {
    ui::Ui& ui = app.ui();
    ui.text(ask_ == Ask::NameForLying ? say("This layout will be saved as a formation.")
                                      : say("The formation will be saved with these settings."));
    if (std::exchange(asks_anew_, false)) ui.focus_next();
    ui.input_text(say("Its name"), name_, kMaxName);
    ui.row({1, 1});
    const bool stays = ui.button(say("Save"), Look::Accent, {!name_.empty(), say("Give it a name first.")});
    const bool leaves = ui.button(say("Back"));
    if (stays) keep(app);
    if (stays || leaves) ask_ = Ask::Nothing;
}

void FormationTool::keep(BattleApp& app) {
    const std::optional<battles::FormationPlan> plan = ask_ == Ask::NameForLying ? as_lying() : as_set();
    if (!plan) return;
    const auto kept = save_formation(app.library(), *plan, name_);
    told_ = kept ? Phrase() : kept.error();
    if (!kept) return;
    shelf_ = read_formations(app.library());
    const auto found = std::ranges::find(shelf_.formations, *kept, &ShelvedFormation::file);
    if (found != shelf_.formations.end()) choose(static_cast<std::size_t>(found - shelf_.formations.begin()));
}

void FormationTool::ask_to_delete(BattleApp& app) {
    ui::Ui& ui = app.ui();
    ui.dialog("delete formation", ui.px(480), [&] {
        ui.heading(say("Delete this formation?"));
        ui.text(chosen().name, {.type = Type::Strong});
        ui.text(say("You can bring it back: “Coins and formations” in the list of battles."));
        ui.row({1, 1});
        const bool gone = ui.button(say("Delete it")), stays = ui.button(say("Keep it"), Look::Accent);
        if (gone) {
            const auto dropped = profile::set_aside(app.profile(), chosen().file);
            shelf_ = read_formations(app.library());
            choose(0);
            if (!dropped) told_ = dropped.error();
        }
        if (gone || stays) ask_ = Ask::Nothing;
    });
}

}  // namespace screens
