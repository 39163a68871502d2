#pragma once
// The breeder: searches a budget's possible set-ups for the best one of each kind (MAP-Elites, elites.h).
//
// The archive begins with the ready-made opponents, who fight each other, so that there is an answer at once: the best
// of them scores a half or more. Candidates are made in batches, first kFirstBatch, then kBatch at a time; some at
// random, the rest by mutating or crossing elites. Each fights `pairs` pairs against every reference opponent:
// kGallery lists derived from the ready-made ones, and as many elites, chosen again for each batch. A candidate that
// scores more than the elite of its cell fights again, as does that elite, `retest` pairs each against the same
// opponents: only the better one keeps the cell. Otherwise the archive would fill up with lucky scores.
//
// Every candidate has its own random stream, keyed by (seed, number), and a batch is evaluated in order of
// numbers: the result is the same for any number of workers.

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
    int candidates = 0, candidates_most = 0;
    std::size_t elites = 0;
    double best = 0;
    std::int64_t battles = 0;
    std::int64_t battles_most = 0;  // an estimate, with those of the last judgement; never fewer than `battles`
    double share() const {
        return battles_most > 0 ? static_cast<double>(battles) / static_cast<double>(battles_most) : 0;
    }
};
// The time left if so many seconds have brought it there and battles go on to take as long; nothing while that is only
// a guess.
std::optional<double> seconds_left(const BreedProgress& progress, double seconds);

// What the caller's watch function requests: go on, pause until asked again, or give up the batch.
enum class RunControl { GoOn, Rest, GiveUp };
using BreedWatch = std::function<RunControl(const BreedProgress&)>;

// How strong the best set-up is against all others: if it beats nearly all of them, the prices are wrong.
struct Dominance {
    std::vector<double> scores;  // of the best against each elite, in order; against itself 1/2
    double beaten = 0;           // share of the other cells that it beats with a score above 1/2
};

class Breeder {
public:
    // Refuses in a sentence if nothing can be bought, or the ground's zone has no room for it.
    static core::Result<Breeder, words::Phrase> make(BreedTerms terms);

    bool finished() const { return tried_ >= terms_.candidates; }
    // Fights the next batch, at first that of the ready-made opponents; calls `watch` many times a second. False: given
    // up, nothing has changed.
    bool step(int workers, const BreedWatch& watch);
    BreedProgress progress() const;
    const Elites& elites() const { return elites_; }
    // Fights `retest` pairs per pairing. Nullopt: given up.
    std::optional<Dominance> dominance(int workers, const BreedWatch& watch);

private:
    explicit Breeder(BreedTerms terms);

    // Mean scores against all opponents, and against those that are ready-made.
    struct Scored {
        double all = 0.5, ready = 0.5;
    };
    Bred candidate(int number) const;
    std::vector<Force> gallery() const;
    bool open(int workers, const BreedWatch& watch);
    // Fights the contests; false: given up.
    bool fight(Run& run, const BreedWatch& watch);
    // The first of the opponents are the ready-made ones.
    std::optional<std::vector<Scored>> scores(const std::vector<const Force*>& forces,
                                              const std::vector<Force>& against, int pairs, std::uint64_t seed,
                                              int workers, const BreedWatch& watch);
    Contest contest(Meeting meeting, int pairs, std::uint64_t seed) const;
    bool settle(std::vector<Bred>& batch, const std::vector<Force>& against, int workers, const BreedWatch& watch);
    std::int64_t battles_to_come() const;  // after the batches that are done

    BreedTerms terms_;
    std::vector<Bred> ready_;
    Elites elites_;
    bool opened_ = false;  // the ready-made ones have met
    int tried_ = 0;
    std::int64_t battles_ = 0;
    std::int64_t settled_ = 0, meetings_ = 0;  // of the batches that are done: battles; candidates times opponents
    bool judged_ = false;
};

// The fixed reference opponents: the ready-made lists and single types, arranged in blocks.
std::vector<Bred> ready_made(const Stock& stock);

}  // namespace lab
