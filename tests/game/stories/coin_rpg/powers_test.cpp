// RPG-69 to 83: section 5.5 of the rule book, the Powers.

#include <array>

#include "game/kit/kind_of.h"
#include "game/stories/coin_rpg/rules/choices.h"
#include "tests/support/coin_rpg_table.h"

using namespace kit;
using rpg::PowerKind;

namespace {

// After the own toss and the Scene's toss.
Table tossed(const std::string& hero, const std::string& scene, const std::string& own, const std::string& against,
             const rules::Json& options = rules::Json::object()) {
    Table table({hero}, {scene}, options);
    table.toss(own);
    table.call(against);
    return table;
}

rpg::SpendXp buy(PowerKind kind, std::optional<Trait> trait = {}) {
    return {0, {rpg::Purchase::What::Power, {}, {kind, trait}}};
}

}  // namespace

TEST_CASE("RPG-72, T74, T75: Luck tosses a coin again, and its face stands") {
    const std::pair<std::string, std::string> rows[]{{"H", "3-3; Bod 3P; 3; own_toss"},
                                                     {"T", "2-4; Bod 1P; 3; own_toss"}};
    for (const auto& [shown, seen] : rows) {
        const std::string& face = shown;
        Table table = tossed("Luck 1, Bod 3", "Physical 3", "HTT", "HHT");
        CHECK(table.scores() == "2-4");
        table.do_(rpg::UseLuck{0, 2, face});
        CHECK_MESSAGE(table.end() == seen, face);
    }
}

TEST_CASE("RPG-72, T76, T77: once per Scene, r times per Adventure, own coins") {
    Table table({"Luck 2, Bod 12"}, {"Physical 3", "Physical 3", "Physical 3"});
    for (int scene = 0; scene < 2; ++scene) {
        table.toss("HHHHHHHHHHHT");
        CHECK_MESSAGE(table.refused(rpg::UseLuck{0, 13}) == "unknown_coin", "T77");
        table.do_(rpg::UseLuck{0, 12, "H"});
        CHECK_MESSAGE(table.refused(rpg::UseLuck{0, 12}) == "used_up", "T76");
        table.call("HHH");
        CHECK_MESSAGE(table.refused(rpg::UseLuck{0, 13}) == "used_up", "T76");
        table.settle();
        table.narrate();
    }
    table.toss("HHHHHHHHHHHT");
    CHECK_MESSAGE(table.refused(rpg::UseLuck{0, 12}) == "used_up", "T76");
    Table other = tossed("Luck 1, Bod 3", "Physical 3", "HTT", "HHT");
    CHECK_MESSAGE(other.refused(rpg::UseLuck{0, 4}) == "unknown_coin", "T77");
    CHECK(other.refused(rpg::UseLuck{0, 2, "HH"}) == "bad_faces");
    CHECK(tossed("Bod 3", "Physical 3", "HTT", "HHT").refused(rpg::UseLuck{0, 2}) == "no_power");
}

TEST_CASE("RPG-73, T78: So Cool adds Coolness without a Burn") {
    Table table({"SoCool 1, Bod 6, Cool 3, Misc 2"}, {"Physical 3", "Physical 3"});
    table.toss("HHHHHH");
    CHECK(table.refused(rpg::AddHelper{0, kMisc, 0, std::nullopt}) == "helper_unfit");
    table.do_(rpg::AddHelper{0, kCool, 0, std::nullopt, "HHH"});
    CHECK(table.match().hero().burns == rpg::PerTrait<rpg::Burns>{});
    CHECK_MESSAGE(table.match().turn.flamebait.empty(), "RPG-73: never feeds Flamebait");
    table.call("HHH");
    table.settle();
    table.narrate();
    table.toss("HHHHHH");
    CHECK(table.refused(rpg::AddHelper{0, kCool, 0, std::nullopt}) == "used_up");
}

TEST_CASE("RPG-74, T79 to T83: Offensive") {
    struct Row {
        std::string name, hero, scene, own, against, seen;
    };
    const Row rows[]{
        {"T79", "Offensive Bod 3, Bod 3", "Physical 4", "HTT", "HHTT", "6-4; Bod 2P; 2; own_toss"},
        {"T80", "Offensive Bod 3, Bod 1", "Physical 3", "H", "HTT", "6-1; Bod 0P; 0 M2; narrate"},
        {"T81", "Offensive Bod 2, Bod 1", "Physical 4", "T", "HHTT", "4-3 blow 1 extra 0; Bod 0P; 3; at_zero"},
        {"T82", "Offensive Bod 1, Bod 3N", "Physical 4", "TTT", "HHHT", "2-9 blow 8 extra 5; Bod 0N; 4; at_zero"}};
    for (const Row& row : rows) {
        Table table = tossed(row.hero, row.scene, row.own, row.against);
        table.do_(rpg::UseOffensive{0, 0});
        CHECK_MESSAGE(table.refused(rpg::UseOffensive{0, 0}) == "used_up", row.name);
        CHECK_MESSAGE(table.end() == row.seen, row.name);
        if (row.name != "T82") continue;
        table.decide(rpg::AtZeroChoice::Burn);
        CHECK_MESSAGE(table.hurt(kBod) == "2P", row.name);
    }
    CHECK_MESSAGE(
        tossed("Offensive Bod 1, Bod 3, Brain 3", "Intellectual 3", "HHH", "HHH").refused(rpg::UseOffensive{0, 0}) ==
            "no_power",
        "T83");
    CHECK_MESSAGE(
        tossed("Offensive Bod 1, Bod 0", "Physical 3", "", "HHH").refused(rpg::UseOffensive{0, 0}) == "empty_trait",
        "T83");
    CHECK(tossed("Offensive Bod 1, Bod 3", "Physical 3", "HHH", "HHH").refused(rpg::UseOffensive{0, 1}) ==
          "contest_closed");
}

TEST_CASE("RPG-75, T84 to T87: Defensive") {
    struct Row {
        std::string name, own, against, price, seen;
    };
    const Row rows[]{{"T85", "TTT", "HHTT", "scene_only", "2-7; Brain 2P; 4; own_toss"},
                     {"T86", "TTT", "HHTT", "both", "0-7 blow 3 extra 0; Brain 0P; 4; at_zero"},
                     {"T87", "TTT", "HHHT", "scene_only", "1-7; Brain 1P; 4; own_toss"},
                     {"T87", "HTT", "HHHH", "scene_only", "1-6; Brain 2P; 4; own_toss"}};
    for (const Row& row : rows) {
        Table table = tossed("Defensive Brain 4, Brain 3", "Intellectual 4", row.own, row.against,
                             {{"defensive_price", row.price}});
        table.do_(rpg::UseDefensive{0, 0});
        CHECK_MESSAGE(table.refused(rpg::UseDefensive{0, 0}) == "used_up", row.name);
        CHECK_MESSAGE(table.end() == row.seen, row.name);
    }
    Table unused = tossed("Defensive Brain 4, Brain 3", "Intellectual 4", "TTT", "HHTT");
    CHECK_MESSAGE(unused.end() == "2-5 blow 3 extra 0; Brain 0P; 4; at_zero", "T85");

    Table both = tossed("Offensive Bod 1, Defensive Bod 9, Bod 3", "Physical 4", "TTT", "HHHH");
    both.do_(rpg::UseOffensive{0, 0});
    both.do_(rpg::UseDefensive{0, 0});
    CHECK_MESSAGE(both.end() == "1-7; Bod 2P; 4; own_toss", "T84");
    CHECK(tossed("Bod 3", "Physical 3", "HHH", "HHH").refused(rpg::UseDefensive{0, 0}) == "no_power");
    CHECK(tossed("Defensive Bod 1, Bod 3", "Physical 3", "HHH", "HHH").refused(rpg::UseDefensive{0, 7}) ==
          "contest_closed");
}

TEST_CASE("RPG-76, 77, T88, T89: Flamebait after a fuel Burn") {
    const std::pair<std::string, std::string> rows[]{{"H", "7-3; Bod 2P, Brain 2N, Cool 2P; 0 M0; narrate"},
                                                     {"T", "4-5; Bod 1P, Brain 2N, Cool 2P; 4; own_toss"}};
    for (const auto& [face, seen] : rows) {
        Table table({"Flamebait 3, Bod 2, Cool 2, Brain 2D"}, {"Physical 4"});
        table.toss("HT");
        CHECK_MESSAGE(table.refused(rpg::UseFlamebait{0, 2}) == "no_burn", "T92");
        table.do_(rpg::AddHelper{0, kCool, 0, kBrain, "HT"});
        CHECK(table.refused(rpg::UseFlamebait{0, 5}) == "unknown_coin");
        CHECK(table.refused(rpg::UseFlamebait{0, 2, ""}) == "bad_faces");
        CHECK(rpg::coins_for(table.match(), rpg::UseFlamebait{0, 2}).at(0).coin == Coin::Dime);
        table.do_(rpg::UseFlamebait{0, 2, face});
        CHECK_MESSAGE(table.refused(rpg::UseFlamebait{0, 1}) == "no_burn", "once per Burn");
        CHECK(table.match().hero().uses.flamebait == 1);
        table.call("HHTT");
        CHECK_MESSAGE(table.refused(rpg::UseFlamebait{0, 2}) == "wrong_phase", "T92");
        CHECK(table.end() == seen);
    }
}

TEST_CASE("RPG-76: Flamebait is not had, or used up") {
    Table none({"Bod 2, Cool 2, Brain 2D"}, {"Physical 4"});
    none.toss("HT");
    none.do_(rpg::AddHelper{0, kCool, 0, kBrain, "HT"});
    CHECK(none.refused(rpg::UseFlamebait{0, 1}) == "no_power");
    Table once({"Flamebait 1, Bod 2, Cool 2, Misc 1, Brain 2D"}, {"Physical 4"});
    once.toss("HT");
    once.do_(rpg::AddHelper{0, kCool, 0, kBrain, "HT"});
    once.do_(rpg::AddHelper{0, kMisc, 0, kBrain, "H"});
    CHECK(once.match().turn.flamebait == std::vector{Coin::Dime, Coin::Nickel});
    once.do_(rpg::UseFlamebait{0, 1, "H"});
    CHECK(once.refused(rpg::UseFlamebait{0, 1}) == "used_up");
}

TEST_CASE("RPG-77, T90, T91: Flamebait with a survival Burn") {
    const std::pair<std::string, std::string> rows[]{{"H", "6-5; Brain 3N; 2; own_toss"},
                                                     {"T", "3-7; Brain 3N; 3; own_toss"}};
    for (const auto& [face, seen] : rows) {
        Table table = tossed("Flamebait 1, Brain 3D", "Intellectual 3", "HTT", "HHH");
        CHECK(table.settled() == "3-7 blow 4 extra 1");
        CHECK(table.refused(rpg::DecideAtZero{0, rpg::AtZeroChoice::Burn, 4}) == "unknown_coin");
        CHECK(table.refused(rpg::DecideAtZero{0, rpg::AtZeroChoice::SitOut, 2}) == "malformed");
        table.do_(rpg::DecideAtZero{0, rpg::AtZeroChoice::Burn, 2, face});
        CHECK(table.scores() + "; " + table.seen() == seen);
    }
    Table none = tossed("Brain 3D", "Intellectual 3", "HTT", "HHH");
    none.settle();
    CHECK(none.refused(rpg::DecideAtZero{0, rpg::AtZeroChoice::Burn, 2}) == "no_power");
}

TEST_CASE("RPG-77 with Offensive: what the round has done to the Scene recovers to not done") {
    Table table = tossed("Offensive Bod 2, Flamebait 1, Bod 1N", "Physical 4", "T", "HTTT");
    table.do_(rpg::UseOffensive{0, 0});
    CHECK(table.settled() == "5-3 blow 1 extra 0");
    CHECK(table.contests() == "2");
    table.do_(rpg::DecideAtZero{0, rpg::AtZeroChoice::Burn, 1, "H"});
    CHECK(table.scores() == "");
    CHECK(table.seen() == "Bod 0P; 0 M2; narrate");
    Table worse = tossed("Offensive Bod 2, Flamebait 1, Bod 1N", "Physical 4", "H", "HHHT");
    worse.do_(rpg::UseOffensive{0, 0});
    CHECK(worse.settled() == "5-3 blow 1 extra 0");
    worse.do_(rpg::DecideAtZero{0, rpg::AtZeroChoice::Burn, 1, "T"});
    CHECK(worse.seen() == "Bod 0P; 2; own_toss");
    CHECK(worse.scores() == "3-5");
}

TEST_CASE("RPG-79, T93, T94: Grabby Hands") {
    Table two = tossed("GrabbyHands 2, Bod 3", "Physical 4", "HTT", "HHHT");
    CHECK(two.scores() == "2-5");
    two.do_(rpg::UseGrabby{0, 0, {4, 5}, {2, 3}});
    CHECK(two.end() == "6-1; Bod 3P; 0 M1; narrate");
    CHECK(two.match().hero().uses.grabbed == 2);

    Table dime = tossed("GrabbyHands 1, Pers 2D", "Social 4", "HT", "HHTT");
    CHECK(dime.scores() == "5-4");
    dime.do_(rpg::UseGrabby{0, 0, {3}, {2}});
    CHECK(dime.end() == "8-1; Pers 2D; 0 M3; narrate");
}

TEST_CASE("RPG-79, T95: so many coins in an Adventure; lists that do not fit") {
    Table table({"GrabbyHands 6, Bod 12"}, {"Physical 3", "Physical 3", "Physical 3", "Physical 3"});
    const std::vector<std::vector<rpg::CoinId>> takes{{13}, {13, 14, 15}, {13, 14}};
    for (const auto& take : takes) {
        table.toss("HHHHHHHHHHHH");
        table.call("HHH");
        CHECK(table.refused(rpg::UseGrabby{0, 0, {13, 14}, {1}}) == "uneven_grab");
        CHECK(table.refused(rpg::UseGrabby{0, 0, {}, {}}) == "uneven_grab");
        CHECK(table.refused(rpg::UseGrabby{0, 0, {13, 13}, {1, 2}}) == "uneven_grab");
        CHECK(table.refused(rpg::UseGrabby{0, 0, {2}, {1}}) == "uneven_grab");
        CHECK(table.refused(rpg::UseGrabby{0, 0, {16}, {1}}) == "uneven_grab");
        CHECK(table.refused(rpg::UseGrabby{0, 1, take, {1}}) == "contest_closed");
        std::vector<rpg::CoinId> give;
        for (std::size_t i = 1; i <= take.size(); ++i) give.push_back(static_cast<int>(i));
        table.do_(rpg::UseGrabby{0, 0, take, give});
        table.settle();
        table.narrate();
    }
    table.toss("HHHHHHHHHHHH");
    table.call("HHH");
    CHECK(table.refused(rpg::UseGrabby{0, 0, {13}, {1}}) == "used_up");
    CHECK(tossed("Bod 3", "Physical 3", "HHH", "HHH").refused(rpg::UseGrabby{0, 0, {4}, {1}}) == "no_power");
}

TEST_CASE("RPG-79 refused: more coins than are left says how many are") {
    Table table = tossed("GrabbyHands 2, Bod 3", "Physical 4", "HTT", "HHHT");
    const auto refusal = CoinRpg::check(table.match(), rpg::UseGrabby{0, 0, {4, 5, 6}, {1, 2, 3}});
    REQUIRE(refusal);
    CHECK(refusal->code == "used_up");
    CHECK(words::english(refusal->message) == "Grabby Hands has 2 coins left in this Adventure.");
}

TEST_CASE("RPG-75 with RPG-79: cheapest Tails first, then the lowest number") {
    Table table = tossed("GrabbyHands 1, Defensive Pers 1, Pers 2D", "Social 4", "HT", "HTTT");
    table.do_(rpg::UseGrabby{0, 0, {3}, {2}});
    const auto events = table.do_(rpg::UseDefensive{0, 0});
    CHECK(get<rpg::CoinsTurned>(events.at(1)).coins == std::vector{4, 5});
    CHECK(table.match().contest(0).kept == 2);
}

TEST_CASE("RPG-80, T96: Super Cool") {
    struct Row {
        std::string against;
        int left, after;
    };
    const Row rows[]{{"HHHHHHTT", 1, 4}, {"HHHHHTTT", 3, 5}};
    for (const Row& row : rows) {
        Table table({"SuperCool 2, Cool 5, Bod 1"}, {"Physical 8", "Social 3", "Social 3"});
        table.play("T/" + row.against + " soak");
        table.beat();
        CHECK_MESSAGE(table.value(kCool) == row.left, "used in the Scene before");
        table.beat();
        CHECK(table.value(kCool) == row.after);
    }
}

TEST_CASE("RPG-81, T97: Super Trait") {
    Table table({"SuperTrait Bod 1, Bod 3", "Bod 3"}, {"Physical 3", "Social 3"});
    table.lose();
    CHECK(table.value(kBod) == 0);
    table.beat();
    CHECK(table.value(kBod) == 2);
    CHECK(Table({"Bod 3, XP 1"}, {"Physical 9"}).refused(buy(PowerKind::SuperTrait, kCool)) == "power_trait");
}

TEST_CASE("RPG-70, T98: a Power in place of the Strong Trait") {
    rpg::SubmitCharacter command{0, {"Ann", "", {}, "", {}, rpg::Power{PowerKind::FastLearner}}};
    command.card.ratings[kBod] = 12;
    Table on({}, {}, rules::Json::object(), 1);
    Table off({}, {}, {{"powers", false}}, 1);
    CHECK(on.refused(command) == "power_start");
    CHECK(off.refused(command) == "powers_off");
    command.card.start_power = {PowerKind::Offensive};
    CHECK(on.refused(command) == "power_trait");
    command.card.start_power = {PowerKind::Luck, kBod};
    CHECK(on.refused(command) == "power_trait");
    command.card.start_power = {PowerKind::Luck};
    command.card.start_power->rank = 2;
    CHECK(on.refused(command) == "power_start");
    command.card.start_power->rank = 1;
    command.card.strong = kBod;
    CHECK(on.refused(command) == "bad_strong_trait");
    command.card.strong.reset();
    on.do_(command);
    CHECK(on.hurt(kBod) == "12P");
    CHECK(rpg::rank(on.match(), 0, {PowerKind::Luck}) == 1);
}

TEST_CASE("RPG-69, T99: ranks one by one, each for its price") {
    Table table({"Bod 3, XP 1"}, {"Physical 9"});
    table.do_(buy(PowerKind::Luck));
    CHECK(table.refused(buy(PowerKind::Luck)) == "xp_short");
    Table rich({"Bod 3, XP 7"}, {"Physical 9"});
    rich.do_(buy(PowerKind::FastLearner));
    CHECK(rich.match().character(0).sheet.xp == 4);
    CHECK(rich.refused(buy(PowerKind::FastLearner)) == "power_owned");
    CHECK(rich.refused(buy(PowerKind::Defensive)) == "power_trait");
    rich.do_(rpg::DoneSpending{0});
    Table off({"Bod 3, XP 1"}, {"Physical 9"}, {{"powers", false}});
    CHECK(off.refused(buy(PowerKind::Luck)) == "powers_off");
}

namespace {

rpg::SpendXp buy_own(const char* name, const rpg::Power& works_as, int price) {
    return {0, {rpg::Purchase::What::Power, {}, works_as, {}, rpg::OwnPower{name, "It hums.", price}}};
}

}  // namespace

TEST_CASE("RPG-83, T100: a Power of one's own works as one of the book's, and their ranks count together") {
    const rpg::Power offensive{PowerKind::Offensive, kBod};
    Table table({"Bod 3, XP 4"}, {"Physical 9"});
    table.do_(buy_own("Axe", offensive, 2));
    CHECK(table.match().character(0).sheet.xp == 2);
    table.do_(buy(PowerKind::Offensive, kBod));
    const rpg::Sheet& sheet = table.match().character(0).sheet;
    CHECK(rpg::rank(sheet, offensive) == 2);
    std::vector<std::string> on_card;
    for (const rpg::PowerOnCard& each : rpg::powers_on_card(sheet))
        on_card.push_back(words::english(rpg::name_of(each, table.match().options)));
    CHECK(on_card == std::vector<std::string>{"Axe 1, as Offensive (Bodiness)", "Offensive (Bodiness) 1"});
    CHECK(!rpg::check_sheet(rpg::claim_of(sheet), table.match().options));
    table.do_(rpg::DoneSpending{0});
    table.toss("HTT");
    table.call("HHHHHTTTT");
    CHECK(table.scores() == "5-7");
    table.do_(rpg::UseOffensive{0, 0});
    CHECK(table.end() == "7-7; Bod 2P; 9; own_toss");
}

TEST_CASE("RPG-83, T101, T102: refused: cheaper than what it works as, another one of that name, unnamed") {
    Table table({"Bod 3, XP 9"}, {"Physical 9"});
    CHECK(table.refused(buy_own("Axe", {PowerKind::FastLearner}, 2)) == "own_price");
    CHECK(table.refused(buy_own("Axe", {PowerKind::Offensive}, 2)) == "power_trait");
    CHECK(table.refused(buy_own(" ", {PowerKind::Luck}, 2)) == "bad_name");
    CHECK(table.refused(buy_own("Axe", {PowerKind::Luck}, 9)) == "");
    table.do_(buy_own("Axe", {PowerKind::Luck}, 2));
    CHECK(table.refused(buy_own("axe", {PowerKind::Luck}, 3)) == "own_power");
    CHECK(table.refused(buy_own("Axe", {PowerKind::SuperCool}, 2)) == "own_power");
    table.do_(buy_own("Axe", {PowerKind::Luck}, 2));
    CHECK(rpg::rank(table.match().character(0).sheet, {PowerKind::Luck}) == 2);
    CHECK(Table({"Bod 3, XP 9"}, {"Physical 9"}, {{"powers", false}}).refused(buy_own("Axe", {PowerKind::Luck}, 2)) ==
          "powers_off");
}

TEST_CASE("RPG-83: others at the table may learn it; a record without any has the hash it had before") {
    Table table({"Bod 3, XP 2", "Bod 3, XP 2"}, {"Physical 9"});
    const auto offered = [&] {
        int own = 0;
        for (const rpg::Purchase& one : rpg::all_purchases(table.match(), 1)) own += one.own ? 1 : 0;
        return own;
    };
    CHECK(offered() == 0);
    const auto spent = [](std::optional<rpg::OwnPower> own) {
        rpg::Purchase purchase{rpg::Purchase::What::Power, {}, {PowerKind::Luck}};
        if (own) purchase.own = *own;
        return rules::hash_of(purchase);
    };
    core::Hash before;
    before.add(static_cast<int>(rpg::Purchase::What::Power));
    before.add(static_cast<int>(Trait{}));
    rules::kind_of<rpg::Power>().hash(std::array{rpg::Power{PowerKind::Luck}}.data(), before);
    before.add(0);
    before.add(std::string_view());
    CHECK(spent({}) == before.value());
    CHECK(spent(rpg::OwnPower{"Axe", "", 1}) != before.value());
    table.do_(buy_own("Axe", {PowerKind::Luck}, 2));
    CHECK(offered() == 1);
}

TEST_CASE("RPG-6: a Power linked to Coolness is called by the table's own word for it") {
    rpg::Options options;
    const rpg::Power linked{PowerKind::Offensive, kCool};
    CHECK(words::english(rpg::name_of(linked, options)) == "Offensive (Coolness)");
    options.coolness = "Badassness";
    CHECK(words::english(rpg::name_of(linked, options)) == "Offensive (Badassness)");
}
