#pragma once
// A fault in a file: which file, where in it, and why.

#include <string>
#include <vector>

#include "engine/words/phrase.h"
#include "game/kit/refusal.h"

namespace battles {

struct Fault {
    std::string file;     // as the caller named it
    std::string pointer;  // JSON pointer; empty: the file as a whole
    std::string reason;   // in English, for someone who fixes the file
    // The same for someone who only wants to open it; empty: one of our own files with a mistake in it.
    words::Phrase said{};
    friend bool operator==(const Fault&, const Fault&) = default;
};
using Faults = std::vector<Fault>;

// "cannae.json: /sides/heads/coins/3/at: overlaps h2 by 0.31 in"
std::string sentence(const Fault& fault);
// "cannae.json: This is a battle. What is needed is a save or replay.": in the player's language, followed by details
// for fixing the file in brackets.
words::Phrase told(const Fault& fault);
// A Fault of the whole file, worded for everyone.
Fault fault_of_file(const std::string& file, words::Phrase said);
Faults only_fault(const std::string& file, words::Phrase said);
// For a loader's Refusal, which begins with the location: "/first: must be ...".
Fault fault_from(const std::string& file, const rules::Refusal& refusal);

}  // namespace battles
