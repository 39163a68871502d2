#pragma once
// The last call's tosses so far: what lies in the tray, and the chain that led there.

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
    ec::TossReady ready;  // latest before the throw
    std::vector<SeenThrow> throws{};
    std::optional<bool> success{};
    bool taken_up = false;           // its coins were picked up again
    Phrase who{};                    // its owner's name at the time
    std::optional<int> successes{};  // for an explosive toss, including this one
    std::optional<int> damage{};     // the final damage, if it ended here
    Phrase harmed{};                 // who took that damage
    std::size_t lane() const { return ready.kind == ec::TossKind::Opposing ? 1 : 0; }
};
// In order, as of the first `steps`; empty before the first call. The last one may still wait for its throw.
std::vector<SeenToss> tosses_seen(const Session& game, std::size_t steps);

}  // namespace screens::edged_coins
