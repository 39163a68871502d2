// The story games' help books: each rule of a game's book has its entry, each term in the window leads to one, and each
// picture can be drawn as written.

#include <doctest/doctest.h>

#include <regex>
#include <set>

#include "engine/platform/files.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/schema.h"
#include "game/shell/help/rule_book.h"

namespace fs = std::filesystem;

namespace {

const fs::path kBookAssets = fs::path(COINWARS_SOURCE_DIR) / "assets";
constexpr const char* kStoryGames[] = {"coin-rpg", "edged-coins", "universalis", "card-draw"};

screens::HelpBook book_of(const std::string& game) {
    auto book = screens::load_help(kBookAssets / "help" / (game + ".json"));
    REQUIRE_MESSAGE(book.has_value(), (book ? "" : words::english(book.error())));
    return *book;
}

std::multiset<std::string> rules_in(const std::string& game) {
    const auto text = platform::read_file(kBookAssets / "rules" / (game + ".md"), 1u << 20);
    REQUIRE(text.has_value());
    const std::regex definition(R"(\n[-*#> ]*\*\*((RPG|EC|UNI|CD|R)-\d+[a-z]?)\*\*)");
    std::multiset<std::string> rules;
    for (std::sregex_iterator hit(text->begin(), text->end(), definition), end; hit != end; ++hit)
        rules.insert((*hit)[1]);
    return rules;
}

// Inside the mat, with a margin.
void check_inside(const rules::Json& item, std::size_t at, const rules::Json& size) {
    CHECK(item.at(at).get<double>() > 0.3);
    CHECK(item.at(at + 1).get<double>() > 0.2);
    CHECK(item.at(at).get<double>() < size.at(0).get<double>() - 0.3);
    CHECK(item.at(at + 1).get<double>() < size.at(1).get<double>() - 0.2);
}

}  // namespace

TEST_CASE("help of the story games: each rule of the game's book has its entry, once") {
    for (const char* game : kStoryGames) {
        CAPTURE(game);
        std::multiset<std::string> told;
        for (const screens::HelpEntry& entry : book_of(game).entries)
            told.insert(entry.rules.begin(), entry.rules.end());
        CHECK(told.size() > 60);
        CHECK(told == rules_in(game));
    }
}

TEST_CASE("help of the story games: a word of the window leads to one entry, which has its sentence") {
    for (const char* game : kStoryGames) {
        CAPTURE(game);
        const screens::HelpBook book = book_of(game);
        std::set<std::string> terms;
        for (const screens::HelpEntry& entry : book.entries) {
            CAPTURE(entry.title);
            CHECK_FALSE(entry.in_short.empty());
            for (const std::string& term : entry.terms) {
                CAPTURE(term);
                CHECK(terms.insert(term).second);
                CHECK(screens::entry_of_term(book, term).has_value());
            }
        }
        CHECK(terms.size() > 50);
        CHECK_FALSE(screens::entry_of_term(book, "no such word").has_value());
    }
}

TEST_CASE("help of the story games: files have the schema's form, and things lie on their mat") {
    const battles::Library library(kBookAssets);
    for (const char* game : kStoryGames) {
        CAPTURE(game);
        const auto json = battles::read_json(kBookAssets / "help" / (std::string(game) + ".json"));
        REQUIRE(json.has_value());
        const auto faults = battles::check_schema(library, "help", *json, game);
        CHECK_MESSAGE(faults.empty(), (faults.empty() ? "" : battles::sentence(faults.front())));
        int pictures = 0;
        for (const screens::HelpEntry& entry : book_of(game).entries) {
            if (entry.picture.is_null()) continue;
            CAPTURE(entry.title);
            ++pictures;
            const rules::Json& size = entry.picture.at("size");
            for (const auto& coin : entry.picture.value("coins", rules::Json::array())) check_inside(coin, 2, size);
            for (const auto& die : entry.picture.value("dice", rules::Json::array())) check_inside(die, 2, size);
            for (const auto& card : entry.picture.value("playing", rules::Json::array())) check_inside(card, 1, size);
        }
        CHECK(pictures >= 12);
    }
}
