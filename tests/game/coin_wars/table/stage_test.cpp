// What is visible ends where the rules say.

#include <doctest/doctest.h>

#include <algorithm>

#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/table/stage.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;
using table_kit::play;
using table_kit::Played;
using table_kit::two_lines;

namespace {

void check_same(const render::Scene& seen, const render::Scene& expected) {
    REQUIRE(seen.coins.size() == expected.coins.size());
    for (std::size_t i = 0; i < seen.coins.size(); ++i) {
        CHECK(seen.coins[i].at == expected.coins[i].at);
        CHECK(seen.coins[i].angle == expected.coins[i].angle);
        CHECK(seen.coins[i].lift == 0);
        CHECK(!seen.coins[i].moving);
    }
    CHECK(seen.cards.empty());
    CHECK(seen.dots.empty());
}

}  // namespace

TEST_CASE("a move slides along the card and ends exactly at the rule's result") {
    const Played played = play(two_lines(), cw::Move{"h1", {10, 12}});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    bool card_seen = false, on_the_way = false;
    double last = 10;
    for (int frame = 0; frame < 600 && stage.moving(); ++frame) {
        stage.step(1.0 / 60);
        card_seen = card_seen || !stage.scene().cards.empty();
        const double y = stage.scene().coins[0].at.y;
        CHECK(y >= last - 0.001);
        last = y;
        on_the_way = on_the_way || (y > 10.2 && y < 11);
    }
    CHECK(!stage.moving());
    CHECK(card_seen);
    CHECK(on_the_way);
    CHECK(stage.scene().coins[0].at == played.after.coin(0).at);
    check_same(stage.scene(), resting_scene(played.after, {}));
}

TEST_CASE("every kind of event ends at rest: shot, charge, both fall") {
    for (const cw::Command& command :
         std::vector<cw::Command>{cw::Attack{"h2", "t2"}, cw::Charge{"h3", Vec2{20, 13}, "t3", std::nullopt},
                                  cw::Charge{"h3", Vec2{15.5, 13}, "t2", std::nullopt}}) {
        cw::Match match = two_lines();
        if (cw::CoinWars::check(match, command)) continue;
        const Played played = play(match, command);
        Stage stage;
        stage.set(played.before);
        stage.play(played.before, played.after, played.events);
        for (int frame = 0; frame < 2000 && stage.moving(); ++frame) stage.step(1.0 / 60);
        std::vector<int> fallen;
        for (const cw::Event& event : played.events)
            if (const auto* fell = get_if<cw::Fell>(&event)) fallen.push_back(fell->coin);
        check_same(stage.scene(), resting_scene(played.after, fallen));
    }
}

TEST_CASE("a click hurries, no time at all plays at once, a next command does not wait") {
    const Played first = play(two_lines(), cw::Move{"h1", {8, 10}});
    const Played second = play(first.after, cw::Move{"h2", {14, 9}});
    Stage stage;
    stage.set(first.before);
    stage.play(first.before, first.after, first.events);
    stage.step(0.05);
    stage.play(second.before, second.after, second.events);
    CHECK(stage.scene().coins[0].at == first.after.coin(0).at);
    CHECK(stage.moving());
    stage.hurry();
    check_same(stage.scene(), resting_scene(second.after, {}));
    stage.play(first.before, first.after, first.events);
    stage.step(0.001, 0);
    CHECK(!stage.moving());
}

TEST_CASE("undo glides back") {
    const Played played = play(two_lines(), cw::Move{"h1", {8, 10}});
    Stage stage;
    stage.set(played.after);
    stage.glide(played.before);
    CHECK(stage.moving());
    while (stage.moving()) stage.step(1.0 / 60);
    check_same(stage.scene(), resting_scene(played.before, {}));
}

TEST_CASE("fallen coins lie in their captor's purse, in order, side by side") {
    const Played played = play(two_lines(), cw::Attack{"h2", "t2"});
    const auto places = resting_places(played.after, {});
    CHECK(places[4].x < -0.4);
    CHECK(places[4].y < 12);  // Heads' half of the wood
    cw::Match all = played.after;
    for (cw::Coin& coin : all.coins) coin.place = cw::Place::Fallen;
    const auto beside = resting_places(all, {});
    for (std::size_t a = 0; a < beside.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            CHECK(distance(beside[a], beside[b]) >
                  all.type(static_cast<int>(a)).radius() + all.type(static_cast<int>(b)).radius());
}

TEST_CASE("a coin is gone from the moment at which its fall begins until the play ends") {
    const Played played = play(two_lines(), cw::Attack{"h2", "t2"});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    CHECK(stage.gone().empty());
    while (stage.moving() && stage.falling().empty()) stage.step(1.0 / 60);
    REQUIRE(stage.moving());
    stage.step(1.0 / 60);
    CHECK(stage.gone() == std::vector<int>{4});
    stage.hurry();
    CHECK(stage.gone().empty());
}

TEST_CASE("what was lost by going beyond lies apart from the purses, struck out") {
    cw::Match match = two_lines();
    const auto fallen = [&](const char* id, cw::How how) {
        cw::Coin& coin = match.coin(match.find(id));
        coin.place = cw::Place::Fallen;
        coin.how = how;
    };
    fallen("t1", cw::How::Attack);
    fallen("h1", cw::How::Beyond);
    fallen("h2", cw::How::Beyond);
    const auto places = resting_places(match, {});
    const auto place = [&](const char* id) { return places[static_cast<std::size_t>(match.find(id))]; };
    CHECK(place("t1").y < 1);
    for (const char* id : {"h1", "h2"}) {
        CHECK(place(id).x == place("t1").x);
        CHECK(place(id).y > 8);
        CHECK(place(id).y < 12);
    }
    render::Scene scene = resting_scene(match, {});
    mark_lost(scene, match);
    REQUIRE(scene.lines.size() == 2);
    const auto& ends = scene.lines[0].points;
    CHECK(distance((ends[0] + ends[1]) / 2, place("h1")) < 1e-9);

    // A full column leaves no room for them.
    for (cw::Coin& coin : match.coins) coin.place = cw::Place::Fallen;
    const auto all = resting_places(match, {});
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) CHECK(distance(all[a], all[b]) > 0.7);
}

TEST_CASE("an attacker draws back and hits, and figures come up at the contact, both ways if it is struck back") {
    const cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "dime", {10, 10.7275}}});
    const Played played = play(match, cw::Attack{"h1", "t1"});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    double lowest = 10, highest = 10;
    std::vector<std::string> seen;
    while (stage.moving()) {
        const bool hit = !stage.scene().dots.empty();
        if (stage.figures().empty()) CHECK_FALSE(hit);
        seen.clear();
        for (const Figure& figure : stage.figures()) seen.push_back(words::english(figure.words));
        if (stage.falling().empty() && seen.size() < 2) {
            lowest = std::min(lowest, stage.scene().coins[0].at.y);
            highest = std::max(highest, stage.scene().coins[0].at.y);
        }
        stage.step(1.0 / 60);
    }
    CHECK(lowest < 9.8);
    CHECK(highest < 10.1);
    CHECK(seen == std::vector<std::string>{"1 < 3", "5 \u2265 1"});
    CHECK(stage.figures().empty());
    check_same(stage.scene(), resting_scene(played.after, {{0}}));
}

TEST_CASE("what falls is on its way to the purse until it lies there") {
    const Played played = play(two_lines(), cw::Attack{"h2", "t2"});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    double gone = 0;
    while (stage.moving()) {
        for (const Falling& falling : stage.falling()) {
            CHECK(falling.coin == 4);
            CHECK(falling.from == Vec2{14, 14});
            CHECK(falling.gone >= gone);
            gone = falling.gone;
        }
        stage.step(1.0 / 60);
    }
    CHECK(gone > 0.9);
    CHECK(stage.rest_of(4) == stage.scene().coins[4].at);
}

TEST_CASE("the sum of dice comes up when they lie, stays with them and goes with them") {
    cw::Match match = battle({{"h1", "penny", {10, 10}}, {"t1", "dime", {10, 10.7275}}});
    auto scenario = std::make_shared<cw::Scenario>(*match.scenario);
    scenario->advanced.dice = 6;
    match.scenario = scenario;
    const Played played = play(match, cw::Attack{"h1", "t1"});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    stage.step(0.01);
    CHECK(stage.figures().empty());
    while (stage.moving()) stage.step(1.0 / 60);
    const auto of_dice = [&] { return std::ranges::count_if(stage.figures(), &Figure::of_dice); };
    CHECK(of_dice() >= 1);
    CHECK(of_dice() == static_cast<long>(stage.figures().size()));
    CHECK(stage.scene().dice == stage.dice_at_rest());
    stage.take_up_dice();
    CHECK(stage.scene().dice.empty());
    CHECK(stage.figures().empty());
    // They also stay when the play is cut short.
    stage.play(played.before, played.after, played.events);
    stage.hurry();
    CHECK(of_dice() >= 1);
}

TEST_CASE("coins that may act are told from those that have acted") {
    const Played played = play(two_lines(), cw::Move{"h1", {8, 10}});
    CHECK(may_act(played.before, 0));
    CHECK(!may_act(played.after, 0));
    CHECK(may_act(played.after, 1));
    CHECK(!may_act(played.after, 3));
}

TEST_CASE("what is written on papers and cards is in the language of the screen") {
    const auto german = words::Catalogue::read(R"(msgid ""
msgstr "X-Decimal-Mark: ,\n"

msgid "{1} in"
msgstr "{1} Zoll"

msgid "{1} of {2} left"
msgstr "von {2} bleiben {1}"

msgid "The Hill"
msgstr "Der Berg"

msgid "No entry"
msgstr "Niemand kommt hinein"

msgid "rounds {1} to {2}"
msgstr "Runde {1} bis {2}"
)");
    REQUIRE(german.has_value());
    cw::Match match = two_lines();
    auto scenario = std::make_shared<cw::Scenario>(*match.scenario);
    cw::Terrain& hill = scenario->terrain.emplace_back();
    hill.name = "The Hill";
    hill.kind = cw::Ground::Impassable;
    hill.polygon = {{30, 20}, {33, 20}, {33, 23}};
    hill.from_turn = 2;
    hill.to_turn = 5;
    match.scenario = scenario;
    const Played played = play(match, cw::Move{"h1", {10, 11}});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    stage.step(1.0 / 60);
    CHECK(stage.scene().paper.front().name.empty());
    const render::Scene said = stage.scene_in(*german), plain = stage.scene_in({});
    REQUIRE(said.cards.size() == 1);
    CHECK(said.cards.front().reading == "1,00 Zoll");
    CHECK(plain.cards.front().reading == "1.00 in");
    CHECK(said.paper.front().name == "Der Berg");
    CHECK(said.paper.front().note == "Niemand kommt hinein, Runde 2 bis 5");
    CHECK(plain.paper.front().note == "No entry, rounds 2 to 5");

    render::Scene scene = resting_scene(match, {});
    mark_aim(scene, match, aim(match, {0}, {10, 11}), *german);
    REQUIRE(scene.cards.size() == 1);
    CHECK(scene.cards.front().reading == "1,00 Zoll");
    CHECK(scene.cards.front().note == "von 3,75 bleiben 2,75 Zoll");
    // The coin's path is drawn on the card, not under it.
    REQUIRE_FALSE(scene.lines.empty());
    CHECK(std::ranges::all_of(scene.lines, &render::Line::above));
    mark_measure(scene, {2, 2}, {4, 2}, *german);
    CHECK(scene.cards.back().reading == "2,00 Zoll");
}
