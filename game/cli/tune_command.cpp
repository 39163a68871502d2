#include "game/cli/bot_calls.h"

#include <iomanip>
#include <iostream>
#include <sstream>

#include "engine/core/decimal.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/early_end.h"
#include "game/cli/out_lock.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/bots/weight_terms.h"
#include "game/coin_wars/lab/tuning.h"

namespace cli {

namespace {

namespace fs = std::filesystem;
using Fault = std::string;

constexpr std::size_t kBetween = 10;  // steps between two writes of the file

core::Result<lab::Tuned, Fault> read(const std::string& file) {
    const auto json = battles::read_json(core::path(file));
    if (!json) return core::failure(battles::sentence(json.error()));
    auto tuned = lab::tuned_from_json(*json, file);
    if (!tuned) return core::failure(battles::sentence(tuned.error().front()));
    return std::move(*tuned);
}

core::Result<lab::Tuned, Fault> begun(const TuneCall& call) {
    lab::Tuned fresh;
    fresh.tuning.level = call.level;
    fresh.tuning.work = call.level == "general" ? call.work : 0;
    fresh.tuning.pairs = call.pairs;
    std::vector<double> start = lab::numbers_of({});
    if (!call.from.empty()) {
        const auto from = read(call.from);
        if (!from) return core::failure(from.error());
        if (from->weights.empty()) return core::failure(call.from + " has not reached its end.");
        start = from->weights;
    }
    fresh.tuning.spsa = lab::spsa_from(start, static_cast<std::uint64_t>(call.seed));
    fresh.tuning.spsa.pace = call.pace;
    if (!fs::exists(core::path(call.out))) return fresh;
    auto known = read(call.out);
    if (!known) return core::failure(known.error());
    if (known->tuning != fresh.tuning)
        return core::failure(call.out + " was tuned in another way: give it the same options, or another file.");
    if (known->steps.size() > static_cast<std::size_t>(call.steps))
        return core::failure(call.out + " already holds more steps than that.");
    return std::move(*known);
}

std::string header_of(const lab::Tuned& tuned, const TuneCall& call) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(4)
        << "#pragma once\n"
           "// The weights of the sergeants in a general's proposals and rollouts. Written by coinwars-cli lab tune, "
           "kept\n"
           "// with every step in "
        << core::generic_text(core::path(call.out))
        << ".\n"
           "\n"
           "#include \"game/coin_wars/bots/weights.h\"\n"
           "\n"
           "namespace bots {\n"
           "\n"
           "inline constexpr Weights kGenerals{\n";
    for (std::size_t i = 0; i < bots::kWeightTerms.size(); ++i)
        out << "    ." << bots::kWeightTerms[i].name << " = " << tuned.weights[i] << ",\n";
    out << "};\n"
           "\n"
           "}  // namespace bots\n";
    return out.str();
}

void report(const lab::Tuned& tuned, std::ostream& out) {
    const lab::Estimate proven = lab::score(*tuned.proven, lab::IntervalKind::Fixed);
    out << std::fixed << std::setprecision(3) << "After "
        << core::counted(static_cast<std::int64_t>(tuned.steps.size()), "step", "steps") << " they score "
        << proven.value << " (" << proven.interval.low << " to " << proven.interval.high << ") against the start:\n";
    for (std::size_t i = 0; i < bots::kWeightTerms.size(); ++i)
        out << "  " << std::setw(10) << std::left << bots::kWeightTerms[i].name << tuned.weights[i] << "  ("
            << tuned.tuning.spsa.start[i] << ")\n";
}

}  // namespace

int tune(const battles::Library& library, const TuneCall& call, Streams streams) {
    const auto battles = lab::tuning_battles(library);
    if (!battles) return refuse(battles::sentence(battles.error().front()), 1, streams);
    const OutLock out = open_out(core::path(call.out)), header = open_out(core::path(call.header));
    for (const OutLock* lock : {&out, &header})
        if (!*lock) return refuse(lock->error(), 1, streams);
    auto tuned = begun(call);
    if (!tuned) return refuse(tuned.error(), 1, streams);
    const EarlyEnd end;
    const auto keep = [&] { return core::write_file(core::path(call.out), lab::tuned_text(*tuned)); };
    while (tuned->steps.size() < static_cast<std::size_t>(call.steps)) {
        tuned->weights.clear();
        tuned->proven.reset();
        lab::tune_on(*tuned, *battles, call.jobs);
        if (tuned->steps.size() % kBetween > 0 && !end.asked()) continue;
        if (const auto kept = keep(); !kept) return refuse(kept.error(), 1, streams);
        streams.out << tuned->steps.size() << " of " << call.steps << " steps\n" << std::flush;
        if (!end.asked()) continue;
        end.tell(streams.err);
        return end.status(0);
    }
    lab::prove(*tuned, *battles, call.proof, call.jobs);
    if (const auto kept = keep(); !kept) return refuse(kept.error(), 1, streams);
    report(*tuned, streams.out);
    if (call.header.empty()) return end.status(0);
    const auto written = core::write_file(core::path(call.header), header_of(*tuned, call));
    return written ? end.status(0) : refuse(written.error(), 1, streams);
}

}  // namespace cli
