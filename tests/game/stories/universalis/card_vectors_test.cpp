// The page's numbered vectors 30 to 43: control, Importance, Masters.

#include "tests/support/universalis_table.h"

using namespace uni_kit;

TEST_CASE("vectors 30, 31: control") {
    Table table = k();
    table.did(CreateComponent{A, "Sword", CardKind::Prop, false});
    CHECK(table.act(TakeOver{B, table.card("Sword")}) == "not_in_scene");
    table.did({EndTurn{A}, Introduce{B, table.card("Sword")}});
    CHECK(table.at("Sword").is_controlled_by(B));
    CHECK(coins(table) == "19/21/23, bank -63");

    Table other = k();
    other.did(EndTurn{A});
    CHECK(other.act(other.add(B, "Knight", "Lame")) == "not_controller");
    other.did({TakeOver{B, other.card("Knight")}, other.remove(B, "Knight", "Strong")});
    CHECK(other.wealth() == "20/20/23");
    CHECK(other.importance("Knight") == 2);
}

TEST_CASE("vectors 32 to 35: Importance, elimination, reinstating") {
    Table table = k();
    table.did(table.add(A, "Knight", "Broken arm"));
    CHECK(table.importance("Knight") == 4);
    CHECK(table.match().coins.wealth[A] == 19);

    Table gone = k();
    const int knight = gone.card("Knight");
    CHECK(gone.act(Eliminate{A, knight}) == "still_has_traits");
    gone.did({gone.remove(A, "Knight", "Strong"), gone.remove(A, "Knight", "Brave"), Eliminate{A, knight}});
    CHECK(gone.match().coins.wealth[A] == 17);
    CHECK(gone.importance("Knight") == 0);
    CHECK(!gone.at("Knight").in_scene());
    gone.did({Reinstate{A, knight}, Introduce{A, knight}, gone.restore(A, "Knight", "Strong")});
    CHECK(gone.match().coins.wealth[A] == 14);
    CHECK(gone.importance("Knight") == 2);
    CHECK(gone.at("Knight").is_controlled_by(A));
    CHECK(gone.bank() == -59);

    Table poor = k(3, {{"start_coins", 6}});
    CHECK(coins(poor) == "1/3/4, bank -8");
    const std::vector<TraitId> both{poor.trait("Strong"), poor.trait("Brave")};
    CHECK(poor.act(ReduceImportance{A, poor.card("Knight"), both, true}) == "not_enough_coins");
    CHECK(poor.importance("Knight") == 3);
}

TEST_CASE("vectors 36, 37: off-stage anybody may add, nobody take away") {
    Table table = k();
    table.did(CreateComponent{A, "Old King", CardKind::Character, false});
    table.did({table.add(A, "Old King", "Wise"), EndTurn{A}});
    CHECK(table.act(table.remove(B, "Old King", "Wise")) == "not_in_scene");
    table.did(table.add(B, "Old King", "Ill"));
    CHECK(table.importance("Old King") == 3);
    CHECK(table.wealth() == "18/21/23");

    Table other = k();
    other.did({Exit{A, other.card("Knight")}, EndTurn{A}});
    CHECK(!other.at("Knight").in_scene());
    other.did(Introduce{B, other.card("Knight")});
    CHECK(other.at("Knight").is_controlled_by(B));
    CHECK(other.wealth() == "19/21/23");
}

TEST_CASE("vector 38: taken over, and back") {
    Table table = k();
    const int knight = table.card("Knight");
    table.did({EndTurn{A}, TakeOver{B, knight}, TakeOver{A, knight}, TakeOver{C, knight}});
    CHECK(table.at("Knight").is_controlled_by(C));
    CHECK(coins(table) == "19/21/22, bank -62");
    CHECK(table.act(TakeOver{C, knight}) == "already_controller");
}

TEST_CASE("vectors 39 to 42: Masters and their Subs") {
    Table table = k();
    table.did(CreateMaster{A, "Goblins"});
    table.did({table.add(A, "Goblins", "Sneaky"), makes(A, "Grub")});
    const int goblins = table.card("Goblins"), grub = table.card("Grub");
    table.did({Link{A, grub, goblins}, table.add(A, "Grub", "Knife")});
    CHECK(table.match().coins.wealth[A] == 15);
    CHECK(table.importance("Grub") == 3);
    CHECK(table.importance("Goblins") == 5);
    CHECK(table.bank() == -60);

    CHECK(table.act(Link{A, grub, goblins}) == "already_linked");
    CHECK(table.act(Link{A, table.card("Knight"), table.card("Ogre")}) == "not_a_master");
    CHECK(table.act(Introduce{A, goblins}) == "is_master");
    CHECK(table.act(TakeOver{B, goblins}) == "is_master");

    CHECK(table.act(Eliminate{A, goblins}) == "master_has_subs");
    table.did(table.remove(A, "Goblins", "Sneaky"));
    CHECK(table.act(Eliminate{A, goblins}) == "master_has_subs");
    table.did(table.remove(A, "Grub", "Goblins"));
    CHECK(table.act(Eliminate{A, goblins}) == "master_has_subs");
    CHECK(table.importance("Grub") == 2);
    CHECK(table.importance("Goblins") == 3);
    CHECK(table.match().coins.wealth[A] == 13);

    table.did({table.remove(A, "Grub", "Knife"), Eliminate{A, grub}, Eliminate{A, goblins}});
    CHECK(table.match().coins.wealth[A] == 10);
    CHECK(table.bank() == -55);
}

TEST_CASE("vector 43: a Master's Trait counts once for each Sub") {
    Table table = k();
    table.did(CreateMaster{A, "Goblins"});
    table.did({table.add(A, "Goblins", "Sneaky"), makes(A, "Grub"), makes(A, "Snot")});
    const int goblins = table.card("Goblins"), grub = table.card("Grub"), snot = table.card("Snot");
    table.did({Link{A, grub, goblins}, Link{A, snot, goblins}});
    CHECK(table.match().coins.wealth[A] == 14);
    CHECK(table.importance("Goblins") == 6);
    table.did(Originate{A, {table.card("Ogre")}, {grub, snot}});
    const int sneaky = table.trait("Sneaky");
    table.did(DrawTrait{A, CP, grub, goblins, sneaky});
    CHECK(table.dice(CP) == 1);
    table.did(DrawTrait{A, CP, snot, goblins, sneaky});
    CHECK(table.dice(CP) == 2);
    CHECK(table.act(DrawTrait{A, CP, grub, goblins, sneaky}) == "trait_used");
    CHECK(table.act(table.add(A, "Goblins", "Many")) == "locked_by_complication");
    table.did(DrawTrait{A, CP, grub, grub, table.at("Grub").traits.front().id});
    CHECK(table.dice(CP) == 3);
}
