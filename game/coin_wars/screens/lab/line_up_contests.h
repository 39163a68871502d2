#pragma once
// The contests between the laboratory's line-ups, each against every other.

#include "game/coin_wars/lab/contest.h"
#include "game/coin_wars/screens/lab/lab_options.h"

namespace screens {

// `leaders`: the place of formations' commanders instead of the default. The error is a sentence.
core::Result<std::vector<lab::Contest>, words::Phrase> line_up_contests(const battles::Library& library,
                                                                        const LabChoice& choice,
                                                                        std::optional<battles::Where> leaders = {});
// Returns the names of those line-ups that still exist.
std::vector<words::Phrase> names_of(const battles::Library& library, const LabChoice& choice);

}  // namespace screens
