#include "game/coin_wars/rules/coin_wars_hash.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/core/hash.h"
#include "engine/core/lists.h"
#include "game/kit/one_of.h"

namespace rules::coin_wars {

namespace {

using core::Hash;

// Packs a coin's small numbers into one word, so that hashing a match stays cheap.
class Packed {
public:
    Packed& bits(int value, unsigned width) {
        word_ = word_ << width | (static_cast<std::uint64_t>(value) & ((std::uint64_t{1} << width) - 1));
        return *this;
    }
    std::uint64_t word() const { return word_; }

private:
    std::uint64_t word_ = 0;
};

void add(Hash& hash, const Coin& coin) {
    hash.add(coin.at);
    Packed packed;
    packed.bits(static_cast<int>(coin.place), 3).bits(static_cast<int>(coin.how), 2);
    packed.bits(coin.moved, 1).bits(coin.struck, 1).bits(coin.cut_off, 1);
    packed.bits(coin.by, 16).bits(coin.turn, 16).bits(coin.army, 24);
    hash.add(packed.word());
    // Added only if `how` does not imply it, so that all other coins keep their hash.
    if (coin.went_beyond && coin.how != How::Beyond) hash.add(true);
    if (coin.shots > 0) hash.add(coin.shots);
    if (coin.blows > 0) hash.add(std::string_view("blows")).add(coin.blows);
    if (coin.slid) hash.add(std::string_view("slid"));
    if (coin.moved_latest) hash.add(std::string_view("moved"));
}

void add(Hash&, const Wording&) {}
void add(Hash&, const VictoryWords&) {}

// Adds all parts of a value in order. Types that need a different order have their own `add` below.
template <class Value>
void add(Hash& hash, const Value& value);

// The first traits are always hashed; a later one by name, and only if the coin has it: so coins keep their hash.
constexpr std::size_t kFirstTraits = 5;

void add(Hash& hash, const Traits& traits) {
    for (std::size_t i = 0; i < kTraits.size(); ++i) {
        const bool has = traits.*kTraits[i].has;
        if (i < kFirstTraits)
            hash.add(has);
        else if (has)
            hash.add(std::string_view(kTraits[i].word));
    }
}

void add(Hash& hash, const CoinType& type) {
    hash.add(type.name).add(type.title).add(type.offense).add(type.defense).add(type.move).add(type.diameter);
    hash.add(type.cents).add(type.points);
    add(hash, static_cast<const Traits&>(type));
    hash.add(type.metal).add(type.design).add(type.reeds);
    if (!type.unit_of.empty()) hash.add(type.unit_of);
    if (!type.core.empty()) hash.add(type.core);  // only if set: coins of one metal keep their hash
}

void add(Hash& hash, const CoinSetup& coin) {
    hash.add(coin.id).add(coin.type).add(coin.side);
    add(hash, coin.at);
    hash.add(coin.arrives).add(coin.waits).add(coin.watching);
    add(hash, coin.area);
}

void add(Hash& hash, const SideSetup& side) {
    hash.add(side.name);
    add(hash, side.zone);
    hash.add(static_cast<int>(side.names.size()));
    for (const auto& [type, name] : side.names) hash.add(type).add(name);
}

void add(Hash& hash, const Terrain& terrain) {
    hash.add(terrain.name).add(terrain.kind).add(terrain.from_turn).add(terrain.to_turn);
    add(hash, terrain.polygon);
    add(hash, terrain.side);
    add(hash, terrain.except);
    // Added only if set, so that ground without it keeps its hash.
    if (terrain.sight != Sight::Open) hash.add(std::string_view("sight")).add(terrain.sight);
    if (terrain.begins) add(hash.add(std::string_view("begins")), *terrain.begins);
    if (terrain.ends) add(hash.add(std::string_view("ends")), *terrain.ends);
}

void add(Hash& hash, const Who& who) {
    add(hash, who.side);
    add(hash, who.types);
    add(hash, who.coins);
    add(hash, who.traits);
    hash.add(who.formed);
    // Only what is given, so that rules without it keep their hash.
    if (who.army != ArmySize{}) hash.add(std::string_view("army")).add(who.army.from).add(who.army.to);
    if (!who.on.empty()) hash.add(std::string_view("on")).add(who.on);
}

// The first options are always hashed, in this order; a later one by name, and only if it differs from the kitchen
// table: so battles keep their hash.
constexpr std::array<std::string_view, 8> kFirstOptions{
    "card_range", "friends", "spy_struck_back", "spy_beats_armored", "engage", "fire_blocked", "gather", "army_front"};

void add(Hash& hash, const TableOptions& options) {
    for (const std::string_view first : kFirstOptions)
        for (const TableOption& option : table_options())
            if (option.key == first) hash.add(static_cast<int>(option.now(options)));
    for (const TableOption& option : table_options()) {
        const bool is_first = core::contains(kFirstOptions, option.key);
        const std::size_t now = option.now(options);
        if (!is_first && now > 0) hash.add(std::string_view(option.key)).add(static_cast<int>(now));
    }
}

void add(Hash& hash, const AdvancedRules& rules) {
    hash.add(rules.terrain).add(rules.morale).add(rules.dice);
    add(hash, rules.beyond);
    add(hash, rules.technology);
    if (!rules.special.empty()) add(hash, rules.special);  // battles without any keep their hash
}

// Members that came with a later version are left out at their defaults, so that all other battles keep their hash.
template <class Value>
requires is_one_of<Value, SpecialUses, SpecialTouch, SpecialDuty, ArrivalDie, SpecialSurvival>
bool adds_nothing(const Value& value) { return value == Value{}; }
bool adds_nothing(const std::vector<SpecialTally>& tallies) {
    return std::ranges::all_of(tallies, [](const SpecialTally& tally) { return tally == SpecialTally{}; });
}
bool adds_nothing(const std::vector<VictoryDegree>& degrees) { return degrees.empty(); }
bool adds_nothing(const std::vector<GroundState>& ground) { return ground.empty(); }

template <class Value>
void add(Hash& hash, const Value& value) {
    if constexpr (requires { adds_nothing(value); }) {
        if (adds_nothing(value)) return;
    }
    if constexpr (requires { hash.add(value); }) {
        hash.add(value);
    } else if constexpr (HasFields<Value>) {
        value.visit_fields([&](const auto&... field) { (add(hash, field), ...); });
    } else if constexpr (requires { value.has_value(); }) {
        hash.add(value.has_value());
        if (value) add(hash, *value);
    } else {
        // A list's size marks its end; an array's size is fixed.
        if constexpr (requires(Value list) { list.push_back(value[0]); }) hash.add(static_cast<int>(value.size()));
        for (const auto& each : value) add(hash, each);
    }
}

}  // namespace

std::uint64_t hash_of(const Match& match) {
    Hash hash;
    hash.add(match.scenario_hash).add(match.phase);
    for (const Side side : {Side::Heads, Side::Tails})
        hash.add(match.agreed[index(side)]).add(match.ready[index(side)]).add(match.purse[index(side)]);
    hash.add(match.toss_winner);
    hash.add(match.first).add(match.side).add(match.turn).add(match.actions_left);
    for (const Coin& coin : match.coins) add(hash, coin);
    hash.add(static_cast<int>(match.armies.size())).add(match.armies_formed);
    for (const Army& army : match.armies) add(hash, army);
    add(hash, match.charges);
    add(hash, match.fight);
    add(hash, match.awaiting);
    add(hash, match.ending);
    add(hash, match.outcome);
    return hash.value();
}

std::uint64_t hash_of(const Scenario& scenario) {
    Hash hash;
    hash.add(scenario.title).add(scenario.width).add(scenario.height);
    add(hash, scenario.types);
    add(hash, scenario.sides);
    add(hash, scenario.coins);
    add(hash, scenario.armies);
    add(hash, scenario.terrain);
    add(hash, scenario.options);
    add(hash, scenario.advanced);
    add(hash, scenario.victory);
    add(hash, scenario.first);
    // Added only if set, so that all other battles keep their hash.
    if (scenario.rulings != Rulings{}) hash.add(std::string_view("rulings")).add(scenario.rulings.number);
    if (scenario.free) add(hash, *scenario.free);
    if (scenario.set_up_anew) hash.add(true);
    return hash.value();
}

}  // namespace rules::coin_wars
