#include <ctime>
#include <string>

#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/lab/breeder.h"
#include "parts.h"
#include "report/figure.h"

namespace bench {

namespace {

constexpr double kSoon = 30;  // processor seconds

// Returns the seconds of one core until the breeder shows its first best set-up, with the breeder screen's default
// options.
double first_answer(const std::string& level) {
    const battles::Library library(std::string(COINWARS_SOURCE_DIR) + "/assets");
    auto types = battles::types_of(library, {"us"});
    auto player = lab::player_of(level);
    if (!types || !player) return 0;
    auto breeder =
        lab::Breeder::make({.stock = {.types = std::move(*types)}, .player = std::move(*player), .candidates = 48});
    if (!breeder) return 0;
    const std::clock_t before = std::clock();
    const bool fought = breeder->step(1, [](const lab::BreedProgress&) { return lab::RunControl::GoOn; });
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    return fought && breeder->progress().elites > 0 ? seconds : 0;
}

}  // namespace

bool breeding() {
    bool all = true;
    for (const char* level : {"recruit", "sergeant"}) {
        const double seconds = first_answer(level);
        const bool holds =
            tell({std::string("processor seconds until the breeder's first answer, led by ").append(level),
                  with_unit(seconds, 1, "s"), "", seconds, Bound::AtMost, kSoon, 1});
        all = seconds > 0 && holds && all;
    }
    return all;
}

}  // namespace bench
