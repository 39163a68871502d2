// Shipped coin sets: the US coins and the compendium of foreign ones (CW-3), each with the strength that follows from
// its rank in its own currency.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/json_parts.h"
#include "tests/support/at_least.h"

namespace {

using rules::coin_wars::CoinType;
using CoinSets = std::map<std::string, std::vector<CoinType>>;

const std::filesystem::path kCompendiumAssets = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets";

const CoinSets& coin_sets() {
    static const CoinSets sets = [] {
        CoinSets loaded;
        for (const auto& entry : std::filesystem::directory_iterator(kCompendiumAssets / "coins")) {
            const std::string name = entry.path().stem().string();
            const auto rows = battles::load_coin_sets(kCompendiumAssets, {name}, "");
            REQUIRE_MESSAGE(rows, name);
            loaded[name] = rules::coin_wars::coin_set_from(rules::Field(*rows, "bad_battle"));
        }
        return loaded;
    }();
    return sets;
}

const CoinType& coin_called(const std::string& name) {
    for (const auto& [set, types] : coin_sets())
        for (const CoinType& type : types)
            if (type.name == name) return type;
    FAIL("no set has " << name);
    return coin_sets().begin()->second.front();
}

// Offense plus Defense of a coin that is neither the lowest nor the highest, nor a commander or a Spy.
double strength_at(double share) {
    constexpr double kAt[]{0, 0.25, 0.5, 0.75, 1}, kStrengths[]{2, 8, 8, 20, 35};
    const auto left = std::min<std::size_t>(static_cast<std::size_t>(share * 4), 3);
    return kStrengths[left] + (share - kAt[left]) * 4 * (kStrengths[left + 1] - kStrengths[left]);
}

// The fighting values, without look or price.
struct FightingLine {
    int offense = 0, defense = 0;
    double move = 5;
    bool long_range = false, charge = false, command = false, spy = false, armored = false;
    friend bool operator==(const FightingLine&, const FightingLine&) = default;
};

FightingLine line_of(const CoinType& type) {
    return {type.offense, type.defense, type.move, type.long_range, type.charge, type.command, type.spy, type.armored};
}

FightingLine between(double strength, bool wider) {
    const auto part = [&](int eighths) { return static_cast<int>(std::floor(strength * eighths / 8 + 0.5 + 1e-9)); };
    FightingLine line{part(wider ? 3 : 5), part(wider ? 5 : 3), wider ? 3.0 : 5.0};
    line.long_range = wider;
    line.charge = !wider;
    return line;
}

// The values of each coin by rank: the mapping that gives the six US coins theirs.
std::map<std::string, FightingLine> lines_by_rank(std::vector<CoinType> types) {
    std::map<std::string, FightingLine> lines;
    for (const CoinType& type : types)
        if (type.spy) lines[type.name].spy = true;
    std::erase_if(types, [](const CoinType& type) { return type.spy; });
    std::ranges::sort(types, {}, &CoinType::cents);
    const std::size_t last = types.size() - 1, commander = types.size() < 4 ? last : last * 3 / 4;
    lines[types[0].name] = {1, 1, 3};
    for (std::size_t rank = 1; rank < last; ++rank) {
        const double share = static_cast<double>(rank) / static_cast<double>(last);
        lines[types[rank].name] = between(strength_at(share), types[rank].diameter > types[rank - 1].diameter);
    }
    if (commander < last) {
        lines[types[commander].name] = {10, 10, 5};
        lines[types[commander].name].command = true;
    }
    lines[types[last].name] = {15, 20, 5};
    lines[types[last].name].armored = true;
    return lines;
}

}  // namespace

TEST_CASE("CW-3: the compendium has 75 foreign coins, three sets of kinds of units, and sets can be mixed") {
    const std::map<std::string, std::size_t> sizes{
        {"us", 6},          {"euro", 8},         {"uk", 8},    {"canada", 7},    {"mexico", 5}, {"japan", 6},
        {"china", 3},       {"india", 4},        {"rome", 5},  {"athens", 4},    {"brazil", 6}, {"australia", 6},
        {"switzerland", 7}, {"south_africa", 6}, {"tanks", 6}, {"starships", 6}, {"dragons", 6}};
    const std::set<std::string> kinds{"tanks", "starships", "dragons"};
    std::set<std::string> names;
    std::size_t foreign = 0;
    for (const auto& [name, size] : sizes) {
        const std::string set = name;
        CAPTURE(set);
        REQUIRE(coin_sets().contains(set));
        const auto& types = coin_sets().at(set);
        CHECK(types.size() == size);
        if (set != "us" && !kinds.contains(set)) foreign += types.size();
        std::set<std::string> titles;
        for (const CoinType& type : types) {
            CHECK_MESSAGE(names.insert(type.name).second, type.name, " is there twice");
            CHECK_MESSAGE(titles.insert(type.title).second, type.title, " is there twice");
            if (set != "us") CHECK_MESSAGE(type.name.starts_with(set + "_"), type.name);
        }
    }
    CHECK(foreign == 75);
}

TEST_CASE("CW-3: every coin has the line of its rank") {
    for (const auto& [set, types] : tests::at_least(10, coin_sets())) {
        const auto lines = lines_by_rank(types);
        for (const CoinType& type : tests::at_least(3, types)) {
            CAPTURE(type.name);
            CHECK(line_of(type) == lines.at(type.name));
            CHECK(type.offense == lines.at(type.name).offense);
            CHECK(type.defense == lines.at(type.name).defense);
        }
    }
}

TEST_CASE("BX-8: a coin costs as many points as the US coin of its line") {
    for (const auto& [set, types] : tests::at_least(10, coin_sets()))
        for (const CoinType& type : tests::at_least(3, types))
            for (const CoinType& us : tests::at_least(4, coin_sets().at("us")))
                if (line_of(us) == line_of(type)) CHECK_MESSAGE(type.points == us.points, type.name);
}

TEST_CASE("a unit of a set of kinds has the figures, the size and the price of the US coin that stands for it") {
    const std::vector<CoinType>& us = coin_sets().at("us");
    for (const char* set : {"tanks", "starships", "dragons"}) {
        const std::vector<CoinType>& units = coin_sets().at(set);
        REQUIRE(units.size() == us.size());
        for (std::size_t i = 0; i < us.size(); ++i) {
            CAPTURE(units[i].name);
            CoinType unit = units[i];
            for (auto part : {&CoinType::name, &CoinType::title, &CoinType::design}) unit.*part = us[i].*part;
            CHECK(unit == us[i]);
        }
    }
}

TEST_CASE("coins are as wide, and worth as much, as their issuers say") {
    struct Row {
        const char* name;
        double mm;
        int cents;
    };
    for (const Row& row :
         {Row{"euro_1_cent", 16.25, 1}, Row{"euro_50_cent", 24.25, 50}, Row{"euro_2_euro", 25.75, 200},
          Row{"uk_50_pence", 27.3, 50}, Row{"uk_1_pound", 23.43, 100}, Row{"canada_10_cents", 18.03, 10},
          Row{"canada_1_dollar", 26.5, 100}, Row{"mexico_10_pesos", 28, 1000}, Row{"japan_50_yen", 21, 50},
          Row{"japan_500_yen", 26.5, 500}, Row{"china_1_yuan", 25, 100}, Row{"india_5_rupees", 23, 500},
          Row{"australia_50_cents", 31.51, 50}, Row{"switzerland_half_franc", 18.2, 50},
          Row{"brazil_25_centavos", 25, 25}, Row{"south_africa_1_rand", 20, 100}}) {
        CAPTURE(row.name);
        CHECK(coin_called(row.name).diameter * 25.4 == doctest::Approx(row.mm).epsilon(0.001));
        CHECK(coin_called(row.name).cents == row.cents);
    }
    const int as = coin_called("rome_as").cents, obol = coin_called("athens_obol").cents;
    CHECK(coin_called("rome_denarius").cents == 16 * as);
    CHECK(coin_called("rome_aureus").cents == 25 * 16 * as);
    CHECK(coin_called("athens_drachm").cents == 6 * obol);
    CHECK(coin_called("athens_decadrachm").cents == 10 * 6 * obol);
    CHECK(coin_called("athens_obol").diameter * 25.4 == doctest::Approx(8.5).epsilon(0.02));
    CHECK(coin_called("rome_sestertius").diameter * 25.4 == doctest::Approx(34).epsilon(0.01));
}

TEST_CASE("a battle may write out the rows of several sets") {
    auto json = battles::read_json(kCompendiumAssets / "battles" / "two-lines.json");
    REQUIRE(json);
    rules::Json rows = rules::Json::array();
    for (const char* set : {"us", "athens", "rome"}) {
        const auto loaded = battles::load_coin_sets(kCompendiumAssets, {set}, "");
        REQUIRE(loaded);
        for (const auto& row : *loaded) rows.push_back(row);
    }
    (*json)["coin_set"] = rows;
    (*json)["sides"]["tails"]["coins"][7]["type"] = "athens_tetradrachm";
    const auto battle = battles::battle_from_json(kCompendiumAssets, *json, "mixed.json");
    REQUIRE(battle);
    CHECK(battle->scenario.types.size() == 15);
    CHECK(battle->scenario.type_of(15).title == "Tetradrachm");
}
