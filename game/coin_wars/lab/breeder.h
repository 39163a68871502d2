#pragma once
// The breeder: searches a budget's possible set-ups for the best one of each kind (MAP-Elites, elites.h).
//
// The archive begins with the ready-made opponents that have room on the ground, which fight each other, so that there
// is an answer at once: the best of them scores a half or more. Candidates come in batches, first kFirstBatch, then
// kBatch at a time; some are random, the rest mutate or cross elites. Each that has room fights `pairs` pairs against
// every reference opponent: kGallery lists derived from the ready-made ones, and as many elites, chosen anew for each
// batch; while there is neither, the batch's candidates meet each other. A candidate that scores more than the elite of
// its cell fights again, as does that elite, `retest` pairs each against the same opponents; the better one keeps the
// cell. Otherwise the archive would fill up with lucky scores.
//
// Every candidate has its own random stream, keyed by (seed, number), and batches are evaluated in order of number: the
// result is the same for any number of workers.

#include <functional>
#include <optional>
#include <vector>

#include "game/coin_wars/lab/elites.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

inline constexpr int kFirstBatch = 4, kBatch = 16, kGallery = 8;

struct BreedTerms {
    Stock stock;  // its zone comes from the ground
    Ground ground = bare_felt();
    Player player;
    std::uint64_t seed = 1;
    int candidates = 160;
    int pairs = 4, retest = 16;
    double jitter = 0.25;
};

struct BreedProgress {
    int candidates = 0, max_candidates = 0;
    std::size_t elites = 0;
    double best = 0;
    std::int64_t battles = 0;
    std::int64_t max_battles = 0;  // an estimate that includes the last judgement; never less than `battles`
    double share() const {
        return max_battles > 0 ? static_cast<double>(battles) / static_cast<double>(max_battles) : 0;
    }
};
// The time left in seconds, given the seconds so far and battles of constant length; nullopt while it would be a guess.
std::optional<double> seconds_left(const BreedProgress& progress, double seconds);

// The watch function's reply: go on, pause until the next call, or give up the batch.
enum class RunControl { GoOn, Rest, GiveUp };
using BreedWatch = std::function<RunControl(const BreedProgress&)>;

// The best set-up's strength against all others: if it beats nearly all of them, the prices are wrong.
struct Dominance {
    std::vector<double> scores;  // of the best against each elite, in order; 1/2 against itself
    double beaten = 0;           // share of the other cells that it beats with a score above 1/2
};

class Breeder {
public:
    // Refuses with a sentence if nothing can be bought, or if the ground's zone has no room for it.
    static core::Result<Breeder, words::Phrase> make(BreedTerms terms);

    bool finished() const { return tried_ >= terms_.candidates; }
    // Fights the next batch, starting with the ready-made opponents; calls `watch` many times a second. Returns false
    // if given up; then nothing has changed.
    bool step(int workers, const BreedWatch& watch);
    BreedProgress progress() const;
    const Elites& elites() const { return elites_; }
    // Fights `retest` pairs per pairing. nullopt if given up.
    std::optional<Dominance> dominance(int workers, const BreedWatch& watch);

private:
    explicit Breeder(BreedTerms terms);

    // Mean scores against all opponents, and against the ready-made ones.
    struct Scored {
        double all = 0.5, ready = 0.5;
        int opponents = 0;  // that it could meet
    };
    Individual candidate(int number) const;
    std::vector<Force> gallery() const;
    bool open(int workers, const BreedWatch& watch);
    // Fights the contests; false if given up.
    bool fight(Run& run, const BreedWatch& watch);
    // `against` starts with the ready-made opponents.
    std::optional<std::vector<Scored>> scores(const std::vector<const Force*>& forces,
                                              const std::vector<Force>& against, int pairs, std::uint64_t seed,
                                              int workers, const BreedWatch& watch);
    Contest contest(Meeting meeting, int pairs, std::uint64_t seed) const;
    bool settle(std::vector<Individual>& batch, const std::vector<Force>& against, int workers,
                const BreedWatch& watch);
    std::int64_t battles_to_come() const;  // after the finished batches

    BreedTerms terms_;
    std::vector<Individual> ready_;
    Elites elites_;
    bool opened_ = false;  // the ready-made opponents have fought
    int tried_ = 0;
    std::int64_t battles_ = 0;
    std::int64_t settled_ = 0, meetings_ = 0;  // in finished batches: battles; candidates times opponents
    bool judged_ = false;
};

// The fixed reference opponents: the ready-made lists and single types, arranged in blocks.
std::vector<Individual> ready_made(const Stock& stock);

}  // namespace lab
