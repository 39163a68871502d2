#include "engine/sound/coin_ring.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace sound {

namespace {

constexpr double kInch = 0.0254, kPoisson = 0.33;
// Real coins ring at the edge of hearing. Lowered by more than an octave they can be told apart on small
// speakers and by older ears too.
constexpr double kLowered = 0.42;

struct Stuff {
    double stiffness;  // pascal
    double density;    // kilograms per cubic metre
    double loss;       // decay per hertz
};
constexpr Stuff kStuffs[] = {  // by Metal
    {108e9, 8830, 5.0e-3},
    {138e9, 8900, 2.6e-3},
    {125e9, 8900, 1.0e-3},
    {112e9, 8500, 1.6e-3}};

// The bending modes of a free round plate: the frequency number of plate theory (Poisson's ratio 0.33), how strongly a
// blow on the rim excites it, and whether it has nodal diameters: then it is a slightly detuned pair.
struct Mode {
    double number, woken;
    bool pair;
};
constexpr std::array<Mode, 9> kModes{{{5.253, 1.00, true},   // 2 diameters
                                      {9.084, 0.55, false},  // 1 circle
                                      {12.23, 0.80, true},   // 3 diameters
                                      {20.52, 0.35, true},   // 1 diameter, 1 circle
                                      {21.60, 0.55, true},   // 4 diameters
                                      {33.10, 0.35, true},   // 5 diameters
                                      {35.25, 0.20, true},   // 2 diameters, 1 circle
                                      {38.55, 0.12, false},  // 2 circles
                                      {46.81, 0.20, true}}};
constexpr double kSplit = 0.0035, kSecond = 0.28;  // detuning, and strength of the weaker one: shimmer

constexpr double kDamping[] = {62, 38, 5};  // by Bed

// The bed itself, struck through the coin.
void add_bed(Wave& wave, Bed bed, double level, core::Random& random) {
    const double askew = random.between(0.94, 1.06);
    if (bed == Bed::Felt) {
        add_tone(wave, {185 * askew, 0.15 * level, 170});
        add_burst(wave, {{520, 1.4}, 0.5 * level, 190, 0.001}, random);
    } else if (bed == Bed::Wood) {
        add_tone(wave, {310 * askew, 0.34 * level, 120});
        add_tone(wave, {690 * askew, 0.26 * level, 150});
        add_tone(wave, {1480 * askew, 0.14 * level, 220});
        add_burst(wave, {{900, 1.5}, 0.3 * level, 260}, random);
    }
}

// `level` scales the whole ring; a hard blow is short, so it excites the high tones too.
void add_ring(Wave& wave, const Disc& disc, Bed bed, double level, core::Random& random) {
    const double contact = std::max(0.00002, 0.00005 - 0.00003 * level);  // seconds
    for (Tone tone : tones(disc, bed)) {
        const double dulled = std::exp(-std::pow(tone.hertz * contact, 2) * 3);
        tone.hertz *= random.between(0.998, 1.002);
        tone.strength *= level * dulled * random.between(0.7, 1.3);
        add_tone(wave, tone);
    }
}

double longest(const std::vector<Tone>& tones) {
    double slowest = 1e9;
    for (const Tone& tone : tones) slowest = std::min(slowest, tone.decay);
    return std::log(2000.0) / slowest;
}

}  // namespace

Disc coin_disc(double diameter, Metal metal) { return {diameter, 0.0256 + 0.045 * diameter, metal}; }

std::vector<Tone> tones(const Disc& disc, Bed bed) {
    const Stuff stuff = kStuffs[static_cast<std::size_t>(disc.metal)];
    const double radius = disc.diameter / 2 * kInch, thickness = disc.thickness * kInch;
    const double speed = std::sqrt(stuff.stiffness / (12 * stuff.density * (1 - kPoisson * kPoisson)));
    const double unit = kLowered * thickness / (2 * std::numbers::pi * radius * radius) * speed;
    std::vector<Tone> tones;
    double sum = 0;
    for (const Mode& mode : kModes) {
        const double hertz = mode.number * unit, decay = kDamping[static_cast<std::size_t>(bed)] + stuff.loss * hertz;
        const double second = mode.pair ? kSecond * mode.woken : 0;
        tones.push_back({hertz, mode.woken - second, decay});
        if (mode.pair) tones.push_back({hertz * (1 + kSplit), second, decay});
        sum += mode.woken;
    }
    for (Tone& tone : tones) tone.strength /= sum;
    return tones;
}

Wave ring(const CoinStruck& strike, core::Random& random) {
    const double level = loudness(strike.speed);
    double seconds = std::max(longest(tones(strike.disc, strike.bed)), 0.06);
    if (strike.on) seconds = std::max(seconds, longest(tones(*strike.on, strike.bed)));
    Wave wave = silence(seconds);
    add_ring(wave, strike.disc, strike.bed, 1.2 * level, random);
    if (strike.on) add_ring(wave, *strike.on, strike.bed, 0.8 * level, random);
    // The impact itself: metal on metal is sharper than metal on cloth or wood.
    add_burst(wave, {{strike.on ? 4200.0 : 2400.0, 1.4}, (strike.on ? 0.6 : 0.35) * level, 1400, 0.0002}, random);
    add_bed(wave, strike.bed, level * (strike.on ? 0.5 : 0.9), random);
    return finished(std::move(wave), 0.8);
}

Wave ring(const CoinDropped& drop, core::Random& random) {
    Wave wave;
    double start = 0, pause = random.between(0.055, 0.12), speed = drop.speed;
    const Disc other = coin_disc(random.between(0.72, 0.9), Metal::Silver);
    for (int bounce = 0; bounce < 7 && speed > 1; ++bounce) {
        const bool on_coin = bounce % 2 == 0 && random.unit() < 0.6;
        const CoinStruck strike{drop.disc, on_coin ? std::optional<Disc>(other) : std::nullopt, Bed::Wood, speed};
        add_wave(wave, ring(strike, random), start);
        start += pause;
        pause *= random.between(0.5, 0.8);
        speed *= random.between(0.35, 0.62);
    }
    scale(wave, 0.8);
    return wave;
}

Wave ring(const BattleEnded& end, core::Random& random) {
    constexpr double kAgain = 0.34;  // seconds after the first
    Wave wave;
    for (const double start : {0.0, kAgain})
        add_wave(wave, ring(CoinStruck{end.disc, std::nullopt, Bed::Air, start > 0 ? 7.0 : 12.0}, random), start);
    scale(wave, 0.4);
    return wave;
}

}  // namespace sound
