#include <doctest/doctest.h>

#include "game/kit/search.h"

TEST_CASE("a search finds each word, in any case and without the marks of letters") {
    CHECK(rules::found_in("Cr\u00e9cy, 1346", "crecy"));
    CHECK(rules::found_in("Cr\u00e9cy, 1346", "1346 CR\u00c9"));
    CHECK(rules::found_in("Cannae", ""));
    CHECK_FALSE(rules::found_in("Cannae", "cannae 1346"));
    CHECK(rules::found_in("\u9577\u7be0\u306e\u6226\u3044", "\u9577\u7be0"));
    CHECK_FALSE(rules::found_in("Cannae", "\u9577\u7be0"));
}
