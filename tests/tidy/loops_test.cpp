// A test whose assertions are all in loops would pass if the lists were empty.

#include <doctest/doctest.h>

#include <regex>
#include <string>

#include "source_files.h"
#include "tests/support/at_least.h"

namespace {

using tidy::SourceFile;

const std::regex kCase(R"(^TEST_CASE)"), kAssertion(R"(\b(CHECK|REQUIRE|FAIL)|^\s*(expect|check|refuses|hold)\w*\()");
// The whole head on one line: the list, and what follows the head.
const std::regex kLoop(R"(^\s*for \([^;]*?[^:]:\s+([^;]*)\)(\s*\{|\s*[A-Z].*|\s*)$)");
// Lists of known size: in braces, a string, a constant, or one checked for its size.
const std::regex kSure(R"(^\{|^U?"|^(\w+::)*k[A-Z]\w*$|\bat_least\(|\bfiles_in\()");

std::size_t indent_of(const std::string& line) { return line.find_first_not_of(' '); }

bool is_filled_in(const SourceFile& file, const std::string& name) {
    if (!std::regex_match(name, std::regex(R"(\w+)"))) return false;
    const std::regex filled("\\b" + name + R"((\[\w*\])?\s*(=\s*)?\{)");
    for (const std::string& line : file.lines)
        if (std::regex_search(line, filled)) return true;
    return false;
}

bool may_be_empty(const SourceFile& file, const std::string& list) {
    return !std::regex_search(list, kSure) && !is_filled_in(file, list);
}

// A test case: which of its assertions are sure to run.
struct Body {
    const SourceFile& file;
    std::size_t depth = 0;  // of the current loop; 0: not in a loop
    bool sure = true;
    int run = 0, perhaps = 0;

    void take(const std::string& line) {
        if (line.empty()) return;
        if (depth > 0 && indent_of(line) <= depth) depth = 0, sure = true;
        std::smatch loop;
        if (depth == 0 && std::regex_match(line, loop, kLoop) && may_be_empty(file, loop[1])) {
            depth = indent_of(line);
            sure = false;
        }
        if (std::regex_search(line, kAssertion)) ++(sure ? run : perhaps);
    }
};

}  // namespace

TEST_CASE("tests: whoever asserts in a loop alone says how much there is to go through") {
    int cases = 0;
    for (const SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!file.path.starts_with("tests/") || !file.path.ends_with("_test.cpp")) continue;
        for (std::size_t i = 0; i < file.lines.size(); ++i) {
            if (!std::regex_search(file.lines[i], kCase)) continue;
            const std::size_t begins = i;
            Body body{file};
            while (++i < file.lines.size() && file.lines[i] != "}") body.take(file.lines[i]);
            ++cases;
            CHECK_MESSAGE((body.run > 0 || body.perhaps == 0),
                          tidy::where(file, begins)
                              << ": write tests::at_least(3, ...) around what its loop goes through");
        }
    }
    CHECK(cases > 1500);
}
