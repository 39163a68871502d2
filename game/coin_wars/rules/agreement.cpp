#include "game/coin_wars/rules/agreement.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/special_idle.h"
#include "game/coin_wars/rules/special_text.h"

namespace rules::coin_wars {

namespace {

constexpr RuleValue kTerrainValues[] = {
    {mark("no"), mark("Coloured paper gives no +1.")},
    {.word = mark("yes"),
     .sentence = mark(
         "Coins on the paper get the +1 written on it, but a coin that charged onto it gets no Defense bonus from it."),
     .tag = mark("terrain")}};
constexpr RuleValue kMoraleValues[] = {
    {mark("no"), mark("An Army stays together whatever it loses.")},
    {.word = mark("yes"),
     .sentence = mark("An Army that loses more than 5 at once breaks; one that loses half may be split."),
     .tag = mark("Armies break")}};
constexpr int kDiceOffered[] = {0, 4, 6, 8, 10, 12, 20};
constexpr RuleValue kDiceValues[] = {
    {mark("none"), mark("Strength alone decides, and a tie is enough.")},
    {mark("d4"), mark("Each side adds a four-sided die for the attack, and again when the target strikes back.")},
    {mark("d6"), mark("Each side adds a six-sided die for the attack, and again when the target strikes back.")},
    {mark("d8"), mark("Each side adds an eight-sided die for the attack, and again when the target strikes back.")},
    {mark("d10"), mark("Each side adds a ten-sided die for the attack, and again when the target strikes back.")},
    {mark("d12"), mark("Each side adds a twelve-sided die for the attack, and again when the target strikes back.")},
    {mark("d20"), mark("Each side adds a twenty-sided die for the attack, and again when the target strikes back.")}};
constexpr RuleValue kBeyondValues[] = {
    {mark("no"), mark("Coins may not double their Offense.")},
    {.word = mark("yes"),
     .sentence = mark("A coin may double its Offense for one attack and is then lost; it goes to nobody's purse."),
     .tag = mark("going beyond"),
     .newest = mark("A coin may double its Offense for one attack and is then lost: taken if the target strikes back "
                    "and beats it, otherwise it goes to nobody's purse.")}};
// The meaning of the other values depends on the battle; the functions below describe them.
constexpr words::Key kTold{""};
constexpr RuleValue kTechnologyValues[] = {
    {mark("equal"), mark("Both sides are armed alike.")}, {mark("{1} behind"), kTold}, {mark("{1} behind"), kTold}};
constexpr RuleValue kSevereValues[] = {
    {mark("mild"), mark("The advanced side has no further advantage.")}, {mark("die"), kTold}, {mark("+2/+2"), kTold}};

words::Key sentence_of(const RuleValue& value, const Scenario& scenario) {
    const bool newest = scenario.rulings != Rulings{} && !value.newest.empty();
    return newest ? value.newest : value.sentence;
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
bool technology_limited(const Scenario& scenario) {
    const auto& all = scenario.advanced.technology;
    return all.size() > 1 || (all.size() == 1 && (all.front().in_part() || all.front().from_turn > 1));
}
Phrase technology_word(const Scenario& scenario) {
    const auto& all = scenario.advanced.technology;
    if (all.empty()) return kTechnologyValues[0].word;
    const Side backward = all.front().backward;
    if (std::ranges::any_of(all, [&](const Technology& each) { return each.backward != backward; }))
        return say("each partly behind");
    const Phrase side = display_name(scenario, backward);
    // Translators: {1} is a side that is behind in technology.
    return technology_limited(scenario) ? say("{1} partly behind", side) : say("{1} behind", side);
}
Phrase technology_sentence(const Scenario& scenario) {
    std::vector<Phrase> sentences;
    for (const Technology& each : scenario.advanced.technology) sentences.push_back(behind_in_words(scenario, each));
    return sentences.empty() ? Phrase(kTechnologyValues[0].sentence) : joined(sentences, plain(" "));
}

std::size_t advantage_now(const Scenario& scenario) {
    const auto& all = scenario.advanced.technology;
    return all.empty() ? 0 : static_cast<std::size_t>(all.front().severe);
}
bool advantage_limited(const Scenario& scenario) {
    return std::ranges::any_of(scenario.advanced.technology, [&](const Technology& each) {
        return each.severe != scenario.advanced.technology.front().severe;
    });
}
Phrase advantage_word(const Scenario& scenario) {
    std::vector<Phrase> severities;
    for (const Technology& each : scenario.advanced.technology)
        if (const Phrase word = kSevereValues[static_cast<std::size_t>(each.severe)].word;
            !core::contains(severities, word))
            severities.push_back(word);
    return joined(severities, comma());
}
Phrase advantage_sentence(const Scenario& scenario) {
    std::vector<Phrase> sentences;
    for (const Technology& each : scenario.advanced.technology) sentences.push_back(advantage_in_words(scenario, each));
    const Phrase all = joined(sentences, plain(" "));
    return all.empty() ? Phrase(kSevereValues[0].sentence) : all;
}

bool beyond_limited(const Scenario& scenario) {
    const auto& [heads, tails] = scenario.advanced.beyond;
    return heads != tails || (heads && *heads != Beyond{});
}

std::size_t beyond_now(const Scenario& scenario) {
    return scenario.advanced.beyond[0] || scenario.advanced.beyond[1] ? 1 : 0;
}
Phrase beyond_sentence(const Scenario& scenario) {
    std::vector<Phrase> sentences{sentence_of(kBeyondValues[beyond_now(scenario)], scenario)};
    for (const Phrase& limits : beyond_limits_in_words(scenario)) sentences.push_back(limits);
    return joined(sentences, plain(" "));
}

Phrase terrain_sentence(const Scenario& scenario) {
    const Phrase lasting = lasting_ground_in_words(scenario);
    if (!scenario.advanced.terrain && lasting.empty()) return say("Coloured paper is only for looks.");
    const Phrase sentence = kTerrainValues[scenario.advanced.terrain ? 1 : 0].sentence;
    // Translators: {1} is what ground does whether or not Terrain is agreed on: "No entry; Ends any move".
    return lasting.empty() ? sentence : joined({sentence, say("In force either way: {1}.", lasting)}, plain(" "));
}

const AgreedRule kAdvancedRules[] = {
    {.name = mark("Terrain"),
     .rules = {"CW-24", "CW-25", "R-28", "BX-1", "BX-2", "BX-11", "BX-12", "BX-13"},
     .values = kTerrainValues,
     .now = [](const Scenario& s) -> std::size_t { return s.advanced.terrain; },
     .set = [](Scenario& s, std::size_t v) { s.advanced.terrain = v > 0; },
     .sentence = terrain_sentence},
    {.name = mark("Morale"),
     .rules = {"R-29", "CW-26"},
     .values = kMoraleValues,
     .now = [](const Scenario& s) -> std::size_t { return s.advanced.morale; },
     .set = [](Scenario& s, std::size_t v) { s.advanced.morale = v > 0; }},
    {.name = mark("Dice"),
     .rules = {"R-30", "CW-27"},
     .values = kDiceValues,
     .now = dice_now,
     .set = [](Scenario& s, std::size_t v) { s.advanced.dice = kDiceOffered[v]; }},
    {.name = mark("Going beyond"),
     .rules = {"CW-28", "R-31", "BX-6"},
     .values = kBeyondValues,
     .now = beyond_now,
     .set =
         [](Scenario& s, std::size_t v) {
             for (auto& side : s.advanced.beyond) side = v > 0 ? std::optional(Beyond{}) : std::nullopt;
         },
     .limited = beyond_limited,
     .sentence = beyond_sentence},
    {.name = mark("Technology"),
     .rules = {"CW-29", "R-32", "BX-5"},
     .values = kTechnologyValues,
     .now = technology_now,
     .set = set_technology,
     .limited = technology_limited,
     .word = technology_word,
     .sentence = technology_sentence},
    {.name = mark("Advantage"),
     .rules = {"CW-29", "R-32", "BX-5"},
     .values = kSevereValues,
     .now = advantage_now,
     .set =
         [](Scenario& s, std::size_t v) {
             for (Technology& each : s.advanced.technology) each.severe = static_cast<Severe>(v);
         },
     .asked = [](const Scenario& s) { return !s.advanced.technology.empty(); },
     .limited = advantage_limited,
     .word = advantage_word,
     .sentence = advantage_sentence},
};

constexpr RuleValue kSpecialValues[] = {{.word = mark("in force"), .sentence = kTold, .tag = mark("special rules")},
                                        {.word = mark("left out"), .sentence = mark("Both sides leave it out.")}};

// BX-9: the row for the battle's i-th special rule.
AgreedRule special_row(std::size_t i) {
    const auto of = [i](const Scenario& s) -> const SpecialRule& { return s.advanced.special[i]; };
    return {.name = mark("Special rule"),
            .rules = {"BX-9"},
            .values = kSpecialValues,
            .now = [of](const Scenario& s) -> std::size_t { return of(s).left_out ? 1 : 0; },
            .set = [i](Scenario& s, std::size_t v) { s.advanced.special[i].left_out = v > 0; },
            .asked = [i](const Scenario& s) { return i < s.advanced.special.size(); },
            .sentence =
                [of](const Scenario& s) {
                    const Phrase rule = special_in_words(s, of(s)), idle = why_idle(s, of(s));
                    if (of(s).left_out) return joined({rule, kSpecialValues[1].sentence}, plain(" "));
                    // Translators: {1} is a reason, a sentence without its full stop.
                    return idle.empty() ? rule : joined({rule, say("It does nothing here: {1}.", idle)}, plain(" "));
                },
            .own_name = [of](const Scenario& s) { return known(of(s).name); }};
}

// Every rule that is open in this battle, table options first.
std::vector<const AgreedRule*> open_rules(const Scenario& scenario) {
    std::vector<const AgreedRule*> rules;
    for (const auto& all : {table_rules(), advanced_rules()})
        for (const AgreedRule& rule : all)
            if (rule.is_open(scenario)) rules.push_back(&rule);
    return rules;
}

Phrase in_words(const AgreedRule& rule, const Scenario& scenario) {
    return say("{1}: {2}", rule.name_in(scenario), rule.sentence_now(scenario));
}

// Technology and dice use their current value as the tag.
Phrase tag_of(const AgreedRule& rule, const Scenario& scenario) {
    if (!rule.in_force(scenario)) return {};
    if (rule.name == mark("Technology") || rule.name == mark("Dice")) return rule.word_now(scenario);
    return rule.values[rule.now(scenario)].tag;
}

}  // namespace

Phrase AgreedRule::word_now(const Scenario& scenario) const {
    return word ? word(scenario) : Phrase(values[now(scenario)].word);
}

Phrase AgreedRule::sentence_now(const Scenario& scenario) const {
    return sentence ? sentence(scenario) : Phrase(sentence_of(values[now(scenario)], scenario));
}

bool AgreedRule::touches(const std::vector<std::string>& numbers) const {
    return std::ranges::any_of(rules, [&](std::string_view rule) { return core::contains(numbers, rule); });
}

std::span<const AgreedRule> advanced_rules() {
    static const auto kRules = [] {
        std::vector<AgreedRule> rules(std::begin(kAdvancedRules), std::end(kAdvancedRules));
        for (std::size_t i = 0; i < limits::kSpecialRules; ++i) rules.push_back(special_row(i));
        return rules;
    }();
    return kRules;
}

std::span<const AgreedRule> book_rules() { return kAdvancedRules; }

std::span<const AgreedRule> special_rules() { return advanced_rules().last(limits::kSpecialRules); }

std::span<const AgreedRule> table_rules() {
    static const auto kRules = [] {
        std::vector<AgreedRule> rules;
        for (const TableOption& option : table_options())
            rules.push_back({.name = option.name,
                             .rules = option.rules,
                             .values = option.values,
                             .now = [&option](const Scenario& s) { return option.now(s.options); },
                             .set = [&option](Scenario& s, std::size_t v) { option.set(s.options, v); },
                             .asked = option.asked});
        return rules;
    }();
    return kRules;
}

std::vector<Phrase> rules_in_words(const Scenario& scenario) {
    std::vector<Phrase> lines;
    for (const AgreedRule* rule : open_rules(scenario)) lines.push_back(in_words(*rule, scenario));
    return lines;
}

std::vector<Phrase> on_this_table(const Scenario& scenario, const std::vector<std::string>& rules) {
    std::vector<Phrase> lines, options;
    for (const AgreedRule& rule : table_rules())
        if (rule.is_open(scenario)) options.push_back(say("{1}: {2}", rule.name, rule.word_now(scenario)));
    if (core::contains(rules, "R-40")) lines.push_back(joined(options, semicolon()));
    for (const AgreedRule* rule : open_rules(scenario))
        if (rule->touches(rules)) lines.push_back(in_words(*rule, scenario));
    return lines;
}

std::vector<words::Key> agreed_words(const std::vector<std::string>& rules) {
    std::vector<words::Key> found;
    for (const auto& all : {table_rules(), advanced_rules()})
        for (const AgreedRule& rule : all) {
            if (!rule.touches(rules)) continue;
            found.push_back(rule.name);
            for (const RuleValue& value : rule.values)
                if (value.word != mark("no") && value.word != mark("yes")) found.push_back(value.word);
        }
    return found;
}

std::vector<TableTag> tags_of(const Scenario& scenario) {
    std::vector<TableTag> tags;
    for (const AgreedRule* rule : open_rules(scenario))
        if (const Phrase tag = tag_of(*rule, scenario); !tag.empty() && !core::contains(tags, tag, &TableTag::words))
            tags.push_back({tag, rule->rules.front()});
    std::ranges::stable_sort(tags, std::ranges::greater{}, [](const TableTag& tag) { return tag.rule == "R-3"; });
    return tags;
}

}  // namespace rules::coin_wars
