#include "game/coin_wars/rules/agreement.h"

#include <type_traits>

namespace rules::coin_wars {

namespace {

constexpr RuleValue kTerrainValues[] = {
    {mark("no"), mark("Coloured paper is only for looks, unless it says that nobody enters.")},
    {mark("yes"),
     mark(
         "Coins on the paper have the +1 that is written on it; no Defense for a coin that charged there.")}};
constexpr RuleValue kMoraleValues[] = {
    {mark("no"), mark("An Army stays together whatever it loses.")},
    {mark("yes"), mark("An Army that loses more than 5 at once breaks; one that loses half may be split.")}};
constexpr int kDiceOffered[] = {0, 4, 6, 8, 10, 12, 20};
constexpr RuleValue kDiceValues[] = {
    {mark("none"), mark("Strength alone decides: equal is enough.")},
    {mark("d4"), mark("Each side adds a four-sided die, for the attack and again for the attack back.")},
    {mark("d6"), mark("Each side adds a six-sided die, for the attack and again for the attack back.")},
    {mark("d8"), mark("Each side adds an eight-sided die, for the attack and again for the attack back.")},
    {mark("d10"), mark("Each side adds a ten-sided die, for the attack and again for the attack back.")},
    {mark("d12"), mark("Each side adds a twelve-sided die, for the attack and again for the attack back.")},
    {mark("d20"), mark("Each side adds a twenty-sided die, for the attack and again for the attack back.")}};
constexpr RuleValue kBeyondValues[] = {
    {mark("no"), mark("No coin doubles its Offense.")},
    {mark("yes"), mark("A coin may double its Offense for one attack and is then lost, to nobody's purse.")}};
constexpr RuleValue kTechnologyValues[] = {
    {mark("equal"), mark("Both sides are armed alike.")},
    {mark("heads behind"), mark("Heads' coins have -1/-1, but never a Defense below 1.")},
    {mark("tails behind"), mark("Tails' coins have -1/-1, but never a Defense below 1.")}};
constexpr RuleValue kSevereValues[] = {
    {mark("mild"), mark("The advanced side has no more than that.")},
    {mark("die"), mark("The advanced side also adds a die to each of its attacks.")},
    {mark("+2/+2"), mark("The advanced side's coins also have +2/+2.")}};
constexpr RuleValue kCardRangeValues[] = {
    {mark("diagonal"), mark("A shot reaches as far as one card laid flat can touch both coins: 5.83 in.")},
    {mark("long edge"), mark("A shot reaches along the card's long edge: 5 in.")},
    {mark("short edge"), mark("A shot reaches along the card's short edge: 3 in.")}};
constexpr RuleValue kFriendsValues[] = {
    {mark("pass"), mark("A side's own coins let each other pass.")},
    {mark("block"), mark("A side's own coins stop a move as enemies do.")}};
constexpr RuleValue kStruckBackValues[] = {{mark("no"), mark("A Spy's victim does not strike back.")},
                                           {mark("yes"), mark("A Spy's victim still strikes back.")}};
constexpr RuleValue kBeatsArmoredValues[] = {{mark("no"), mark("Armored coins withstand a Spy.")},
                                             {mark("yes"), mark("A Spy destroys Armored coins, too.")}};
constexpr RuleValue kEngageValues[] = {
    {mark("no"), mark("A coin moves or attacks, once a turn.")},
    {mark("move, attack"),
     mark("A coin that has moved may attack in contact later in the turn, at its own cost.")}};
constexpr RuleValue kGatherValues[] = {
    {mark("free"), mark("Members of an Army are brought up from wherever they are.")},
    {mark("own reach"), mark("No member of an Army is brought up farther than it could move itself.")}};
constexpr RuleValue kFrontValues[] = {
    {mark("whole"), mark("All of an Army's Offense counts in close attack.")},
    {mark("two ranks"),
     mark("Only members that touch the enemy, and those behind them, count in close attack.")}};
constexpr RuleValue kFireValues[] = {{mark("no"), mark("Coins in between do not block a shot.")},
                                     {mark("enemies"), mark("An enemy coin in between blocks a shot.")},
                                     {mark("any"), mark("Any coin in between blocks a shot.")}};

template <auto Member>
std::size_t option_now(const Scenario& scenario) {
    return static_cast<std::size_t>(scenario.options.*Member);
}
template <auto Member>
void set_option_to(Scenario& scenario, std::size_t value) {
    auto& option = scenario.options.*Member;
    option = static_cast<std::remove_reference_t<decltype(option)>>(value);
}

std::size_t dice_now(const Scenario& scenario) {
    std::size_t i = 0;
    while (i + 1 < std::size(kDiceOffered) && kDiceOffered[i] != scenario.advanced.dice) ++i;
    return i;
}

void set_technology(Scenario& scenario, std::size_t value) {
    auto& technology = scenario.advanced.technology;
    technology.clear();
    if (value > 0) technology.push_back({value == 1 ? Side::Heads : Side::Tails});
}
std::size_t technology_now(const Scenario& scenario) {
    const auto& technology = scenario.advanced.technology;
    if (technology.empty()) return 0;
    return technology.front().backward == Side::Heads ? 1 : 2;
}

const AgreedRule kAdvancedRules[] = {
    {mark("Terrain"), kTerrainValues, [](const Scenario& s) -> std::size_t { return s.advanced.terrain; },
     [](Scenario& s, std::size_t v) { s.advanced.terrain = v > 0; }},
    {mark("Morale"), kMoraleValues, [](const Scenario& s) -> std::size_t { return s.advanced.morale; },
     [](Scenario& s, std::size_t v) { s.advanced.morale = v > 0; }},
    {mark("Dice"), kDiceValues, dice_now,
     [](Scenario& s, std::size_t v) { s.advanced.dice = kDiceOffered[v]; }},
    {mark("Going beyond"), kBeyondValues,
     [](const Scenario& s) -> std::size_t { return s.advanced.beyond[0] || s.advanced.beyond[1]; },
     [](Scenario& s, std::size_t v) {
         for (auto& side : s.advanced.beyond) side = v > 0 ? std::optional(Beyond{}) : std::nullopt;
     }},
    {mark("Technology"), kTechnologyValues, technology_now, set_technology},
    {mark("Advantage"), kSevereValues,
     [](const Scenario& s) {
         return s.advanced.technology.empty()
                    ? 0
                    : static_cast<std::size_t>(s.advanced.technology.front().severe);
     },
     [](Scenario& s, std::size_t v) {
         for (Technology& each : s.advanced.technology) each.severe = static_cast<Severe>(v);
     },
     [](const Scenario& s) { return !s.advanced.technology.empty(); }},
};
const AgreedRule kTableRules[] = {
    {mark("Range of the card"), kCardRangeValues, option_now<&TableOptions::card_range>,
     set_option_to<&TableOptions::card_range>},
    {mark("Own coins"), kFriendsValues, option_now<&TableOptions::friends>,
     set_option_to<&TableOptions::friends>},
    {mark("Spy is struck back"), kStruckBackValues, option_now<&TableOptions::spy_struck_back>,
     set_option_to<&TableOptions::spy_struck_back>},
    {mark("Spy beats Armored"), kBeatsArmoredValues, option_now<&TableOptions::spy_beats_armored>,
     set_option_to<&TableOptions::spy_beats_armored>},
    {mark("Engaging"), kEngageValues, option_now<&TableOptions::engage>,
     set_option_to<&TableOptions::engage>},
    {mark("Gathering"), kGatherValues, option_now<&TableOptions::gather>,
     set_option_to<&TableOptions::gather>},
    {mark("Army's front"), kFrontValues, option_now<&TableOptions::army_front>,
     set_option_to<&TableOptions::army_front>},
    {mark("Fire is blocked"), kFireValues, option_now<&TableOptions::fire_blocked>,
     set_option_to<&TableOptions::fire_blocked>},
};

}  // namespace

std::span<const AgreedRule> advanced_rules() { return kAdvancedRules; }

std::span<const AgreedRule> table_rules() { return kTableRules; }

}  // namespace rules::coin_wars
