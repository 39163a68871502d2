// Messages of failing tests are lambdas, and clang before 16 cannot capture structured bindings in them.

#include <doctest/doctest.h>

#include <regex>
#include <string>
#include <string_view>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

constexpr std::string_view kThis = "tests/tidy/captures_test.cpp";

// Returns an expression that matches any name bound in the line; empty if it has no binding.
std::string bound_by(const std::string& line) {
    std::smatch found;
    if (line.find("auto") == std::string::npos) return "";
    if (!std::regex_search(line, found, std::regex(R"(\bauto&{0,2} \[([\w, ]+)\])"))) return "";
    return "(^|[^.>\\w])(" + std::regex_replace(found[1].str(), std::regex(", *"), "|") + ")\\b";
}

bool tells_any(const std::string& line, const std::string& names) {
    std::smatch told;
    return std::regex_search(line, told, std::regex(R"((?:\b(?:INFO|CAPTURE)\(|_MESSAGE\(.*, )(.*))")) &&
           std::regex_search(told[1].str(), std::regex(names));
}

// A loop's head may continue over lines of the same depth that begin with a brace.
bool ends(const std::string& line, std::size_t depth) {
    const std::size_t indent = line.find_first_not_of(' ');
    return indent < depth || (indent == depth && line[indent] != '}');
}

}  // namespace

TEST_CASE("tests: what a test tells names no structured binding") {
    CHECK(tells_any("    INFO(letter);", bound_by("for (const auto& [letter, mark] : rows)")));
    CHECK(tells_any("    CHECK_MESSAGE(is(mark), letter);", bound_by("for (auto [letter, mark] : rows)")));
    CHECK(!tells_any("    CHECK_MESSAGE(is(mark), text);", bound_by("for (auto [letter, mark] : rows)")));
    CHECK(!tells_any("    INFO(letters);", bound_by("for (const auto& [letter, mark] : rows)")));
    for (const tidy::SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!file.path.starts_with("tests/") || !file.path.ends_with(".cpp") || file.path == kThis) continue;
        std::string names;
        std::size_t depth = 0;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            const std::string& line = file.lines[i];
            if (ends(line, depth)) names.clear();
            if (const std::string bound = bound_by(line); !bound.empty())
                names = bound, depth = line.find_first_not_of(' ');
            CHECK_MESSAGE((names.empty() || !tells_any(line, names)), tidy::where(file, i));
        }
    }
}
