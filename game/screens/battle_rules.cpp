// The agreement: each advanced rule (section 8) and each table option with a sentence in plain words,
// to be switched before both have agreed. A change begins the battle anew by those rules.

#include <span>

#include "game/screens/battle_view.h"
#include "game/screens/page.h"

namespace screens {

namespace {

using ui::Type;
namespace palette = ui::palette;

struct Value {
    words::Key word, sentence;
};
// One rule with its values; the first is the plain one.
struct Rule {
    words::Key name;
    std::span<const Value> values;
    std::size_t (*now)(const cw::Scenario&);
    void (*set)(cw::Scenario&, std::size_t);
};

constexpr Value kTerrain[] = {
    {mark("no"), mark("Coloured paper is only for looks, unless it says that nobody enters.")},
    {mark("yes"),
     mark("Coins on the paper have the +1 that is written on it; no Defense for who charged there.")}};
constexpr Value kMorale[] = {
    {mark("no"), mark("An Army stands whatever it loses.")},
    {mark("yes"), mark("An Army that loses more than 5 at once breaks; one that loses half may be split.")}};
constexpr int kDieSides[] = {0, 4, 6, 8, 10, 12, 20};
constexpr Value kDice[] = {
    {mark("none"), mark("Strength alone decides: equal is enough.")},
    {mark("d4"), mark("Each side adds a four-sided die, for the attack and again for the attack back.")},
    {mark("d6"), mark("Each side adds a six-sided die, for the attack and again for the attack back.")},
    {mark("d8"), mark("Each side adds an eight-sided die, for the attack and again for the attack back.")},
    {mark("d10"), mark("Each side adds a ten-sided die, for the attack and again for the attack back.")},
    {mark("d12"), mark("Each side adds a twelve-sided die, for the attack and again for the attack back.")},
    {mark("d20"), mark("Each side adds a twenty-sided die, for the attack and again for the attack back.")}};
constexpr Value kBeyond[] = {
    {mark("no"), mark("Nobody doubles its Offense.")},
    {mark("yes"), mark("A coin may double its Offense for one attack and is then lost, to nobody's purse.")}};
constexpr Value kTechnology[] = {
    {mark("equal"), mark("Both sides are armed alike.")},
    {mark("heads behind"), mark("Heads' coins have -1/-1, but never a Defense below 1.")},
    {mark("tails behind"), mark("Tails' coins have -1/-1, but never a Defense below 1.")}};
constexpr Value kSevere[] = {{mark("mild"), mark("The advanced side has no more than that.")},
                             {mark("die"), mark("The advanced side also adds a die to each of its attacks.")},
                             {mark("+2/+2"), mark("The advanced side's coins also have +2/+2.")}};
constexpr Value kCardRange[] = {
    {mark("diagonal"), mark("A shot reaches as far as one card laid flat touches both coins: 5.83 in.")},
    {mark("long edge"), mark("A shot reaches along the card's long edge: 5 in.")},
    {mark("short edge"), mark("A shot reaches along the card's short edge: 3 in.")}};
constexpr Value kFriends[] = {{mark("pass"), mark("Own coins let each other pass.")},
                              {mark("block"), mark("Own coins stop a move as enemies do.")}};
constexpr Value kStruckBack[] = {{mark("no"), mark("A Spy's victim does not strike back.")},
                                 {mark("yes"), mark("A Spy's victim still strikes back.")}};
constexpr Value kBeatsArmored[] = {{mark("no"), mark("Armored coins withstand a Spy.")},
                                   {mark("yes"), mark("A Spy destroys Armored coins, too.")}};
constexpr Value kEngage[] = {
    {mark("no"), mark("A coin moves or attacks, once a turn.")},
    {mark("move, attack"), mark("Who has moved may attack in contact later in the turn, at its own cost.")}};
constexpr Value kGather[] = {
    {mark("free"), mark("Members of an Army are brought up from wherever they are.")},
    {mark("own reach"), mark("No member of an Army is brought up farther than it could move itself.")}};
constexpr Value kFront[] = {
    {mark("whole"), mark("All of an Army's Offense counts in close attack.")},
    {mark("two ranks"),
     mark("Only members that touch the enemy, and those behind them, count in close attack.")}};
constexpr Value kFire[] = {{mark("no"), mark("Coins in between do not block a shot.")},
                           {mark("enemies"), mark("An enemy coin in between blocks a shot.")},
                           {mark("any"), mark("Any coin in between blocks a shot.")}};

template <auto Member>
std::size_t option(const cw::Scenario& scenario) {
    return static_cast<std::size_t>(scenario.options.*Member);
}
template <auto Member>
void set_option(cw::Scenario& scenario, std::size_t value) {
    auto& option = scenario.options.*Member;
    option = static_cast<std::remove_reference_t<decltype(option)>>(value);
}

std::size_t dice_now(const cw::Scenario& scenario) {
    std::size_t i = 0;
    while (i + 1 < std::size(kDieSides) && kDieSides[i] != scenario.advanced.dice) ++i;
    return i;
}

void set_technology(cw::Scenario& scenario, std::size_t value) {
    auto& technology = scenario.advanced.technology;
    technology.clear();
    if (value > 0) technology.push_back({value == 1 ? cw::Side::Heads : cw::Side::Tails});
}
std::size_t technology_now(const cw::Scenario& scenario) {
    const auto& technology = scenario.advanced.technology;
    if (technology.empty()) return 0;
    return technology.front().backward == cw::Side::Heads ? 1 : 2;
}

constexpr words::Key kAdvantage = mark("Advantage");
const Rule kAdvanced[] = {
    {mark("Terrain"), kTerrain, [](const cw::Scenario& s) -> std::size_t { return s.advanced.terrain; },
     [](cw::Scenario& s, std::size_t v) { s.advanced.terrain = v > 0; }},
    {mark("Morale"), kMorale, [](const cw::Scenario& s) -> std::size_t { return s.advanced.morale; },
     [](cw::Scenario& s, std::size_t v) { s.advanced.morale = v > 0; }},
    {mark("Dice"), kDice, dice_now, [](cw::Scenario& s, std::size_t v) { s.advanced.dice = kDieSides[v]; }},
    {mark("Going beyond"), kBeyond,
     [](const cw::Scenario& s) -> std::size_t { return s.advanced.beyond[0] || s.advanced.beyond[1]; },
     [](cw::Scenario& s, std::size_t v) {
         for (auto& side : s.advanced.beyond) side = v > 0 ? std::optional(cw::Beyond{}) : std::nullopt;
     }},
    {mark("Technology"), kTechnology, technology_now, set_technology},
    {kAdvantage, kSevere,
     [](const cw::Scenario& s) {
         return s.advanced.technology.empty()
                    ? 0
                    : static_cast<std::size_t>(s.advanced.technology.front().severe);
     },
     [](cw::Scenario& s, std::size_t v) {
         for (cw::Technology& each : s.advanced.technology) each.severe = static_cast<cw::Severe>(v);
     }},
};
const Rule kOptions[] = {
    {mark("Range of the card"), kCardRange, option<&cw::TableOptions::card_range>,
     set_option<&cw::TableOptions::card_range>},
    {mark("Own coins"), kFriends, option<&cw::TableOptions::friends>, set_option<&cw::TableOptions::friends>},
    {mark("Spy is struck back"), kStruckBack, option<&cw::TableOptions::spy_struck_back>,
     set_option<&cw::TableOptions::spy_struck_back>},
    {mark("Spy beats Armored"), kBeatsArmored, option<&cw::TableOptions::spy_beats_armored>,
     set_option<&cw::TableOptions::spy_beats_armored>},
    {mark("Engaging"), kEngage, option<&cw::TableOptions::engage>, set_option<&cw::TableOptions::engage>},
    {mark("Gathering"), kGather, option<&cw::TableOptions::gather>, set_option<&cw::TableOptions::gather>},
    {mark("Army's front"), kFront, option<&cw::TableOptions::army_front>,
     set_option<&cw::TableOptions::army_front>},
    {mark("Fire is blocked"), kFire, option<&cw::TableOptions::fire_blocked>,
     set_option<&cw::TableOptions::fire_blocked>},
};

void draw_rows(Battle& battle, std::span<const Rule> rules) {
    ui::Ui& ui = battle.app.ui();
    const cw::Scenario& scenario = battle.game.scenario();
    for (const Rule& rule : rules) {
        if (rule.name == kAdvantage && scenario.advanced.technology.empty()) continue;
        const std::size_t now = rule.now(scenario);
        const Value& value = rule.values[now];
        place_rule(ui, rule.name, value.word);
        if (ui.button(value.word)) {
            cw::Scenario changed = scenario;
            rule.set(changed, (now + 1) % rule.values.size());
            return battle.game.begin_with(std::move(changed));
        }
        ui.text(value.sentence, {.type = Type::Small, .colour = palette::kSoft});
    }
}

}  // namespace

void place_rule(ui::Ui& ui, const Phrase& name, const Phrase& value) {
    constexpr double kName = 0.56, kValue = 0.42;  // of the width
    const double width = ui.rest().width();
    if (ui.text_width(name, Type::Small) > width * kName ||
        ui.text_width(value, Type::Small) > width * kValue - ui.px(6))
        return ui.text(name, {.type = Type::Strong});
    const ui::Rect rect = ui.take(ui.px(34));
    ui.place({rect.x0, rect.y0, rect.x0 + width * kName, rect.y1});
    ui.text(name, {.type = Type::Strong});
    ui.place({rect.x1 - width * kValue, rect.y0, rect.x1, rect.y1});
}

void draw_rules(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    ui.caption(say("RULES; A CLICK CHANGES ONE"));
    cw::Scenario preset = battle.game.scenario();
    button_row(ui, {say("Battle's"), say("Kitchen"), say("Tournament")});
    const bool own = ui.button(say("Battle's")), kitchen = ui.button(say("Kitchen")),
               tournament = ui.button(say("Tournament"));
    if (own) preset = battle.game.as_written();
    if (kitchen) preset.options = cw::kitchen_table();
    if (tournament) preset.options = cw::tournament();
    if (own || kitchen || tournament) return battle.game.begin_with(std::move(preset));
    draw_rows(battle, kAdvanced);
    ui.rule();
    ui.caption(say("ON THIS TABLE"));
    draw_rows(battle, kOptions);
    draw_foreign_coins(battle);
}

}  // namespace screens
