// No reply reveals the next card of the pile or a pack. (The remaining cards are public, CD-43.)

#include "tests/support/card_draw_proposals.h"
#include "tests/support/card_draw_table.h"
#include "tests/support/sanitized.h"
#include "tests/support/secret_chance.h"

using namespace cards_kit;

TEST_CASE("CD-43: no reply tells the order of the pile or of a pack") {
    const auto start = CardDraw::start({{"seats", {"Ada", "Ben"}}});
    const std::vector<Json> questions{
        {{"cmd", "odds"}}, {{"cmd", "legal"}, {"seat", "gm"}}, {{"cmd", "legal"}, {"seat", "p1"}}};
    for (std::uint64_t seed = 1; seed <= kit::seeds(4); ++seed)
        CHECK(kit::keep_chance_secret<CardDraw>(*start, seed, kit::cards::propose, questions) > 50);
}
