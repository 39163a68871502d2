// The printed measuring card under special rules and table options.

#include "game/coin_wars/print/card_text.h"
#include "print_kit.h"
#include "tests/support/at_least.h"

namespace {

using namespace print_kit;

std::string card_text(const Printing& printing) {
    std::string all;
    for (const print::Mark& mark : print::measuring_card(printing.job()))
        if (const auto* text = get_if<print::Text>(&mark); text && text->at.x == 0.5) all += text->text + " ";
    return all;
}

void says(const Printing& printing, const std::string& words) {
    const std::string all = card_text(printing);
    INFO(all);
    CHECK_MESSAGE(all.find(words) != std::string::npos, words);
}

}  // namespace

TEST_CASE("measuring card: coins stand under the edge that they move along, each name once") {
    const Printing ships("pale-annie");
    says(ships, "Long edge, 5 in: Tug, Starfighter, Flagship, Great ship Short edge, 3 in: Gunship Lay");
    const Printing zulus("isandlwana");
    says(zulus, "Short edge, 3 in: Nickel, Seven-pounders, Penny Lay");
    says(zulus, "Mounted troop");
}

TEST_CASE("measuring card: coins of one name with different edges are told apart by side, or else by id") {
    battles::Battle battle = print_kit::battle("crecy");
    battle.scenario.advanced.special = {{.name = "Mud",
                                         .who = {.side = print::cw::Side::Tails},
                                         .what = {.move = print::cw::SpecialWhat::CardEdge::Half}}};
    says(Printing(battle), "Half the short edge, 1.5 in: Nickel (France), Penny (France)");
    battle.scenario.advanced.special.front().when.from_turn = 2;
    const std::string later = card_text(Printing(battle));
    CHECK(later.find("Half the") == std::string::npos);
    CHECK(later.find("Special rules change some of this: Mud.") != std::string::npos);
    battle.scenario.advanced.special.front().left_out = true;
    CHECK(card_text(Printing(battle)).find("Mud") == std::string::npos);
}

TEST_CASE("measuring card: it says what the battle's rules say about moving and attacking") {
    says(Printing("pale-annie"), "each coin takes part in at most one. A coin that moves or attacks uses one;");
    says(Printing("pale-annie"), "Special rules change some of this: Towing, Slow to turn.");
    says(Printing("adrianople"),
         "each coin takes part in at most one, but one that has moved may still attack what it touches.");
}

TEST_CASE("measuring card: all battles' texts stay on the card") {
    for (const auto& file : tests::files_in(assets() / "battles", 20)) {
        if (file.extension() != ".json") continue;
        const Printing printing(file.stem().string());
        for (const print::Mark& mark : tests::at_least(3, print::measuring_card(printing.job())))
            if (const auto* text = get_if<print::Text>(&mark); text && text->at.x == 0.5)
                CHECK_MESSAGE(text->at.y >= 0.3, file.stem().string());
    }
}
