// Each medal: a battle that earns it, and one that just misses it.

#include "game/coin_wars/ladder/medals.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "game/coin_wars/battles/quick_code.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

// A finished battle, given by which coin fell to which.
struct Story {
    Match last;
    std::vector<rules::Step<CoinWars>> steps;

    explicit Story(const std::string& coins) : last(table(coins)) {
        last.phase = Phase::Over;
        last.turn = 9;
        last.outcome = Outcome{};
        last.outcome->winner = Side::Heads;
    }
    Story& event(Event event) {
        rules::Step<CoinWars> step;
        step.before = last;
        step.events = {std::move(event)};
        steps.push_back(std::move(step));
        return *this;
    }
    Story& fell(const std::string& coin, const std::string& by) {
        const int id = last.find(coin);
        event(Fell{id, last.find(by), How::Attack, last.coin(id).at});
        last.coin(id).place = Place::Fallen;
        return *this;
    }
    bool has(const std::string& medal, Side side = Side::Heads, const char* against = "sergeant") const {
        const auto deeds = ladder::deeds_of({steps, last, side, against});
        return std::ranges::find(deeds, medal) != deeds.end();
    }
};

constexpr const char* kTwoEach = R"(
    h1 half_dollar heads 10 10
    h2 penny heads 5 5
    t1 dollar tails 30 20
    t2 penny tails 25 20)";

Match with_morale(const std::string& coins) {
    Scenario battle = scenario(coins);
    battle.advanced.morale = true;
    return table(battle);
}

ladder::Result result(const std::string& id, const std::string& day, const std::string& battle) {
    ladder::Result one;
    one.id = id;
    one.day = day;
    one.battle = battle;
    one.seats[1].bot = "recruit";
    return one;
}

}  // namespace

TEST_CASE("medal: a Spy that took a Dollar") {
    CHECK(Story(kTwoEach).fell("t1", "h1").has("spy"));
    CHECK_FALSE(Story(kTwoEach).fell("t2", "h1").has("spy"));
    CHECK_FALSE(Story(kTwoEach).fell("t1", "h2").has("spy"));
    CHECK_FALSE(Story(kTwoEach).fell("t1", "h1").has("spy", Side::Tails));
}

TEST_CASE("medal: a lone small coin that took a great one") {
    CHECK(Story(kTwoEach).fell("t1", "h2").has("slingshot"));
    CHECK_FALSE(Story(kTwoEach).fell("t2", "h2").has("slingshot"));
    CHECK_FALSE(Story(kTwoEach).fell("t1", "h1").has("slingshot"));  // that is the Spy's
}

TEST_CASE("medal: one coin took four") {
    const std::string coins = "h1 dime heads 5 5\nh2 dime heads 7 5\n" + row("t", 1, 5, "penny", 20, 20);
    Story three(coins);
    for (const char* coin : {"t1", "t2", "t3"}) three.fell(coin, "h1");
    CHECK_FALSE(three.has("hunter"));
    CHECK_FALSE(Story(three).fell("t4", "h2").has("hunter"));
    CHECK(Story(three).fell("t4", "h1").has("hunter"));
}

TEST_CASE("medals: what an Army took is no prize of its front coin") {
    const auto led_by_first = [](const std::string& coins) {
        Story story(coins);
        story.last.coin(story.last.find("h1")).army = 1;
        return story;
    };
    CHECK_FALSE(led_by_first(kTwoEach).fell("t1", "h1").has("spy"));
    Story four = led_by_first("h1 dime heads 5 5\n" + row("t", 1, 4, "penny", 20, 20));
    for (const char* coin : {"t1", "t2", "t3", "t4"}) four.fell(coin, "h1");
    CHECK_FALSE(four.has("hunter"));
}

TEST_CASE("medal: an Army that never broke") {
    const std::string coins = row("h", 1, 6, "penny", 5, 5) + "t1 penny tails 30 20\n";
    Game game(with_morale(coins));
    game.form(ids("h", 1, 5));
    Story story(coins);
    story.last = game.match;
    story.last.phase = Phase::Over;
    story.last.outcome = Outcome{};
    story.last.outcome->winner = Side::Heads;
    CHECK(story.has("legion"));
    CHECK_FALSE(Story(story).event(Broke{2, {0, 1}}).has("legion"));
    CHECK(Story(story).event(Broke{2, {6}}).has("legion"));  // one of the enemy's
    Story beaten(story);
    beaten.last.outcome->winner = Side::Tails;
    CHECK_FALSE(beaten.has("legion"));
    Story calm(coins);  // without morale no Army can break
    CHECK_FALSE(calm.has("legion"));
}

TEST_CASE("medals: of how the battle was won") {
    const std::string one = "h1 quarter heads 5 5\n", two = one + "h2 penny heads 9 5\n",
                      enemies = "t1 penny tails 20 20\nt2 penny tails 22 20\n";
    CHECK(Story(one + enemies).has("few"));
    CHECK_FALSE(Story(two + enemies).has("few"));
    CHECK(Story(two + enemies).fell("t1", "h1").has("unscathed"));
    CHECK_FALSE(Story(two + enemies).fell("h2", "t1").has("unscathed"));
    CHECK(Story(two + enemies).fell("t1", "h1").fell("t2", "h1").has("field"));
    CHECK_FALSE(Story(two + enemies).fell("t1", "h1").has("field"));
    CHECK(Story(two + enemies).fell("h2", "t1").has("last"));
    CHECK_FALSE(Story(two + enemies).has("last"));
    Story drawn(one + enemies);
    drawn.last.outcome->winner.reset();
    for (const char* medal : {"few", "unscathed", "field", "last", "swift", "general"})
        CHECK_FALSE_MESSAGE(drawn.has(medal, Side::Heads, "general"), medal);
}

TEST_CASE("medals: of time, purse and opponent") {
    Story story(kTwoEach);
    CHECK_FALSE(story.has("swift"));
    story.last.turn = 5;
    CHECK(story.has("swift"));
    CHECK_FALSE(story.has("general"));
    CHECK_FALSE(story.has("general", Side::Heads, ""));
    CHECK(story.has("general", Side::Heads, "general"));
    CHECK(story.has("general", Side::Heads, "marshal"));
    CHECK_FALSE(story.has("tide"));
    story.last.purse = {10, 34};
    CHECK_FALSE(Story(story).event(TurnBegan{3, Side::Heads}).has("tide"));
    story.last.purse = {10, 35};
    CHECK(Story(story).event(TurnBegan{3, Side::Heads}).has("tide"));
}

TEST_CASE("medal: the battle of the day on three days running") {
    const auto daily = [](const std::string& day) { return battles::quick_name(battles::choice_of_day(day)); };
    const ladder::Medal& days = *ladder::find_medal("days");
    std::vector<ladder::Result> results;
    for (const char* day : {"2026-02-27", "2026-02-28", "2026-03-01"}) results.push_back(result(day, day, daily(day)));
    CHECK(ladder::day_earned(results, "", days) == "2026-03-01");
    CHECK(ladder::day_earned(results, "Ada", days).empty());
    std::vector<ladder::Result> gap = results;
    gap[1] = result("later", "2026-03-02", daily("2026-03-02"));
    CHECK(ladder::day_earned(gap, "", days).empty());
    std::vector<ladder::Result> other = results;
    other[1].battle = "cannae";
    CHECK(ladder::day_earned(other, "", days).empty());
    other[1].day = "2026-99-99";  // not a day: must do no harm
    CHECK(ladder::day_earned(other, "", days).empty());
}

TEST_CASE("a medal bears the day on which it was first earned") {
    const ladder::Medal& swift = *ladder::find_medal("swift");
    std::vector<ladder::Result> results{result("a", "2026-11-20", ""), result("b", "2026-11-21", "")};
    CHECK(ladder::day_earned(results, "", swift).empty());
    results[1].seats[0].deeds = {"swift"};
    CHECK(ladder::day_earned(results, "", swift) == "2026-11-21");
    results[0].seats[0].deeds = {"swift"};
    CHECK(ladder::day_earned(results, "", swift) == "2026-11-20");
    CHECK(ladder::day_earned(results, "Ada", swift).empty());
}

TEST_CASE("a result tells who led which side, and deeds of persons alone") {
    Story story(kTwoEach);
    story.fell("t1", "h1");
    const ladder::Result told = ladder::result_of(story.steps, story.last, {{"Ada", "Ben"}, {"", "sergeant"}});
    CHECK(told.winner == 0u);
    CHECK(told.turns == 9);
    CHECK(told.seats[0].name == "Ada");
    CHECK(told.seats[0].left == 51);
    CHECK(told.seats[0].deeds == std::vector<std::string>{"spy", "unscathed"});
    CHECK(told.seats[1].name.empty());
    CHECK(told.seats[1].bot == "sergeant");
    CHECK(told.seats[1].left == 1);
    CHECK(told.seats[1].deeds.empty());
}

TEST_CASE("medals have keys, names and faces of their own") {
    std::set<std::string_view> keys, names, designs;
    for (const ladder::Medal& medal : ladder::medals()) {
        CHECK(keys.insert(medal.key).second);
        CHECK(names.insert(medal.name.english()).second);
        CHECK(designs.insert(medal.design).second);
    }
    CHECK(keys.size() >= 10);
    CHECK(ladder::find_medal("none") == nullptr);
}
