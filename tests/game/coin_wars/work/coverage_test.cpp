// The replays of tests/replays/ together use every rule of the book; the table in their README says which uses which.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/replays/coverage.h"
#include "tests/support/at_least.h"

using namespace replays;

namespace {

const std::filesystem::path kFolder = std::filesystem::path(COINWARS_SOURCE_DIR) / "tests" / "replays";

const std::vector<Replayed>& all_replays() {
    static const std::vector<Replayed> replays = replays_in(kFolder);
    return replays;
}

std::string met_by(const Row& row) {
    std::string names;
    for (const Replayed& replay : all_replays())
        if (row.meets(replay)) names += " " + replay.name;
    return names;
}

bool is_numbered(const Row& row, const std::string& rule) {
    return row.rule == rule || row.rule.starts_with(rule + " ");
}

}  // namespace

TEST_CASE("there are ten replays of whole battles or more") {
    int whole = 0;
    for (const Replayed& replay : all_replays()) whole += replay.session.match().phase == Phase::Over;
    CHECK(whole >= 10);
}

TEST_CASE("each rule is met by some replay") {
    for (const Row& row : tests::at_least(50, rows())) {
        const std::string names = met_by(row);
        CHECK_MESSAGE(!names.empty(), row.rule << ", " << row.shown << ": no replay meets it");
        INFO(row.rule << ":" << names);
    }
}

TEST_CASE("no rule is left out of the table") {
    std::vector<std::string> rules{"R-20a", "R-24a"};
    for (int i = 1; i <= 30; ++i) rules.push_back("CW-" + std::to_string(i));
    for (int i = 0; i <= 40; ++i) rules.push_back("R-" + std::to_string(i));
    for (int i = 1; i <= 14; ++i) rules.push_back("BX-" + std::to_string(i));
    const std::vector<Row> table = rows();
    for (const std::string& rule : rules)
        CHECK_MESSAGE(std::ranges::any_of(table, [&](const Row& row) { return is_numbered(row, rule); }), rule);
}

TEST_CASE("the README's table says what the replays show") {
    std::ifstream file(kFolder / "README.md", std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    CHECK_MESSAGE(text.str().ends_with(table_of(all_replays())),
                  "make_replays --table writes it anew: see tests/replays/README.md");
}
