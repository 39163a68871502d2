#include <doctest/doctest.h>

#include <cmath>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/battles/schema.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/point_lists.h"
#include "game/coin_wars/rules/agreement.h"
#include "game/coin_wars/screens/help/list_figures.h"
#include "game/coin_wars/screens/help/rule_picture.h"
#include "game/shell/help/rule_book.h"
#include "tests/support/at_least.h"

namespace fs = std::filesystem;

namespace {

const fs::path kHelpAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";

screens::HelpBook book() {
    auto loaded = screens::load_help(kHelpAssets / "help/coin-wars.json");
    REQUIRE_MESSAGE(loaded.has_value(), (loaded ? "" : words::english(loaded.error())));
    return *loaded;
}

std::set<std::string> rules_of_the_book() {
    const auto text = platform::read_file(fs::path(COINWARS_SOURCE_DIR) / "assets/rules/coin-wars.md", 1u << 20);
    const std::regex definition(R"(\n[-> ]*\*\*((CW|R|BX)-\d+a?)\*\*)");
    std::set<std::string> rules;
    for (std::sregex_iterator hit(text->begin(), text->end(), definition), end; hit != end; ++hit)
        rules.insert((*hit)[1]);
    return rules;
}

// Returns every rule number in quotes in the rules' code.
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

TEST_CASE("each book says what its series of rule numbers mean") {
    const auto told = [](const char* name) {
        const auto loaded = screens::load_help(kHelpAssets / "help" / (std::string(name) + ".json"));
        REQUIRE(loaded);
        return words::english(screens::numbers_in_words(*loaded));
    };
    CHECK(told("coin-wars") ==
          "CW: rules of the original game. R: rulings on what it leaves open. BX: what a battle can add.");
    CHECK(told("universalis") == "UNI: rules of the original game. R: rulings on what it leaves open.");
    CHECK(screens::numbers_in_words({}).empty());
}

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

TEST_CASE("help begins with a battle in one minute, and tells each section of the book in its place") {
    const screens::HelpBook help = book();
    REQUIRE(help.sections.front().title == "A BATTLE IN ONE MINUTE");
    CHECK(screens::paragraphs_of(help.entries.front().text).size() == 6);
    const auto text = platform::read_file(fs::path(COINWARS_SOURCE_DIR) / "assets/rules/coin-wars.md", 1u << 20);
    const std::regex line(R"(\n(?:## (\d+)\. |[-> ]*\*\*((?:CW|R|BX)-\d+a?)\*\*))");
    std::map<int, std::set<std::string>> in_book, in_help;
    int section = 0;
    for (std::sregex_iterator hit(text->begin(), text->end(), line), end; hit != end; ++hit) {
        if ((*hit)[1].matched) section = std::stoi((*hit)[1]);
        if ((*hit)[2].matched) in_book[section].insert((*hit)[2]);
    }
    for (std::size_t i = 1; i < help.sections.size(); ++i) {
        const std::size_t end = i + 1 < help.sections.size() ? help.sections[i + 1].first : help.entries.size();
        for (std::size_t entry = help.sections[i].first; entry < end; ++entry)
            for (const std::string& rule : help.entries[entry].rules)
                in_help[std::stoi(help.sections[i].title)].insert(rule);
    }
    CHECK(in_book.size() == 13);
    CHECK(in_help == in_book);
}

TEST_CASE("every picture is a battle that the rules accept, on its mat, and shows what it says") {
    for (const screens::HelpEntry& entry : tests::at_least(20, book().entries)) {
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
        CHECK(shown->aim.refusal->rule == entry.picture["refused"].get<std::string>());
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

TEST_CASE("the program's own words and usual ones lead to their rule") {
    screens::HelpBook help = book();
    for (screens::HelpEntry& entry : help.entries)
        for (const words::Key word : rules::coin_wars::agreed_words(entry.rules))
            entry.words += ", " + std::string(word.english());
    const std::pair<const char*, const char*> rows[]{
        {"engaging", "R-3"},        {"gathering", "R-20"},     {"bringing up", "R-20"}, {"then strike", "R-3"},
        {"who counts", "R-21"},     {"line of sight", "R-13"}, {"own coins", "R-8"},    {"slow ground", "BX-2"},
        {"advantage", "CW-29"},     {"retreat", "R-7"},        {"range", "CW-8"},       {"turn", "CW-6"},
        {"cavalry", "CW-13"},       {"horse", "CW-13"},        {"kill", "CW-10"},       {"die", "CW-10"},
        {"dead", "CW-10"},          {"win", "R-34"},           {"lose", "R-34"},        {"undo", "R-39"},
        {"shoot", "CW-12"},         {"archer", "CW-12"},       {"roll", "CW-27"},       {"leader", "CW-14"},
        {"casualties", "CW-22"},    {"flee", "R-7"},           {"3.75", "CW-8"},        {"3,75", "CW-8"},
        {"reinforcements", "BX-3"}, {"hill", "CW-24"}};
    for (const auto& row : rows) {
        const auto& query = row.first;
        const auto& rule = row.second;
        CAPTURE(std::string(query));
        const auto found = screens::search(help, screens::search_words(query));
        REQUIRE(!found.empty());
        const auto first = help.entries[found.front()].rules;
        CAPTURE(help.entries[found.front()].title);
        const bool leads = std::ranges::any_of(found, [&](std::size_t entry) {
            return std::ranges::find(help.entries[entry].rules, rule) != help.entries[entry].rules.end();
        });
        CHECK(leads);
        CHECK(std::ranges::find(first, rule) != first.end());
    }
}

TEST_CASE("each rule of the agreement touches rules that help has") {
    const screens::HelpBook help = book();
    for (const auto& all : {rules::coin_wars::advanced_rules(), rules::coin_wars::table_rules()})
        for (const auto& rule : tests::at_least(6, all))
            for (const std::string_view number : tests::at_least(1, rule.rules))
                CHECK_MESSAGE(screens::entry_of(help, number).has_value(), number);
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

TEST_CASE("words are found in any script, behind any sign, and whatever their case") {
    using screens::Hit;
    CHECK(screens::hits("l\u2019ennemi", {"ennemi"}) == std::vector<Hit>{{4, 10}});
    CHECK(
        screens::hits("\u201eFlucht\u201c und \u00bfAtaque? con\u00a0moneda", {"flucht", "ataque", "moneda"}).size() ==
        3);
    CHECK(screens::hits("\u00c9cart, \u0141uk: \u00e9cart", {"\u00e9cart", "\u0142uk"}) ==
          std::vector<Hit>{{0, 6}, {8, 12}, {14, 20}});
    CHECK(screens::hits("\u00e9cart", {"cart"}).empty());
    CHECK(screens::hits("\u30c0\u30a4\u30e0\uff1a\u7a81\u6483", {"\u7a81\u6483"}) == std::vector<Hit>{{12, 18}});
    CHECK(screens::hits("\u6575\u8ecd\u306e\u8ecd", {"\u8ecd"}) == std::vector<Hit>{{3, 6}, {9, 12}});
    CHECK(screens::search_words("L\u2019\u00c9CART \u00ab3,75\u00bb \u7a81\u6483\u3000\u8ecd") ==
          std::vector<std::string>{"l", "\u00e9cart", "3,75", "\u7a81\u6483", "\u8ecd"});
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
        return loaded ? std::string() : words::english(loaded.error());
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

// The reach from centre to centre, to a thousandth of an inch.
TEST_CASE("CW-2 CW-8 the reaches that the rule book's table tells are those of the coins") {
    const auto types = battles::types_of(battles::Library(kHelpAssets), {"us"});
    REQUIRE(types);
    const auto text = platform::read_file(fs::path(COINWARS_SOURCE_DIR) / "assets/rules/coin-wars.md", 1u << 20);
    for (const auto& type : tests::at_least(6, *types)) {
        const std::regex row("\n\\| " + type.title + R"re( \|.* in edge \| (\d\.\d{3}) \| )re");
        std::smatch found;
        REQUIRE_MESSAGE(std::regex_search(*text, found, row), type.title);
        CHECK_MESSAGE(std::stod(found[1]) == doctest::Approx(type.reach()).epsilon(1e-6), type.title);
    }
}

TEST_CASE("a picture with coins on each other is refused") {
    const rules::Json picture =
        rules::Json::parse(R"({"heads": [["h1", "penny", 1, 1]], "tails": [["t1", "penny", 1.3, 1]]})");
    CHECK_FALSE(screens::help_picture(kHelpAssets, picture, {}).has_value());
}

TEST_CASE("BX-8 the prices that help and rule book tell are those of the coins") {
    const battles::Library library(kHelpAssets);
    const auto types = battles::types_of(library, {"us"});
    REQUIRE(types);
    std::string prices;
    for (const auto& type : *types) {
        std::ostringstream price;
        price << type.points;
        prices += (prices.empty() ? "" : ", ") + type.title + ' ' + (type.points == 0.5 ? "1/2" : price.str());
    }
    const screens::HelpBook help = book();
    const screens::HelpEntry& entry = help.entries[*screens::entry_of(help, "BX-8")];
    CHECK(entry.text.find(prices + '.') != std::string::npos);
    CHECK(entry.figures == "lists");
    const auto rule_book = platform::read_file(fs::path(COINWARS_SOURCE_DIR) / "assets/rules/coin-wars.md", 1u << 20);
    CHECK(rule_book->find(prices + '.') != std::string::npos);
}

TEST_CASE("BX-8 help tells each list's coins, its score against all, and its best and its worst pair") {
    const battles::Library library(kHelpAssets);
    const screens::HelpTable table = screens::list_figures(library, {});
    const lab::League league = lab::load_league(library, "lists");
    const lab::LeagueTable& points = *league.find("points");
    REQUIRE(table.rows.size() == points.entrants.size());
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const std::size_t row = points.order()[i];
        const lab::PointList& list = *lab::find_point_list(points.entrants[row]);
        REQUIRE(table.rows[i].size() == table.head.size());
        CHECK(table.rows[i][0] == list.name.english());
        CHECK(table.rows[i][2] == std::to_string(std::lround(100 * points.against_all(row).value)) + " %");
        double worst = 1, best = 0;
        for (std::size_t other = 0; other < points.entrants.size(); ++other) {
            if (other == row) continue;
            const double score = lab::score(points.cell(row, other).pairs, lab::IntervalKind::Fixed).value;
            worst = std::min(worst, score);
            best = std::max(best, score);
        }
        const auto ends_in = [](const std::string& cell, double score) {
            return cell.ends_with(' ' + std::to_string(std::lround(100 * score)) + " %");
        };
        CHECK(ends_in(table.rows[i][3], best));
        CHECK(ends_in(table.rows[i][4], worst));
        if (list.key == "led_nickels") CHECK(table.rows[i][1] == "15 \u00d7 Nickel, 3 \u00d7 Dime, 2 \u00d7 Quarter");
    }
}
