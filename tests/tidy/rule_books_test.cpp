// The repository explains each rule by itself: every number cited in code, tests, data or the window is in its game's
// book in assets/rules.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "source_files.h"

namespace {

using tidy::SourceFile;

constexpr const char* kCoinWars = "coin-wars";

// By the letters before the number. Every book has rulings (R-n).
const std::map<std::string, std::string> kBooks{{"CW", kCoinWars},     {"BX", kCoinWars},     {"X", kCoinWars},
                                                {"RPG", "coin-rpg"},   {"EC", "edged-coins"}, {"CD", "card-draw"},
                                                {"UNI", "universalis"}};

// A story game's files are in a folder named after its book.
std::string book_of_rulings(const std::string& path) {
    for (const char* game : {"coin_rpg", "edged_coins", "card_draw", "universalis"}) {
        std::string book = game;
        std::ranges::replace(book, '_', '-');
        if (path.find("stories/" + std::string(game)) != std::string::npos || path == "assets/help/" + book + ".json")
            return book;
    }
    return kCoinWars;
}

std::string book_of(const std::string& letters, const std::string& path) {
    const auto found = kBooks.find(letters);
    return found == kBooks.end() ? book_of_rulings(path) : found->second;
}

const SourceFile* book_file(const std::string& book) {
    for (const SourceFile& file : tidy::our_files())
        if (file.path == "assets/rules/" + book + ".md") return &file;
    return nullptr;
}

// Returns the numbers at the start of the book's lines, without duplicates.
std::set<std::string> defined_in(const SourceFile& book) {
    const std::regex definition(R"(^[-*#> ]*\*\*((?:CW|R|BX|X|CD|EC|RPG|UNI)-\d+[a-z]?)\*\*)");
    std::set<std::string> numbers;
    std::smatch match;
    for (const std::string& line : book.lines)
        if (std::regex_search(line, match, definition))
            CHECK_MESSAGE(numbers.insert(match[1]).second, book.path << ": " << match[1].str() << " stands twice");
    return numbers;
}

bool cites(const SourceFile& file) {
    return file.path.starts_with("game/") || file.path.starts_with("tests/game/") ||
           file.path.starts_with("tests/replays/") || file.path.starts_with("assets/help/");
}

}  // namespace

TEST_CASE("rule books: each number that is cited stands in its game's book") {
    std::map<std::string, std::set<std::string>> books;
    for (const char* name : {kCoinWars, "coin-rpg", "edged-coins", "card-draw", "universalis"}) {
        const SourceFile* file = book_file(name);
        REQUIRE_MESSAGE(file, "assets/rules has no " << name << ".md");
        books[name] = defined_in(*file);
        CHECK(books[name].size() > 20);
    }
    const std::regex citation(R"(\b(CW|R|BX|X|CD|EC|RPG|UNI)-\d+[a-z]?\b)");
    std::size_t citations = 0;
    for (const SourceFile& file : tidy::our_files()) {
        if (!cites(file)) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            for (std::sregex_iterator it(file.lines[i].begin(), file.lines[i].end(), citation), end; it != end; ++it) {
                const std::string book = book_of(it->str(1), file.path);
                ++citations;
                CHECK_MESSAGE(books[book].contains(it->str()), file.path << ":" << i + 1 << ": " << it->str()
                                                                         << " is not in assets/rules/" << book
                                                                         << ".md");
            }
    }
    CHECK(citations > 600);
}

// Rewriting a book must not lose a rule.
TEST_CASE("rule books: a book's series of numbers have no gap") {
    struct Series {
        const char *book, *letters;
        int first, last;
    };
    const Series all[]{{"coin-wars", "R", 0, 41},    {"coin-wars", "CW", 1, 30},    {"coin-wars", "X", 1, 47},
                       {"coin-wars", "BX", 1, 14},   {"coin-rpg", "RPG", 1, 83},    {"coin-rpg", "R", 1, 56},
                       {"edged-coins", "EC", 1, 38}, {"edged-coins", "R", 1, 29},   {"card-draw", "CD", 1, 43},
                       {"card-draw", "R", 1, 31},    {"universalis", "UNI", 1, 97}, {"universalis", "R", 1, 48}};
    for (const Series& series : all) {
        const SourceFile* file = book_file(series.book);
        REQUIRE(file);
        const std::set<std::string> numbers = defined_in(*file);
        for (int i = series.first; i <= series.last; ++i) {
            const std::string number = series.letters + ("-" + std::to_string(i));
            CHECK_MESSAGE(numbers.contains(number), series.book << ".md: " << number << " is missing");
        }
    }
}
