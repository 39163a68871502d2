// Separators between phrases come from the catalogue.

#include "game/kit/phrases.h"

#include <doctest/doctest.h>

#include "engine/words/catalogue.h"

using namespace rules;

TEST_CASE("phrases are put together as the language does it") {
    const auto entry = [](const std::string& english, const std::string& own) {
        return "msgctxt \"between phrases\"\nmsgid \"" + english + "\"\nmsgstr \"" + own + "\"\n\n";
    };
    const auto japanese = words::Catalogue::read(entry(", ", "、") + entry("; ", "；") + entry(". ", "。"));
    REQUIRE(japanese);
    const std::vector<Phrase> two{plain("A"), plain("B")};
    const auto both_ways = [&](const Phrase& between) {
        const Phrase all = joined(two, between);
        return words::english(all) + "|" + (*japanese)(all);
    };
    CHECK(both_ways(comma()) == "A, B|A、B");
    CHECK(both_ways(semicolon()) == "A; B|A；B");
    CHECK(both_ways(full_stop()) == "A. B|A。B");
}
