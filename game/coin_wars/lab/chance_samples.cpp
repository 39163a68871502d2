#include "game/coin_wars/lab/chance_samples.h"

#include <atomic>

#include "engine/core/worker.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/lab/fight_loop.h"
#include "game/coin_wars/lab/openings.h"

namespace lab {

namespace {

struct Seen {
    cw::Match match;
    int turns = 0;  // finished turns of one side
};
struct Watched {
    std::vector<Seen> seen;
    int turns = 0;
    double score = 0.5;  // Heads' score
};

Watched watch(const Contest& contest, int pair, int number, int every) {
    cw::Match match = start_of(contest, pair, number);
    core::Random dice(chance(contest, pair, number, Stream::Dice));
    const std::unique_ptr<rules::Hand> hand = make_hand(contest);
    std::vector<cw::Event> events;
    Watched watched;
    int commands = pair % every;
    fight_on(
        contest, pair, number, nullptr, [&]() -> const cw::Match& { return match; },
        [&](const cw::Command& command) -> const std::vector<cw::Event>* {
            if (cw::CoinWars::check(match, command)) return nullptr;
            if (match.phase == cw::Phase::Play && ++commands % every == 0)
                watched.seen.push_back({match, watched.turns});
            const int turn = match.turn;
            const cw::Side side = match.side;
            events = cw::CoinWars::apply(match, command, dice, *hand);
            if (match.turn != turn || match.side != side) ++watched.turns;
            return &events;
        });
    ++watched.turns;
    if (match.outcome && match.outcome->winner) watched.score = *match.outcome->winner == cw::Side::Heads ? 1 : 0;
    return watched;
}

// The samples of a single battle.
struct Sampled {
    std::vector<ChanceSample> samples;
    double score = 0.5;
};

Sampled samples_of(const Contest& battle, int number, const ChanceSampling& sampling) {
    const Watched watched = watch(battle, number / 2, number % 2, sampling.every);
    Sampled sampled{{}, watched.score};
    for (const Seen& seen : watched.seen) {
        const double passed = static_cast<double>(seen.turns) / watched.turns;
        if (passed >= sampling.from && passed < sampling.to)
            sampled.samples.push_back({bots::chance_terms(seen.match, bots::kPlayouts), watched.score});
    }
    return sampled;
}

std::vector<ChanceSample> together(const std::vector<Sampled>& battles) {
    double usual = 0;
    for (const Sampled& battle : battles) usual += battle.score / static_cast<double>(battles.size());
    std::vector<ChanceSample> all;
    for (const Sampled& battle : battles) all.insert(all.end(), battle.samples.begin(), battle.samples.end());
    for (ChanceSample& sample : all) sample.usual = usual;
    return all;
}

Contest between_sergeants(const std::string& name, std::vector<Meeting> meetings, std::uint64_t seed) {
    Contest battle;
    battle.a = name;
    battle.meetings = std::move(meetings);
    battle.players = {Player{"sergeant"}, Player{"sergeant"}};
    battle.seed = seed;
    return battle;
}

}  // namespace

core::Result<std::vector<Contest>, std::string> chance_battles(const battles::Library& library, std::uint64_t seed) {
    std::vector<Contest> all;
    for (const battles::Battle& battle : battles::load_battles(library).battles)
        if (battle.origin == battles::Origin::Shipped)
            all.push_back(between_sergeants(battle.name, {meet(battle)}, seed));
    auto free = openings(library);
    if (!free) return core::failure(battles::sentence(free.error().front()));
    all.push_back(between_sergeants("free battles", std::move(*free), seed));
    return all;
}

std::vector<ChanceSample> chance_samples(const Contest& battle, const ChanceSampling& sampling, int workers) {
    std::vector<Sampled> found(static_cast<std::size_t>(2 * sampling.pairs));
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < found.size(); i = next++)
            found[i] = samples_of(battle, static_cast<int>(i), sampling);
        return false;
    };
    std::vector<core::Worker> others(static_cast<std::size_t>((workers > 0 ? workers : core::cores()) - 1));
    for (core::Worker& other : others) other.start(work);
    work();
    for (core::Worker& other : others) other.join();
    return together(found);
}

}  // namespace lab
