#include "game/coin_wars/lab/alike.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "game/coin_wars/battles/match_terms.h"

namespace lab {

namespace {

constexpr int kMaxMix = 100;  // coins of a type

// Each type in the place that suits it, the foremost last.
battles::Mix in_their_places(std::map<std::string, int> counts) {
    using battles::Where;
    battles::Mix mix;
    const auto add = [&](const std::string& type, Where where) {
        if (const int count = std::exchange(counts[type], 0); count > 0) mix.push_back({type, count, where});
    };
    add("quarter", Where::Centre);
    add("dime", Where::Wings);
    add("nickel", Where::Rear);
    add("dollar", Where::Front);
    const std::map<std::string, int> others = counts;
    for (const auto& [type, count] : others)
        if (type != "penny") add(type, Where::Front);
    add("penny", Where::Front);
    return mix;
}

}  // namespace

const AlikeCoins* find_alike(std::string_view key) {
    const auto found = std::ranges::find(kAlike, key, &AlikeCoins::key);
    return found == kAlike.end() ? nullptr : &*found;
}

battles::Mix mix_of(const AlikeCoins& coins) {
    const auto [pennies, nickels, dimes, quarters, dollars] = coins.coins;
    return in_their_places(
        {{"penny", pennies}, {"nickel", nickels}, {"dime", dimes}, {"quarter", quarters}, {"dollar", dollars}});
}

core::Result<battles::Mix, std::string> mix_from(const battles::Library& library, const std::string& text) {
    if (const AlikeCoins* alike = find_alike(text)) return mix_of(*alike);
    const auto types = battles::types_of(library, {"us"});
    if (!types) return core::failure(battles::sentence(types.error().front()));
    std::string known;
    for (const AlikeCoins& alike : kAlike) known.append(alike.key).append(", ");
    const auto wrong = [&] {
        std::string names;
        for (const cw::CoinType& type : *types) names.append(names.empty() ? "" : ", ").append(type.name);
        return core::failure("Coins are " + known + "or numbers and types as in \"9 penny, 4 nickel\", not \"" + text +
                             "\". Types are " + names + ".");
    };
    std::map<std::string, int> counts;
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ',');) {
        std::istringstream words(part);
        int count = 0;
        std::string type, more;
        if (!(words >> count >> type) || words >> more || count < 1 || count > kMaxMix) return wrong();
        if (std::ranges::find(*types, type, &cw::CoinType::name) == types->end()) return wrong();
        counts[type] += count;
    }
    if (counts.empty()) return wrong();
    return in_their_places(counts);
}

core::Result<Force, battles::Faults> force_of(const battles::Library& library, const battles::Formation& formation,
                                              const AlikeCoins& coins) {
    battles::FormationPlan plan;
    plan.formation = &formation;
    plan.mix = mix_of(coins);
    return force_of(library, plan, words::english(formation.name));
}

}  // namespace lab
