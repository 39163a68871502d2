#include "game/coin_wars/profile/won_battles.h"

#include <doctest/doctest.h>

#include <fstream>

#include "game/coin_wars/battles/quick_code.h"

namespace fs = std::filesystem;

namespace {

fs::path fresh_folder() {
    const fs::path folder = fs::temp_directory_path() / "coinwars-test" / "won";
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

std::string line(const fs::path& profile, const std::string& battle) {
    return words::english(profile::won_line(profile::load_won(profile), battle));
}

}  // namespace

TEST_CASE("the latest win of a battle is told with its side and day; each side's win is kept once") {
    const fs::path profile = fresh_folder();
    CHECK(line(profile, "cannae").empty());
    REQUIRE(profile::save_won(profile, "cannae", {"Rome", "2026-11-12", "sergeant"}));
    CHECK(line(profile, "cannae") == "Won as Rome, 12 Nov");
    REQUIRE(profile::save_won(profile, "cannae", {"Carthage", "2026-12-01", ""}));
    REQUIRE(profile::save_won(profile, "cannae", {"Rome", "2027-01-02", "general"}));
    CHECK(line(profile, "cannae") == "Won as Rome, 2 Jan");
    CHECK(profile::load_won(profile).at("cannae").size() == 2);
    CHECK(line(profile, "zama").empty());
}

TEST_CASE("a file of wins that is broken counts as none, a day that is none is left out") {
    const fs::path profile = fresh_folder();
    std::ofstream(profile / "won.json") << R"({"format": "coinwars-won/1", "battles": {"cannae": [7, {"as": 3},
        {"as": "Rome", "day": "2026-99-12"}], "zama": "yes"}})";
    CHECK(line(profile, "cannae") == "Won as Rome");
    std::ofstream(profile / "won.json") << "{";
    CHECK(profile::load_won(profile).empty());
}

TEST_CASE("ten-minute battles, of which there is no end, are not among the battles won") {
    const fs::path profile = fresh_folder();
    const std::string quick = battles::quick_name({7, {1, 2}});
    REQUIRE(profile::save_won(profile, "cannae", {"Rome", "2026-11-12", ""}));
    REQUIRE(profile::save_won(profile, quick, {"Heads", "2026-11-12", ""}));
    CHECK(profile::load_won(profile).size() == 1);
    std::ofstream(profile / "won.json") << R"({"format": "coinwars-won/1", "battles": {")" << quick
                                        << R"(": [{"as": "Heads"}], "zama": [{"as": "Rome"}]}})";
    CHECK(profile::load_won(profile).size() == 1);
    CHECK(line(profile, "zama") == "Won as Rome");
}
