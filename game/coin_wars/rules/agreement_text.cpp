#include "game/coin_wars/rules/agreement_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/ground.h"

namespace rules::coin_wars {

namespace {

// "a, b and c"
Phrase joined_with_and(std::vector<Phrase> parts) {
    if (parts.size() < 2) return parts.empty() ? Phrase() : parts.front();
    const Phrase last = std::move(parts.back());
    parts.pop_back();
    return say("{1} and {2}", joined(parts, comma()), last);
}

Phrase kind_in_words(const Scenario& scenario, int type, Side side) {
    const Phrase plural = plural_of(scenario, type, side);
    return plural.empty() ? display_name(scenario, type, side) : plural;
}

Phrase kinds_in_words(const Scenario& scenario, const std::vector<int>& types, Side side) {
    std::vector<Phrase> names;
    for (const int type : types) names.push_back(kind_in_words(scenario, type, side));
    return joined_with_and(std::move(names));
}

std::vector<int> fighting(const Scenario& scenario, std::optional<Side> side) {
    std::vector<int> coins;
    for (int i = 0; i < static_cast<int>(scenario.coins.size()); ++i)
        if (const CoinSetup& coin = scenario.coin(i); !coin.watching && (!side || coin.side == *side))
            coins.push_back(i);
    return coins;
}

bool same_kind(const CoinSetup& a, const CoinSetup& b) { return a.type == b.type && a.side == b.side; }

// Names some of the coins of one kind, but not all of them.
std::vector<Phrase> name_some(const Scenario& scenario, const std::vector<int>& coins) {
    std::vector<Phrase> parts, ids;
    for (const int coin : coins)
        if (const Phrase name = own_name(scenario, coin); name.empty())
            ids.push_back(plain(scenario.coin(coin).id));
        else
            parts.push_back(name);
    if (ids.empty()) return parts;
    const CoinSetup& one = scenario.coin(coins.front());
    const Phrase count = Phrase(static_cast<int>(ids.size())) + plain(" \u00d7 ");
    parts.push_back(say("{1} ({2})", count + display_name(scenario, one.type, one.side), joined(ids, comma())));
    return parts;
}

Phrase beyond_limits(const Scenario& scenario, const Beyond& beyond) {
    std::vector<Phrase> limits;
    if (!beyond.coins.empty()) limits.push_back(say("only {1}", coins_in_words(scenario, beyond.coins)));
    if (beyond.a_battle > 0)
        limits.push_back(say_many(beyond.a_battle, "once in the battle", "{1} times in the battle"));
    if (beyond.a_turn > 0) limits.push_back(say_many(beyond.a_turn, "once a turn", "{1} times a turn"));
    if (beyond.to_turn > 0) limits.push_back(say("up to round {1}", beyond.to_turn));
    return joined(limits, semicolon());
}

}  // namespace

Phrase coins_in_words(const Scenario& scenario, const std::vector<int>& coins) {
    std::vector<Phrase> parts;
    std::vector<int> left = coins;
    while (!left.empty()) {
        const CoinSetup& one = scenario.coin(left.front());
        const auto alike = [&](int coin) { return same_kind(scenario.coin(coin), one); };
        std::vector<int> these;
        std::ranges::copy_if(left, std::back_inserter(these), alike);
        std::erase_if(left, alike);
        const auto of_kind = std::ranges::count_if(fighting(scenario, one.side), alike);
        if (these.size() > 1 && std::cmp_equal(of_kind, these.size()))
            parts.push_back(kind_in_words(scenario, one.type, one.side));
        else
            std::ranges::move(name_some(scenario, these), std::back_inserter(parts));
    }
    return joined_with_and(std::move(parts));
}

Phrase limits_in_words(const Scenario& scenario, const Technology& technology, Side side) {
    const bool behind = side == technology.backward;
    const auto& own = behind ? technology.against : technology.types;
    const auto& opposing = behind ? technology.types : technology.against;
    std::vector<Phrase> limits;
    if (!own.empty()) limits.push_back(say("only {1}", kinds_in_words(scenario, own, side)));
    if (!opposing.empty()) limits.push_back(say("against {1}", kinds_in_words(scenario, opposing, other(side))));
    if (!opposing.empty() && scenario.rulings.technology_sees_whole_army())
        limits.push_back(say("one of them in an Army is enough"));
    if (technology.ranged_only) limits.push_back(say("shots only"));
    if (technology.from_turn > 1) limits.push_back(say("from round {1}", technology.from_turn));
    return joined(limits, semicolon());
}

Phrase behind_in_words(const Scenario& scenario, const Technology& technology) {
    const Phrase side = display_name(scenario, technology.backward);
    const Phrase limits = limits_in_words(scenario, technology, technology.backward);
    return limits.empty() ? say("{1}: its coins get -1/-1, but never a Defense below 1.", side)
                          : say("{1}: its coins get -1/-1, but never a Defense below 1 ({2}).", side, limits);
}

Phrase advantage_in_words(const Scenario& scenario, const Technology& technology) {
    const Side advanced = other(technology.backward);
    const Phrase side = display_name(scenario, advanced), limits = limits_in_words(scenario, technology, advanced);
    if (technology.severe == Severe::Bonus)
        return limits.empty() ? say("{1}: its coins also get +2/+2.", side)
                              : say("{1}: its coins also get +2/+2 ({2}).", side, limits);
    if (technology.severe == Severe::Die)
        return limits.empty() ? say("{1}: its coins also add a die to each of their attacks.", side)
                              : say("{1}: its coins also add a die to each of their attacks ({2}).", side, limits);
    return {};
}

std::vector<Phrase> beyond_limits_in_words(const Scenario& scenario) {
    std::vector<Phrase> sentences;
    for (const Side side : {Side::Heads, Side::Tails}) {
        const auto& beyond = scenario.advanced.beyond[index(side)];
        const bool only_other = !beyond && scenario.advanced.beyond[index(other(side))];
        const Phrase limits = beyond ? beyond_limits(scenario, *beyond) : only_other ? say("no") : Phrase();
        if (!limits.empty()) sentences.push_back(say("{1}: {2}.", display_name(scenario, side), limits));
    }
    return sentences;
}

Phrase exceptions_in_words(const Scenario& scenario, const Terrain& ground) {
    if (ground.except.empty()) return {};
    std::vector<int> concerned, left_out;
    for (const int coin : fighting(scenario, ground.side))
        (!core::contains(ground.except, coin) ? concerned : left_out).push_back(coin);
    if (left_out.empty() || concerned.empty()) return {};
    if (concerned.size() < left_out.size()) return say("{1} only", coins_in_words(scenario, concerned));
    // Translators: {1} are coins that a piece of ground does not concern.
    return say("except {1}", coins_in_words(scenario, left_out));
}

Phrase lasting_ground_in_words(const Scenario& scenario) {
    std::vector<Phrase> effects;
    for (const Terrain& ground : scenario.terrain) {
        const bool only_agreed = ground.kind == Ground::Defensive || ground.kind == Ground::Offensive;
        if (only_agreed && ground.sight == Sight::Open) continue;
        const Phrase effect = ground_effects(scenario, ground);
        if (!core::contains(effects, effect)) effects.push_back(effect);
    }
    return joined(effects, semicolon());
}

std::vector<Phrase> grounds_in_words(const Scenario& scenario) {
    std::vector<Phrase> grounds;
    for (const Terrain& ground : scenario.terrain) {
        const Phrase note = ground_note(scenario, ground);
        const Phrase line = say("{1}: {2}", name_of(ground), note);
        if (!note.empty() && !core::contains(grounds, line)) grounds.push_back(line);
    }
    return grounds;
}

}  // namespace rules::coin_wars
