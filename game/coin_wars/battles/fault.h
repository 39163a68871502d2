#pragma once
// A fault in a file: which file, where in it, and why.

#include <string>
#include <vector>

#include "game/kit/refusal.h"

namespace battles {

struct Fault {
    std::string file;     // as the caller named it
    std::string pointer;  // JSON pointer; empty: the file as a whole
    std::string reason;
    friend bool operator==(const Fault&, const Fault&) = default;
};
using Faults = std::vector<Fault>;

// "cannae.json: /sides/heads/coins/3/at: overlaps h2 by 0.31 in"
std::string sentence(const Fault& fault);
// For a loader's Refusal, which begins with the place: "/first: must be ...".
Fault fault_from(const std::string& file, const rules::Refusal& refusal);

}  // namespace battles
