#include "contests.h"
#include "game/coin_wars/bots/chance_weights.h"
#include "game/coin_wars/lab/chance_fit.h"
#include "parts.h"
#include "report/figure.h"

namespace bench {

namespace {

constexpr std::uint64_t kSeed = 2;  // the weights were fitted to battles of seed 1
constexpr lab::ChanceSampling kMiddleThird{.pairs = 60, .from = 1.0 / 3, .to = 2.0 / 3, .every = 11};
constexpr double kBrier = 0.17, kOff = 0.05;

std::string share(double sum, const lab::Decile& decile) { return with_unit(100 * sum / decile.count, 1, "%"); }

// True if results match forecasts in each tenth of the scale.
bool reliable(const lab::Calibration& found) {
    bool all = true;
    for (std::size_t i = 0; i < found.deciles.size(); ++i) {
        const lab::Decile& decile = found.deciles[i];
        const std::string tenth = std::to_string(10 * i) + " to " + std::to_string(10 * i + 10) + " %";
        all = tell({"chance to win of " + tenth + ", how far from what came of it",
                    share(decile.said, decile) + " in " + with_unit(decile.count, 0, "positions"),
                    share(decile.came, decile) + " won", lab::distance(decile), Bound::AtMost, kOff, 3}) &&
              all;
    }
    return all;
}

}  // namespace

// Uses positions from the middle third of battles between Sergeants that the weights were not fitted to.
bool calibration() {
    std::vector<lab::ChanceSample> samples;
    for (const lab::Contest& battle : chance_battles(kSeed)) {
        const std::vector<lab::ChanceSample> more = lab::chance_samples(battle, kMiddleThird, 0);
        samples.insert(samples.end(), more.begin(), more.end());
    }
    const lab::Calibration foreseen = lab::calibration(samples, bots::kForeseen),
                           at_once = lab::calibration(lab::at_once(samples), bots::kAtOnce);
    const std::string usual = with_unit(foreseen.usual, 3, "of the battles' usual score");
    const bool good = tell({"chance to win in the middle third of battles: Brier score",
                            with_unit(foreseen.brier, 3, "in ") + with_unit(foreseen.positions, 0, "positions"), usual,
                            foreseen.brier, Bound::AtMost, kBrier, 3});
    // Battles that are even between Generals are uneven between Sergeants, so their usual score already tells much.
    const bool quick = tell({"the same without playouts, to the battles' usual score", with_unit(at_once.brier, 3, ""),
                             usual, at_once.brier / at_once.usual, Bound::AtMost, 1, 3});
    return reliable(foreseen) && good && quick;
}

}  // namespace bench
