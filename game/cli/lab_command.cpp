#include "game/cli/lab_command.h"

#include <ctime>

#include "engine/core/decimal.h"
#include "engine/core/path.h"
#include "game/cli/early_end.h"
#include "game/cli/out_lock.h"
#include "game/cli/progress_bar.h"
#include "game/coin_wars/lab/openings.h"
#include "game/coin_wars/lab/report.h"
#include "game/coin_wars/lab/run_session.h"
#include "game/coin_wars/lab/shard.h"

namespace cli {

namespace {

using rules::Json;

// Parses "2/5" as part 1 of 5, counted from 0.
bool read_part(const std::string& text, int& part, int& parts) {
    const auto slash = text.find('/');
    if (text.empty()) return true;
    if (slash == std::string::npos || slash != text.rfind('/')) return false;
    if (text.find_first_not_of("0123456789/") != std::string::npos) return false;
    try {
        part = std::stoi(text.substr(0, slash)) - 1;
        parts = std::stoi(text.substr(slash + 1));
    } catch (const std::exception&) {
        return false;
    }
    return part >= 0 && part < parts;
}

// Wall-clock time since construction, and processor time.
class Watch {
public:
    double wall() const { return std::chrono::duration<double>(Clock::now() - began_).count(); }
    static double cpu() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point began_ = Clock::now();
};

struct Done {
    lab::Conducted conducted;
    lab::Effort effort;
    bool first = true;
};
core::Result<Done, std::string> fight(const std::vector<lab::Contest>& contests, lab::Orders orders, bool progress,
                                      const EarlyEnd& end, Streams streams) {
    std::unique_ptr<lab::Ranks> ranks;
    if (lab::Ranks::called_for()) {
        if (!lab::Ranks::built())
            return core::failure(
                std::string("This was started as one of several processes, but it was built without MPI."));
        ranks = std::make_unique<lab::Ranks>();
        if (orders.parts > 1)
            return core::failure(std::string("Several ranks share out one run: a shard is for one process."));
    }
    const Watch watch;
    ProgressBar bar(streams.err, progress);
    orders.look = [&](const lab::Run& run) {
        bar.show(run.progress());
        return !end.asked();
    };
    auto conducted = lab::conduct(contests, orders, ranks.get());
    bar.done();
    Done done;
    done.first = !ranks || ranks->first();
    done.effort.cpu_seconds = ranks ? ranks->sum(Watch::cpu()) : Watch::cpu();
    if (!conducted) return core::failure(done.first ? conducted.error() : std::string());
    if (conducted->broken_off) end.tell(streams.err);
    done.effort.wall_seconds = watch.wall();
    done.effort.actions = conducted->actions;
    done.effort.workers = conducted->workers;
    done.conducted = std::move(*conducted);
    return done;
}

// Reported in addition to the results.
struct More {
    std::optional<lab::History> history{};
    std::optional<lab::Handicap> handicap{};
    bool broken_off = false;
};

void report(const std::vector<lab::Contest>& contests, const std::vector<lab::Standing>& standings,
            const lab::Effort& effort, const More& more, LabFormat format, std::ostream& out) {
    if (format == LabFormat::Json) {
        Json json = lab::report_json(contests, standings, effort);
        if (more.broken_off) json["broken_off"] = true;
        if (more.history) json["history"] = lab::history_json(*more.history);
        if (more.handicap) json["handicap"] = lab::handicap_json(*more.handicap);
        out << json.dump(2) << '\n';
    }
    if (format == LabFormat::Csv) out << lab::report_csv(contests, standings);
    if (format != LabFormat::Text) return;
    for (std::size_t i = 0; i < contests.size(); ++i)
        out << lab::report_text(contests[i], standings[i], contests.size());
    if (more.history) out << lab::history_text(contests[0], *more.history);
    if (more.handicap) out << lab::handicap_text(contests[0], *more.handicap);
    if (contests.size() > 1) out << lab::matrix_text(contests, standings);
}

// Reports why programs lost; returns 1 if any did.
int told_faults(const Programs& programs, int status, Streams streams) {
    for (const std::string& fault : programs.faults()) streams.err << fault << '\n';
    return programs.faults().empty() || status != 0 ? status : 1;
}

std::string elo_text(const lab::Tally& tally) {
    const lab::Estimate score = lab::score(tally, lab::IntervalKind::Live);
    const auto rounded = [](double value) { return std::to_string(std::lround(lab::elo_of_score(value))); };
    return rounded(score.value) + " Elo (" + rounded(score.interval.low) + " to " + rounded(score.interval.high) + ")";
}

void report_sprt(const SprtCall& call, const lab::Contest& contest, const Done& done, Streams streams) {
    static constexpr std::array kVerdicts{"undecided", "H0", "H1"};
    const lab::Standing& standing = done.conducted.standings[0];
    const lab::SprtState state = lab::sprt_state(standing.tally.pentanomial(), call.sprt);
    const char* verdict = kVerdicts[static_cast<std::size_t>(state.verdict)];
    if (call.json) {
        Json json = lab::report_json({&contest, 1}, done.conducted.standings, done.effort);
        json["sprt"] = {{"elo0", call.sprt.elo0}, {"elo1", call.sprt.elo1}, {"alpha", call.sprt.alpha},
                        {"beta", call.sprt.beta}, {"llr", state.llr},       {"lower", state.lower},
                        {"upper", state.upper},   {"verdict", verdict}};
        streams.out << json.dump(2) << '\n';
        return;
    }
    streams.out << lab::report_text(contest, standing, 1) << "  " << elo_text(standing.tally) << "\n  " << verdict
                << ": log likelihood ratio " << state.llr << ", bounds " << state.lower << " and " << state.upper
                << '\n';
}

// Why none makes it even; empty if one may.
std::string why_no_handicap(const lab::Standing& fought) {
    switch (lab::place_wins(fought.tally, fought.kind)) {
        case lab::PlaceWins::First:
            return "whoever goes first wins nearly every battle, whatever they have.";
        case lab::PlaceWins::Second:
            return "whoever goes second wins nearly every battle, whatever they have.";
        case lab::PlaceWins::Neither:
            break;
    }
    const bool sure = lab::score(fought.tally, fought.kind).interval.excludes(0.5);
    return sure ? "" : "neither is surely the better one, for the interval of the score holds 50 %.";
}

}  // namespace

int lab(const battles::Library& library, const LabCall& call, Streams streams) {
    lab::Orders orders;
    orders.workers = call.jobs;
    orders.file = core::path(call.out);
    orders.resume = call.resume;
    if (!read_part(call.shard, orders.part, orders.parts))
        return refuse("--shard needs a part of a whole, as in 2/5.", 2, streams);
    if ((!call.shard.empty() || call.resume) && call.out.empty())
        return refuse("--shard and --resume need --out.", 2, streams);
    Programs programs(call.seconds);
    ContestTerms terms = call.terms;
    terms.programs = &programs;
    if (!call.out.empty() && (terms.bot.starts_with(kProgram) || terms.bot_b.starts_with(kProgram)))
        return refuse(
            "What a program plays cannot be saved in a file: nobody could tell later whether it is the same one.", 2,
            streams);
    const auto contests = contests_of(library, call.entrants, terms);
    if (!contests) return refuse(contests.error(), 1, streams);
    if (call.handicap && (contests->size() > 1 || orders.parts > 1 || lab::Ranks::called_for()))
        return refuse("--handicap is for one contest and one process.", 2, streams);
    // Of several ranks the first alone writes.
    const OutLock lock = lab::Ranks::called_for() ? lock_out({}) : open_out(orders.file);
    if (!lock) return refuse(lock.error(), 1, streams);
    if (call.terms.games % 2 == 1)
        streams.err << "Battles are fought in pairs: " << call.terms.games + 1 << " instead of " << call.terms.games
                    << ".\n";
    const EarlyEnd end(call.time);
    const auto done = fight(*contests, orders, call.progress, end, streams);
    if (!done) return refuse(done.error(), 1, streams);
    if (!done->first) return 0;
    More more;
    more.broken_off = done->conducted.broken_off;
    const lab::Standing& only = done->conducted.standings[0];
    if (const auto recorded = recorded_of(library, call.entrants, call.terms); recorded && only.pairs > 0)
        more.history = lab::compare(*recorded, only);
    const std::string needless = call.handicap ? why_no_handicap(only) : std::string();
    if (!needless.empty()) streams.err << "No handicap is sought: " << needless << '\n';
    if (call.handicap && !more.broken_off && needless.empty()) {
        more.handicap =
            lab::even_handicap((*contests)[0], call.jobs, [&end](const lab::HandicapStep&) { return !end.asked(); });
        more.broken_off = !more.handicap && end.asked();
        if (more.broken_off) end.tell(streams.err);
    }
    if (orders.parts > 1 && more.broken_off)
        streams.out << call.out << ": part " << orders.part + 1 << " of " << orders.parts
                    << " has not been fought to its end; --resume continues it\n";
    else if (orders.parts > 1)
        streams.out << call.out << ": part " << orders.part + 1 << " of " << orders.parts
                    << " has been fought; `lab merge` adds the parts up\n";
    else
        report(*contests, done->conducted.standings, done->effort, more, call.format, streams.out);
    return told_faults(programs, end.status(0), streams);
}

int merge(const std::vector<std::string>& files, LabFormat format, Streams streams) {
    std::vector<lab::Shard> shards;
    for (const std::string& file : files) {
        auto shard = lab::read_shard(core::path(file));
        if (!shard) return refuse(shard.error(), 1, streams);
        if (shard->torn) streams.err << file << ": the last line is incomplete and is left out\n";
        shards.push_back(std::move(*shard));
    }
    const auto merged = lab::merge(shards);
    if (!merged) return refuse(merged.error(), 1, streams);
    report(merged->contests, merged->standings, {}, {}, format, streams.out);
    int status = 0;
    for (std::size_t i = 0; i < merged->contests.size(); ++i) {
        if (merged->missing[i] == 0) continue;
        status = 1;
        const lab::Contest& contest = merged->contests[i];
        streams.err << contest.a << " against " << contest.b << ": "
                    << core::counted(merged->missing[i], "pair is", "pairs are") << " in none of these; only the first "
                    << merged->standings[i].pairs << " count\n";
    }
    return status;
}

int sprt(const battles::Library& library, const SprtCall& call, Streams streams) {
    if (call.sprt.elo0 >= call.sprt.elo1) return refuse("--elo0 must be below --elo1.", 2, streams);
    Programs programs(call.seconds);
    lab::Contest contest;
    contest.a = call.a;
    contest.b = call.b;
    contest.swap = lab::Swap::Bots;
    contest.seed = call.seed;
    contest.stop = lab::EarlyStop{.sprt = call.sprt};
    contest.pairs = call.games > 0 ? (call.games + 1) / 2 : 5 * lab::expected_pairs(call.sprt);
    for (std::size_t i = 0; i < 2; ++i) {
        auto player = player_named(i == 0 ? call.a : call.b, i == 0 ? call.work_a : call.work_b, &programs);
        if (!player) return refuse(player.error(), 1, streams);
        contest.players[i] = std::move(*player);
    }
    if (call.on.empty()) {
        auto openings = lab::openings(library);
        if (!openings) return refuse(battles::sentence(openings.error().front()), 1, streams);
        contest.meetings = std::move(*openings);
    }
    for (const std::string& word : call.on) {
        auto opening = opening_of(library, word);
        if (!opening) return refuse(opening.error(), 1, streams);
        contest.meetings.push_back(std::move(*opening));
    }
    lab::Orders orders;
    orders.workers = call.jobs;
    const EarlyEnd end(call.time);
    const auto done = fight({contest}, orders, call.progress, end, streams);
    if (!done) return refuse(done.error(), 1, streams);
    if (done->first) report_sprt(call, contest, *done, streams);
    return told_faults(programs, end.status(0), streams);
}

}  // namespace cli
