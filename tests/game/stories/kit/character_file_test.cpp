// Characters saved for later Adventures.

#include "game/stories/coin_rpg/character_file.h"

#include <doctest/doctest.h>

#include "tests/support/coin_rpg_heroes.h"

TEST_CASE("a saved Character is read again as they were") {
    const auto sheet = kit::sheet("Ann", "Brain 3N, Cool 5");
    const auto read = story::character_from(story::character_text(sheet));
    REQUIRE(read);
    CHECK(read->seat == 0);
    CHECK(story::character_text(sheet).find("\"coinwars-character/1\"") != std::string::npos);
    CHECK(read->sheet.sheet.card.name == "Ann");
    CHECK(read->sheet == rules::coin_rpg::claim_of(sheet));
}

TEST_CASE("a file that is no Character is refused, whatever it holds") {
    for (const char* text :
         {"", "{", "[]", "7", "{}", R"({"format": 1})", R"({"format": null})", R"({"format": ["coinwars-character/1"]})",
          R"({"format": "coinwars-character/2", "sheet": {}})", R"({"format": "coinwars-character/1"})",
          R"({"format": "coinwars-character/1", "sheet": 3})"}) {
        CAPTURE(text);
        CHECK_FALSE(story::character_from(text));
    }
}
