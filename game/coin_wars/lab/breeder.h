#pragma once
// The breeder: from a budget, set-ups of many kinds, each the best of its kind (MAP-Elites, elites.h).
//
// Candidates are made in batches of kBatch: some at random, the rest by changing or crossing elites. Each
// fights `pairs` pairs against every opponent of a gallery: kGallery lists that come of the ready-made ones,
// and as many elites, chosen anew for each batch. Who scores more than the elite of its cell fights again,
// with that elite, `retest` pairs each against the same gallery: only the better one then keeps the cell, for
// a lucky score alone would fill the archive with lucky ones.
//
// Every candidate draws from its own stream of chance, keyed by (seed, number), and a batch is judged in
// order of numbers: the result is the same for any number of workers.

#include <functional>
#include <memory>
#include <vector>

#include "game/coin_wars/lab/elites.h"
#include "game/coin_wars/lab/run.h"

namespace lab {

inline constexpr int kBatch = 16, kGallery = 8;

struct BreedTerms {
    Stock stock;  // its zone is taken from the ground
    Ground ground = bare_felt();
    Player player;
    std::uint64_t seed = 1;
    int candidates = 480;
    int pairs = 4, retest = 16;
    double jitter = 0.25;
};

struct BreedProgress {
    int candidates = 0, candidates_most = 0;
    std::size_t elites = 0;
    double best = 0;
    std::int64_t battles = 0;
    double share() const {
        return candidates_most > 0 ? static_cast<double>(candidates) / candidates_most : 1;
    }
};

// What who watches wants of it: to go on, to stand still until it is asked again, or to give the batch up.
enum class Wish { GoOn, Rest, GiveUp };
using BreedWatch = std::function<Wish(const BreedProgress&)>;

// How strong the best one is against all others: where it beats nearly all, the prices are at fault.
struct Dominance {
    std::vector<double> scores;  // of the best against each elite, in their order; against itself 1/2
    double beaten = 0;           // share of the other cells against which it scores more than half
};

class Breeder {
public:
    // Refused with a sentence where nothing can be bought, or the ground's zone has no room for it.
    static core::Result<Breeder, words::Phrase> make(BreedTerms terms);

    bool finished() const { return tried_ >= terms_.candidates; }
    // Fights the next batch; `watch` is asked many times a second. False: given up, and nothing has changed.
    bool step(int workers, const BreedWatch& watch);
    BreedProgress progress() const;
    const Elites& elites() const { return elites_; }
    // Each pairing is fought `retest` pairs. Nothing: given up.
    std::optional<Dominance> dominance(int workers, const BreedWatch& watch);

private:
    explicit Breeder(BreedTerms terms);

    Bred candidate(int number) const;
    std::vector<Force> gallery() const;
    std::optional<std::vector<double>> scores(const std::vector<const Force*>& forces,
                                              const std::vector<Force>& against, int pairs,
                                              std::uint64_t seed, int workers, const BreedWatch& watch);
    bool settle(std::vector<Bred>& batch, const std::vector<Force>& against, int workers,
                const BreedWatch& watch);

    BreedTerms terms_;
    std::vector<Force> fixed_;
    Elites elites_;
    int tried_ = 0;
    std::int64_t battles_ = 0;
};

// The lists of the gallery that never change: the ready-made ones, and single types, laid out as blocks.
std::vector<Force> fixed_gallery(const Stock& stock);

}  // namespace lab
