#include "game/cli/bot_calls.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "engine/core/decimal.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/early_end.h"
#include "game/cli/out_lock.h"
#include "game/coin_wars/lab/chance_fit.h"

namespace cli {

namespace {

void write_weights(std::ostream& out, const char* name, const bots::ChanceTerms& weights) {
    std::vector<std::string> numbers;
    for (const double weight : weights) {
        std::ostringstream number;
        number << std::fixed << std::setprecision(3) << weight << ',';
        numbers.push_back(number.str());
    }
    const std::size_t wide = std::ranges::max_element(numbers, {}, &std::string::size)->size();
    out << "inline constexpr ChanceTerms " << name << "{\n";
    for (std::size_t i = 0; i < weights.size(); ++i) {
        numbers[i].resize(wide, ' ');
        out << "    " << numbers[i] << "  // " << bots::kChanceTerms[i] << '\n';
    }
    out << "};\n";
}

std::string header_of(const ChanceCall& call, const std::vector<lab::ChanceSample>& samples) {
    const std::vector<lab::ChanceSample> plain = lab::at_once(samples);
    const bots::ChanceTerms at_once = lab::fit_chance(plain), foreseen = lab::fit_chance(samples);
    const lab::Calibration with = lab::calibration(samples, foreseen);
    std::ostringstream out;
    out << std::fixed << std::setprecision(3)
        << "#pragma once\n"
           "// The weights of the chance to win, with and without playouts. Written by\n"
           "//     coinwars-cli lab chance --games "
        << call.games << " --seed " << call.seed
        << " --out game/coin_wars/bots/chance_weights.h\n"
           "// from "
        << samples.size() << " positions. Brier score on these: " << lab::calibration(plain, at_once).brier
        << " at once, " << with.brier << " foreseen, " << with.usual
        << " the battle's usual score.\n"
           "\n"
           "#include \"game/coin_wars/bots/chance.h\"\n"
           "\n"
           "namespace bots {\n"
           "\n";
    write_weights(out, "kAtOnce", at_once);
    out << '\n';
    write_weights(out, "kForeseen", foreseen);
    out << "\n}  // namespace bots\n";
    return out.str();
}

}  // namespace

int chance(const battles::Library& library, const ChanceCall& call, Streams streams) {
    const auto battles = lab::chance_battles(library, call.seed);
    if (!battles) return refuse(battles.error(), 1, streams);
    const OutLock lock = open_out(core::path(call.out));
    if (!lock) return refuse(lock.error(), 1, streams);
    const EarlyEnd end;
    lab::ChanceSampling sampling;
    sampling.pairs = (call.games + 1) / 2;
    std::vector<lab::ChanceSample> samples;
    for (const lab::Contest& battle : *battles) {
        const std::vector<lab::ChanceSample> more = lab::chance_samples(battle, sampling, call.jobs);
        samples.insert(samples.end(), more.begin(), more.end());
        streams.out << battle.a << ": "
                    << core::counted(static_cast<std::int64_t>(more.size()), "position", "positions") << '\n'
                    << std::flush;
        if (!end.asked()) continue;
        end.tell(streams.err);
        streams.err << "Weights are fitted to all battles alone: none are written.\n";
        return end.status(0);
    }
    const std::string header = header_of(call, samples);
    if (call.out.empty()) {
        streams.out << header;
        return 0;
    }
    const auto written = core::write_file(core::path(call.out), header);
    return written ? 0 : refuse(written.error(), 1, streams);
}

}  // namespace cli
