// lab odds: continuing a file, and without a handicap.

#include <doctest/doctest.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/write_file.h"
#include "game/cli/cli.h"
#include "game/cli/out_lock.h"
#include "game/coin_wars/battles/json_file.h"

namespace fs = std::filesystem;

namespace {

rules::Json two_lines() {
    auto battle = battles::read_json(fs::path(COINWARS_SOURCE_DIR) / "assets" / "battles" / "two-lines.json");
    REQUIRE(battle);
    battle->erase("course");
    return *battle;
}

// True if `lab odds` measures the battle and writes what makes it even.
bool is_evened(const rules::Json& battle, const std::vector<std::string>& more = {}) {
    const fs::path own = fs::temp_directory_path() / "coinwars_lab_odds_own";
    fs::remove_all(own);
    fs::create_directories(own / "battles");
    REQUIRE(core::write_file(own / "battles" / "own.json", battle.dump()));
    const fs::path rows = own / "odds.json";
    std::vector<std::string> words{"coinwars-cli", "--profile", own.string(), "lab", "odds",  "own",
                                   "--bot",        "recruit",   "--games",    "20",  "--out", rows.string()};
    words.insert(words.end(), more.begin(), more.end());
    std::istringstream in;
    std::ostringstream out, err;
    CHECK(cli::run(words, {fs::path(COINWARS_SOURCE_DIR), {}}, {in, out, err}) == 0);
    const auto json = battles::read_json(rows);
    REQUIRE(json);
    CHECK(json->at("battles").at("own").at("battles") == 20);
    fs::remove_all(own);
    return json->at("battles").at("own").contains("even_without");
}

}  // namespace

TEST_CASE("odds --resume leaves out battles that the file has, measured alike by as many") {
    const fs::path rows = fs::temp_directory_path() / "coinwars_lab_odds_resumed.json";
    fs::remove(rows);
    const auto asked = [&](const char* games) {
        std::istringstream in;
        std::ostringstream out, err;
        cli::run({"coinwars-cli", "lab", "odds", "two-lines", "--bot", "recruit", "--games", games, "--resume", "--out",
                  rows.string()},
                 {fs::path(COINWARS_SOURCE_DIR), {}}, {in, out, err});
        return out.str() + err.str();
    };
    CHECK(asked("10").starts_with("two-lines: "));
    CHECK(asked("10").find("has all of these already, measured alike: nothing is left to do.") != std::string::npos);
    CHECK(asked("20").starts_with("two-lines: "));
    fs::remove(rows);
}

TEST_CASE("two commands do not write one file: the second is refused at once") {
    const fs::path rows = fs::temp_directory_path() / "coinwars_lab_odds_locked";
    fs::remove(rows);
    const auto status_of = [](std::vector<std::string> words, std::string& told) {
        words.insert(words.begin(), {"coinwars-cli", "lab"});
        std::istringstream in;
        std::ostringstream out, err;
        const int status = cli::run(words, {fs::path(COINWARS_SOURCE_DIR), {}}, {in, out, err});
        told = err.str();
        return status;
    };
    const std::vector<std::vector<std::string>> calls{
        {"odds", "two-lines", "--bot", "recruit", "--games", "2", "--out", rows.string()},
        {"two-lines", "--games", "2", "--out", rows.string(), "--resume"},
        {"formations", "penny", "--bot", "recruit", "--pairs", "1", "--out", rows.string()},
        {"breed", "--budget", "12", "--coins", "4", "--candidates", "1", "--save", rows.string()}};
    const auto lock = cli::lock_out(rows);
    REQUIRE(lock);
    for (const auto& words : calls) {
        CAPTURE(words[0]);
        std::string told;
        CHECK(status_of(words, told) == 1);
        CHECK(told.find("another program is writing there at the moment") != std::string::npos);
    }
    CHECK_FALSE(fs::exists(rows));
}

TEST_CASE("odds --no-handicap leaves out the search for what evens out a lopsided battle") {
    rules::Json battle = two_lines();
    battle.at("sides").at("tails").at("coins").erase(0);
    CHECK(is_evened(battle));
    CHECK_FALSE(is_evened(battle, {"--no-handicap"}));
}

TEST_CASE("odds: a handicap that is measured and does not make the battle even is left out") {
    // Too far apart to fight, and Heads win with all of their coins, and with none fewer.
    rules::Json battle = two_lines();
    battle["table"]["height"] = 48;
    for (rules::Json& coin : battle.at("sides").at("tails").at("coins"))
        coin["at"][1] = coin["at"][1].get<double>() + 30;
    battle["victory"] = rules::Json::parse(R"({
        "turns": 1,
        "at_limit": [
            {"when": {"held": {"by": "heads", "area": [[0, 0], [24, 0], [24, 48], [0, 48]], "count": 8,
                               "when": "limit"}},
             "winner": "heads"},
            {"when": {"all": []}, "winner": "tails"}]})");
    CHECK_FALSE(is_evened(battle));
}
