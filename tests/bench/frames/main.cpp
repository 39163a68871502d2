// Frames of our window against an SDL_Renderer program that draws the same coins as ready-made sprites, by
// turns in one run, 1280 x 800, every frame drawn to its end.
//   SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1 ./build/bench/bin/bench_frames

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>

#include "crowd.h"
#include "table_window.h"

namespace {

using Frame = std::function<void(double seconds)>;

constexpr int kRounds = 7;
constexpr double kRound = 0.7;  // seconds at least
constexpr double kTick = 1.0 / 60;

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

// Frames of ours for one of theirs, the median of paired rounds.
bool compare(const std::string& what, double least, const Frame& ours, const Frame& theirs) {
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
        "  %-24s %6.1f frames/s, sprites %6.1f: %5.2f of theirs, at least %g (by processor time %.2f)%s\n",
        what.c_str(), 1 / median(mine), 1 / median(other), ratio, least, median(processors),
        ratio < least ? "   TOO FEW" : "");
    return ratio >= least;
}

bool compare_crowd(frames::TableWindow& table, frames::SpriteProgram& sprites, int coins) {
    const frames::Crowd still = frames::crowd_of(coins);
    frames::Crowd moving = still;
    sprites.take(table.ready(still.scene, still.view));
    bool all = true;
    for (const frames::Peer peer : {frames::Peer::CoinsAlone, frames::Peer::WholePicture}) {
        std::printf("%d coins; sprites: %s\n", coins,
                    peer == frames::Peer::CoinsAlone ? "coins alone" : "table, shadows and coins");
        const bool rest = compare(
            "at rest, with panels", 1, [&](double) { table.frame(still.scene, still.view); },
            [&](double) { sprites.frame(still.scene.coins, still.view, peer); });
        const bool move = compare(
            "all moving, with panels", 0.5,
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

int fail(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    return 2;
}

}  // namespace

int main() {
    setenv("SDL_VIDEODRIVER", "offscreen", 0);
    SDL_SetMainReady();
    auto sprites = frames::SpriteProgram::open(frames::kWidth, frames::kHeight);
    if (!sprites) return fail(sprites.error());
    SDL_GL_ResetAttributes();
    auto table = frames::TableWindow::open(frames::kWidth, frames::kHeight);
    if (!table) return fail(table.error());
    std::printf("SDL_Renderer: %s\n", (*sprites)->driver().c_str());
    bool all = true;
    for (const int coins : {400, 10'000}) all = compare_crowd(**table, **sprites, coins) && all;
    return all ? 0 : 1;
}
