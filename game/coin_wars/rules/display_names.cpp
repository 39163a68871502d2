#include "game/coin_wars/rules/display_names.h"

#include "game/coin_wars/rules/agreement_text.h"
#include "game/coin_wars/rules/victory.h"
#include "game/kit/money.h"

namespace rules::coin_wars {

namespace {

constexpr const char* kNoCurrency = "0.00";

// Empty if the side has no name for this type.
Phrase name_among(const std::map<std::string, std::string>& names, const CoinType& type) {
    const auto own = names.find(type.name);
    return own == names.end() ? Phrase() : known(own->second);
}

}  // namespace

// Capitalizes each part: "half_dollar" becomes "Half-Dollar".
Phrase title_of(const CoinType& type) {
    if (type.title != type.name) return known(type.title);
    std::string title = type.title;
    for (std::size_t i = 0; i < title.size(); ++i) {
        if (title[i] == '_') title[i] = '-';
        const bool begins = i == 0 || title[i - 1] == '-';
        if (begins && title[i] >= 'a' && title[i] <= 'z') title[i] = static_cast<char>(title[i] - 'a' + 'A');
    }
    return known(title);
}

Phrase full_name(const Scenario& scenario, int type, Side side) {
    const Phrase own = name_among(scenario.sides[index(side)].names, scenario.type(type));
    return own.empty() ? title_of(scenario.type(type)) : own;
}

Phrase display_name(const Scenario& scenario, int type, Side side) {
    const Phrase brief = name_among(scenario.sides[index(side)].short_names, scenario.type(type));
    return brief.empty() ? full_name(scenario, type, side) : brief;
}

Phrase both_names(const Scenario& scenario, int type, Side side) {
    const Phrase whole = full_name(scenario, type, side), brief = display_name(scenario, type, side);
    return whole == brief ? whole : say("{1} ({2})", whole, brief);
}

Phrase plural_of(const Scenario& scenario, int type, Side side) {
    const SideSetup& setup = scenario.sides[index(side)];
    const Phrase brief = name_among(setup.short_plurals, scenario.type(type));
    return brief.empty() ? name_among(setup.plurals, scenario.type(type)) : brief;
}

Phrase several_of(const Scenario& scenario, int count, int type, Side side) {
    const Phrase plural = plural_of(scenario, type, side);
    return plural.empty() ? Phrase(count) + plain(" \u00d7 ") + display_name(scenario, type, side) : plural;
}

Phrase own_name(const Scenario& scenario, int coin) {
    const CoinSetup& setup = scenario.coin(coin);
    if (!setup.name.empty()) return known(setup.name);
    const bool is_name = !setup.id.empty() && setup.id.front() >= 'A' && setup.id.front() <= 'Z';
    return is_name ? known(setup.id) : Phrase();
}

Phrase display_name(const Scenario& scenario, int coin) {
    const CoinSetup& setup = scenario.coin(coin);
    const Phrase name = own_name(scenario, coin);
    return name.empty() ? display_name(scenario, setup.type, setup.side) : name;
}

Phrase display_name(const Scenario& scenario, Side side) {
    const std::string& name = scenario.sides[index(side)].name;
    if (!name.empty()) return known(name);
    return side == Side::Heads ? say("Heads") : say("Tails");
}

Phrase in_money(const std::vector<CoinType>& types, int cents) {
    const bool mixed =
        std::ranges::any_of(types, [&](const CoinType& type) { return type.currency != types.front().currency; });
    if (mixed) return in_currency(kNoCurrency, cents);
    return in_currency(types.empty() ? kDollars : types.front().currency, cents);
}

Phrase in_money(const Scenario& scenario, int cents) { return in_money(scenario.types, cents); }

Phrase worth(const CoinType& type) { return in_currency(type.currency, type.cents); }

Phrase in_money(int cents) { return in_currency(kDollars, cents); }

Phrase line_of(const CoinType& type) {
    std::vector<Phrase> parts{say("{1}/{2}, {3} in edge", type.offense, type.defense, figure(type.move))};
    for (const Trait& trait : kTraits)
        if (type.*trait.has) parts.emplace_back(trait.name);
    return joined(parts, comma());
}

Phrase traits_of(const CoinType& type) {
    std::vector<Phrase> lines;
    for (const Trait& trait : kTraits)
        if (type.*trait.has) lines.emplace_back(trait.sentence);
    return joined(lines, plain("\n"));
}

Phrase listed(const Scenario& scenario, const std::vector<int>& coins) {
    std::vector<std::pair<Phrase, int>> counted;
    for (const int coin : coins) {
        const Phrase name = display_name(scenario, coin);
        const auto same = std::ranges::find_if(counted, [&](const auto& one) { return one.first == name; });
        if (same == counted.end())
            counted.emplace_back(name, 1);
        else
            ++same->second;
    }
    std::vector<Phrase> parts;
    for (const auto& [name, count] : counted)
        parts.push_back(count > 1 ? Phrase(count) + plain(" \u00d7 ") + name : name);
    return joined(parts, comma());
}

Phrase ground_effect(const Scenario& scenario, Ground kind) {
    switch (kind) {
        case Ground::Defensive:
            return scenario.advanced.terrain ? say("+1 Defense") : Phrase();
        case Ground::Offensive:
            return scenario.advanced.terrain ? say("+1 Offense") : Phrase();
        case Ground::Impassable:
            return say("No entry");
        case Ground::Slow:
            return say("Slow: half as far");
        case Ground::Stop:
            return say("Ends any move");
        case Ground::NoCharge:
            return say("No Charge");
        case Ground::Fast:
            return say("Road: the next longer edge");
        case Ground::Plain:
            break;
    }
    return {};
}

Phrase ground_effects(const Scenario& scenario, const Terrain& ground) {
    std::vector<Phrase> effects{ground_effect(scenario, ground.kind)};
    if (ground.sight == Sight::Wood) effects.push_back(say("Shots see only its edge"));
    if (ground.sight == Sight::Crest) effects.push_back(say("No shot across"));
    return joined(effects, comma());
}

Phrase ground_note(const Scenario& scenario, const Terrain& ground) {
    std::vector<Phrase> parts{ground_effects(scenario, ground)};
    if (parts.front().empty()) return {};
    if (ground.side) parts.push_back(say("{1} only", display_name(scenario, *ground.side)));
    parts.push_back(exceptions_in_words(scenario, ground));
    if (ground.to_turn > 0)
        parts.push_back(say("rounds {1} to {2}", ground.from_turn, ground.to_turn));
    else if (ground.from_turn > 1)
        parts.push_back(say("from round {1}", ground.from_turn));
    // Translators: {1} is a sentence: "Rome has lost 5 coins".
    if (ground.begins) parts.push_back(say("once {1}", in_words(scenario, *ground.begins)));
    if (ground.ends) parts.push_back(say("until {1}", in_words(scenario, *ground.ends)));
    return joined(parts, comma());
}

}  // namespace rules::coin_wars
