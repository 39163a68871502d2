#include "game/coin_wars/screens/lab/line_up_contests.h"

#include <algorithm>

#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/screens/lab/choices.h"

namespace screens {

namespace {

// Returns the chosen line-ups that still exist.
std::vector<LineUp> chosen(const battles::Library& library, const LabChoice& choice) {
    const std::vector<LineUp> all = line_ups(library);
    std::vector<LineUp> chosen;
    for (const std::string& key : choice.line_ups)
        if (const auto line_up = std::ranges::find(all, key, &LineUp::key); line_up != all.end())
            chosen.push_back(*line_up);
    return chosen;
}

}  // namespace

core::Result<std::vector<lab::Contest>, words::Phrase> line_up_contests(const battles::Library& library,
                                                                        const LabChoice& choice,
                                                                        std::optional<battles::Where> leaders) {
    std::vector<lab::Force> forces;
    for (const LineUp& line_up : chosen(library, choice)) {
        auto force = force_of(library, line_up, choice.alike, leaders);
        if (!force) return core::failure(force.error());
        forces.push_back(std::move(*force));
    }
    if (forces.size() < 2) return core::failure(words::say("Choose two or more line-ups."));
    lab::MatrixTerms terms;
    terms.seed = choice.seed;
    terms.pairs = choice.battles / 2;
    terms.early_stop = choice.stops_early();
    auto player = lab::player_of(choice.bots[0]);
    if (!player) return core::failure(player.error());
    terms.player = std::move(*player);
    auto ground = ground_named(library, choice.ground);
    if (!ground) return core::failure(ground.error());
    terms.ground = std::move(*ground);
    lab::set_rules(terms.ground.options, choice.rules_now());
    return lab::all_against_all(forces, terms);
}

std::vector<words::Phrase> names_of(const battles::Library& library, const LabChoice& choice) {
    std::vector<words::Phrase> names;
    for (const LineUp& line_up : chosen(library, choice)) names.push_back(line_up.name);
    return names;
}

}  // namespace screens
