#include "game/coin_wars/rules/agreement.h"

#include "game/coin_wars/rules/display_names.h"

namespace rules::coin_wars {

namespace {

constexpr RuleValue kTerrainValues[] = {
    {mark("no"), mark("Coloured paper is only for looks, unless it says \"No entry\".")},
    {mark("yes"),
     mark("Coins on the paper have the +1 that is written on it; no Defense for a coin that charged there.")}};
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
    {.word = mark("yes"),
     .sentence = mark("A coin may double its Offense for one attack and is then lost, to nobody's purse."),
     .newest =
         mark("A coin may double its Offense for one attack and is then lost: taken if it is struck back and beaten, "
              "else to nobody's purse.")}};
constexpr RuleValue kTechnologyValues[] = {
    {mark("equal"), mark("Both sides are armed alike.")},
    // Translators: {1} is a side that is behind in technology.
    {mark("{1} behind"), mark("{1}: its coins have -1/-1, but never a Defense below 1.")},
    {mark("{1} behind"), mark("{1}: its coins have -1/-1, but never a Defense below 1.")}};
constexpr RuleValue kSevereValues[] = {{mark("mild"), mark("The advanced side has no further advantage.")},
                                       {mark("die"), mark("The advanced side also adds a die to each of its attacks.")},
                                       {mark("+2/+2"), mark("The advanced side's coins also have +2/+2.")}};
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
    {mark("Dice"), kDiceValues, dice_now, [](Scenario& s, std::size_t v) { s.advanced.dice = kDiceOffered[v]; }},
    {mark("Going beyond"), kBeyondValues,
     [](const Scenario& s) -> std::size_t { return s.advanced.beyond[0] || s.advanced.beyond[1]; },
     [](Scenario& s, std::size_t v) {
         for (auto& side : s.advanced.beyond) side = v > 0 ? std::optional(Beyond{}) : std::nullopt;
     }},
    {mark("Technology"), kTechnologyValues, technology_now, set_technology},
    {mark("Advantage"), kSevereValues,
     [](const Scenario& s) {
         return s.advanced.technology.empty() ? 0 : static_cast<std::size_t>(s.advanced.technology.front().severe);
     },
     [](Scenario& s, std::size_t v) {
         for (Technology& each : s.advanced.technology) each.severe = static_cast<Severe>(v);
     },
     [](const Scenario& s) { return !s.advanced.technology.empty(); }},
};

Phrase with_side(words::Key key, const Scenario& scenario) {
    Phrase phrase = key;
    const auto& technology = scenario.advanced.technology;
    if (key.english().find("{1}") != std::string_view::npos && !technology.empty())
        phrase.parts = {called(scenario, technology.front().backward)};
    return phrase;
}

}  // namespace

Phrase AgreedRule::word_now(const Scenario& scenario) const { return with_side(values[now(scenario)].word, scenario); }

Phrase AgreedRule::sentence_now(const Scenario& scenario) const {
    const RuleValue& value = values[now(scenario)];
    const bool newest = scenario.rulings == kNewestRulings && !value.newest.empty();
    return with_side(newest ? value.newest : value.sentence, scenario);
}

std::span<const AgreedRule> advanced_rules() { return kAdvancedRules; }

std::span<const AgreedRule> table_rules() {
    static const auto kRules = [] {
        std::vector<AgreedRule> rules;
        for (const TableOption& option : table_options())
            rules.push_back({option.name, option.values, [&option](const Scenario& s) { return option.now(s.options); },
                             [&option](Scenario& s, std::size_t v) { option.set(s.options, v); }, option.asked});
        return rules;
    }();
    return kRules;
}

}  // namespace rules::coin_wars
