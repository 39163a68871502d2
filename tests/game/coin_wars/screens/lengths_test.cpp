// Every language of the program measures in centimetres as well: a length of the table has them once, in brackets.

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "game/coin_wars/analysis/reason.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/battle/coin_words.h"
#include "game/coin_wars/table/battle_log.h"
#include "tests/support/at_least.h"
#include "tests/support/table_text.h"

using namespace tests;
using words::Catalogue;

namespace {

struct Spoken {
    std::string code;
    Catalogue say;
};

std::vector<Spoken> all_languages() {
    std::vector<Spoken> languages;
    for (const auto& path : files_in(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets/words", 7)) {
        std::ifstream file(path, std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        auto catalogue = Catalogue::read(text.str());
        REQUIRE(catalogue);
        languages.push_back({path.stem().string(), std::move(*catalogue)});
    }
    return languages;
}

int count(const std::string& text, const std::string& of) {
    int found = 0;
    for (std::size_t at = text.find(of); at != std::string::npos; at = text.find(of, at + 1)) ++found;
    return found;
}

struct Sentence {
    const char* what;
    words::Phrase words;
    double inches;  // the length that it is about
};

Sentence refusal(const char* what, const Game& game, const Command& command) {
    const rules::Refusal refusal = game.refusal(command);
    REQUIRE(refusal.by);
    return {what, refusal.message, *refusal.by};
}

words::Phrase sum_of(Game game, const Command& command) {
    const Match before = game.match;
    const std::vector<Event> events = game.act(command);
    return ::table::tell(before, game.match, events).front().sums.front();
}

// A sentence of each kind that tells a length.
std::vector<Sentence> all_sentences() {
    const Game game(R"(
        h1 penny heads 10 10
        h2 penny heads 10 12
        h3 nickel heads 20 10
        h4 dime heads 30 10
        t1 penny tails 20 18
        t2 penny tails 33 10
    )");
    const Options options = legal(game.match, game.match.find("h1"));
    analysis::Reason exposed{analysis::Reason::Kind::Exposed, {game.match.find("h1")}, {game.match.find("t1")}, 2.5};
    return {
        {"a length", inches_and_cm(3.75), 3.75},
        {"with one decimal", inches_and_cm(1.1, 1), 1.1},
        refusal("too far", game, Move{"h1", {10, 14}}),
        refusal("onto a coin", game, Move{"h1", {10, 12.5}}),
        refusal("over the edge", game, Move{"h4", {35.9, 10}}),
        refusal("out of range", game, Attack{"h3", "t1"}),
        refusal("out of touch", game, Attack{"h4", "t2"}),
        {"what a coin may do", screens::what_it_may_do(options, 0, false), options.reach},
        {"a better turn", analysis::in_words(*game.match.scenario, exposed), 2.5},
        {"a better action", analysis::foretold(*game.match.scenario, exposed), 2.5},
        {"the log", sum_of(game, Move{"h1", {8.4, 10}}), 1.6},
    };
}

}  // namespace

TEST_CASE("a length has its centimetres once, in brackets, wherever a language measures in them") {
    for (const Spoken& language : at_least(7, all_languages()))
        for (const Sentence& told : at_least(11, all_sentences())) {
            const std::string said = language.say(told.words);
            INFO(language.code << ", " << told.what << ": " << said);
            CHECK(count(said, "cm") == 1);
            const std::string cm = language.say(words::figure(told.inches * 2.54, 1)) + " cm";
            CHECK((count(said, "(" + cm + ")") == 1 || count(said, "\uff08" + cm + "\uff09") == 1));
        }
}

TEST_CASE("English tells inches alone") {
    for (const Sentence& told : at_least(11, all_sentences())) CHECK(count(words::english(told.words), "cm") == 0);
    CHECK(words::english(inches_and_cm(3.75)) == "3.75 in");
    CHECK(words::english(inches_and_cm(1.1, 1)) == "1.1 in");
    CHECK(words::english(inches_and_cm_of(3.2, 3.75)) == "3.20 of 3.75 in");
}

TEST_CASE("a length too small for a centimetre's tenth, or too large to be told, has no brackets") {
    for (const Spoken& language : at_least(7, all_languages())) {
        INFO(language.code);
        CHECK(language.say(inches_and_cm(0.004)) == language.say(inches(0.004)));
        CHECK(language.say(inches_and_cm(1e12)) == language.say(inches(1e12)));
    }
}

TEST_CASE("a coin read aloud has centimetres for its reach and its nearest enemy, and inches alone for its place") {
    const Match match = tests::table("h1 penny heads 10 10\n t1 penny tails 20 18");
    for (const Spoken& language : at_least(7, all_languages())) {
        const std::string said = language.say(screens::coin_in_words(match, match.find("h1")));
        INFO(language.code << ": " << said);
        CHECK(count(said, "cm") == 2);
    }
}
