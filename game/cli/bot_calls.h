#pragma once
// The subcommands in which bots fight, `play` and those of `lab`: what each is asked for, and the function that carries
// it out, in the file of its name. (`lab` itself: lab_command.h; `lab formations` and `lab lists`: league_command.h.)

#include <cstdint>
#include <string>
#include <vector>

#include "game/cli/contest_entrants.h"
#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/war_run.h"

namespace cli {

// `coinwars-cli play`: one battle between bots.
struct PlayCall {
    std::string battle;        // a name or a file
    std::string heads, tails;  // levels, or "cmd:PROGRAM" (external_bot.h)
    std::int64_t work = 0;     // for levels
    std::uint64_t seed = 1;
    double seconds = 60;  // an external program's time limit per answer
    std::string record;   // file for the replay; empty: none
    Format format = Format::Text;
};
// There is no toss: if the battle does not say who begins, the seed decides. Returns 0: fought to the end; 1: the
// battle is invalid, or a bot lost by an invalid answer; 2: no such bot.
int play(const battles::Library& library, const PlayCall& call, Streams streams);

// `coinwars-cli lab odds`: how evenly bots fight the shipped battles.
struct OddsCall {
    std::vector<std::string> battles;  // names; empty: all that are shipped
    std::string bot = "general";
    std::int64_t work = 20'000;  // candidate moves per turn; 0: the level's default
    int games = 100;
    int jobs = 0;              // 0: one per core
    double time = 0;           // total seconds; 0: no limit
    bool no_handicap = false;  // do not search for a handicap that evens out a lopsided battle
    bool resume = false;       // skips battles whose row in `out` has the same settings and number of battles
    std::string out;           // a file of odds (battles/odds.h): replaces the rows of these battles only
};
// Returns 0: measured and written, or time ran out; 1: a battle or the file is invalid; 130: Ctrl-C. An unfinished
// battle is reported but not written.
int odds(const battles::Library& library, const OddsCall& call, Streams streams);

// `coinwars-cli lab chance`: fits the chance to win to battles between sergeants.
struct ChanceCall {
    int games = 80;          // per shipped battle, and for free battles; rounded up to pairs
    std::uint64_t seed = 1;  // tests/bench uses a different one
    int jobs = 0;            // 0: one per core
    std::string out;         // the header with the weights (bots/chance_weights.h)
};
// Returns 0: fitted and written; 1: the file cannot be written.
int chance(const battles::Library& library, const ChanceCall& call, Streams streams);

// `coinwars-cli lab tune`: tunes the weights that bots judge by, in battles of weights against weights.
struct TuneCall {
    std::string level = "sergeant";  // or general: the weights of its rollouts
    std::int64_t work = 5000;        // for the general
    int steps = 400, pairs = 100, proof = 1000;
    double pace = 0.4;
    int seed = 1;
    std::string from;    // a file of this command: starts from its final weights
    int jobs = 0;        // 0: one per core
    std::string out;     // the file; continued if it exists
    std::string header;  // the general's weights (bots/generals_weights.h); empty: not written
};
// Returns 0: tuned, tested against the start and written; 1: a file cannot be read or written, or has other settings.
int tune(const battles::Library& library, const TuneCall& call, Streams streams);

// `coinwars-cli lab problems`: finds problems to solve in battles between sergeants.
struct ProblemsCall {
    int games = 100;         // small battles
    int historical = 0;      // shipped battles, in turn
    std::uint64_t seed = 1;  // for the first game
    std::string from;        // a folder of problems to choose from instead of finding new ones
    int max = 100;           // how many to choose
    std::string out;         // a folder, with a file per problem
};
// Returns 0: done; 1: a folder cannot be written, or a problem in it is invalid.
int find_problems(const battles::Library& library, const ProblemsCall& call, Streams streams);

// `coinwars-cli lab conduct`: how bots conduct a battle, regardless of who wins.
struct ConductCall {
    std::vector<std::string> battles;
    ContestTerms terms;
    double time = 0;  // total seconds; 0: no limit
};
// Returns 0: fought and reported, or time ran out; 1: a battle is invalid; 130: Ctrl-C.
int conduct(const battles::Library& library, const ConductCall& call, Streams streams);

// `coinwars-cli lab war`: whole wars without a window.
struct WarCall {
    std::string war;
    lab::WarTerms terms;
    double time = 0;  // seconds; 0: no limit
    bool json = false, progress = false;
};
// Returns 0: all wars came to an end, or time ran out; 1: one did not, or something is invalid; 130: Ctrl-C, with a
// report of what was fought.
int fight_war(const battles::Library& library, const WarCall& call, Streams streams);

}  // namespace cli
