#include "game/coin_wars/print/tones.h"

#include <array>

#include "game/coin_wars/rules/ground.h"

namespace print {

namespace {

constexpr Tone kHeadsTone{0.13, 0.37, 0.74}, kTailsTone{0.80, 0.35, 0.06};
// In the order of kPapers.
constexpr std::array kTints{Tone{0.84, 0.92, 0.78}, Tone{0.74, 0.85, 0.72}, Tone{0.80, 0.90, 0.97},
                            Tone{0.98, 0.94, 0.78}, Tone{0.94, 0.85, 0.75}, Tone{0.89, 0.89, 0.87},
                            Tone{0.96, 0.81, 0.75}};
static_assert(kTints.size() == cw::kPapers.size());

}  // namespace

Tone side_tone(const Job& job, cw::Side side) {
    if (job.inks == Inks::Grey) return {};
    return side == cw::Side::Heads ? kHeadsTone : kTailsTone;
}

Tone paler(const Tone& tone) { return {(1 + tone.red) / 2, (1 + tone.green) / 2, (1 + tone.blue) / 2}; }

Tone metal_tone(const Job& job, const cw::CoinType& type) {
    if (job.inks == Inks::Grey) return 1.0;
    if (type.metal == "copper") return {0.97, 0.85, 0.74};
    if (type.metal == "golden") return {0.99, 0.93, 0.70};
    return {0.93, 0.94, 0.95};
}

std::optional<Tone> ground_tone(const Job& job, const cw::Terrain& ground) {
    if (job.inks == Inks::Grey) return std::nullopt;
    return kTints[cw::paper_number(ground)];
}

}  // namespace print
