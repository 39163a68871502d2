#include "game/cli/bot_calls.h"

#include <algorithm>
#include <iostream>
#include <set>

#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/contest_entrants.h"
#include "game/cli/early_end.h"
#include "game/cli/out_lock.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/lab/history_comparison.h"
#include "game/coin_wars/lab/run_session.h"

namespace cli {

namespace {

namespace cw = rules::coin_wars;

// Above this share of the points a battle is lopsided, and a handicap is searched for.
constexpr double kLopsided = 0.65;
// A handicap that removes more of a side than this makes a different battle.
constexpr double kMaxLeftOut = 0.35;
constexpr int kMinPairs = 10;

std::vector<std::string> ids_left_out(const cw::Scenario& whole, const cw::Scenario& weaker) {
    std::set<std::string> left;
    for (const cw::CoinSetup& coin : weaker.coins) left.insert(coin.id);
    std::vector<std::string> gone;
    for (const cw::CoinSetup& coin : whole.coins)
        if (!left.contains(coin.id)) gone.push_back(coin.id);
    return gone;
}

// nullopt if the search was cut off.
std::optional<lab::Handicap> searched(lab::Contest contest, int workers, const EarlyEnd& end) {
    // Each step of the search fights the contest once.
    contest.pairs = std::max(kMinPairs, contest.pairs / 5);
    return lab::even_handicap(contest, workers, [&end](const lab::HandicapStep&) { return !end.asked(); });
}

std::optional<battles::EvenWithout> evened(const cw::Scenario& battle, const lab::Handicap& found) {
    if (!found.enough || !found.is_even() || found.coins == 0) return std::nullopt;
    const cw::Side side = found.party == 0 ? cw::Side::Heads : cw::Side::Tails;
    const auto of_side = std::ranges::count(battle.coins, side, &cw::CoinSetup::side);
    if (found.coins > kMaxLeftOut * static_cast<double>(of_side)) return std::nullopt;
    const auto weaker = lab::weakened(battle, side, found.coins);
    if (!weaker) return std::nullopt;
    return battles::EvenWithout{side, ids_left_out(battle, *weaker)};
}

struct MeasuredRow {
    battles::MeasuredOdds odds;
    bool whole = true;  // false: broken off
};
core::Result<MeasuredRow, std::string> measured(const battles::Library& library, const std::string& name,
                                                const OddsCall& call, const EarlyEnd& end) {
    const auto battle = battles::find_battle(library, name);
    if (!battle) return core::failure(battles::sentence(battle.error().front()));
    ContestTerms terms;
    terms.bot = call.bot;
    terms.work = call.work;
    terms.games = call.games;
    auto contests = contests_of(library, {name}, terms);
    if (!contests) return core::failure(contests.error());
    lab::Orders orders;
    orders.workers = call.jobs;
    orders.look = [&end](const lab::Run&) { return !end.asked(); };
    const auto fought = lab::conduct(*contests, orders);
    if (!fought) return core::failure(fought.error());
    const lab::Standing& standing = fought->standings.front();
    const auto& results = standing.tally.results;
    MeasuredRow row{{call.bot,
                     call.work,
                     static_cast<int>(results[0] + results[1] + results[2]),
                     {static_cast<int>(results[0]), static_cast<int>(results[1])},
                     lab::length_quantile(standing.tally, 0.5)},
                    !fought->broken_off};
    const double of_heads = lab::score(standing.tally, standing.kind).value;
    if (call.no_handicap || !row.whole || std::max(of_heads, 1 - of_heads) <= kLopsided) return row;
    const auto found = searched(contests->front(), call.jobs, end);
    row.whole = found.has_value() || !end.asked();
    if (found) row.odds.even_without = evened(battle->scenario, *found);
    return row;
}

core::Result<battles::OddsOfBattles, std::string> rows_of(const std::string& file) {
    if (!std::filesystem::exists(core::path(file))) return battles::OddsOfBattles{};
    const auto json = battles::read_json(core::path(file));
    if (!json) return core::failure(battles::sentence(json.error()));
    auto odds = battles::odds_from_json(*json, file);
    if (!odds) return core::failure(battles::sentence(odds.error().front()));
    return std::move(*odds);
}

bool is_measured_alike(const battles::MeasuredOdds& row, const OddsCall& call) {
    return row.bot == call.bot && row.work == call.work && row.battles >= call.games;
}

std::vector<std::string> names_of(const battles::Library& library, const OddsCall& call) {
    if (!call.battles.empty()) return call.battles;
    std::vector<std::string> names;
    for (const battles::LibraryFile& file : library.files(battles::LibraryKind::Battles))
        if (file.origin == battles::Origin::Shipped) names.push_back(file.name);
    return names;
}

std::string row_text(const std::string& name, const battles::MeasuredOdds& row) {
    if (row.battles == 0) return name + ": no battle was finished";
    return name + ": " + std::to_string(row.wins[0]) + " against " + std::to_string(row.wins[1]) + " of " +
           std::to_string(row.battles);
}

}  // namespace

int odds(const battles::Library& library, const OddsCall& call, Streams streams) {
    const OutLock lock = open_out(core::path(call.out));
    if (!lock) return refuse(lock.error(), 1, streams);
    const auto known = rows_of(call.out);
    if (!known) return refuse(known.error(), 1, streams);
    std::vector<std::string> names = names_of(library, call);
    if (call.resume)
        std::erase_if(names, [&](const std::string& name) {
            return known->contains(name) && is_measured_alike(known->at(name), call);
        });
    if (names.empty()) streams.err << call.out << " has all of these already, measured alike: nothing is left to do.\n";
    // Before hours of work on others.
    for (const std::string& name : names)
        if (const auto battle = battles::find_battle(library, name); !battle)
            return refuse(battles::sentence(battle.error().front()), 1, streams);
    const EarlyEnd end(call.time);
    for (const std::string& name : names) {
        if (end.asked()) break;
        const auto row = measured(library, name, call, end);
        if (!row) return refuse(row.error(), 1, streams);
        streams.out << row_text(name, row->odds) << '\n' << std::flush;
        if (!row->whole) {
            end.tell(streams.err);
            streams.err << call.out << ": " << name << " is incomplete and was not written\n";
            return end.status(0);
        }
        auto rows = rows_of(call.out);  // again: somebody may have changed the others meanwhile
        if (!rows) return refuse(rows.error(), 1, streams);
        (*rows)[name] = row->odds;
        // Written now, so that an interruption loses nothing.
        const auto written = core::write_file(core::path(call.out), battles::to_json(*rows).dump(2) + "\n");
        if (!written) return refuse(written.error(), 1, streams);
    }
    end.tell(streams.err);
    return end.status(0);
}

}  // namespace cli
