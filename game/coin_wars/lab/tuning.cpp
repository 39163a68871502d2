#include "game/coin_wars/lab/tuning.h"

#include <algorithm>

#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/bots/weight_terms.h"
#include "game/coin_wars/lab/genome.h"
#include "game/coin_wars/lab/openings.h"
#include "game/coin_wars/lab/point_lists.h"
#include "game/coin_wars/lab/random_streams.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

namespace {

constexpr int kLists = 12;
constexpr double kShallow = 28, kDeeper = 2;  // depth of a free battle's table, inches
constexpr std::uint64_t kProof = 1u << 30;    // for streams of the seed far from any step's

Player player_by(const Tuning& tuning, const std::vector<double>& numbers) {
    const bots::Weights weights = weights_of(numbers);
    if (tuning.level == "sergeant") return {"sergeant", 0, [weights] { return bots::make_sergeant({}, weights); }};
    const bots::Budget budget{.work = tuning.work};
    return {tuning.level, tuning.work, [=] { return bots::make_general(budget, weights); }};
}

Pentanomial fought(const Tuning& tuning, const std::vector<double>& one, const std::vector<double>& other,
                   std::vector<Meeting> battles, std::uint64_t number, int pairs, int workers) {
    Contest contest;
    contest.meetings = std::move(battles);
    contest.players = {player_by(tuning, one), player_by(tuning, other)};
    contest.swap = Swap::Bots;
    contest.seed = stream(tuning.spsa.seed, number);
    contest.pairs = pairs;
    contest.stop.reset();
    Run run({contest}, {.workers = workers});
    run.start();
    run.wait();
    return run.standing(0).tally.pentanomial();
}

core::Result<Meeting, battles::Faults> drawn_list(const Stock& stock, int number) {
    core::Random random(stream(stock.coins, static_cast<std::uint64_t>(number)));
    const auto plan = plan_of(repaired({}, stock, random), stock);
    if (!plan) return core::failure(battles::Faults{});
    const Force force = force_of(stock.types, *plan, "list " + std::to_string(number + 1));
    auto meeting = meet(force, force, bare_felt(stock.width, kShallow + kDeeper * (number % 4)));
    if (!meeting) return core::failure(battles::Faults{});
    return std::move(*meeting);
}

}  // namespace

std::vector<double> numbers_of(const bots::Weights& weights) {
    std::vector<double> numbers;
    for (const bots::WeightTerm& term : bots::kWeightTerms) numbers.push_back(weights.*term.value);
    return numbers;
}

bots::Weights weights_of(const std::vector<double>& numbers) {
    bots::Weights weights;
    for (std::size_t i = 0; i < bots::kWeightTerms.size(); ++i) weights.*bots::kWeightTerms[i].value = numbers[i];
    return weights;
}

SpsaTerms spsa_from(const std::vector<double>& start, std::uint64_t seed) {
    SpsaTerms terms;
    terms.start = start;
    terms.seed = seed;
    for (const bots::WeightTerm& term : bots::kWeightTerms) terms.steps.push_back(term.step);
    return terms;
}

core::Result<std::vector<Meeting>, battles::Faults> tuning_battles(const battles::Library& library) {
    auto meetings = openings(library);
    if (!meetings) return core::failure(meetings.error());
    auto types = battles::types_of(library, {"us"});
    if (!types) return core::failure(types.error());
    const Stock stock{.types = std::move(*types), .by = cw::Price::Points, .budget = kListPoints, .coins = kListCoins};
    for (int i = 0; i < kLists; ++i)
        if (auto meeting = drawn_list(stock, i)) meetings->push_back(std::move(*meeting));
    for (const battles::Battle& battle : battles::load_battles(library).battles)
        if (battle.origin == battles::Origin::Shipped) meetings->push_back(meet(battle));
    return std::move(*meetings);
}

void tune_on(Tuned& tuned, const std::vector<Meeting>& battles, int workers) {
    const Tuning& tuning = tuned.tuning;
    const auto duel = [&](const std::vector<double>& one, const std::vector<double>& other, int number) {
        // Each step continues through all battles, for any number of pairs.
        std::vector<Meeting> turned = battles;
        const auto first = static_cast<std::size_t>(number) * static_cast<std::size_t>(tuning.pairs) % turned.size();
        std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(first), turned.end());
        const auto seed = static_cast<std::uint64_t>(number);
        const Pentanomial pairs = fought(tuning, one, other, std::move(turned), seed, tuning.pairs, workers);
        return score(pairs, IntervalKind::Fixed).value;
    };
    tuned.steps.push_back(next_step(tuning.spsa, tuned.steps, duel));
}

void prove(Tuned& tuned, const std::vector<Meeting>& battles, int pairs, int workers) {
    tuned.weights = settled(tuned.tuning.spsa, tuned.steps);
    tuned.proven = fought(tuned.tuning, tuned.weights, tuned.tuning.spsa.start, battles, kProof, pairs, workers);
}

}  // namespace lab
