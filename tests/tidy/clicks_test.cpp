// Every text about a click has a version for fingers in game/shell/finger_words.cpp, or is about a mouse.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <regex>
#include <set>
#include <string>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

// Beginnings of texts about a mouse, about other programs, or valid for fingers as well.
constexpr std::array<std::string_view, 7> kOfMice{"A click pins the aimed action",
                                                  "It opens with a double click",
                                                  "Double-click the file",
                                                  "A friend who plays by file will send",
                                                  "Shift+click",
                                                  "moves the table; in a story",
                                                  "[A coin clicks on the cloth]"};

// Returns the texts in calls of `word`, each with its string literals joined.
std::vector<std::string> said_in(const tidy::SourceFile& file, const char* word) {
    std::string code;
    for (const std::string& line : file.lines) code += line + "\n";
    const std::regex literals(std::string("\\b") + word + R"rx(\(\s*((?:"(?:[^"\\\n]|\\.)*"\s*)+))rx"),
        joint(R"("\s*")");
    std::vector<std::string> texts;
    for (std::sregex_iterator it(code.begin(), code.end(), literals), end; it != end; ++it) {
        std::string text = std::regex_replace(it->str(1), joint, "");
        text.erase(text.find_last_of('"'));
        texts.push_back(text.substr(1));
    }
    return texts;
}

bool is_of_click(const std::string& text) { return std::regex_search(text, std::regex("[Cc]lick|CLICK")); }

}  // namespace

TEST_CASE("words: what is said of a click is said of a tap, too") {
    std::set<std::string> exchanged;
    for (const tidy::SourceFile& file : tidy::our_files())
        if (file.path == "game/shell/finger_words.cpp")
            for (std::string& text : said_in(file, "mark")) exchanged.insert(std::move(text));
    REQUIRE(exchanged.size() > 40);
    int clicks = 0;
    for (const tidy::SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!file.is_code() || !file.path.starts_with("game/")) continue;
        for (const std::string& text : said_in(file, "say")) {
            if (!is_of_click(text) || exchanged.contains(text)) continue;
            ++clicks;
            CHECK_MESSAGE(std::ranges::any_of(kOfMice, [&](auto begins) { return text.starts_with(begins); }),
                          file.path << ": no tap for \"" << text << "\"");
        }
    }
    CHECK(clicks >= 5);
}
