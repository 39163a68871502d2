// Sounds follow from what is visible: which ones, when, how loud.

#include <doctest/doctest.h>

#include <algorithm>

#include "engine/core/random.h"
#include "game/coin_wars/table/battle_sound_cues.h"
#include "game/coin_wars/table/clips.h"
#include "game/coin_wars/table/dice_tray.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/coin_wars/table/stage.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;
using table_kit::play;
using table_kit::Played;
using table_kit::two_lines;

namespace {

constexpr double kFrame = 1.0 / 60;

struct Due {
    double time;  // seconds since the play began
    sound::Sound sound;
    Vec2 at;
};

// All sounds of a stage until it rests.
std::vector<Due> heard_of(Stage& stage, double speed = 1) {
    std::vector<Due> all;
    const auto take = [&](double time) {
        for (const Cue& cue : stage.take_sounds().cues) all.push_back({time, cue.sound, cue.at});
    };
    take(0);
    for (int frame = 1; frame < 3000 && stage.moving(); ++frame) {
        stage.step(kFrame, speed);
        take(frame * kFrame);
    }
    return all;
}

std::vector<Due> heard_of(const Played& played, double speed = 1) {
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    return heard_of(stage, speed);
}

template <class Sound>
std::vector<Due> only(const std::vector<Due>& all) {
    std::vector<Due> some;
    for (const Due& due : all)
        if (holds_alternative<Sound>(due.sound)) some.push_back(due);
    return some;
}

}  // namespace

TEST_CASE("a slide is heard with its card, and ticks once where it is stopped by a coin") {
    const Played played = play(two_lines(), cw::Move{"h1", {10, 12}});
    const std::vector<Due> all = heard_of(played);
    CHECK(only<sound::CardLaid>(all).size() == 1);
    REQUIRE(only<sound::Slid>(all).size() == 1);
    REQUIRE(only<sound::CoinStruck>(all).size() == 1);
    CHECK(only<sound::CardLifted>(all).size() == 1);
    const auto slide = get<sound::Slid>(only<sound::Slid>(all).front().sound);
    const Due tick = only<sound::CoinStruck>(all).front();
    const auto strike = get<sound::CoinStruck>(tick.sound);
    CHECK(tick.time <= slide.seconds + 2 * kFrame);
    CHECK(tick.time > slide.seconds / 2);
    CHECK(strike.disc == disc_of(played.before.type(0)));
    CHECK(strike.on == disc_of(played.before.type(3)));
    CHECK(strike.bed == sound::Bed::Felt);
    CHECK(strike.speed > 1);
    CHECK(distance(tick.at, played.after.coin(0).at) < 0.5);
    CHECK(only<sound::CardLifted>(all).front().time > tick.time);
}

TEST_CASE("a slide that nothing stops has no tick, and is heard as fast as it is seen") {
    const Played played = play(two_lines(), cw::Move{"h1", {8, 10}});
    const std::vector<Due> all = heard_of(played);
    CHECK(only<sound::CoinStruck>(all).empty());
    REQUIRE(only<sound::Slid>(all).size() == 1);
    const auto slide = get<sound::Slid>(only<sound::Slid>(all).front().sound);
    CHECK(slide.what == sound::Sliding::Coin);
    const double quickest = *std::max_element(slide.speeds.begin(), slide.speeds.end());
    CHECK(quickest > 2 / slide.seconds);
    CHECK(quickest < 6 / slide.seconds);
    CHECK(slide.speeds.front() < quickest / 3);
    CHECK(slide.speeds.back() < quickest / 3);
    const std::vector<Due> twice = heard_of(played, 2);
    CHECK(get<sound::Slid>(only<sound::Slid>(twice).front().sound).seconds == doctest::Approx(slide.seconds / 2));
}

TEST_CASE("who is struck down falls into the purse after the blow; a shot is heard at its target") {
    const Played played = play(two_lines(), cw::Attack{"h2", "t2"});
    const std::vector<Due> all = heard_of(played);
    const auto falls = std::count_if(played.events.begin(), played.events.end(),
                                     [](const cw::Event& event) { return holds_alternative<cw::Fell>(event); });
    REQUIRE(falls >= 1);
    CHECK(only<sound::CoinDropped>(all).size() == static_cast<std::size_t>(falls));
    REQUIRE(!only<sound::CoinStruck>(all).empty());
    const Due hit = only<sound::CoinStruck>(all).front();
    CHECK(get<sound::CoinStruck>(hit.sound).disc == disc_of(played.before.type(4)));
    CHECK(only<sound::CoinDropped>(all).front().time > hit.time);
    CHECK(only<sound::CoinDropped>(all).front().at.x < 0);
}

TEST_CASE("hurried: one contact at most, all else is silent; what sounded is told to fade") {
    const Played played = play(two_lines(), cw::Attack{"h2", "t2"});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    stage.step(0.05);
    CHECK(!stage.take_sounds().hushed);
    stage.hurry();
    const DueSounds heard = stage.take_sounds();
    CHECK(heard.hushed);
    REQUIRE(heard.cues.size() == 1);
    CHECK(holds_alternative<sound::CoinDropped>(heard.cues.front().sound));
    stage.hurry();
    CHECK(!stage.take_sounds().hushed);
    CHECK(stage.take_sounds().cues.empty());
}

TEST_CASE("reduced motion: a play at once is heard by its last contact") {
    const Played played = play(two_lines(), cw::Move{"h1", {10, 12}});
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events);
    stage.step(kFrame, 0);
    const DueSounds heard = stage.take_sounds();
    REQUIRE(heard.cues.size() == 1);
    CHECK(holds_alternative<sound::CoinStruck>(heard.cues.front().sound));
}

TEST_CASE("undo is a soft slide and nothing else") {
    const Played played = play(two_lines(), cw::Move{"h1", {10, 12}});
    Stage stage;
    stage.set(played.after);
    stage.glide(played.before);
    const std::vector<Due> all = heard_of(stage);
    REQUIRE(all.size() == 1);
    const auto slide = get<sound::Slid>(all.front().sound);
    CHECK(*std::max_element(slide.speeds.begin(), slide.speeds.end()) <= 5);
}

TEST_CASE("the end of a turn is heard, though nothing moves") {
    const Played played = play(two_lines(), cw::EndTurn{});
    CHECK(only<sound::TurnEnded>(heard_of(played)).size() == 1);
}

TEST_CASE("coins of a new Army tick together, softly") {
    const cw::Match match = two_lines();
    const Cues cues = announced(match, {cw::Formed{0, cw::Side::Heads, {0, 1, 2}, cw::kNoCoin}});
    REQUIRE(cues.size() == 3);
    for (std::size_t i = 0; i < cues.size(); ++i) {
        const auto strike = get<sound::CoinStruck>(cues[i].sound);
        CHECK(strike.disc == disc_of(match.type(static_cast<int>(i))));
        CHECK(strike.on.has_value());
        CHECK(strike.speed < 9);
        CHECK(cues[i].at == match.coin(static_cast<int>(i)).at);
        if (i > 0) CHECK(cues[i].time > cues[i - 1].time);
    }
    std::vector<int> many;
    for (int coin = 0; coin < match.count(); ++coin) many.push_back(coin);
    CHECK(announced(match, {cw::Formed{0, cw::Side::Heads, many, cw::kNoCoin}}).back().time < 0.5);
}

TEST_CASE("the end of a battle rings, once") {
    const Played played = play(two_lines(), cw::Concede{cw::Side::Heads});
    const auto ends = only<sound::BattleEnded>(heard_of(played));
    REQUIRE(ends.size() == 1);
    for (const auto& type : played.before.scenario->types)
        CHECK(get<sound::BattleEnded>(ends.front().sound).disc.diameter >= type.diameter);
}

TEST_CASE("a coin that is taken and the card that is laid are heard once each") {
    const cw::Match match = two_lines();
    const InHand none, coin{2, {4, 5}, std::nullopt}, card{2, {4, 5}, Vec2{1, 2}};
    CHECK(handled(match, none, none).empty());
    CHECK(handled(match, coin, coin).empty());
    CHECK(handled(match, coin, none).empty());
    const Cues taken = handled(match, none, coin);
    REQUIRE(taken.size() == 1);
    CHECK(taken.front().at == Vec2{4, 5});
    CHECK(get<sound::CoinStruck>(taken.front().sound).speed < 5);
    const Cues laid = handled(match, coin, card), lifted = handled(match, card, coin);
    REQUIRE(laid.size() == 1);
    REQUIRE(lifted.size() == 1);
    CHECK(holds_alternative<sound::CardLaid>(laid.front().sound));
    CHECK(laid.front().at == Vec2{1, 2});
    CHECK(holds_alternative<sound::CardLifted>(lifted.front().sound));
}

TEST_CASE("a toss is heard by its impacts, each at its time and as hard as it is") {
    core::Random random(4);
    const physics::Trajectory toss = physics::toss({}, random);
    REQUIRE(!toss.impacts.empty());
    const cw::CoinType type = table_kit::us_coins()[4];
    const Cues cues = tossed(type, toss);
    REQUIRE(cues.size() == toss.impacts.size() + 1);
    CHECK(get<sound::CoinStruck>(cues.front().sound).bed == sound::Bed::Air);
    for (std::size_t i = 0; i < toss.impacts.size(); ++i) {
        const auto strike = get<sound::CoinStruck>(cues[i + 1].sound);
        CHECK(cues[i + 1].time == toss.impacts[i].time);
        CHECK(strike.speed == toss.impacts[i].speed);
        CHECK(strike.disc == disc_of(type));
        CHECK((strike.bed == sound::Bed::Wood) == (toss.impacts[i].what == physics::Struck::Wall));
    }
}

TEST_CASE("a die is heard by its impacts") {
    core::Random random(9);
    const physics::RollTrajectory roll = physics::roll({}, random);
    REQUIRE(!roll.impacts.empty());
    const Cues cues = rolled(roll);
    REQUIRE(cues.size() == roll.impacts.size());
    for (std::size_t i = 0; i < cues.size(); ++i) {
        CHECK(cues[i].time == roll.impacts[i].time);
        CHECK(get<sound::DieStruck>(cues[i].sound).sides == roll.sides);
    }
}

TEST_CASE("CW-27: dice rolled for a strike are heard before its blow") {
    auto scenario = std::make_shared<cw::Scenario>(*two_lines().scenario);
    scenario->advanced.dice = 6;
    const cw::Match before = cw::begin(scenario);
    Played played{before, before, {}};
    core::Random random(3);
    TableHand hand;
    hand.make_room(before, {14, 12});
    REQUIRE(!cw::CoinWars::check(before, cw::Attack{"h2", "t2"}));
    played.events = cw::CoinWars::apply(played.after, cw::Attack{"h2", "t2"}, random, hand);
    Stage stage;
    stage.set(played.before);
    stage.play(played.before, played.after, played.events, hand.shown());
    const std::vector<Due> all = heard_of(stage);
    const std::vector<Due> dice = only<sound::DieStruck>(all), blows = only<sound::CoinStruck>(all);
    std::size_t impacts = 0;
    for (const hands::Shown& shown : hand.shown())
        if (const auto* roll = get_if<physics::RollTrajectory>(&shown)) impacts += roll->impacts.size();
    CHECK(impacts > 0);
    CHECK(dice.size() == impacts);
    REQUIRE(!blows.empty());
    CHECK(dice.front().time < blows.front().time);
}

TEST_CASE("many coins pushed together tick no more than an ear can tell apart") {
    // Forty coins in a row, each pushed into the next.
    const std::size_t count = 40, samples = 60;
    auto scenario = std::make_shared<cw::Scenario>();
    scenario->types = table_kit::us_coins();
    Pushed pushed{1.0, {}, {}};
    for (std::size_t i = 0; i < count; ++i) {
        scenario->coins.push_back({"h" + std::to_string(i), 0, cw::Side::Heads, Vec2{1.0 + static_cast<double>(i), 5}});
        pushed.coins.push_back(static_cast<int>(i));
    }
    for (std::size_t k = 0; k <= samples; ++k) {
        std::vector<Vec2>& now = pushed.places.emplace_back();
        const double apart = 1 - 0.25 * static_cast<double>(k) / static_cast<double>(samples);
        for (std::size_t i = 0; i < count; ++i) now.push_back({1.0 + apart * static_cast<double>(i), 5});
    }
    const Cues cues = sliding(cw::begin(scenario), pushed);
    REQUIRE(cues.size() >= 2);
    CHECK(cues.size() <= 13);
    CHECK(get<sound::Slid>(cues.front().sound).what == sound::Sliding::Coins);
    CHECK(std::is_sorted(cues.begin(), cues.end(), [](const Cue& a, const Cue& b) { return a.time < b.time; }));
}

TEST_CASE("a coin sounds like its size and metal") {
    cw::CoinType type = table_kit::us_coins()[0];
    type.metal = "copper";
    CHECK(disc_of(type).metal == sound::Metal::Copper);
    type.metal = "golden";
    CHECK(disc_of(type).metal == sound::Metal::Golden);
    type.metal = "silver";
    CHECK(disc_of(type).metal == sound::Metal::Silver);
    type.metal = "nickel";
    CHECK(disc_of(type).metal == sound::Metal::Nickel);
    CHECK(disc_of(type).diameter == type.diameter);
}
