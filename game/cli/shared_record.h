#pragma once
// What a record tells that was made at several screens: whether every step is signed, and no throw was rigged.

#include <cstddef>
#include <optional>
#include <string>

#include "game/kit/session/record.h"

namespace cli {

struct SharedVerdict {
    bool holds = false;
    std::size_t step = 0;  // the first that does not hold; 0 is the first
    std::string sentence;
};
// Nothing if the record has no ledger (remote/ledger.h). It must be one that replays.
std::optional<SharedVerdict> verdict_on(const rules::Record& record);

}  // namespace cli
