#pragma once
// The tosses of the last call, as far as they have fallen: what lies in the tray, and the chain that led
// there.

#include <optional>
#include <string>
#include <vector>

#include "game/stories/edged_coins/screen/view.h"

namespace screens::edged_coins {

struct SeenThrow {
    int row = 0;
    std::string faces;  // "HT"
    bool second = false;
};
struct SeenToss {
    ec::TossReady ready;  // as it was said last before the throw
    std::vector<SeenThrow> throws{};
    std::optional<bool> success{};
    bool taken_up = false;           // its coins are in the hand again
    Phrase who{};                    // as its owner was called then
    std::optional<int> successes{};  // of an explosive toss, with this one
    std::optional<int> damage{};     // that this one ended
    Phrase harmed{};                 // whom that damage was dealt to
    std::size_t lane() const { return ready.kind == ec::TossKind::Opposing ? 1 : 0; }
};
// In order; none before the first call. The last one may wait for its throw.
std::vector<SeenToss> tosses_seen(const Session& game);

}  // namespace screens::edged_coins
