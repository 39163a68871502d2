// Coins of the shipped sets have their own faces: none is random, none looks like another.

#include <doctest/doctest.h>

#include <filesystem>
#include <set>
#include <tuple>

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/table/coin_design.h"
#include "table_kit.h"

namespace {

namespace cw = rules::coin_wars;

const std::filesystem::path kSetAssets = std::filesystem::path(COINWARS_SOURCE_DIR) / "assets";

// Sets of kinds of units, which stand for US coins.
const std::set<std::string> kKinds{"tanks", "starships", "dragons"};

std::vector<std::string> words_between_hyphens(const std::string& design) {
    std::vector<std::string> words(1);
    for (const char c : design)
        if (c == '-')
            words.emplace_back();
        else
            words.back() += c;
    return words;
}

}  // namespace

TEST_CASE("each foreign coin says its emblem and border, bears value and legend, and looks like no other") {
    std::set<std::tuple<render::CoinFace, render::CoinFace, std::string, std::string>> looks;
    for (const auto& entry : std::filesystem::directory_iterator(kSetAssets / "coins")) {
        const std::string set = entry.path().stem().string();
        if (set == "us" || kKinds.contains(set)) continue;
        const auto rows = battles::load_coin_sets(kSetAssets, {set}, "");
        REQUIRE_MESSAGE(rows, set);
        std::set<render::Emblem> emblems;
        for (const cw::CoinType& type : cw::coin_set_from(rules::Field(*rows, "bad_battle"))) {
            CAPTURE(type.name);
            const auto words = words_between_hyphens(type.design);
            REQUIRE(words.size() >= 2);
            CHECK_MESSAGE(render::emblem_of(words[0]), words[0], " is no emblem");
            CHECK_MESSAGE(render::border_of(words[1]), words[1], " is no border");
            const render::CoinFace heads = table::face_of(type, true), tails = table::face_of(type, false);
            CHECK(heads.drawn == render::kStruck);
            CHECK_MESSAGE(emblems.insert(heads.emblem).second, "another coin of the set has its emblem");
            CHECK(tails.holed == (type.core == "hole"));
            CHECK(!tails.value.view().empty());
            if (words.size() > 2) CHECK(tails.value.view() == words[2]);
            CHECK(tails.legend.view().size() >= 2);
            CHECK_MESSAGE(looks.emplace(heads, tails, type.metal, type.core).second, "looks like another");
        }
    }
    CHECK(looks.size() == 75);
}

TEST_CASE("each unit of a set of kinds bears an emblem of its own, on both sides") {
    for (const std::string& set : kKinds) {
        const auto rows = battles::load_coin_sets(kSetAssets, {set}, "");
        REQUIRE_MESSAGE(rows, set);
        std::set<render::Emblem> emblems;
        for (const cw::CoinType& type : cw::coin_set_from(rules::Field(*rows, "bad_battle"))) {
            CAPTURE(type.name);
            CHECK(render::emblem_of(words_between_hyphens(type.design).front()));
            const render::CoinFace heads = table::face_of(type, true), tails = table::face_of(type, false);
            CHECK(heads.drawn == render::kStruck);
            CHECK(heads.emblem == tails.emblem);
            CHECK(tails.value.view().empty());
            CHECK_MESSAGE(emblems.insert(heads.emblem).second, "another unit of the set has its emblem");
        }
        CHECK(emblems.size() == 6);
    }
}
