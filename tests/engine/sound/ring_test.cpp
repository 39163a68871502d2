// Coins sound like their size and metal, and every sound is fit to play.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "engine/sound/coin_ring.h"
#include "engine/sound/friction.h"
#include "engine/sound/knock.h"
#include "engine/sound/sound.h"
#include "tests/support/at_least.h"

using namespace sound;

namespace {

struct Coin {
    const char* name;
    Disc disc;
};

// Sorted by diameter.
std::vector<Coin> coins() {
    return {{"dime", coin_disc(0.705, Metal::Silver)},   {"penny", coin_disc(0.750, Metal::Copper)},
            {"nickel", coin_disc(0.835, Metal::Nickel)}, {"quarter", coin_disc(0.955, Metal::Silver)},
            {"dollar", coin_disc(1.043, Metal::Golden)}, {"half-dollar", coin_disc(1.205, Metal::Silver)}};
}

double energy(const Wave& wave, double from, double to) {
    double sum = 0;
    const auto first = static_cast<std::size_t>(from * kRate),
               last = std::min(wave.size(), static_cast<std::size_t>(to * kRate));
    for (std::size_t i = first; i < last; ++i) sum += double{wave[i]} * wave[i];
    return sum;
}

// Returns the seconds after which a thousandth of the energy is left.
double decay_time(const Wave& wave) {
    const double whole = energy(wave, 0, 10);
    double left = whole;
    std::size_t i = 0;
    while (i < wave.size() && left > whole * 1e-3) left -= double{wave[i]} * wave[i], ++i;
    return static_cast<double>(i) / kRate;
}

// Returns the strength of a wave at a pitch.
double strength_at(const Wave& wave, double hertz) {
    double a = 0, b = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double turn = 2 * 3.14159265358979 * hertz * static_cast<double>(i) / kRate;
        a += wave[i] * std::cos(turn);
        b += wave[i] * std::sin(turn);
    }
    return std::hypot(a, b);
}

Wave struck(const Disc& disc, Bed bed, double speed, std::uint64_t seed = 1) {
    core::Random random(seed);
    return ring(CoinStruck{disc, std::nullopt, bed, speed}, random);
}

// Returns one sound of each kind, at its loudest.
std::vector<std::pair<std::string, Sound>> every_sound() {
    std::vector<std::pair<std::string, Sound>> all;
    for (const Coin& coin : coins()) {
        const std::string name = coin.name;
        for (const Bed bed : {Bed::Felt, Bed::Wood, Bed::Air})
            all.emplace_back(name, CoinStruck{coin.disc, std::nullopt, bed, 200});
        all.emplace_back(name + " on a coin", CoinStruck{coin.disc, coins().back().disc, Bed::Felt, 200});
        all.emplace_back(name + " into the purse", CoinDropped{coin.disc, 200});
    }
    for (const Sliding what : {Sliding::Coin, Sliding::Coins, Sliding::Card})
        all.emplace_back("slide", Slid{what, 0.7, {0, 5, 40, 5, 0}});
    for (const int sides : {4, 6, 8, 10, 12, 20})
        for (const auto on : {DieStruck::On::Felt, DieStruck::On::Wood, DieStruck::On::Thing})
            all.emplace_back("die", DieStruck{sides, on, 200});
    all.emplace_back("card laid", CardLaid{});
    all.emplace_back("card lifted", CardLifted{});
    all.emplace_back("paper", PaperTurned{});
    all.emplace_back("button", Pressed{});
    all.emplace_back("turn", TurnEnded{});
    for (const Coin& coin : coins()) all.emplace_back("end", sound::BattleEnded{coin.disc});
    return all;
}

}  // namespace

TEST_CASE("the smaller the coin, the higher it rings") {
    const std::vector<Coin> all = coins();
    for (std::size_t i = 1; i < all.size(); ++i)
        CHECK_MESSAGE(tones(all[i - 1].disc, Bed::Felt).front().hertz > tones(all[i].disc, Bed::Felt).front().hertz,
                      all[i - 1].name << " against " << all[i].name);
    const double dime = tones(all.front().disc, Bed::Air).front().hertz,
                 half = tones(all.back().disc, Bed::Air).front().hertz;
    CHECK(strength_at(struck(all.front().disc, Bed::Air, 20), dime) >
          10 * strength_at(struck(all.front().disc, Bed::Air, 20), half));
    CHECK(strength_at(struck(all.back().disc, Bed::Air, 20), half) >
          10 * strength_at(struck(all.back().disc, Bed::Air, 20), dime));
}

TEST_CASE("a plate rings by its thickness over the square of its radius, in the ratios of plate theory") {
    const std::vector<Tone> thin = tones({1, 0.05, Metal::Nickel}, Bed::Air),
                            thick = tones({1, 0.10, Metal::Nickel}, Bed::Air),
                            wide = tones({2, 0.05, Metal::Nickel}, Bed::Air);
    CHECK(thick.front().hertz == doctest::Approx(2 * thin.front().hertz));
    CHECK(wide.front().hertz == doctest::Approx(thin.front().hertz / 4));
    CHECK(thin[2].hertz / thin[0].hertz == doctest::Approx(9.084 / 5.253));
    double sum = 0;
    for (const Tone& tone : thin) sum += tone.strength;
    CHECK(sum == doctest::Approx(1));
}

TEST_CASE("silver rings longer than copper, every metal longest in the air and shortest on felt") {
    CHECK(decay_time(struck(coin_disc(0.75, Metal::Silver), Bed::Air, 20)) >
          2 * decay_time(struck(coin_disc(0.75, Metal::Copper), Bed::Air, 20)));
    for (const Coin& coin : coins()) {
        const auto slowest = [&](Bed bed) { return tones(coin.disc, bed).front().decay; };
        CHECK(slowest(Bed::Air) < slowest(Bed::Wood));
        CHECK(slowest(Bed::Wood) < slowest(Bed::Felt));
    }
}

TEST_CASE("a coin touched on cloth is a short bright tick") {
    core::Random random(3);
    for (const Coin& a : tests::at_least(3, coins()))
        for (const Coin& b : tests::at_least(3, coins())) {
            const Wave tick = ring(CoinStruck{a.disc, b.disc, Bed::Felt, 7}, random);
            const double seconds = static_cast<double>(tick.size()) / kRate;
            CHECK_MESSAGE((seconds > 0.04 && seconds < 0.15), a.name << " on " << b.name << ": " << seconds);
            CHECK(energy(tick, 0, 0.04) > 0.9 * energy(tick, 0, 1));
            CHECK(energy(tick, 0, 0.04) < 0.9999 * energy(tick, 0, 1));
        }
}

TEST_CASE("the harder, the louder") {
    for (const Coin& coin : coins())
        for (const Bed bed : {Bed::Felt, Bed::Wood, Bed::Air}) {
            double before = 0;
            for (const double speed : {0.0, 2.0, 7.0, 20.0, 60.0}) {
                const double now = energy(struck(coin.disc, bed, speed), 0, 2);
                CHECK((now > before || speed == 0));
                before = now;
            }
        }
    core::Random random(1);
    CHECK(energy(knock(DieStruck{6, DieStruck::On::Felt, 40}, random), 0, 1) >
          energy(knock(DieStruck{6, DieStruck::On::Felt, 10}, random), 0, 1));
}

TEST_CASE("the end of a battle rings out twice, softer than a coin flicked") {
    for (const Coin& coin : tests::at_least(3, coins())) {
        core::Random random(7);
        const Wave end = wave_of(sound::BattleEnded{coin.disc}, random);
        CHECK_MESSAGE(peak(end) < 0.5 * peak(struck(coin.disc, Bed::Air, 16)), coin.name);
        CHECK(energy(end, 0.34, 0.38) > energy(end, 0.30, 0.34));
        CHECK(energy(end, 0, 0.04) > energy(end, 0.34, 0.38));
    }
}

TEST_CASE("a slide lasts as long as it is seen and is heard where it is quick") {
    core::Random random(5);
    const Wave wave = rub(Slid{Sliding::Coin, 0.8, {0, 2, 10, 2, 0}}, random);
    CHECK(wave.size() == static_cast<std::size_t>(0.8 * kRate + 0.5));
    CHECK(energy(wave, 0.3, 0.5) > 4 * energy(wave, 0, 0.2));
    CHECK(energy(wave, 0.3, 0.5) > 4 * energy(wave, 0.6, 0.8));
    CHECK(rub(Slid{Sliding::Coin, 0, {}}, random).empty());
    CHECK(peak(rub(Slid{Sliding::Coin, 0.3, {}}, random)) == 0);
}

TEST_CASE("every sound is a number, never clips, begins and ends in silence") {
    core::Random random(11);
    std::vector<std::pair<std::string, Sound>> all;
    for (int round = 0; round < 5; ++round)
        for (auto& one : every_sound()) all.push_back(std::move(one));
    for (const auto& [told, sound] : tests::at_least(30, all)) {
        const std::string& name = told;
        const Wave wave = wave_of(sound, random);
        REQUIRE(!wave.empty());
        CHECK(std::all_of(wave.begin(), wave.end(), [](float sample) { return std::isfinite(sample); }));
        CHECK_MESSAGE(peak(wave) <= 0.95, name << ": " << peak(wave));
        CHECK_MESSAGE(peak(wave) > 0.01, name << ": " << peak(wave));
        CHECK(std::abs(wave.front()) < 1e-4);
        CHECK_MESSAGE(std::abs(wave.back()) < 1e-4, name << ": " << wave.back());
        CHECK(wave.size() < 2 * kRate);
    }
}

TEST_CASE("the same chance gives the same sound, another one varies it a little") {
    for (const auto& [told, sound] : every_sound()) {
        const std::string& name = told;
        core::Random one(7), same(7), other(8);
        const Wave wave = wave_of(sound, one);
        CHECK(wave == wave_of(sound, same));
        CHECK(one == same);
        CHECK_MESSAGE(wave != wave_of(sound, other), name);
    }
    const Disc dime = coin_disc(0.705, Metal::Silver);
    const double loud = std::sqrt(energy(struck(dime, Bed::Felt, 10, 1), 0, 1)),
                 again = std::sqrt(energy(struck(dime, Bed::Felt, 10, 2), 0, 1));
    CHECK(again > 0.5 * loud);
    CHECK(again < 2 * loud);
}

TEST_CASE("sounds stand in order: a button is the softest, a tick is heard over its slide") {
    core::Random random(2);
    const auto loudest = [&](const Sound& sound) { return peak(wave_of(sound, random)); };
    const Disc penny = coin_disc(0.75, Metal::Copper), dime = coin_disc(0.705, Metal::Silver);
    const double slide = loudest(Slid{Sliding::Coin, 0.5, {0, 7, 0}}),
                 tick = loudest(CoinStruck{penny, dime, Bed::Felt, 7}),
                 blow = loudest(CoinStruck{penny, dime, Bed::Felt, 34}), purse = loudest(CoinDropped{dime, 32});
    CHECK(slide < tick);
    CHECK(tick < blow);
    CHECK(tick < purse);
    CHECK(loudest(Pressed{}) < tick);
}
