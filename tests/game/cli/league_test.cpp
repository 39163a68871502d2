// The shipped leagues are complete, and made by the command named in them.

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "game/cli/check.h"
#include "game/cli/league_command.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/lab/point_lists.h"
#include "tests/support/at_least.h"
#include "tests/support/files.h"

namespace {

namespace fs = std::filesystem;

const battles::Library kLibrary(fs::path(COINWARS_SOURCE_DIR) / "assets");

lab::League read(const fs::path& file) {
    const auto json = battles::read_json(file);
    REQUIRE(json);
    const auto league = lab::league_from_json(*json, "league");
    REQUIRE(league);
    return *league;
}

std::vector<std::string> keys_of(const lab::League& league) {
    std::vector<std::string> keys;
    for (const lab::LeagueTable& table : league.tables) keys.push_back(table.key);
    return keys;
}

}  // namespace

TEST_CASE("the leagues that ship are whole, and what they name agrees with what they count") {
    for (const char* name : {"formations", "lists"}) {
        CAPTURE(name);
        const fs::path file = kLibrary.assets() / "league" / (std::string(name) + ".json");
        CHECK(battles::check_file(kLibrary, file).empty());
        const lab::League league = read(file);
        CHECK(lab::to_json(league) == *battles::read_json(file));
        CHECK(league.bot == "sergeant");
        for (const lab::LeagueTable& table : league.tables)
            CHECK(table.cells.size() == lab::cells(table.entrants.size()));
    }
    const lab::League formations = lab::load_league(kLibrary, "formations");
    CHECK(keys_of(formations) == std::vector<std::string>{"penny", "nickel", "mixed", "horse", "dear"});
    for (const lab::LeagueTable& table : formations.tables) {
        CHECK(table.entrants.size() == 16);
        for (std::size_t row = 0; row < 16; ++row) CHECK(table.draws(row) * 7 <= 15 * 2 * formations.pairs);
    }
}

TEST_CASE("what one entrant scores against another, the other lacks") {
    for (const char* name : {"formations", "lists"})
        for (const lab::LeagueTable& table : tests::at_least(1, lab::load_league(kLibrary, name).tables))
            for (std::size_t a = 0; a < table.entrants.size(); ++a)
                for (std::size_t b = 0; b < a; ++b) {
                    const lab::LeagueCell one = table.cell(a, b), other = table.cell(b, a);
                    const double both = lab::score(one.pairs, lab::IntervalKind::Fixed).value +
                                        lab::score(other.pairs, lab::IntervalKind::Fixed).value;
                    CHECK(both == doctest::Approx(1));
                    CHECK(one.wins() + one.draws + other.wins() == one.battles());
                }
}

TEST_CASE("the command makes a file of the form that ships, and goes on where it was broken off") {
    const fs::path folder = fs::temp_directory_path() / "coinwars-league-test";
    fs::remove_all(folder);
    fs::create_directories(folder);
    std::istringstream in;
    std::ostringstream out, err;
    cli::LeagueCall call;
    call.coins = {"nickel"};
    call.bot = "recruit";
    call.pairs = call.jobs = 1;
    call.keep = (folder / "keep").string();
    call.out = (folder / "formations.json").string();
    REQUIRE(cli::formation_league(kLibrary, call, {in, out, err}) == 0);
    const lab::League first = read(folder / "formations.json");
    CHECK(battles::check_file(kLibrary, folder / "formations.json").empty());
    CHECK(first.rulings == rules::coin_wars::kNewestRulings.number);
    const lab::League shipped = lab::load_league(kLibrary, "formations");
    REQUIRE(shipped.find("nickel"));
    CHECK(first.find("nickel")->entrants == shipped.find("nickel")->entrants);
    CHECK(first.find("nickel")->cells.size() == shipped.find("nickel")->cells.size());
    REQUIRE(cli::formation_league(kLibrary, call, {in, out, err}) == 0);
    CHECK(read(folder / "formations.json") == first);
    fs::remove_all(folder);
}

TEST_CASE("a league file that cannot be read is not overwritten") {
    const kit::Folder folder("league-damaged");
    std::ostringstream shipped;
    shipped << std::ifstream(kLibrary.assets() / "league" / "formations.json").rdbuf();
    const std::string damaged = shipped.str() + ",";
    const fs::path file = folder.write("formations.json", damaged);
    cli::LeagueCall call;
    call.coins = {"nickel"};
    call.bot = "recruit";
    call.pairs = call.jobs = 1;
    call.out = file.string();
    std::istringstream in;
    std::ostringstream out, err;
    CHECK(cli::formation_league(kLibrary, call, {in, out, err}) == 1);
    CHECK(err.str().find("formations.json") != std::string::npos);
    std::ostringstream left;
    left << std::ifstream(file).rdbuf();
    CHECK(left.str() == damaged);
}

TEST_CASE("each list of points stands whole, and costs no more than it may") {
    for (const lab::PointList& list : tests::at_least(4, lab::point_lists())) {
        CAPTURE(list.key);
        const auto force = lab::force_of(kLibrary, list);
        REQUIRE(force);
        double points = 0;
        int coins = 0;
        for (const lab::ListBlock& block : list.blocks) coins += block.times * (block.quarters + block.coins);
        for (const lab::ForceCoin& coin : force->coins)
            points += rules::coin_wars::price(force->types[static_cast<std::size_t>(coin.type)],
                                              rules::coin_wars::Price::Points);
        CHECK(force->coins.size() == static_cast<std::size_t>(coins));
        CHECK(coins <= lab::kListCoins);
        CHECK(points <= lab::kListPoints);
        CHECK(points > lab::kListPoints - 10);
    }
}

// The scores reached are in tests/bench.
TEST_CASE("BX-8 no reasonable list beats another by more than 75 to 25, and none that tries the prices scores 0.7") {
    const lab::League league = lab::load_league(kLibrary, "lists");
    const lab::LeagueTable* table = league.find("points");
    REQUIRE(table);
    REQUIRE(table->entrants.size() == lab::point_lists().size());
    CHECK(league.rules == "tournament");
    CHECK(league.pairs >= 400);
    const auto reasonable = [&](std::size_t entrant) {
        return lab::find_point_list(table->entrants[entrant])->reasonable;
    };
    for (std::size_t a = 0; a < table->entrants.size(); ++a) {
        CAPTURE(table->entrants[a]);
        if (!reasonable(a)) CHECK(table->against_all(a).value <= 0.70);
        for (std::size_t b = 0; b < a; ++b) {
            CAPTURE(table->entrants[b]);
            if (!reasonable(a) || !reasonable(b)) continue;
            const double score = lab::score(table->cell(a, b).pairs, lab::IntervalKind::Fixed).value;
            CHECK(score >= 0.25);
            CHECK(score <= 0.75);
        }
    }
}
