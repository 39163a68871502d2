#include "game/cli/bot_calls.h"

#include <map>

#include "engine/core/decimal.h"
#include "engine/core/hash.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/early_end.h"
#include "game/cli/out_lock.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/problems/finder.h"
#include "game/coin_wars/problems/selection.h"
#include "game/coin_wars/problems/small_battle.h"

namespace cli {

namespace {

namespace fs = std::filesystem;
using problems::Problem;
namespace cw = rules::coin_wars;

int write(const Problem& problem, const std::vector<std::string>& sets, const std::string& folder, Streams streams) {
    const std::string name = problem.name + ".json";
    const auto written =
        core::write_file(core::path(folder) / core::path(name), problems::to_json(problem, sets).dump() + "\n");
    if (!written) return refuse(written.error(), 1, streams);
    streams.out << name << ", " << rules::word(problem.theme) << ", "
                << core::counted(problem.actions, "action", "actions") << ", " << std::lround(100 * problem.chance)
                << " against " << std::lround(100 * problem.second) << ", work " << problem.work
                << (problem.historical() ? ", " + problem.source.battle : "") << '\n'
                << std::flush;
    return 0;
}

class Finding {
public:
    Finding(const battles::Library& library, const ProblemsCall& call, const EarlyEnd& end, Streams streams)
        : library_(library), call_(call), end_(end), streams_(streams) {}

    int small() {
        std::vector<std::string> sets{"us", "us", "us"};
        for (const battles::CoinSet& set : battles::load_all_coin_sets(library_).sets)
            if (set.origin == battles::Origin::Shipped) sets.push_back(set.name);
        for (int game = 0; game < call_.games && !end_.asked(); ++game) {
            const std::uint64_t seed = call_.seed + static_cast<std::uint64_t>(game);
            const std::string& set = sets[static_cast<std::size_t>(seed % sets.size())];
            const auto types = battles::types_of(library_, {set});
            if (!types) return refuse(battles::sentence(types.error().front()), 1, streams_);
            problems::Hunt hunt{.seed = seed};
            const auto battle = problems::small_battle(*types, seed);
            if (!battle) continue;
            if (const int status = keep(problems::problems_in(*battle, hunt), {set}, seed)) return status;
        }
        return 0;
    }

    int historical() {
        std::vector<battles::Battle> battles = battles::load_battles(library_).battles;
        std::erase_if(battles, [](const battles::Battle& battle) {
            return battle.origin != battles::Origin::Shipped || battle.year == 0 || battle.scenario.advanced.dice > 0;
        });
        for (int game = 0; game < call_.historical && !end_.asked(); ++game) {
            const std::uint64_t seed = call_.seed + static_cast<std::uint64_t>(game);
            const battles::Battle& battle = battles[static_cast<std::size_t>(seed % battles.size())];
            const auto json = battles::read_json(battle.file);
            problems::Hunt hunt{.source = {battle.title, 0}, .seed = seed, .max = 1};
            cw::Scenario scenario = battle.scenario;
            if (!scenario.first) scenario.first = seed % 2 == 0 ? cw::Side::Heads : cw::Side::Tails;
            if (const int status = keep(problems::problems_in(scenario, hunt), battles::coin_sets_named(*json), seed))
                return status;
        }
        return 0;
    }

private:
    int keep(const std::vector<Problem>& found, const std::vector<std::string>& sets, std::uint64_t seed) {
        for (const Problem& problem : found) {
            Problem named = problem;
            named.name = core::to_hex(core::Hash().add(problems::to_json(problem, sets).dump()).value()).substr(0, 8);
            streams_.out << "game " << seed << ": ";
            if (const int status = write(named, sets, call_.out, streams_)) return status;
        }
        return 0;
    }

    const battles::Library& library_;
    const ProblemsCall& call_;
    const EarlyEnd& end_;
    Streams streams_;
};

}  // namespace

namespace {

// Each one is searched for again, so that all problems in a box pass the same filter.
int choose_problems(const battles::Library& library, const ProblemsCall& call, Streams streams) {
    std::vector<Problem> found;
    std::map<std::string, std::vector<std::string>> sets;
    std::error_code failed;
    const fs::path from = core::path(call.from);
    const fs::directory_iterator entries(from, failed);
    if (failed) return refuse(core::FileFault{core::FileFault::Kind::NotOpened, from}, 1, streams);
    for (const auto& entry : entries) {
        if (entry.path().extension() != ".json") continue;
        const std::string name = core::generic_text(entry.path());
        const auto json = battles::read_json(entry.path());
        if (!json) return refuse(battles::sentence(json.error()), 1, streams);
        auto problem = problems::problem_from_json(library, *json, name);
        if (!problem) return refuse(battles::sentence(problem.error().front()), 1, streams);
        sets[problem->name] = battles::coin_sets_named(json->at("battle"));
        if (auto again = problems::solved(std::move(*problem), {})) found.push_back(std::move(*again));
    }
    for (const Problem& problem : problems::chosen(std::move(found), static_cast<std::size_t>(call.max)))
        if (const int status = write(problem, sets[problem.name], call.out, streams)) return status;
    return 0;
}

}  // namespace

int find_problems(const battles::Library& library, const ProblemsCall& call, Streams streams) {
    const OutLock lock = open_out_folder(core::path(call.out));
    if (!lock) return refuse(lock.error(), 1, streams);
    if (!call.from.empty()) return choose_problems(library, call, streams);
    const EarlyEnd end;
    Finding finding(library, call, end, streams);
    if (const int status = finding.small()) return status;
    if (const int status = finding.historical()) return status;
    end.tell(streams.err);
    return end.status(0);
}

}  // namespace cli
