#pragma once
// Verifies a record made on several machines: every step is signed, and no throw was rigged.

#include <cstddef>
#include <optional>
#include <string>

#include "game/kit/session/record.h"

namespace cli {

struct SharedVerdict {
    bool holds = false;
    std::size_t step = 0;  // the first invalid step, counted from 0
    std::string sentence;
};
// nullopt if the record has no ledger (remote/ledger.h). It must be valid to replay.
std::optional<SharedVerdict> verdict_on(const rules::Record& record);

}  // namespace cli
