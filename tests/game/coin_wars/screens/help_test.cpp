#include <doctest/doctest.h>

#include <fstream>
#include <regex>
#include <set>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/screens/help/rule_picture.h"
#include "game/shell/help/rule_book.h"

namespace fs = std::filesystem;

namespace {

const fs::path kHelpAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";

screens::HelpBook book() {
    auto loaded = screens::load_help(kHelpAssets / "help/coin-wars.json");
    REQUIRE_MESSAGE(loaded.has_value(), (loaded ? "" : loaded.error()));
    return *loaded;
}

std::set<std::string> rules_of_the_book() {
    const auto text = platform::read_file(fs::path(COINWARS_SOURCE_DIR) / "assets/rules/coin-wars.md", 1u << 20);
    const std::regex definition(R"(\n- \*\*((CW|R|BX)-\d+a?)\*\*)");
    std::set<std::string> rules;
    for (std::sregex_iterator hit(text->begin(), text->end(), definition), end; hit != end; ++hit)
        rules.insert((*hit)[1]);
    return rules;
}

// Every number that stands between quotes in the rules' code.
std::set<std::string> refusing_rules() {
    std::set<std::string> rules;
    const std::regex number("\"((CW|R|BX)-[0-9]+a?)\"");
    for (const auto& entry : fs::directory_iterator(fs::path(COINWARS_SOURCE_DIR) / "game/coin_wars/rules")) {
        const auto text = platform::read_file(entry.path(), 1u << 20);
        if (!text) continue;
        for (std::sregex_iterator hit(text->begin(), text->end(), number), end; hit != end; ++hit)
            rules.insert((*hit)[1]);
    }
    return rules;
}

std::vector<std::string> titles(const screens::HelpBook& book, const char* query) {
    std::vector<std::string> found;
    for (const std::size_t entry : screens::search(book, screens::search_words(query)))
        found.push_back(book.entries[entry].title);
    return found;
}

}  // namespace

TEST_CASE("every rule of the book, and every rule that refuses, has its entry, once") {
    const screens::HelpBook help = book();
    std::set<std::string> wanted = refusing_rules();
    CHECK(wanted.size() > 40);
    wanted.merge(rules_of_the_book());
    CHECK(wanted.size() >= 81);
    for (const std::string& rule : wanted) {
        CAPTURE(rule);
        CHECK(screens::entry_of(help, rule).has_value());
    }
    std::multiset<std::string> told;
    for (const screens::HelpEntry& entry : help.entries) told.insert(entry.rules.begin(), entry.rules.end());
    for (const std::string& rule : told) {
        CAPTURE(rule);
        CHECK(told.count(rule) == 1);
        CHECK(wanted.count(rule) == 1);
    }
    CHECK_FALSE(screens::entry_of(help, "no rule").has_value());
}

TEST_CASE("every picture is a battle that the rules accept, on its mat, and shows what it says") {
    for (const screens::HelpEntry& entry : book().entries) {
        CAPTURE(entry.title);
        const auto shown = screens::help_picture(kHelpAssets, entry.picture, {});
        REQUIRE_MESSAGE(shown.has_value(), (shown ? "" : battles::sentence(shown.error().front())));
        const render::Scene& scene = shown->scene;
        for (int i = 0; i < shown->match.count(); ++i) {
            if (!shown->match.on_table(i)) continue;
            const render::CoinSprite& coin = scene.coins[static_cast<std::size_t>(i)];
            CHECK(coin.at.x >= coin.radius);
            CHECK(coin.at.y >= coin.radius);
            CHECK(coin.at.x <= scene.width - coin.radius);
            CHECK(coin.at.y <= scene.height - coin.radius);
        }
        for (const render::Line& line : scene.lines)
            for (const core::Vec2 p : line.points) CHECK(p.y <= scene.height + 0.1);
        if (!entry.picture.contains("point")) continue;
        if (!entry.picture.contains("refused")) {
            CHECK_MESSAGE(shown->aim.legal(), (shown->aim.refusal ? words::english(shown->aim.refusal->message) : ""));
            continue;
        }
        REQUIRE(shown->aim.refusal.has_value());
        CHECK(shown->aim.refusal->rule == entry.picture["refused"]);
    }
}

TEST_CASE("searching: numbers first, then titles, then anything; every word counts") {
    const screens::HelpBook help = book();
    CHECK(titles(help, "").size() == help.entries.size());
    CHECK(titles(help, "R-14") == std::vector<std::string>{"Dime: Charge"});
    CHECK(titles(help, "cw-13").front() == "Dime: Charge");
    CHECK(titles(help, "charge").front() == "Dime: Charge");
    CHECK(titles(help, "CHARGE").size() > 2);
    const auto spies = titles(help, "spy");
    REQUIRE(spies.size() >= 3);
    CHECK(spies[0] == "Half-Dollar: Spy");
    CHECK(spies[1] == "A Spy in an Army");
    CHECK(titles(help, "spy army").front() == "A Spy in an Army");
    CHECK(titles(help, "long ran").front() == "Nickel: Long Range");
    CHECK(titles(help, "xylophone").empty());
    CHECK(titles(help, " .. ").size() == help.entries.size());
}

TEST_CASE("hits begin where words begin, and do not overlap") {
    using screens::Hit;
    CHECK(screens::hits("A Spy spied.", {"sp"}) == std::vector<Hit>{{2, 4}, {6, 8}});
    CHECK(screens::hits("Discharge", {"charge"}).empty());
    CHECK(screens::hits("a re-charge", {"charge"}) == std::vector<Hit>{{5, 11}});
    CHECK(screens::hits("CW-13, R-14", {"r", "r-14"}) == std::vector<Hit>{{7, 11}});
    CHECK(screens::hits("", {"a"}).empty());
    CHECK(screens::hits("a", {}).empty());
}

TEST_CASE("a torn or wrong rule book is told, not shown") {
    const fs::path home = fs::temp_directory_path() / "coinwars-test" / "help";
    fs::remove_all(home);
    fs::create_directories(home / "help");
    const fs::path file = home / "help/coin-wars.json";
    CHECK_FALSE(screens::load_help(file).has_value());
    const auto written = [&](const char* text) {
        std::ofstream(file) << text;
        const auto loaded = screens::load_help(file);
        return loaded ? std::string() : loaded.error();
    };
    CHECK(written("{\"format\"").find("coin-wars.json") != std::string::npos);
    CHECK(written("{\"format\": \"coinwars-help/1\", \"sections\": []}").find("/sections") != std::string::npos);
    CHECK(written(R"({"format": "coinwars-help/1", "sections": [{"title": "1", "entries": [
        {"rules": [7], "title": "t", "text": "t"}]}]})")
              .find("/sections/0/entries/0/rules/0") != std::string::npos);
    CHECK(written(R"({"format": "coinwars-help/1", "sections": [{"title": "1", "entries": [
        {"rules": [], "title": "t", "text": "t", "table": {"head": ["a", "b"], "rows": [["1"]]}}]}]})")
              .find("/table/rows/0") != std::string::npos);
}

TEST_CASE("a picture with coins on each other is refused") {
    const rules::Json picture =
        rules::Json::parse(R"({"heads": [["h1", "penny", 1, 1]], "tails": [["t1", "penny", 1.3, 1]]})");
    CHECK_FALSE(screens::help_picture(kHelpAssets, picture, {}).has_value());
}
