// The design of a coin type follows from its row in the coin set.

#include <doctest/doctest.h>

#include <fstream>
#include <set>

#include "game/coin_wars/table/resting_scene.h"
#include "game/kit/json.h"
#include "game/kit/table/coin_design.h"
#include "table_kit.h"
#include "tests/support/at_least.h"

using namespace table;

namespace {

using render::Border;
using render::CoinFace;
using render::Emblem;

cw::CoinType coin_titled(const std::string& title, const std::string& design = "") {
    cw::CoinType type;
    type.name = "coin";
    type.title = title;
    type.design = design;
    type.cents = 7;
    return type;
}

CoinFace tails_of(const std::string& title, const std::string& design = "") {
    return table::face_of(coin_titled(title, design), false);
}

}  // namespace

TEST_CASE("a coin bears the value and the legend of its title") {
    struct Row {
        const char *title, *value, *legend;
    };
    for (const Row& row :
         {Row{"50 pence", "50", "PENCE"}, Row{"1/2 franc", "1/2", "FRANC"}, Row{"\xC2\xBD penny", "1/2", "PENNY"},
          Row{"1 dollar, loonie", "1", "DOLLAR"}, Row{"10 centavos (since 2009)", "10", "CENTAVOS"},
          Row{"Half-Dollar", "7", "HALF DOLLAR"}, Row{"Levy", "7", "LEVY"}, Row{"25", "25", ""},
          Row{"5 \xC3\x98re", "5", ""}, Row{"", "7", ""}}) {
        CAPTURE(row.title);
        CHECK(tails_of(row.title).value.view() == row.value);
        CHECK(tails_of(row.title).legend.view() == row.legend);
    }
}

TEST_CASE("a design names emblem, border and value in any order") {
    const CoinFace all = tails_of("As", "bird-XVI-rays");
    CHECK(all.emblem == Emblem::Bird);
    CHECK(all.border == Border::Rays);
    CHECK(all.value.view() == "XVI");
    CHECK(tails_of("Obol", "1_6-owl").value.view() == "1/6");
    CHECK(tails_of("Obol", "1_6-owl").emblem == Emblem::Owl);
    CHECK(tails_of("50 pence", "sides7").border == Border::Sides7);
    CHECK(tails_of("50 pence", "-no-such--thing-").value.view() == "50");
}

TEST_CASE("BX-10 who fights is struck on both sides unless a value is named; so is any emblem beside the word both") {
    struct Row {
        const char *design, *value, *legend;
    };
    for (const Row& row : {Row{"tank", "", "IRON HORSES OF"}, Row{"beads-dragon", "", "IRON HORSES OF"},
                           Row{"tank-5", "5", "IRON HORSES OF "}, Row{"ship", "7", "IRON HORSES OF "},
                           Row{"ship-both", "", "IRON HORSES OF"}, Row{"both-ship-5", "5", "IRON HORSES OF "}}) {
        CAPTURE(row.design);
        CHECK(tails_of("Iron horses of Oldham", row.design).value.view() == row.value);
        CHECK(tails_of("Iron horses of Oldham", row.design).legend.view() == row.legend);
    }
}

TEST_CASE("only a design that is drawn shows a drawn face") {
    CHECK(table::face_of(coin_titled("Penny", "penny"), true) == render::coin_face("penny", true));
    cw::CoinType penny = coin_titled("1 penny");
    penny.name = "penny";
    CHECK(table::face_of(penny, true).drawn == render::kStruck);
    CHECK(tails_of("1 penny", "penny-lily").drawn == render::kStruck);
}

TEST_CASE("the emblem suits the trait, and coins of one trait do not all bear the same") {
    bool cw::CoinType::*const traits[] = {&cw::CoinType::long_range, &cw::CoinType::charge, &cw::CoinType::command,
                                          &cw::CoinType::spy, &cw::CoinType::armored};
    std::set<Emblem> seen;
    for (const auto trait : traits) {
        std::set<Emblem> own;
        for (const char* name : {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"}) {
            cw::CoinType type = coin_titled("coin");
            type.name = name;
            type.*trait = true;
            own.insert(table::face_of(type, true).emblem);
        }
        CHECK(own.size() > 1);
        for (const Emblem emblem : own) CHECK(seen.insert(emblem).second);
    }
}

TEST_CASE("the schema of coin sets lists every emblem") {
    std::ifstream file(std::string(COINWARS_SOURCE_DIR) + "/assets/schemas/coins.schema.json");
    const auto schema = rules::Json::parse(file);
    std::string listed = "emblems:";
    for (int i = 0; i < render::kEmblems; ++i)
        listed.append(i == 0 ? " " : ", ").append(render::word(static_cast<Emblem>(i)));
    const std::string told = schema.at("/definitions/coin_type/properties/design/description"_json_pointer);
    CHECK_MESSAGE(told.find(listed) != std::string::npos, listed);
}

TEST_CASE("every emblem of a trait can be struck") {
    for (const cw::Trait& trait : cw::kTraits)
        for (const std::string_view emblem : tests::at_least(1, trait.emblems))
            CHECK_MESSAGE(render::emblem_of(emblem), trait.word << " " << emblem);
}

TEST_CASE("a sprite has both faces of its coin, and its core") {
    cw::CoinType type = coin_titled("5 yen", "blossom");
    type.metal = "golden";
    type.core = "hole";
    const render::CoinSprite coin = table::sprite(type, cw::Side::Tails);
    CHECK_FALSE(coin.face.heads);
    CHECK(coin.back.heads);
    CHECK(coin.face.holed);
    CHECK(coin.core == render::Core::Hole);
    type.core = "silver";
    CHECK(table::sprite(type, cw::Side::Heads).core == render::Core::Silver);
    CHECK_FALSE(table::sprite(type, cw::Side::Heads).face.holed);
    type.core = "";
    CHECK(table::sprite(type, cw::Side::Heads).core == render::Core::Same);
}
