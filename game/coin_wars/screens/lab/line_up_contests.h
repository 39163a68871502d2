#pragma once
// The contests that the laboratory's line-ups fight: each against each.

#include "game/coin_wars/lab/contest.h"
#include "game/coin_wars/screens/lab/lab_options.h"

namespace screens {

// `leaders`: where commanders stand in formations instead of where they would. The error is a sentence.
core::Result<std::vector<lab::Contest>, words::Phrase> line_up_contests(const battles::Library& library,
                                                                        const LabChoice& choice,
                                                                        std::optional<battles::Where> leaders = {});
// The names of those line-ups that are still there.
std::vector<words::Phrase> names_of(const battles::Library& library, const LabChoice& choice);

}  // namespace screens
