// A story table without rules on paper.

#include "game/stories/kit/tabletop_document.h"

#include <doctest/doctest.h>

using namespace story;

TEST_CASE("a table's page tells its cards in the order of reading, and nothing of what lies face down") {
    Tabletop tabletop(Ground::Own);
    const int below = *tabletop.lay("The weir", "It groans."),
              above = *tabletop.lay("The lock", "Two lines,\nas typed.");
    const int hidden = *tabletop.lay("The murderer", "Ada");
    tabletop.move(below, {3, 3});
    tabletop.move(above, {3, 8});
    tabletop.turn_over(hidden);
    const int top = *tabletop.place_deck();
    tabletop.draw(top);
    REQUIRE(tabletop.lay_counter("dime"));
    REQUIRE(tabletop.lay_counter("dime"));
    const std::vector<words::Phrase> thrown{words::plain("second"), words::plain("first")};
    const std::string page =
        markdown({"Oakwater", "2026-11-23", tabletop_document(tabletop, thrown), {}}, words::Catalogue());
    const auto at = [&](const char* text) { return page.find(text); };
    CHECK(page.starts_with("# Oakwater\n"));
    REQUIRE(at("### The lock") != std::string::npos);
    CHECK(at("### The lock") < at("Two lines,\\\nas typed."));
    CHECK(at("Two lines") < at("### The weir"));
    CHECK(at("murderer") == std::string::npos);
    CHECK(at("the ace of spades") != std::string::npos);
    CHECK(at("52 cards") != std::string::npos);
    CHECK(at("Dimes: 2") != std::string::npos);
    CHECK(at("- first") < at("- second"));
}
