#include "game/cli/problems_command.h"

#include "engine/core/hash.h"
#include "engine/core/write_file.h"
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

class Finding {
public:
    Finding(const battles::Library& library, const ProblemsCall& call, Streams streams)
        : library_(library), call_(call), streams_(streams) {}

    int small() {
        std::vector<std::string> sets{"us", "us", "us"};
        for (const battles::CoinSet& set : battles::load_all_coin_sets(library_).sets)
            if (set.origin == battles::Origin::Shipped) sets.push_back(set.name);
        for (int game = 0; game < call_.games; ++game) {
            const std::uint64_t seed = call_.seed + static_cast<std::uint64_t>(game);
            const std::string& set = sets[seed % sets.size()];
            const auto types = battles::types_of(library_, {set});
            if (!types) return refuse(battles::sentence(types.error().front()), 1, streams_);
            problems::Hunt hunt{.seed = seed};
            if (const int status = keep(problems::problems_in(problems::small_battle(*types, seed), hunt), {set}, seed))
                return status;
        }
        return 0;
    }

    int historical() {
        std::vector<battles::Battle> battles = battles::load_battles(library_).battles;
        std::erase_if(battles, [](const battles::Battle& battle) {
            return battle.origin != battles::Origin::Shipped || battle.year == 0 || battle.scenario.advanced.dice > 0;
        });
        for (int game = 0; game < call_.historical; ++game) {
            const std::uint64_t seed = call_.seed + static_cast<std::uint64_t>(game);
            const battles::Battle& battle = battles[seed % battles.size()];
            const auto json = battles::read_json(battle.file);
            problems::Hunt hunt{.source = {battle.title, 0}, .seed = seed, .most = 1};
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
            const std::string text = problems::to_json(problem, sets).dump() + "\n";
            const std::string name = core::to_hex(core::Hash().add(text).value()).substr(0, 8) + ".json";
            const auto written = core::write_file(fs::u8path(call_.out) / name, text);
            if (!written) return refuse(written.error(), 1, streams_);
            streams_.out << "game " << seed << ": " << name << ", " << rules::word(problem.theme) << ", "
                         << problem.actions << " actions, " << std::lround(100 * problem.chance) << " against "
                         << std::lround(100 * problem.second) << ", work " << problem.work
                         << (problem.historical() ? ", " + problem.source.battle : "") << '\n'
                         << std::flush;
        }
        return 0;
    }

    const battles::Library& library_;
    const ProblemsCall& call_;
    Streams streams_;
};

}  // namespace

namespace {

// The files of the box are copied as they are.
int choose_problems(const battles::Library& library, const ProblemsCall& call, Streams streams) {
    std::vector<Problem> found;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(fs::u8path(call.from), failed)) {
        const std::string name = entry.path().generic_string();
        const auto json = battles::read_json(entry.path());
        if (!json) return refuse(battles::sentence(json.error()), 1, streams);
        if (const auto faults = problems::check_problem(library, *json, name); !faults.empty())
            return refuse(battles::sentence(faults.front()), 1, streams);
        found.push_back(*problems::problem_from_json(library, *json, name));
    }
    for (const Problem& problem : problems::chosen(std::move(found), static_cast<std::size_t>(call.most))) {
        const std::string name = problem.name + ".json";
        fs::copy_file(fs::u8path(call.from) / name, fs::u8path(call.out) / name, fs::copy_options::overwrite_existing,
                      failed);
        if (failed) return refuse(name + ": " + failed.message(), 1, streams);
        streams.out << name << ", " << rules::word(problem.theme) << ", work " << problem.work << '\n';
    }
    return 0;
}

}  // namespace

int find_problems(const battles::Library& library, const ProblemsCall& call, Streams streams) {
    std::error_code failed;
    fs::create_directories(fs::u8path(call.out), failed);
    if (!call.from.empty()) return choose_problems(library, call, streams);
    Finding finding(library, call, streams);
    if (const int status = finding.small()) return status;
    return finding.historical();
}

}  // namespace cli
