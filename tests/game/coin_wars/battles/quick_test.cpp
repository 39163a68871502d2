// The quick battle: codes, cards, ground, and whole battles of many seeds.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/core/box.h"
#include "engine/core/hash.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/ground_layout.h"
#include "game/coin_wars/battles/quick_battle.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/kit/json_field.h"

namespace {

namespace cw = rules::coin_wars;
using battles::QuickChoice;

const battles::Library& quick_library() {
    static const battles::Library library(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    return library;
}

// Spread over all seeds and picks.
QuickChoice number(std::uint32_t i) {
    const auto pick = [&](std::uint32_t by) { return static_cast<int>(i / by % battles::kQuickCards); };
    return {i * 1889u % battles::kQuickSeeds, {pick(1), pick(6)}};
}

// Hash of forces, ground and sides, with the title used when the first codes were published and ground named by its
// kind: the rulings are those of the day of play.
std::string quick_hash(const QuickChoice& choice, const char* title) {
    rules::Json battle = battles::quick_battle_json(choice);
    battle["title"] = title;
    const auto kinds = enum_names(cw::Ground{});
    for (rules::Json& piece : battle["terrain"]) {
        const auto kind = std::ranges::find(kinds, piece["kind"].get<std::string>()) - kinds.begin();
        piece["name"] = battles::ground_name(static_cast<cw::Ground>(kind)).english();
    }
    battle.erase("rulings");
    battle["rules"].erase("slow");
    return core::to_hex(core::Hash().add(std::string_view(battle.dump())).value());
}

bool is_its_own_twin(const cw::Scenario& scenario) {
    const core::Vec2 whole{scenario.width, scenario.height};
    return std::ranges::all_of(scenario.terrain, [&](const cw::Terrain& piece) {
        return std::ranges::any_of(scenario.terrain, [&](const cw::Terrain& other) {
            return other.kind == piece.kind && other.polygon.size() == piece.polygon.size() &&
                   std::ranges::equal(piece.polygon, other.polygon,
                                      [&](core::Vec2 a, core::Vec2 b) { return a == whole - b; });
        });
    });
}

// By the cards' own prices: the point prices when the first codes were published.
double worth(const cw::Scenario& scenario, cw::Side side) {
    const std::map<std::string, double> prices{{"penny", 0.5},  {"nickel", 7},      {"dime", 5},
                                               {"quarter", 25}, {"half_dollar", 2}, {"dollar", 50}};
    double sum = 0;
    for (const cw::CoinSetup& coin : scenario.coins)
        if (coin.side == side) sum += prices.at(scenario.type(coin.type).name);
    return sum;
}

// Each coin is in a legal place: inside its zone, on free felt, over no other coin.
void check_deployment(const cw::Scenario& scenario) {
    const cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(scenario));
    for (int coin = 0; coin < match.count(); ++coin) {
        REQUIRE(match.on_table(coin));
        const auto refusal = cw::check_place(match, coin, match.coin(coin).at, 0);
        CHECK_MESSAGE(!refusal, match.id(coin));
    }
}

}  // namespace

TEST_CASE("a code and its choice are each other's, and neighbours are not alike") {
    std::set<std::string> codes;
    for (std::uint32_t i = 0; i < 2000; ++i) {
        const std::string code = battles::code_of(number(i));
        REQUIRE(code.size() == battles::kCodeLength);
        CHECK(codes.insert(code).second);
        CHECK(*battles::choice_of(code) == number(i));
    }
    const QuickChoice last{battles::kQuickSeeds - 1, {battles::kQuickCards - 1, battles::kQuickCards - 1}};
    CHECK(*battles::choice_of(battles::code_of(last)) == last);
    const std::string one = battles::code_of({1, {0, 0}}), two = battles::code_of({2, {0, 0}});
    int alike = 0;
    for (std::size_t i = 0; i < one.size(); ++i) alike += one[i] == two[i] ? 1 : 0;
    CHECK(alike < 4);
}

TEST_CASE("a code is read as people write it, and a wrong one is told") {
    const QuickChoice choice = *battles::choice_of("ABCDEF");
    CHECK(*battles::choice_of("abc def") == choice);
    CHECK(words::english(battles::choice_of("ABCDE").error()) == "A code has 6 letters; this one has 5.");
    CHECK(words::english(battles::choice_of("ABCDEFG").error()) == "A code has 6 letters; this one has 7.");
    CHECK(words::english(battles::choice_of("ABODEF").error()) ==
          "A code uses only the letters ABCDEFGHKMNPRSTWXZ: letter 3 of this one is not among them.");
    CHECK(battles::quick_named("quick-ABCDEF") == choice);
    CHECK(battles::quick_named("quick:abcdef") == choice);
    CHECK(battles::quick_name(choice) == "quick-ABCDEF");
    for (const char* other : {"cannae", "quick", "quick-ABODEF", "quick-ABCDE", "quick_ABCDEF", "quick-ABCDEFG"})
        CHECK_MESSAGE(!battles::quick_named(other), other);
}

TEST_CASE("a day has one battle, another day another one") {
    CHECK(battles::choice_of_day("2026-11-26") == battles::choice_of_day("2026-11-26"));
    CHECK(battles::code_of(battles::choice_of_day("2026-11-26")) !=
          battles::code_of(battles::choice_of_day("2026-11-27")));
}

TEST_CASE("R-41: a quick battle is played by the newest rulings, and slow ground slows the whole way") {
    const auto battle = battles::find_battle(quick_library(), battles::quick_name(number(7)));
    REQUIRE(battle);
    CHECK(battle->scenario.rulings == cw::kNewestRulings);
    CHECK(battle->scenario.options.slow == cw::Slow::Way);
}

TEST_CASE("the same code is the same battle, here and for ever") {
    struct Row {
        const char *code, *title, *hash;
    };
    for (const Row& row : {Row{"ABCDEF", "The wood at Rookfield", "91839b29bbf9a390"},
                           Row{"ZZZZZZ", "The ferry at Oxley", "96b6f5743caa0f8e"},
                           Row{"HAPPEN", "The beacon at Willowby", "cacd68917d750567"}}) {
        CAPTURE(row.code);
        CHECK(quick_hash(*battles::choice_of(row.code), row.title) == row.hash);
        CHECK(words::english(battles::title_words(row.title)) == row.title);
    }
}

TEST_CASE("a battle without a title is called so") { CHECK(words::english(battles::title_words("")) == "A battle"); }

TEST_CASE("a quick battle is named after ground that lies on its table, and is called so there") {
    const auto ground_of = [](const std::string& title) {
        std::string name = title.substr(4, title.find(" at ") - 4);
        name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
        return name == "Hedges" ? "Hedge" : name == "Mine" ? "Old mine" : name;
    };
    for (std::uint32_t i = 0; i < 300; ++i) {
        const rules::Json battle = battles::quick_battle_json(number(i));
        const std::string title = battle["title"], ground = ground_of(title);
        CAPTURE(title);
        const rules::Json& terrain = battle["terrain"];
        if (terrain.empty()) {
            CHECK(std::set<std::string>{"Common", "Field", "Heath"}.contains(ground));
            continue;
        }
        CHECK(terrain[0]["name"] == ground);
        CHECK(terrain[1]["name"] == ground);
    }
}

TEST_CASE(
    "five hundred quick battles pass the check, are equal by their own prices, and lie legally on symmetric ground") {
    const battles::Library& library = quick_library();
    std::set<std::string> titles;
    int with_ground = 0;
    for (std::uint32_t i = 0; i < 500; ++i) {
        const auto battle = battles::find_battle(library, battles::quick_name(number(i)));
        REQUIRE_MESSAGE(battle, (battle ? std::string() : battles::sentence(battle.error().front())));
        const cw::Scenario& scenario = battle->scenario;
        for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
            CHECK(worth(scenario, side) == battles::kQuickPoints);
        CHECK(is_its_own_twin(scenario));
        check_deployment(scenario);
        titles.insert(battle->title);
        with_ground += scenario.terrain.empty() ? 0 : 1;
        CHECK(words::english(battles::title_words(battle->title)) == battle->title);
    }
    CHECK(titles.size() > 200);
    CHECK(with_ground > 250);
    CHECK(with_ground < 500);
}

TEST_CASE("six cards of different names lie there, the same for both sides") {
    for (std::uint32_t seed = 0; seed < 50; ++seed) {
        std::set<std::string> names;
        for (const battles::QuickForce& card : battles::quick_cards(seed)) {
            names.emplace(card.name.english());
            CHECK(battles::coins_in(card.coins) >= 8);
            CHECK(battles::coins_in(card.coins) <= 22);
        }
        CHECK(names.size() == battles::kQuickCards);
    }
    // If both sides pick the same card, they have the same coins in the same places.
    const auto json = battles::quick_battle_json({77, {3, 3}});
    const auto &heads = json["sides"]["heads"]["coins"], &tails = json["sides"]["tails"]["coins"];
    REQUIRE(heads.size() == tails.size());
    for (std::size_t i = 0; i < heads.size(); ++i) {
        CHECK(heads[i]["type"] == tails[i]["type"]);
        CHECK(heads[i]["at"][0].get<double>() + tails[i]["at"][0].get<double>() == battles::kQuickWidth);
        CHECK(heads[i]["at"][1].get<double>() + tails[i]["at"][1].get<double>() == battles::kQuickHeight);
    }
}
