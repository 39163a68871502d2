// Tuning files: the terms, every step, the result and its strength.

#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/bots/weight_terms.h"
#include "game/coin_wars/lab/tuning.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_field.h"

namespace lab {

namespace {

using rules::Field;
using rules::Json;
namespace limits = cw::limits;

constexpr const char* kTuningFormat = "coinwars-tuning/1";
constexpr double kMaxWeight = 1e6;  // of a weight
constexpr int kMaxProof = 5'000'000, kMaxTuningSteps = 100'000;

std::vector<double> numbers_from(const Field& field) {
    const std::vector<Field> all = field.items(bots::kWeightTerms.size());
    if (all.size() != bots::kWeightTerms.size()) field.refuse("a number for each weight is needed");
    std::vector<double> numbers;
    for (const Field& one : all) numbers.push_back(one.number(0, kMaxWeight));
    return numbers;
}

Tuning terms_from(const Field& field) {
    Tuning tuning;
    tuning.level = field.at("level").text(limits::kIdBytes);
    if (tuning.level != "sergeant" && tuning.level != "general")
        field.at("level").refuse("must be \"sergeant\" or \"general\"");
    tuning.work = field.at("work").integer(0, 1'000'000'000);
    tuning.pairs = field.at("pairs").integer(1, kMaxProof);
    tuning.spsa.seed = static_cast<std::uint64_t>(field.at("seed").integer(0, std::numeric_limits<int>::max()));
    tuning.spsa.pace = field.at("pace").number(0, kMaxWeight);
    tuning.spsa.start = numbers_from(field.at("start"));
    tuning.spsa.steps = numbers_from(field.at("changes"));
    return tuning;
}

std::vector<std::string> weight_names() {
    std::vector<std::string> all;
    for (const bots::WeightTerm& term : bots::kWeightTerms) all.emplace_back(term.name);
    return all;
}

Tuned tuned_from(const Field& field) {
    if (field.at("format").text(80) != kTuningFormat)
        field.at("format").refuse(std::string("must be \"") + kTuningFormat + "\"");
    std::vector<std::string> known;
    for (const Field& name : field.at("names").items(limits::kIdBytes)) known.push_back(name.text(limits::kIdBytes));
    if (known != weight_names()) field.at("names").refuse("other weights than this program's");
    Tuned tuned{terms_from(field), {}, {}, {}};
    for (const Field& step : field.at("steps").items(kMaxTuningSteps))
        tuned.steps.push_back({step.at("score").number(0, 1), numbers_from(step.at("weights"))});
    if (const auto weights = field.find("weights")) tuned.weights = numbers_from(*weights);
    if (const auto proven = field.find("proven")) {
        tuned.proven.emplace();
        const std::vector<Field> counts = proven->at("pairs").items(tuned.proven->size());
        if (counts.size() != tuned.proven->size()) proven->at("pairs").refuse("five counts are needed");
        for (std::size_t i = 0; i < counts.size(); ++i) (*tuned.proven)[i] = counts[i].integer(0, kMaxProof);
    }
    return tuned;
}

}  // namespace

core::Result<Tuned, battles::Faults> tuned_from_json(const Json& json, const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-tuning"))
        return core::failure(battles::Faults{std::move(*other)});
    auto tuned = rules::reading([&] { return tuned_from(Field(json, "bad_argument")); });
    if (!tuned) return core::failure(battles::Faults{battles::fault_from(file, tuned.error())});
    return std::move(*tuned);
}

std::string tuned_text(const Tuned& tuned) {
    const Tuning& tuning = tuned.tuning;
    std::string text = "{\n";
    const auto line = [&](const char* key, const Json& value) {
        text += "  \"" + std::string(key) + "\": " + value.dump() + ",\n";
    };
    line("format", kTuningFormat);
    line("level", tuning.level);
    line("work", tuning.work);
    line("pairs", tuning.pairs);
    line("seed", tuning.spsa.seed);
    line("pace", tuning.spsa.pace);
    line("names", weight_names());
    line("start", tuning.spsa.start);
    line("changes", tuning.spsa.steps);
    if (!tuned.weights.empty()) line("weights", tuned.weights);
    if (tuned.proven) {
        const Estimate estimate = score(*tuned.proven, IntervalKind::Fixed);
        line("proven", {{"pairs", *tuned.proven},
                        {"score", estimate.value},
                        {"low", estimate.interval.low},
                        {"high", estimate.interval.high}});
    }
    std::string rows;
    for (const SpsaStep& step : tuned.steps)
        rows += (rows.empty() ? "\n    " : ",\n    ") + Json{{"score", step.score}, {"weights", step.numbers}}.dump();
    return text + "  \"steps\": [" + rows + "\n  ]\n}\n";
}

}  // namespace lab
