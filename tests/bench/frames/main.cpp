// Frames of our window against an SDL_Renderer program that draws the same coins as ready-made sprites, by
// turns in one run, 1280 x 800, every frame drawn to its end.
//   SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1 ./build/bench/bin/bench_frames

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>

#include "battle.h"
#include "crowd.h"
#include "table_window.h"

namespace {

using Frame = std::function<void(double seconds)>;

constexpr int kRounds = 7;
constexpr double kRound = 0.7;  // seconds at least
constexpr double kTick = 1.0 / 60;

// Our frames for one of theirs, at least. Bare coins on one colour have neither table nor shadows to draw:
// what is asked against them is missed on a software rasteriser, and a bound of our own tells when we fall
// behind.
struct Bound {
    double asked, own;
};
constexpr Bound kRest{1, 1}, kMoving{0.5, 0.5};
constexpr Bound kRestBare{1, 0.4}, kMovingBare{0.5, 0.15};

struct Cost {  // of a frame, over a round
    double seconds = 0;
    double processor = 0;  // seconds of all threads
};

Cost a_frame(const Frame& frame) {
    const double start = platform::now();
    const std::clock_t processor = std::clock();
    int frames = 0;
    double spent = 0;
    while (spent < kRound) {
        frame(++frames * kTick);
        spent = platform::now() - start;
    }
    return {spent / frames, double(std::clock() - processor) / CLOCKS_PER_SEC / frames};
}

double median(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

const char* verdict(double ratio, Bound bound) {
    if (ratio < bound.own) return "   TOO FEW";
    return ratio < bound.asked ? "   fewer than asked" : "";
}

// Frames of ours for one of theirs, the median of paired rounds.
bool compare(const std::string& what, Bound bound, const Frame& ours, const Frame& theirs) {
    std::vector<double> mine, other, ratios, processors;
    ours(0);
    theirs(0);
    for (int round = 0; round < kRounds; ++round) {
        const Cost a = a_frame(ours), b = a_frame(theirs);
        mine.push_back(a.seconds);
        other.push_back(b.seconds);
        ratios.push_back(b.seconds / a.seconds);
        processors.push_back(b.processor / a.processor);
    }
    const double ratio = median(ratios);
    std::printf(
        "  %-24s %6.1f frames/s, sprites %6.1f: %5.2f of theirs, asked %g, at least %g (by processor time "
        "%.2f)%s\n",
        what.c_str(), 1 / median(mine), 1 / median(other), ratio, bound.asked, bound.own, median(processors),
        verdict(ratio, bound));
    return ratio >= bound.own;
}

const char* in_words(frames::Peer peer) {
    return peer == frames::Peer::CoinsAlone ? "coins alone" : "table, shadows and coins";
}

bool compare_crowd(frames::TableWindow& table, frames::SpriteProgram& sprites, int coins) {
    const frames::Crowd still = frames::crowd_of(coins);
    frames::Crowd moving = still;
    sprites.take(table.ready(still.scene, still.view));
    bool all = true;
    for (const frames::Peer peer : {frames::Peer::CoinsAlone, frames::Peer::WholePicture}) {
        std::printf("%d coins; sprites: %s\n", coins, in_words(peer));
        const bool bare = peer == frames::Peer::CoinsAlone;
        const bool rest = compare(
            "at rest, with panels", bare ? kRestBare : kRest,
            [&](double) { table.frame(still.scene, still.view); },
            [&](double) { sprites.frame(still.scene.coins, still.view, peer); });
        const bool move = compare(
            "all moving, with panels", bare ? kMovingBare : kMoving,
            [&](double seconds) {
                frames::set_moving(moving, still, seconds);
                table.frame(moving.scene, moving.view);
            },
            [&](double seconds) {
                frames::set_moving(moving, still, seconds);
                sprites.frame(moving.scene.coins, moving.view, peer);
            });
        all = all && rest && move;
    }
    return all;
}

// The battle screen as it is, against sprites of as many coins, which lie a little closer.
bool compare_battle(frames::TableWindow& table, frames::SpriteProgram& sprites, int coins,
                    frames::Peer peer) {
    const frames::Crowd crowd = frames::crowd_of(coins);
    sprites.take(table.ready(crowd.scene, crowd.view));
    std::vector<double> mine, other, ratios;
    for (int round = 0; round < 3; ++round) {
        const auto measured = frames::measured_battle(coins / 2);
        if (!measured) return false;
        mine.push_back(measured->median_ms / 1000);
        other.push_back(a_frame([&](double) { sprites.frame(crowd.scene.coins, crowd.view, peer); }).seconds);
        ratios.push_back(other.back() / mine.back());
    }
    const double ratio = median(ratios);
    const Bound bound = peer == frames::Peer::CoinsAlone ? kRestBare : kRest;
    std::printf(
        "the program's battle screen, %d coins: %.1f frames/s; sprites (%s) %.1f: %.2f of theirs, asked %g, "
        "at "
        "least %g%s\n",
        coins, 1 / median(mine), in_words(peer), 1 / median(other), ratio, bound.asked, bound.own,
        verdict(ratio, bound));
    return ratio >= bound.own;
}

bool same_draw_calls() {
    bool same = true;
    int first = -1;
    for (const int coins : {100, 400, 1'000}) {
        const auto measured = frames::measured_battle(coins / 2);
        if (!measured) return false;
        std::printf("the program's battle screen, %d coins: %d draw calls of the table, %.1f ms\n", coins,
                    measured->draw_calls, measured->median_ms);
        if (first < 0) first = measured->draw_calls;
        same = same && measured->draw_calls == first;
    }
    return same;
}

// A coin dragged about in the editor: what lies around it costs next to nothing.
bool edits_many() {
    constexpr double kMost = 1.5;
    const auto few = frames::editing_ms(50), many = frames::editing_ms(500);
    if (!few || !many) return false;
    const double ratio = *many / *few;
    std::printf(
        "the editor, a coin dragged among 1000: %.2f ms a frame, among 100: %.2f; %.2f of it, at most %g%s\n",
        *many, *few, ratio, kMost, ratio > kMost ? "   TOO MUCH" : "");
    return ratio <= kMost;
}

bool idles() {
    constexpr double kMost = 0.02;
    const auto share = frames::idle_share(200);
    if (!share) return false;
    std::printf("the program, a still battle of 400 coins: %.3f of a core, at most %g%s\n", *share, kMost,
                *share > kMost ? "   TOO MUCH" : "");
    return *share <= kMost;
}

int fail(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    return 2;
}

}  // namespace

// What cannot be measured counts as missed.
int main() {
    setenv("SDL_VIDEODRIVER", "offscreen", 0);
    SDL_SetMainReady();
    auto sprites = frames::SpriteProgram::open(frames::kWidth, frames::kHeight);
    if (!sprites) return fail(sprites.error());
    SDL_GL_ResetAttributes();
    auto table = frames::TableWindow::open(frames::kWidth, frames::kHeight);
    if (!table) return fail(table.error());
    std::printf("SDL_Renderer: %s\n", (*sprites)->driver().c_str());
    bool all = idles();
    all = same_draw_calls() && all;
    all = edits_many() && all;
    for (const frames::Peer peer : {frames::Peer::CoinsAlone, frames::Peer::WholePicture})
        all = compare_battle(**table, **sprites, 400, peer) && all;
    for (const int coins : {400, 10'000}) all = compare_crowd(**table, **sprites, coins) && all;
    return all ? 0 : 1;
}
