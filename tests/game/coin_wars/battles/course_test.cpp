#include "game/coin_wars/battles/course.h"

#include <doctest/doctest.h>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/rules/victory_tally.h"
#include "tests/support/at_least.h"

using rules::Json;
namespace cw = rules::coin_wars;

namespace {

const battles::Library& library() {
    static const battles::Library kShipped(std::filesystem::path(COINWARS_SOURCE_DIR) / "assets");
    return kShipped;
}

std::string counts(const cw::Match& match, cw::Side side) {
    std::vector<words::Phrase> told = cw::tally_of(match).sides[cw::index(side)].counts;
    return words::english(words::joined(told, words::plain("; ")));
}

// The match after one coin of this side has fallen.
cw::Match after_a_loss(cw::Match match, cw::Side side) {
    for (cw::Coin& coin : match.coins)
        if (match.side_of(static_cast<int>(&coin - match.coins.data())) == side && coin.place == cw::Place::Table) {
            coin.place = cw::Place::Fallen;
            break;
        }
    return match;
}

}  // namespace

TEST_CASE("how a battle went is read and written; what is of another kind is passed over") {
    const Json battle = Json::parse(R"({"course": [{"text": "They come.",
        "arrows": [{"side": "tails", "along": [[1, 2], [3.5, 4]]}], "coins": ["h1"]}, {"text": "They go."}]})");
    const battles::Course course = battles::pages_from(battle).course;
    REQUIRE(course.size() == 2);
    CHECK(course[0].arrows.front().side == cw::Side::Tails);
    CHECK(battles::CourseForm().write(course) == battle["course"]);
    CHECK(battles::pages_from(Json::parse(R"({"course": 7})")).course.empty());
    const auto odd =
        battles::pages_from(
            Json::parse(
                R"({"course": [7, {"text": 1}, {"text": "a", "coins": 3, "arrows": [{"side": "heads", "along": [[1, 2]]}]}]})"))
            .course;
    REQUIRE(odd.size() == 1);
    CHECK(odd.front() == battles::CourseStep{"a", {}, {}});
}

TEST_CASE("every battle that ships tells how it went, on its own table and of its own coins") {
    for (const battles::Battle& battle : tests::at_least(25, battles::load_battles(library()).battles)) {
        CAPTURE(battle.name);
        CHECK(battle.course.size() >= 4);
        CHECK(battle.course.size() <= 6);
        const cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(battle.scenario));
        for (const battles::CourseStep& step : battle.course) {
            for (const std::string& id : step.coins) CHECK_MESSAGE(match.find(id) != cw::kNoCoin, id);
            for (const battles::CourseArrow& arrow : step.arrows)
                for (const core::Vec2 point : arrow.along) {
                    CHECK((point.x >= 0 && point.x <= battle.scenario.width));
                    CHECK((point.y >= 0 && point.y <= battle.scenario.height));
                }
        }
        CHECK_FALSE(battle.scenario.victory.words.heads.empty());
        CHECK_FALSE(battle.scenario.victory.words.tails.empty());
        CHECK_FALSE(battle.scenario.victory.words.limit.empty());
    }
}

namespace {

// Each side's counts at the start, and after a loss of each.
struct Counted {
    const char *battle, *heads, *tails, *heads_later, *tails_later;
};
const Counted kCounted[]{
    {"adrianople",
     "Fritigern still stands; Gothic coins lost: 0 of 15; Wagon circle: 0 of 6 coins (Goths there), for 0 of 2 rounds",
     "Valens still stands; Roman coins lost: 0 of 17",
     "Fritigern still stands; Gothic coins lost: 1 of 15; Wagon circle: 0 of 6 coins (Goths there), for 0 of 2 rounds",
     "Valens still stands; Roman coins lost: 1 of 17"},
    {"agincourt", "French coins lost: 0 of 18", "Henry still stands; English coins lost: 0 of 6",
     "French coins lost: 1 of 18", "Henry still stands; English coins lost: 1 of 6"},
    {"crecy", "French coins lost: 0 of 18; Ridge: 26 of 26 coins (England there)", "English coins lost: 0 of 16",
     "French coins lost: 1 of 18; Ridge: 26 of 26 coins (England there)", "English coins lost: 1 of 16"},
    {"austerlitz",
     "Pratzen heights: 0 of 4 coins (Coalition there), for 0 of 2 rounds; Allied coins lost: 0 of 10 with the heights; "
     "0 of 17 without them",
     "Road to Vienna: 0 of 9 coins (nobody there), for 0 of 2 rounds; French coins lost: 0 of 22",
     "Pratzen heights: 0 of 4 coins (Coalition there), for 0 of 2 rounds; Allied coins lost: 1 of 10 with the heights; "
     "1 of 17 without them",
     "Road to Vienna: 0 of 9 coins (nobody there), for 0 of 2 rounds; French coins lost: 1 of 22"},
    {"bannockburn", "Edward II still stands; English coins lost: 0 of 17",
     "Robert Bruce still stands; Scottish coins lost: 0 of 18", "Edward II still stands; English coins lost: 1 of 17",
     "Robert Bruce still stands; Scottish coins lost: 1 of 18"},
    {"breitenfeld", "Imperial coins lost: 0 of 26; 0 of 20 with the rise; Tilly's rise: 0 of 3 coins (Empire there)",
     "Swedish and Saxon coins lost: 0 of 22",
     "Imperial coins lost: 1 of 26; 1 of 20 with the rise; Tilly's rise: 0 of 3 coins (Empire there)",
     "Swedish and Saxon coins lost: 1 of 22"},
    {"cambrai",
     "Bourlon Wood: 0 of 2 (Germany there); Marcoing: 0 of 2 (nobody there); Masnières: 0 of 2 (nobody there)",
     "British coins lost: 0 of 27",
     "Bourlon Wood: 0 of 2 (Germany there); Marcoing: 0 of 2 (nobody there); Masnières: 0 of 2 (nobody there)",
     "British coins lost: 1 of 27"},
    {"cannae", "Roman coins lost: 0 of 18", "Carthaginian coins lost: 0 of 22", "Roman coins lost: 1 of 18",
     "Carthaginian coins lost: 1 of 22"},
    {"dragons-egg", "Cinder still stands",
     "Dragons in the market place: 0 of 3 (Amberford there); Amberford's coins lost: 0 of 15", "Cinder still stands",
     "Dragons in the market place: 0 of 3 (Amberford there); Amberford's coins lost: 1 of 15"},
    {"ford", "Netherton has lost 0 of 5 coins; Netherton's green: 0 of 3 coins (nobody there)",
     "Overton has lost 0 of 5 coins; Overton's green: 0 of 3 coins (nobody there)",
     "Netherton has lost 1 of 5 coins; Netherton's green: 0 of 3 coins (nobody there)",
     "Overton has lost 1 of 5 coins; Overton's green: 0 of 3 coins (nobody there)"},
    {"gaugamela", "Darius still stands", "Alexander still stands; Macedonian coins lost: 0 of 17",
     "Darius still stands", "Alexander still stands; Macedonian coins lost: 1 of 17"},
    {"gettysburg", "Beyond the crest: 0 of 7 coins (Union there); Union coins lost: 0 of 17",
     "Confederate coins lost: 0 of 27", "Beyond the crest: 0 of 7 coins (Union there); Union coins lost: 1 of 17",
     "Confederate coins lost: 1 of 27"},
    {"granicus", "Persian leaders fallen: 0 of 2; Persian coins lost: 0 of 14",
     "Alexander still stands; Macedonian coins lost: 0 of 10",
     "Persian leaders fallen: 0 of 2; Persian coins lost: 1 of 14",
     "Alexander still stands; Macedonian coins lost: 1 of 10"},
    {"hastings", "Harold still stands; English coins lost: 0 of 24", "William still stands; Norman coins lost: 0 of 8",
     "Harold still stands; English coins lost: 1 of 24", "William still stands; Norman coins lost: 1 of 8"},
    {"hydaspes", "Porus still stands; Paurava coins lost: 0 of 11",
     "Alexander still stands; Macedonian coins lost: 0 of 9; Wing leaders: 0 of 1",
     "Porus still stands; Paurava coins lost: 1 of 11",
     "Alexander still stands; Macedonian coins lost: 1 of 9; Wing leaders: 0 of 1"},
    {"isandlwana", "Zulu coins lost: 0 of 38",
     "British coins lost: 0 of 15; Camp: 0 of 16 coins (Britain there), for 0 of 2 rounds", "Zulu coins lost: 1 of 38",
     "British coins lost: 1 of 15; Camp: 0 of 16 coins (Britain there), for 0 of 2 rounds"},
    {"issus", "Darius still stands; Persian coins lost: 0 of 8",
     "Alexander still stands; Macedonian coins lost: 0 of 12", "Darius still stands; Persian coins lost: 1 of 8",
     "Alexander still stands; Macedonian coins lost: 1 of 12"},
    {"leuctra", "Cleombrotus still stands; Spartiates lost: 0 of 6; Spartan coins lost: 0 of 27",
     "Theban coins lost: 0 of 22", "Cleombrotus still stands; Spartiates lost: 1 of 6; Spartan coins lost: 1 of 27",
     "Theban coins lost: 1 of 22"},
    {"leuthen", "Austrian coins lost: 0 of 20; Leuthen: 0 of 4 coins (nobody there); Nádasdy still stands",
     "Prussian coins lost: 0 of 12",
     "Austrian coins lost: 1 of 20; Leuthen: 0 of 4 coins (nobody there); Nádasdy still stands",
     "Prussian coins lost: 1 of 12"},
    {"ligny",
     "Ligny: 0 of 2 coins (Coalition there); Hill of Bussy: 0 of 3 coins (Coalition there); Blücher still stands; "
     "Prussian coins lost: 0 of 16",
     "French coins lost: 0 of 14",
     "Ligny: 0 of 2 coins (Coalition there); Hill of Bussy: 0 of 3 coins (Coalition there); Blücher still stands; "
     "Prussian coins lost: 1 of 16",
     "French coins lost: 1 of 14"},
    {"lissa", "Italian ships lost: 0 of 8", "Austrian coins lost: 0 of 10", "Italian ships lost: 1 of 8",
     "Austrian coins lost: 1 of 10"},
    {"marathon", "Persian coins lost: 0 of 19; Hoplites at the ships: 0 of 4 (Persia there)",
     "Athenian coins lost: 0 of 10", "Persian coins lost: 1 of 19; Hoplites at the ships: 0 of 4 (Persia there)",
     "Athenian coins lost: 1 of 10"},
    {"metaurus", "Hasdrubal still stands; Carthaginian coins lost: 0 of 16", "Roman coins lost: 0 of 14",
     "Hasdrubal still stands; Carthaginian coins lost: 1 of 16", "Roman coins lost: 1 of 14"},
    {"mill", "Mill hill: 0 of 4 coins (nobody there), for 0 of 2 rounds; Netherton has lost 0 of 6 coins",
     "Mill hill: 0 of 4 coins (nobody there), for 0 of 2 rounds; Overton has lost 0 of 6 coins",
     "Mill hill: 0 of 4 coins (nobody there), for 0 of 2 rounds; Netherton has lost 1 of 6 coins",
     "Mill hill: 0 of 4 coins (nobody there), for 0 of 2 rounds; Overton has lost 1 of 6 coins"},
    {"nagashino", "Takeda generals fallen: 0 of 3", "Nobunaga still stands; Oda and Tokugawa coins lost: 0 of 30",
     "Takeda generals fallen: 0 of 3", "Nobunaga still stands; Oda and Tokugawa coins lost: 1 of 30"},
    {"omdurman", "The Khalifa's coins lost: 0 of 10; Road to Omdurman: 0 of 3 coins (nobody there)",
     "Kitchener's coins lost: 0 of 16; Kitchener still stands",
     "The Khalifa's coins lost: 1 of 10; Road to Omdurman: 0 of 3 coins (nobody there)",
     "Kitchener's coins lost: 1 of 16; Kitchener still stands"},
    {"pale-annie",
     "Tugs on Pale Annie: 0 of 2 (nobody there), for 0 of 2 rounds; Enemy tugs there: 0 (nobody there); "
     "Wide Harbour has lost 0 of 8 coins",
     "Tugs on Pale Annie: 0 of 2 (nobody there), for 0 of 2 rounds; Enemy tugs there: 0 (nobody there); "
     "Long Meadow has lost 0 of 8 coins",
     "Tugs on Pale Annie: 0 of 2 (nobody there), for 0 of 2 rounds; Enemy tugs there: 0 (nobody there); "
     "Wide Harbour has lost 1 of 8 coins",
     "Tugs on Pale Annie: 0 of 2 (nobody there), for 0 of 2 rounds; Enemy tugs there: 0 (nobody there); "
     "Long Meadow has lost 1 of 8 coins"},
    {"pharsalus",
     "Pompey's coins lost: 0 of 15; In Pompey's camp: leaders 0 of 1 (nobody there); Pennies 0 of 2 (nobody there)",
     "Caesar's coins lost: 0 of 11; Dimes in Caesar's camp: 0 of 4 (nobody there)",
     "Pompey's coins lost: 1 of 15; In Pompey's camp: leaders 0 of 1 (nobody there); Pennies 0 of 2 (nobody there)",
     "Caesar's coins lost: 1 of 11; Dimes in Caesar's camp: 0 of 4 (nobody there)"},
    {"prokhorovka", "Hill 252.2: 0 of 3 coins (Germany there); German coins lost: 0 of 14",
     "Soviet coins lost: 0 of 22", "Hill 252.2: 0 of 3 coins (Germany there); German coins lost: 1 of 14",
     "Soviet coins lost: 1 of 22"},
    {"quatre-bras", "Crossroads: 0 of 4 coins (nobody there); Allied coins lost: 0 of 19",
     "Ney still stands; French coins lost: 0 of 13",
     "Crossroads: 0 of 4 coins (nobody there); Allied coins lost: 1 of 19",
     "Ney still stands; French coins lost: 1 of 13"},
    {"trasimene", "Roman coins lost: 0 of 17",
     "Carthaginian coins lost: 0 of 12; Open hill: 0 of 4 coins (nobody there); Road back: 0 of 4 coins (nobody there)",
     "Roman coins lost: 1 of 17",
     "Carthaginian coins lost: 1 of 12; Open hill: 0 of 4 coins (nobody there); Road back: 0 of 4 coins (nobody "
     "there)"},
    {"trebia", "Roman coins lost: 0 of 26",
     "Hannibal still stands; Carthaginian coins lost: 0 of 14; Way to Placentia: 0 of 6 coins (nobody there)",
     "Roman coins lost: 1 of 26",
     "Hannibal still stands; Carthaginian coins lost: 1 of 14; Way to Placentia: 0 of 6 coins (nobody there)"},
    {"two-lines", "Tails has lost 0 of 6 coins", "Heads has lost 0 of 6 coins", "Tails has lost 1 of 6 coins",
     "Heads has lost 1 of 6 coins"},
    {"waterloo",
     "Wellington still stands; La Haye Sainte: 0 of 1 (Coalition there); Ridge: 0 of 10 coins (Coalition there)",
     "French coins lost: 0 of 12; Plancenoit: 0 of 4 Prussian coins (nobody there), for 0 of 2 rounds",
     "Wellington still stands; La Haye Sainte: 0 of 1 (Coalition there); Ridge: 0 of 10 coins (Coalition there)",
     "French coins lost: 1 of 12; Plancenoit: 0 of 4 Prussian coins (nobody there), for 0 of 2 rounds"},
    {"wavre", "Road to Brussels: 0 of 4 coins (nobody there); Prussian coins lost: 0 of 13",
     "French coins lost: 0 of 19", "Road to Brussels: 0 of 4 coins (nobody there); Prussian coins lost: 1 of 13",
     "French coins lost: 1 of 19"},
    {"zama", "Hannibal still stands; Carthaginian coins lost: 0 of 16",
     "Scipio still stands; Roman coins lost: 0 of 15", "Hannibal still stands; Carthaginian coins lost: 1 of 16",
     "Scipio still stands; Roman coins lost: 1 of 15"},
};

}  // namespace

TEST_CASE("every battle's tally: at the start, and after a loss of each side") {
    for (const Counted& row : kCounted) {
        CAPTURE(row.battle);
        const auto battle = battles::find_battle(library(), row.battle);
        REQUIRE(battle);
        const cw::Match start = cw::laid_out(std::make_shared<const cw::Scenario>(battle->scenario));
        CHECK(counts(start, cw::Side::Heads) == row.heads);
        CHECK(counts(start, cw::Side::Tails) == row.tails);
        const cw::Match later = after_a_loss(after_a_loss(start, cw::Side::Heads), cw::Side::Tails);
        CHECK(counts(later, cw::Side::Heads) == row.heads_later);
        CHECK(counts(later, cw::Side::Tails) == row.tails_later);
    }
    CHECK(std::size(kCounted) == battles::load_battles(library()).battles.size());
}

TEST_CASE("the schema holds course and mat to their form") {
    Json battle = battles::find_battle(library(), "two-lines")->json;
    battle["course"] = Json::parse(R"([{"arrows": [{"side": "left", "along": [[1, 2]]}]}])");
    const auto faults = battles::battle_from_json(library(), battle, "f");
    REQUIRE_FALSE(faults);
    CHECK(faults.error().size() == 3);
    battle.erase("course");
    battle["mat"] = "lava";
    CHECK_FALSE(battles::battle_from_json(library(), battle, "f"));
    battle["mat"] = "snow";
    CHECK(battles::battle_from_json(library(), battle, "f"));
}

TEST_CASE("an arrow that goes farther than any table is refused by the check, and drawn by nobody") {
    const auto with = [](double far) {
        Json battle = *battles::read_json(library().assets() / "battles/two-lines.json");
        battle["course"] = {{{"text", "They come."}, {"arrows", {{{"side", "heads"}, {"along", {{1, 2}, {far, 4}}}}}}}};
        return battle;
    };
    CHECK(battles::battle_from_json(library(), with(240), "b").has_value());
    for (const double far : {241.0, -1e6, 1e200, -1e308}) {
        const auto battle = battles::battle_from_json(library(), with(far), "b");
        REQUIRE(!battle);
        CHECK(battles::sentence(battle.error().front()).starts_with("b: /course/0/arrows/0/along/1/0: must be from"));
        CHECK(battles::pages_from(with(far)).course.front().arrows.empty());
    }
}
