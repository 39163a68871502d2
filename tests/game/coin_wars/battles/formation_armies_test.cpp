// CW-17, CW-18, R-17, R-18: formations divided into Armies that the rules accept.

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/formation_armies.h"
#include "game/coin_wars/battles/formation_plan.h"
#include "tests/support/at_least.h"

namespace {

using battles::Recruit;

struct Mustered {
    std::vector<Recruit> recruits;
    std::vector<std::vector<int>> armies;
};

// `commanders` of the coins have Command; all have the same size, so that they touch if their centres are right.
Mustered purchase(const battles::Formation& formation, int count, int commanders = 0) {
    const auto layout = battles::lay_out(formation, count);
    Mustered mustered;
    for (int i = 0; i < count; ++i) {
        const bool command = i * commanders / count != (i + 1) * commanders / count;
        const auto at = static_cast<std::size_t>(i);
        mustered.recruits.push_back({command ? "quarter" : "penny",
                                     {core::Vec2{30, 60} + layout.centres[at] * 0.75, 0.375},
                                     command,
                                     layout.parts[at]});
    }
    mustered.armies = battles::cut_into_armies(mustered.recruits, formation.cut);
    return mustered;
}

std::string sizes(const char* key, int count, int commanders = 0) {
    std::string text;
    for (const auto& army : purchase(*battles::find_formation(key), count, commanders).armies)
        text += (text.empty() ? "" : " ") + std::to_string(army.size());
    return text;
}

rules::Json battle_of(const Mustered& mustered) {
    rules::Json type{{"type", "penny"}, {"offense", 1}, {"defense", 1}, {"move", 3}, {"diameter", 0.75}, {"cents", 1}};
    rules::Json leader = type;
    leader["type"] = "quarter";
    leader["traits"] = {"command"};
    rules::Json coins = rules::Json::array(), armies = rules::Json::array();
    for (std::size_t i = 0; i < mustered.recruits.size(); ++i) {
        const Recruit& recruit = mustered.recruits[i];
        coins.push_back({{"id", "h" + std::to_string(i)},
                         {"type", recruit.type},
                         {"at", {recruit.disc.center.x, recruit.disc.center.y}}});
    }
    for (const auto& army : mustered.armies) {
        rules::Json ids = rules::Json::array();
        for (const int coin : army) ids.push_back("h" + std::to_string(coin));
        armies.push_back(ids);
    }
    const rules::Json enemy{{{"id", "t1"}, {"type", "penny"}, {"at", {1, 1}}}};
    return {{"format", "coinwars-battle/1"},
            {"table", {{"width", 100}, {"height", 80}}},
            {"coin_set", {type, leader}},
            {"sides", {{"heads", {{"coins", coins}, {"armies", armies}}}, {"tails", {{"coins", enemy}}}}}};
}

}  // namespace

TEST_CASE("R-17, R-18: the rules accept the Armies of every formation") {
    const auto assets = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets";
    for (const auto& formation : tests::at_least(15, battles::formations()))
        for (const int count : {3, 11, 15, 16, 20, 31, 45})
            for (const int commanders : {0, 1, 3}) {
                CAPTURE(formation.key);
                CAPTURE(count);
                CAPTURE(commanders);
                const auto mustered = purchase(formation, count, commanders);
                const auto battle = battles::battle_from_json(assets, battle_of(mustered), "formation");
                if (!battle) FAIL_CHECK(battles::sentence(battle.error().front()));
                CHECK(mustered.armies.empty() == !formation.one_army);
            }
}

TEST_CASE("CW-17: fifteen of one type are one Army in every formation that touches") {
    for (const auto& formation : tests::at_least(15, battles::formations()))
        if (formation.one_army) CHECK(sizes(formation.key.data(), 15) == "15");
}

TEST_CASE("too many for one Army are cut by whole rows, or by arms") {
    CHECK(sizes("line", 16) == "8 8");
    CHECK(sizes("line", 45) == "15 15 15");
    CHECK(sizes("column", 45) == "15 15 15");
    CHECK(sizes("phalanx", 45) == "10 10 10 15");
    CHECK(sizes("wedge", 45) == "15 13 8 9");
    CHECK(sizes("echelon", 20) == "15 5");
    CHECK(sizes("oblique", 20) == "8 12");
    CHECK(sizes("envelop", 45) == "8 9 14 14");
    CHECK(sizes("mixte", 20) == "8 6 6");
    CHECK(sizes("tercio", 20) == "12 4 4");
    CHECK(sizes("refused", 18) == "12 6");
    CHECK(sizes("square", 20) == "5 5 5 5");
    CHECK(sizes("crescent", 16) == "8 8");
    CHECK(sizes("skirmish", 45) == "");
}

TEST_CASE("CW-18: who has Command leads at most ten others, and commanders share them") {
    CHECK(sizes("phalanx", 11, 1) == "11");
    CHECK(sizes("phalanx", 12, 1) == "11");
    CHECK(sizes("phalanx", 15, 1) == "11 4");
    CHECK(sizes("column", 16, 2) == "8 8");
    // The leader of an arm takes its own arm first.
    const auto wings = purchase(*battles::find_formation("mixte"), 20, 1);
    REQUIRE(wings.armies.size() >= 2);
    const auto leader = std::ranges::find(wings.recruits, true, &Recruit::command);
    const int arm = leader->part;
    const auto in_army = std::ranges::count_if(
        wings.armies[0], [&](int coin) { return wings.recruits[static_cast<std::size_t>(coin)].part == arm; });
    CHECK(in_army == std::ranges::count(wings.recruits, arm, &Recruit::part));
}
