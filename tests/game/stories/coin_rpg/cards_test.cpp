// RPG-3 to 16, 58 to 68: section 5.3 of the rule book, Scene cards, budgets, experience.

#include "game/stories/coin_rpg/rules/experience.h"
#include "game/stories/coin_rpg/rules/lights_phase.h"
#include "tests/support/coin_rpg_table.h"

using namespace kit;
using rpg::AddScene;
using rpg::Difficulty;
using rpg::Purchase;

namespace {

// In Lights, with simple default heroes.
Table lit(std::size_t players, const rules::Json& options = rules::Json::object(), const std::string& hero = "Bod 6") {
    return Table(std::vector<std::string>(players, hero), {}, options);
}

AddScene scene(int seat, const std::string& traits) { return {seat, "", parts(traits), "A card."}; }

rpg::SubmitCharacter character(int seat, const std::string& name) {
    rpg::SubmitCharacter command{seat, {name, "", {}, "", kBod, {}}};
    command.card.ratings[kBod] = 12;
    return command;
}

Purchase coin_of(Trait trait) { return {Purchase::What::Coin, trait}; }
Purchase rating_of(Trait trait) { return {Purchase::What::Rating, trait}; }
Purchase power(rpg::PowerKind kind, std::optional<Trait> trait = {}) {
    return {Purchase::What::Power, {}, {kind, trait}};
}

}  // namespace

TEST_CASE("RPG-10 to 12, T44 to T47, T53: totals, costs, difficulties, fractions") {
    struct Row {
        std::string name, traits;
        int cost;
        Difficulty difficulty;
        int twelfths;
    };
    const Row rows[]{{"T44", "Physical 3", 3, Difficulty::Easy, 3},
                     {"T45", "Intellectual 6", 6, Difficulty::Moderate, 6},
                     {"T45", "Run Like the Wind 6", 7, Difficulty::Moderate, 6},
                     {"T46", "Physical 3, Social 1", 4, Difficulty::Mild, 4},
                     {"T46", "Bodiness 4, Braininess 2", 6, Difficulty::Moderate, 6},
                     {"T47", "Trap 4", 5, Difficulty::Mild, 4},
                     {"T47", "Physical 5, Trap 4", 10, Difficulty::VeryHard, 9},
                     {"RPG-12", "Physical 4, Social 4", 8, Difficulty::Hard, 8}};
    for (const Row& row : rows) {
        Table table = lit(1);
        const auto events = table.do_(scene(0, row.traits));
        const auto& added = get<rpg::SceneAdded>(events.at(0));
        CHECK_MESSAGE(added.cost == row.cost, row.name);
        CHECK_MESSAGE(added.difficulty == row.difficulty, row.name);
        CHECK_MESSAGE(rpg::twelfths(added.difficulty) == row.twelfths, row.name);
    }
}

TEST_CASE("RPG-9, 10, T47, T48, T53: cards that are refused") {
    const std::pair<std::string, std::string> rows[]{{"Trap 5", "scene_size"},                   // T47
                                                     {"Coolness 4", "scene_cool"},               // T48
                                                     {"Physical 3, Bodiness 3", "scene_twice"},  // T48
                                                     {"Physical 0, Social 3", "scene_trait"},    // T48
                                                     {"Physical 7", "scene_size"},               // T53
                                                     {"Physical 11", "scene_size"},
                                                     {"badassness 3", "misc_name"},
                                                     {"Trap 2, Run 2", "scene_twice"},
                                                     {"", "scene_trait"}};
    for (const auto& row : rows) CHECK_MESSAGE(lit(1).refused(scene(0, row.first)) == row.second, row.first);
    AddScene blank = scene(0, "Physical 3");
    blank.description = " ";
    CHECK(lit(1).refused(blank) == "bad_text");
    AddScene titled = scene(0, "Physical 3");
    titled.title = "Two\nlines";
    CHECK(lit(1).refused(titled) == "bad_text");
}

TEST_CASE("RPG-13, T49: the budget") {
    const int formula[]{60, 30, 20, 15, 12, 10, 10, 10};
    for (std::size_t players = 1; players <= 8; ++players) {
        CHECK(rpg::budget(lit(players).match()) == formula[players - 1]);
        CHECK(rpg::budget(lit(players, {{"scene_budget", "flat12"}}).match()) == 12);
    }
}

TEST_CASE("RPG-13, 14, T50: no Scene beyond the budget; cards can be taken back") {
    Table table = lit(5);
    table.do_(scene(0, "Physical 6"));
    CHECK(table.refused(scene(0, "Social 8")) == "over_budget");
    table.do_(scene(0, "Social 6"));
    table.do_(scene(1, "Physical 9"));
    CHECK(table.refused(scene(1, "Social 4")) == "over_budget");
    CHECK(table.refused(rpg::RemoveScene{1, 1}) == "no_scene");
    table.do_(rpg::RemoveScene{1, 3});
    CHECK(rpg::budget_left(table.match(), 1) == 12);
}

TEST_CASE("RPG-14, 16, 17, T51: when Lights may end, and how many Scenes may be drawn") {
    const rules::Json minimum{{"easy_hard_minimum", true}};
    Table poor = lit(1, minimum);
    for (const char* traits : {"Physical 6", "Social 6", "Intellectual 9"}) poor.do_(scene(0, traits));
    CHECK(poor.refused(rpg::FinishScenes{0}) == "pile_incomplete");
    CHECK(poor.refused(rpg::ReopenScenes{0}) == "not_done");

    Table rich = lit(2, minimum);
    rich.do_(scene(0, "Physical 3"));
    rich.do_(rpg::FinishScenes{0});
    CHECK(rich.refused(scene(0, "Physical 3")) == "already_done");
    CHECK(rich.refused(rpg::FinishScenes{0}) == "already_done");
    rich.do_(rpg::ReopenScenes{0});
    rich.do_(rpg::FinishScenes{0});
    rich.do_(scene(1, "Social 9"));
    rich.do_(rpg::FinishScenes{1});
    CHECK(rich.phase() == "camera");
    CHECK(rich.refused(rpg::DrawScenes{1}) == "scene_count");
    CHECK(rich.refused(rpg::DrawScenes{3}) == "scene_count");
    CHECK(rich.refused(rpg::DrawScenes{2, {1, 7}}) == "bad_draw");
    rich.do_(rpg::DrawScenes{2, {2, 1}});  // real cards
    CHECK(rich.match().row.front() == 2);

    Table none = lit(1);
    CHECK(none.refused(rpg::FinishScenes{0}) == "pile_incomplete");
}

TEST_CASE("RPG-16: the pile says which kind it still needs") {
    const rules::Json minimum{{"easy_hard_minimum", true}};
    const auto said = [&](const std::vector<const char*>& cards) {
        Table table = lit(1, minimum);
        for (const char* traits : cards) table.do_(scene(0, traits));
        return words::english(CoinRpg::check(table.match(), rpg::FinishScenes{0})->message);
    };
    CHECK(said({"Physical 3"}) == "The pile still needs a Hard Scene (8 coins or more).");
    CHECK(said({"Physical 9"}) == "The pile still needs an Easy Scene (3 coins).");
    CHECK(said({"Physical 6"}) == "The pile still needs an Easy Scene (3 coins) and a Hard one (8 or more).");
}

TEST_CASE("RPG-16, 18: the draw holds an Easy and a Hard Scene wherever the rolls lead") {
    for (int first = 1; first <= 2; ++first)
        for (int second = 1; second <= 2; ++second)
            for (int swap = 1; swap <= 2; ++swap) {
                Table table = lit(1, {{"easy_hard_minimum", true}});
                for (const char* traits : {"Physical 3", "Social 8", "Social 3", "Physical 6", "Physical 9"})
                    table.do_(scene(0, traits));
                table.do_(rpg::FinishScenes{0});
                table.hand().rolls = {first, second, swap};
                table.do_(rpg::DrawScenes{2});
                std::vector<int> row = table.match().row;
                CHECK(row == (swap == 2 ? std::vector{first == 1 ? 1 : 3, second == 1 ? 2 : 5}
                                        : std::vector{second == 1 ? 2 : 5, first == 1 ? 1 : 3}));
            }
}

TEST_CASE("RPG-67, 68, T52, T53: harder Scenes") {
    struct Row {
        std::vector<int> xp;
        int budget, largest;
    };
    const Row rows[]{{{5, 5, 5, 5, 5}, 15, 12}, {{4, 5, 5, 5, 5}, 12, 9}, {{10, 10, 10, 10, 10}, 18, 15}};
    for (const Row& row : rows) {
        std::vector<std::string> heroes;
        for (const int xp : row.xp) heroes.push_back("Bod 6, XP " + std::to_string(xp));
        Table table(heroes, {}, {{"harder_scenes", true}});
        CHECK(rpg::budget(table.match()) == row.budget);
        CHECK(table.refused(scene(0, "Physical " + std::to_string(row.largest))) == "");
        CHECK(table.refused(scene(0, "Physical " + std::to_string(row.largest + 1))) == "scene_size");
    }
    Table table(std::vector<std::string>(5, "Bod 6, XP 5"), {}, {{"harder_scenes", true}});
    const auto events = table.do_(scene(0, "Physical 11"));
    CHECK(rpg::twelfths(get<rpg::SceneAdded>(events.at(0)).difficulty) == 9);
    for (const char* traits : {"Physical 7", "Physical 13"})
        CHECK_MESSAGE(table.refused(scene(1, traits)) == "scene_size", "T53");
}

TEST_CASE("RPG-58, 59, T54 to T57: Progress in twelfths") {
    struct Row {
        std::string name, hero;
        std::vector<std::string> scenes;
        int xp, progress;
    };
    const Row rows[]{
        {"T54", "Bod 12", {"Physical 6", "Physical 6"}, 0, 12},
        {"T54", "Bod 12", {"Physical 9", "Physical 3"}, 0, 12},
        {"T54", "Bod 12", {"Physical 3", "Physical 3", "Physical 3", "Physical 3"}, 0, 12},
        {"T56", "Bod 12, Progress 119", {"Physical 8"}, 1, 7},
        {"T57", "Bod 12, FastLearner 1", {"Physical 3"}, 0, 4},
        {"T57", "Bod 12, FastLearner 1", {"Physical 4"}, 0, 6},
        {"T57", "Bod 12, FastLearner 1", {"Physical 6"}, 0, 8},
        {"T57", "Bod 12, FastLearner 1", {"Physical 8"}, 0, 9},
        {"T57", "Bod 12, FastLearner 1", {"Physical 9", "Physical 3"}, 0, 16},
    };
    for (const Row& row : rows) {
        const std::string hero = row.hero + ", Pers 0, Luck 1";
        Table table({hero}, row.scenes);
        while (table.phase() != "ended") {
            table.beat();
            if (table.phase() == "spend_window") table.do_(rpg::DoneSpending{0});
        }
        CHECK_MESSAGE(table.match().character(0).sheet.xp == row.xp, row.name);
        CHECK_MESSAGE(table.match().character(0).sheet.progress == row.progress, row.name);
    }
}

TEST_CASE("RPG-59, T55: forty Easy Scenes are an Experience Point") {
    Table table({"Bod 6"}, {});
    for (int adventure = 0; adventure < 2; ++adventure) {
        if (adventure > 0) table.each_done<rpg::DoneSpending>();
        table.write(std::vector<std::string>(20, "Physical 3"));
        while (table.phase() != "ended") table.beat();
        table.do_(rpg::NextAdventure{});
    }
    CHECK(table.match().character(0).sheet.xp == 1);
    CHECK(table.match().character(0).sheet.progress == 0);
}

TEST_CASE("RPG-36, R-33, T58: a Scene half beaten earns nothing") {
    Table table({"Bod 4, Brain 2"}, {"Physical 4, Intellectual 2"});
    table.play("HHHHTT/TTTTHH sit tell");
    CHECK(table.match().character(0).sheet.progress == 0);
    CHECK(rpg::mixed(89) == "7 5/12");
    CHECK(rpg::mixed(6) == "1/2");
    CHECK(rpg::mixed(0) == "0");
    CHECK(rpg::mixed(24) == "2");
}

TEST_CASE("RPG-60 to 62, T59, T60: what an Experience Point buys") {
    Table table({"Bod 4P, Brain 3Q, XP 3"}, {"Physical 4", "Physical 9"});
    table.play("HHTT/HHHT HH/TTTT tell");
    REQUIRE(table.phase() == "spend_window");
    CHECK(table.refused(rpg::SpendXp{0, coin_of(kBrain)}) == "coin_top");
    CHECK(table.refused(rpg::SpendXp{0, coin_of(kMisc)}) == "empty_trait");
    CHECK(table.value(kBod) == 2);
    table.do_(rpg::SpendXp{0, rating_of(kBod)});
    CHECK(table.hurt(kBod) == "3P");
    table.do_(rpg::SpendXp{0, coin_of(kBod)});
    CHECK(table.hurt(kBod) == "3N");
    CHECK(rpg::rating(table.match().character(0).sheet, kBod) == 5);
    table.do_(rpg::DoneSpending{0});
    CHECK_MESSAGE(table.value(kBod) == 4, "recovery comes after the window");

    Table burned({"Bod 3D, XP 1"}, {"Physical 3", "Physical 9"});
    burned.play("TTT/HHH burn");
    burned.beat();
    burned.do_(rpg::SpendXp{0, coin_of(kBod)});
    CHECK_MESSAGE(burned.hurt(kBod) == "3D", "T60");
    CHECK_MESSAGE(rpg::coin(burned.match().character(0).sheet, kBod) == Coin::Quarter, "T60");
}

TEST_CASE("RPG-64, T61: the window before a Very Hard last Scene, and only there") {
    CHECK(Table({"Bod 4, XP 1"}, {"Physical 8"}).phase() == "own_toss");
    CHECK(Table({"Bod 4, XP 1"}, {"Physical 9"}).phase() == "spend_window");
    CHECK(Table({"Bod 4, XP 1"}, {"Physical 9", "Physical 3"}).phase() == "own_toss");
    CHECK(Table({"Bod 4, XP 1"}, {"Physical 9"}, {{"experience", false}}).phase() == "own_toss");
}

TEST_CASE("RPG-66, T62: Customization Points, without experience too") {
    for (const bool experience : {true, false}) {
        Table table({}, {}, {{"customization_points", 3}, {"experience", experience}}, 1);
        CHECK(table.refused(rpg::SpendXp{0, power(rpg::PowerKind::FastLearner)}) == "no_card");
        CHECK(table.refused(rpg::DoneSpending{0}) == "no_card");
        table.do_(character(0, "Ann"));
        CHECK(table.refused(rpg::SpendXp{0, power(rpg::PowerKind::FastLearner)}) == "");
        CHECK(rpg::purse(table.match(), 0) == 3);
        table.do_(rpg::SpendXp{0, power(rpg::PowerKind::FastLearner)});
        CHECK(table.match().character(0).sheet.xp == 0);
        const auto again = rpg::SpendXp{0, coin_of(kBod)};
        CHECK(table.refused(again) == (experience ? "xp_short" : "xp_off"));
        CHECK(rpg::purse(table.match(), 0) == 0);
        table.do_(rpg::DoneSpending{0});
    }
    // XP brought along cannot be spent without experience.
    CHECK(rpg::purse(Table({"Bod 4, XP 5"}, {"Physical 8"}).match(), 0) == 5);
    CHECK(rpg::purse(Table({"Bod 4, XP 5"}, {"Physical 8"}, {{"experience", false}}).match(), 0) == 0);
}

TEST_CASE("RPG-3 to 7, T63: cards that do not hold") {
    Table table({}, {}, rules::Json::object(), 2);
    auto row = [](auto change) {
        rpg::SubmitCharacter command = character(0, "Ann");
        change(command.card);
        return command;
    };
    CHECK(table.refused(row([](auto& card) { card.ratings[kBod] = 11; })) == "sum_not_12");
    CHECK(table.refused(row([](auto& card) { card.ratings[kBod] = 13; })) == "sum_not_12");
    CHECK(table.refused(row([](auto& card) {
        card.ratings[kBod] = 13;
        card.ratings[kCool] = -1;
    })) == "sum_not_12");
    CHECK(table.refused(row([](auto& card) { card.strong = kMisc; })) == "bad_strong_trait");
    CHECK(table.refused(row([](auto& card) { card.strong = kBrain; })) == "bad_strong_trait");
    CHECK(table.refused(row([](auto& card) { card.strong.reset(); })) == "bad_strong_trait");
    CHECK(table.refused(row([](auto& card) { card.misc_name = " badassness "; })) == "misc_name");
    CHECK(table.refused(row([](auto& card) {
        card.ratings[kBod] = 11;
        card.ratings[kMisc] = 1;
    })) == "misc_name");
    CHECK(table.refused(row([](auto& card) { card.name = ""; })) == "bad_name");
    CHECK(table.refused(row([](auto& card) { card.name = std::string(41, 'a'); })) == "bad_name");
    CHECK(table.refused(row([](auto& card) { card.name = "a\x07"; })) == "bad_name");
    CHECK(table.refused(row([](auto& card) { card.name = "a\xff"; })) == "bad_name");
    CHECK(table.refused(row([](auto& card) { card.concept_text = std::string(1001, 'a'); })) == "bad_text");
    table.do_(character(0, "Ann"));
    CHECK(table.refused(character(0, "Bob")) == "already_done");
    CHECK(table.refused(character(1, " ANN")) == "bad_name");
    CHECK_MESSAGE(table.refused(rpg::ReuseCharacter{1, rpg::claim_of(sheet("ann", "Bod 6"))}) == "bad_name", "RPG-3");
    const auto why = [&](const char* name) {
        return words::english(CoinRpg::check(table.match(), character(1, name))->message);
    };
    CHECK(why(" ANN") == "Somebody here is already called \" ANN\".");
}

TEST_CASE("RPG-39 of the cards: Coolness may be Strong, its label may be changed") {
    Table table({}, {}, {{"coolness", "Swagger"}}, 1);
    rpg::SubmitCharacter command = character(0, "Ann");
    command.card.ratings[kBod] = 6;
    command.card.ratings[kCool] = 5;
    command.card.ratings[kMisc] = 1;
    command.card.strong = kCool;
    command.card.misc_name = "swagger";
    CHECK(table.refused(command) == "misc_name");
    command.card.misc_name = "Cooking";
    table.do_(command);
    CHECK(table.hurt(kCool) == "5N");
}

TEST_CASE("RPG-60, 61: a first point of Miscellaneous needs its name; nothing goes beyond its bound") {
    Table table({}, {}, {{"customization_points", 20}}, 1);
    table.do_(character(0, "Ann"));
    CHECK(table.refused(rpg::SpendXp{0, rating_of(kMisc)}) == "misc_name");
    Purchase named = rating_of(kMisc);
    named.misc_name = "Cooking";
    table.do_(rpg::SpendXp{0, named});
    CHECK(table.refused(rpg::SpendXp{0, named}) == "misc_name");
    table.do_(rpg::SpendXp{0, rating_of(kMisc)});
    table.do_(rpg::SpendXp{0, coin_of(kMisc)});
    CHECK(table.hurt(kMisc) == "2N");
    for (int rating = 12; rating < 29; ++rating) table.do_(rpg::SpendXp{0, rating_of(kBod)});
    CHECK(table.refused(rpg::SpendXp{0, rating_of(kBod)}) == "xp_short");
    CHECK(Table({"Bod 30N, XP 1"}, {"Physical 9"}).refused(rpg::SpendXp{0, rating_of(kBod)}) == "trait_cap");
    CHECK(Table({"Luck 20, Bod 3, XP 1"}, {"Physical 9"}).refused(rpg::SpendXp{0, power(rpg::PowerKind::Luck)}) ==
          "trait_cap");
}

TEST_CASE("bad_sheet: a card that is brought along recomputes to itself") {
    const rpg::SheetClaim good = rpg::claim_of(sheet("Ann", "Bod 5D, Luck 2, XP 3, Progress 40"));
    auto code = [&good](auto change) {
        Table table({}, {}, {{"powers", false}}, 1);
        rpg::SheetClaim claim = good;
        change(claim);
        return table.refused(rpg::ReuseCharacter{0, claim});
    };
    CHECK(code([](auto&) {}) == "");
    CHECK(code([](auto& claim) { ++claim.ratings[kBod]; }) == "bad_sheet");
    CHECK(code([](auto& claim) { claim.coins[kBod] = Coin::Quarter; }) == "bad_sheet");
    CHECK(code([](auto& claim) { claim.ranks.clear(); }) == "bad_sheet");
    CHECK(code([](auto& claim) { ++claim.sheet.xp; }) == "bad_sheet");
    CHECK(code([](auto& claim) { claim.sheet.xp = -1; }) == "bad_sheet");
    CHECK(code([](auto& claim) { claim.sheet.progress = 120; }) == "bad_sheet");
    CHECK(code([](auto& claim) { claim.sheet.card.ratings[kBrain] = 3; }) == "bad_sheet");
    CHECK(code([](auto& claim) { claim.sheet.purchases.pop_back(); }) == "bad_sheet");
    CHECK(code([](auto& claim) {
              claim.sheet.purchases.push_back({Purchase::What::Power, {}, {rpg::PowerKind::SuperTrait, kCool}});
          }) == "bad_sheet");
}
