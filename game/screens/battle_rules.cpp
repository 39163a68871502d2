// The agreement: each advanced rule (section 8) and each table option with a sentence in plain words,
// to be switched before both have agreed. A change begins the battle anew by those rules.

#include <span>

#include "game/screens/battle_view.h"

namespace screens {

namespace {

using ui::Type;
namespace palette = ui::palette;

struct Value {
    std::string_view word, sentence;
};
// One rule with its values; the first is the plain one.
struct Rule {
    std::string_view name;
    std::span<const Value> values;
    std::size_t (*now)(const cw::Scenario&);
    void (*set)(cw::Scenario&, std::size_t);
};

constexpr Value kTerrain[] = {
    {"no", "Coloured paper is only for looks, unless it says that nobody enters."},
    {"yes", "Coins on the paper have the +1 that is written on it; no Defense for who charged there."}};
constexpr Value kMorale[] = {
    {"no", "An Army stands whatever it loses."},
    {"yes", "An Army that loses more than 5 at once breaks; one that loses half may be split."}};
constexpr int kDieSides[] = {0, 4, 6, 8, 10, 12, 20};
constexpr Value kDice[] = {
    {"none", "Strength alone decides: equal is enough."},
    {"d4", "Each side adds a four-sided die, for the attack and again for the attack back."},
    {"d6", "Each side adds a six-sided die, for the attack and again for the attack back."},
    {"d8", "Each side adds an eight-sided die, for the attack and again for the attack back."},
    {"d10", "Each side adds a ten-sided die, for the attack and again for the attack back."},
    {"d12", "Each side adds a twelve-sided die, for the attack and again for the attack back."},
    {"d20", "Each side adds a twenty-sided die, for the attack and again for the attack back."}};
constexpr Value kBeyond[] = {
    {"no", "Nobody doubles its Offense."},
    {"yes", "A coin may double its Offense for one attack and is then lost, to nobody's purse."}};
constexpr Value kTechnology[] = {{"equal", "Both sides are armed alike."},
                                 {"heads behind", "Heads' coins have -1/-1, but never a Defense below 1."},
                                 {"tails behind", "Tails' coins have -1/-1, but never a Defense below 1."}};
constexpr Value kSevere[] = {{"mild", "The advanced side has no more than that."},
                             {"die", "The advanced side also adds a die to each of its attacks."},
                             {"+2/+2", "The advanced side's coins also have +2/+2."}};
constexpr Value kCardRange[] = {
    {"diagonal", "A shot reaches as far as one card laid flat touches both coins: 5.83 in."},
    {"long edge", "A shot reaches along the card's long edge: 5 in."},
    {"short edge", "A shot reaches along the card's short edge: 3 in."}};
constexpr Value kFriends[] = {{"pass", "Own coins let each other pass."},
                              {"block", "Own coins stop a move as enemies do."}};
constexpr Value kStruckBack[] = {{"no", "A Spy's victim does not strike back."},
                                 {"yes", "A Spy's victim still strikes back."}};
constexpr Value kBeatsArmored[] = {{"no", "Armored coins withstand a Spy."},
                                   {"yes", "A Spy destroys Armored coins, too."}};
constexpr Value kEngage[] = {
    {"no", "A coin moves or attacks, once a turn."},
    {"move, attack", "Who has moved may attack in contact later in the turn, at its own cost."}};
constexpr Value kGather[] = {
    {"free", "Members of an Army are brought up from wherever they are."},
    {"own reach", "No member of an Army is brought up farther than it could move itself."}};
constexpr Value kFront[] = {
    {"whole", "All of an Army's Offense counts in close attack."},
    {"two ranks", "Only members that touch the enemy, and those behind them, count in close attack."}};
constexpr Value kFire[] = {{"no", "Coins in between do not block a shot."},
                           {"enemies", "An enemy coin in between blocks a shot."},
                           {"any", "Any coin in between blocks a shot."}};

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

const Rule kAdvanced[] = {
    {"Terrain", kTerrain, [](const cw::Scenario& s) -> std::size_t { return s.advanced.terrain; },
     [](cw::Scenario& s, std::size_t v) { s.advanced.terrain = v > 0; }},
    {"Morale", kMorale, [](const cw::Scenario& s) -> std::size_t { return s.advanced.morale; },
     [](cw::Scenario& s, std::size_t v) { s.advanced.morale = v > 0; }},
    {"Dice", kDice, dice_now, [](cw::Scenario& s, std::size_t v) { s.advanced.dice = kDieSides[v]; }},
    {"Going beyond", kBeyond,
     [](const cw::Scenario& s) -> std::size_t { return s.advanced.beyond[0] || s.advanced.beyond[1]; },
     [](cw::Scenario& s, std::size_t v) {
         for (auto& side : s.advanced.beyond) side = v > 0 ? std::optional(cw::Beyond{}) : std::nullopt;
     }},
    {"Technology", kTechnology, technology_now, set_technology},
    {"Advantage", kSevere,
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
    {"Range of the card", kCardRange, option<&cw::TableOptions::card_range>,
     set_option<&cw::TableOptions::card_range>},
    {"Own coins", kFriends, option<&cw::TableOptions::friends>, set_option<&cw::TableOptions::friends>},
    {"Spy is struck back", kStruckBack, option<&cw::TableOptions::spy_struck_back>,
     set_option<&cw::TableOptions::spy_struck_back>},
    {"Spy beats Armored", kBeatsArmored, option<&cw::TableOptions::spy_beats_armored>,
     set_option<&cw::TableOptions::spy_beats_armored>},
    {"Engaging", kEngage, option<&cw::TableOptions::engage>, set_option<&cw::TableOptions::engage>},
    {"Gathering", kGather, option<&cw::TableOptions::gather>, set_option<&cw::TableOptions::gather>},
    {"Army's front", kFront, option<&cw::TableOptions::army_front>,
     set_option<&cw::TableOptions::army_front>},
    {"Fire is blocked", kFire, option<&cw::TableOptions::fire_blocked>,
     set_option<&cw::TableOptions::fire_blocked>},
};

void draw_rows(Battle& battle, std::span<const Rule> rules) {
    ui::Ui& ui = battle.app.ui();
    const cw::Scenario& scenario = battle.game.scenario();
    for (const Rule& rule : rules) {
        if (rule.name == "Advantage" && scenario.advanced.technology.empty()) continue;
        const std::size_t now = rule.now(scenario);
        const Value& value = rule.values[now];
        const ui::Rect rect = ui.take(ui.px(34));
        ui.place({rect.x0, rect.y0, rect.x0 + rect.width() * 0.56, rect.y1});
        ui.text(rule.name, {.type = Type::Strong});
        ui.place({rect.x0 + rect.width() * 0.58, rect.y0, rect.x1, rect.y1});
        if (ui.button(value.word)) {
            cw::Scenario changed = scenario;
            rule.set(changed, (now + 1) % rule.values.size());
            return battle.game.begin_with(std::move(changed));
        }
        ui.text(value.sentence, {.type = Type::Small, .colour = palette::kSoft});
    }
}

}  // namespace

void draw_rules(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    ui.caption("RULES; A CLICK CHANGES ONE");
    cw::Scenario preset = battle.game.scenario();
    ui.row({5, 5, 6.4});
    const bool own = ui.button("Battle's"), kitchen = ui.button("Kitchen"),
               tournament = ui.button("Tournament");
    if (own) preset = battle.game.as_written();
    if (kitchen) preset.options = cw::kitchen_table();
    if (tournament) preset.options = cw::tournament();
    if (own || kitchen || tournament) return battle.game.begin_with(std::move(preset));
    draw_rows(battle, kAdvanced);
    ui.rule();
    ui.caption("ON THIS TABLE");
    draw_rows(battle, kOptions);
}

}  // namespace screens
