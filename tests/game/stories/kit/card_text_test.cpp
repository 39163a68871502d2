#include "game/stories/edged_coins/card_text.h"

#include <doctest/doctest.h>

namespace {

using story::CardText;
using story::sheet_from;
using story::text_of;

CardText oda() {
    return {"Oda",
            "Row 4, Swim 3",
            "Endurance 3",
            "Boathook 2 (Row), Bare Oar 0 (Swim)",
            "Oilskin Coat 1",
            "River Sense 1-3: asks the river, twice\nHeave 2"};
}

TEST_CASE("a card is read as it is written by hand") {
    const auto sheet = sheet_from(oda());
    REQUIRE(sheet);
    CHECK(sheet->name == "Oda");
    REQUIRE(sheet->skills.size() == 2);
    CHECK(sheet->skills[1].name == "Swim");
    CHECK(sheet->skills[1].rank == 3);
    CHECK(sheet->resistances.size() == 1);
    REQUIRE(sheet->weapons.size() == 2);
    CHECK(sheet->weapons[1].name == "Bare Oar");
    CHECK(sheet->weapons[1].power == 0);
    CHECK(sheet->weapons[1].skill == "Swim");
    REQUIRE(sheet->armor);
    CHECK(sheet->armor->name == "Oilskin Coat");
    REQUIRE(sheet->talents.size() == 2);
    CHECK(sheet->talents[0].max_cost == 3);
    CHECK(sheet->talents[0].text == "asks the river, twice");
    CHECK(sheet->talents[1].min_cost == 2);
    CHECK(sheet->talents[1].max_cost == 2);
}

TEST_CASE("a sheet is written so that it is read back the same") {
    const auto sheet = sheet_from(oda());
    REQUIRE(sheet);
    CHECK(text_of(*sheet) == oda());
    CHECK(*sheet_from(text_of(*sheet)) == *sheet);
}

TEST_CASE("lines, blanks and empty pieces do no harm") {
    const auto sheet = sheet_from({"  Ada ", "Row 4\n , Old Songs  2;\n", "", " ", "", "\n"});
    REQUIRE(sheet);
    CHECK(sheet->name == "Ada");
    REQUIRE(sheet->skills.size() == 2);
    CHECK(sheet->skills[1].name == "Old Songs");
    CHECK(sheet->weapons.empty());
    CHECK_FALSE(sheet->armor);
    CHECK(sheet->talents.empty());
}

TEST_CASE("what cannot be read is named") {
    const CardText wrong[] = {
        {"Ada", "Row"},
        {"Ada", "Row four"},
        {"Ada", "Row 99999999999"},
        {"Ada", "", "Will"},
        {"Ada", "", "", "Boathook 2"},
        {"Ada", "", "", "Boathook (Row)"},
        {"Ada", "", "", "(Row)"},
        {"Ada", "", "", "", "Coat"},
        {"Ada", "", "", "", "", "Sense: nothing"},
        {"Ada", "", "", "", "", "Sense 1-: nothing"},
    };
    for (const CardText& text : wrong) {
        const auto sheet = sheet_from(text);
        REQUIRE_FALSE(sheet);
        CHECK(words::english(sheet.error()).find("cannot be read") != std::string::npos);
    }
}

}  // namespace
