// Separators between phrases come from the language's catalogue (game/kit/phrases.h), not from string literals.

#include <doctest/doctest.h>

#include <regex>

#include "source_files.h"
#include "tests/support/at_least.h"

TEST_CASE("words: no mark of punctuation stands between phrases as plain text") {
    const std::regex mark(R"rx(plain\("\s*(?!\.\.\.)[,;:.!?()]+\s*"\))rx");
    std::size_t sources = 0;
    for (const tidy::SourceFile& file : tests::at_least(1000, tidy::our_files())) {
        if (!file.is_code() || !(file.path.starts_with("game/") || file.path.starts_with("engine/"))) continue;
        ++sources;
        for (std::size_t i = 0; i < file.lines.size(); ++i)
            CHECK_MESSAGE(!std::regex_search(file.lines[i], mark), tidy::where(file, i) << ": " << file.lines[i]);
    }
    CHECK(sources > 500);
}
