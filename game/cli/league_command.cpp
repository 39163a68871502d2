#include "game/cli/league_command.h"

#include <algorithm>
#include <filesystem>
#include <functional>

#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/early_end.h"
#include "game/cli/out_lock.h"
#include "game/cli/progress_bar.h"
#include "game/cli/protocol.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/lab/alike.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/lab/point_lists.h"
#include "game/coin_wars/lab/run_session.h"

namespace cli {

namespace {

namespace fs = std::filesystem;
namespace cw = rules::coin_wars;
using Fault = std::string;

const std::vector<std::string> kShippedCoins{"penny", "nickel", "mixed", "horse", "dear"};

// The entrants of one table.
struct Entered {
    std::string table;
    std::vector<std::string> keys;
    std::vector<lab::Force> forces;
};

core::Result<Entered, Fault> formations_of(const battles::Library& library, const lab::AlikeCoins& coins) {
    Entered entered{std::string(coins.key), {}, {}};
    for (const battles::Formation& formation : battles::formations()) {
        auto force = lab::force_of(library, formation, coins);
        if (!force) return core::failure(battles::sentence(force.error().front()));
        entered.keys.emplace_back(formation.key);
        entered.forces.push_back(std::move(*force));
    }
    return entered;
}

core::Result<Entered, Fault> lists_of(const battles::Library& library) {
    Entered entered{"points", {}, {}};
    for (const lab::PointList& list : lab::point_lists()) {
        auto force = lab::force_of(library, list);
        if (!force) return core::failure(battles::sentence(force.error().front()));
        entered.keys.emplace_back(list.key);
        entered.forces.push_back(std::move(*force));
    }
    return entered;
}

core::Result<std::vector<lab::Contest>, Fault> contests_of(const Entered& entered, const lab::League& league) {
    auto player = lab::player_of(league.bot);
    if (!player) return core::failure(words::english(player.error()));
    lab::MatrixTerms terms;
    terms.player = std::move(*player);
    terms.pairs = league.pairs;
    terms.early_stop = false;
    terms.ground = *lab::open_ground(league.ground);
    lab::set_rules(terms.ground.options, league.rules);
    auto contests = lab::all_against_all(entered.forces, terms);
    if (!contests) return core::failure(words::english(contests.error()));
    // Separate seeds, so that an entrant's cells are independent.
    for (std::size_t i = 0; i < contests->size(); ++i)
        (*contests)[i].seed = static_cast<std::uint64_t>(league.seed) + i;
    return std::move(*contests);
}

lab::Orders orders_of(const LeagueCall& call, const std::string& table) {
    lab::Orders orders;
    orders.workers = call.jobs;
    if (call.keep.empty()) return orders;
    orders.file = core::path(call.keep) / core::path(table + ".shard");
    orders.resume = true;
    return orders;
}

struct Measured {
    lab::LeagueTable table;
    bool broken_off = false;
};
core::Result<Measured, Fault> measured(const Entered& entered, const lab::League& league, const LeagueCall& call,
                                       const EarlyEnd& end, Streams streams) {
    const auto contests = contests_of(entered, league);
    if (!contests) return core::failure(contests.error());
    lab::Orders orders = orders_of(call, entered.table);
    ProgressBar progress(streams.err, call.progress);
    orders.look = [&](const lab::Run& run) {
        progress.show(run.progress());
        return !end.asked();
    };
    const auto fought = lab::conduct(*contests, orders);
    progress.done();
    if (!fought) return core::failure(fought.error());
    Measured done{{entered.table, entered.keys, {}}, fought->broken_off};
    for (const lab::Standing& standing : fought->standings)
        done.table.cells.push_back(
            {standing.tally.pentanomial(), standing.tally.results[static_cast<std::size_t>(lab::Result::Draw)]});
    return done;
}

// Loads the existing file if it was measured the same way. A file of another kind, or one that cannot be read, is not
// overwritten.
core::Result<lab::League, std::string> begun(const LeagueCall& call, const std::string& ground) {
    lab::League fresh{std::string(version()),    call.bot,  "tournament", ground,
                      cw::kNewestRulings.number, call.seed, call.pairs,   {}};
    if (!fs::exists(core::path(call.out))) return fresh;
    const auto json = battles::read_json(core::path(call.out));
    if (!json) return core::failure(battles::sentence(json.error()));
    const auto known = lab::league_from_json(*json, call.out);
    if (!known) return core::failure(battles::sentence(known.error().front()));
    lab::League same = *known;
    same.tables.clear();
    return same == fresh ? *known : fresh;
}

void put(lab::League& league, lab::LeagueTable table) {
    const auto old = std::ranges::find(league.tables, table.key, &lab::LeagueTable::key);
    if (old == league.tables.end())
        league.tables.push_back(std::move(table));
    else
        *old = std::move(table);
}

void report(const lab::LeagueTable& table, std::ostream& out) {
    const auto is_fought = [](const lab::LeagueCell& cell) { return cell.battles() > 0; };
    if (std::ranges::none_of(table.cells, is_fought)) {
        out << table.key << ": no battle was finished\n";
        return;
    }
    out << table.key << ':';
    for (const std::size_t row : table.order()) {
        const lab::Estimate score = table.against_all(row);
        const auto percent = [](double share) { return std::to_string(std::lround(100 * share)); };
        out << "  " << table.entrants[row] << ' ' << percent(score.value) << " (" << percent(score.interval.low) << '-'
            << percent(score.interval.high) << ')';
    }
    out << '\n' << std::flush;
}

// Measures one table and writes the file at once, so that an interruption loses nothing. Returns the status if the
// measurement must stop.
std::optional<int> add(lab::League& league, const core::Result<Entered, Fault>& entered, const LeagueCall& call,
                       const EarlyEnd& end, Streams streams) {
    if (!entered) return refuse(entered.error(), 1, streams);
    auto done = measured(*entered, league, call, end, streams);
    if (!done) return refuse(done.error(), 1, streams);
    report(done->table, streams.out);
    if (done->broken_off) {
        end.tell(streams.err);
        streams.err << call.out << ": " << done->table.key << " is incomplete and was not written"
                    << (call.keep.empty() ? "; --keep would save its battles" : "") << '\n';
        return end.status(0);
    }
    put(league, std::move(done->table));
    const auto written = core::write_file(core::path(call.out), lab::league_text(league));
    if (written) return std::nullopt;
    return refuse(written.error(), 1, streams);
}

// Each table's entrants are only made when it is its turn.
using Entrants = std::function<core::Result<Entered, Fault>()>;
int measure_tables(const std::string& ground, const std::vector<Entrants>& tables, const LeagueCall& call,
                   Streams streams) {
    const OutLock out = open_out(core::path(call.out)), kept = open_out_folder(core::path(call.keep));
    for (const OutLock* lock : {&out, &kept})
        if (!*lock) return refuse(lock->error(), 1, streams);
    auto league = begun(call, ground);
    if (!league) return refuse(league.error(), 1, streams);
    const EarlyEnd end(call.time);
    for (const Entrants& entrants : tables)
        if (const auto status = add(*league, entrants(), call, end, streams)) return *status;
    return 0;
}

}  // namespace

int formation_league(const battles::Library& library, const LeagueCall& call, Streams streams) {
    std::vector<Entrants> tables;
    for (const std::string& coins : call.coins.empty() ? kShippedCoins : call.coins) {
        const lab::AlikeCoins* alike = lab::find_alike(coins);
        if (!alike) return refuse("No coins are called \"" + coins + "\".", 1, streams);
        tables.emplace_back([&library, alike] { return formations_of(library, *alike); });
    }
    return measure_tables("attack", tables, call, streams);
}

int list_league(const battles::Library& library, const LeagueCall& call, Streams streams) {
    return measure_tables("felt", {[&library] { return lists_of(library); }}, call, streams);
}

}  // namespace cli
