#include "game/coin_wars/lab/breeder.h"

#include "game/coin_wars/battles/army_purchase.h"
#include "game/coin_wars/lab/random_streams.h"
#include "game/coin_wars/rules/army.h"

namespace lab {

namespace {

constexpr std::uint64_t kGalleryStream = 0x6761, kOpening = 0x6f70, kFirstTest = 0x7465, kSecondTest = 0x7265,
                        kLast = 0x646f;

Stock in_zone_of(Stock stock, const Ground& ground) {
    stock.width = ground.width;
    stock.depth = ground.height;
    for (const std::vector<Vec2>& zone : ground.zones) {
        const auto [left, right] = std::ranges::minmax(zone, {}, &Vec2::x);
        const auto [low, high] = std::ranges::minmax(zone, {}, &Vec2::y);
        stock.width = std::min(stock.width, right.x - left.x);
        stock.depth = std::min(stock.depth, high.y - low.y);
    }
    std::erase_if(stock.types, [&](const cw::CoinType& type) {
        const double price = cw::price(type, stock.by);
        return price <= 0 || price > stock.budget;
    });
    return stock;
}

// A zone may be narrower than its width and depth.
bool has_room(const Force& force, const Ground& ground) { return meet(force, force, ground).has_value(); }

// Waits for the run to finish; returns false if given up.
bool fought(Run& run, const std::function<RunControl()>& watch) {
    using State = Run::State;
    run.start();
    for (State state = run.state(); state != State::Done; state = run.state()) {
        const RunControl wish = watch();
        if (wish == RunControl::GiveUp) return false;
        if (wish == RunControl::Rest && state == State::Running) run.pause();
        if (wish == RunControl::GoOn && state == State::Paused) run.resume();
        core::wait_for_workers(std::chrono::milliseconds(5));
    }
    return true;
}

struct Means {
    double sum = 0;
    int count = 0;
    void add(double value) {
        sum += value;
        ++count;
    }
    double mean() const { return count > 0 ? sum / count : 0.5; }
};

// The breeder's fixed reference opponents.

int formation_called(std::string_view key) {
    return static_cast<int>(battles::find_formation(key) - battles::formations().data());
}

int type_called(const Stock& stock, const std::string& name) {
    return static_cast<int>(std::ranges::find(stock.types, name, &cw::CoinType::name) - stock.types.begin());
}

// Commanders with ten followers each, the rest in Armies of up to fifteen; side by side in lines.
Genome in_blocks(std::map<int, int> coins, const Stock& stock) {
    Genome genome;
    const auto add = [&](std::vector<Block::Part> parts) {
        Block block;
        block.parts = std::move(parts);
        block.formation = formation_called("line");
        const int number = static_cast<int>(genome.blocks.size());
        block.across = (number % 2 == 0 ? 1 : -1) * ((number + 1) / 2) * 7.0;
        genome.blocks.push_back(std::move(block));
    };
    const auto others = [&] {
        return std::ranges::find_if(coins, [&](const auto& each) {
            return each.second > 0 && !stock.types[static_cast<std::size_t>(each.first)].command;
        });
    };
    for (auto& [type, count] : coins) {
        if (!stock.types[static_cast<std::size_t>(type)].command) continue;
        for (auto other = others(); count > 0 && other != coins.end(); --count, other = others()) {
            const int followers = std::min(other->second, cw::kMaxBesides);
            other->second -= followers;
            add({{type, 1}, {other->first, followers}});
        }
    }
    for (auto& [type, count] : coins)
        for (; count > 0; count -= std::min(count, cw::kMaxOfOneType))
            add({{type, std::min(count, cw::kMaxOfOneType)}});
    return genome;
}

void add_list(std::vector<Individual>& list, std::map<int, int> coins, const Stock& stock) {
    if (static_cast<int>(list.size()) == kGallery) return;
    Individual individual;
    individual.number = -1;
    individual.genome = in_blocks(std::move(coins), stock);
    auto plan = plan_of(individual.genome, stock);
    if (!plan) return;
    individual.plan = std::move(*plan);
    individual.force = force_of(stock.types, individual.plan, individual.plan.title);
    individual.traits = traits_of(individual.force, stock.by);
    list.push_back(std::move(individual));
}

}  // namespace

Breeder::Breeder(BreedTerms terms) : terms_(std::move(terms)) {
    terms_.stock = in_zone_of(std::move(terms_.stock), terms_.ground);
    ready_ = ready_made(terms_.stock);
    std::erase_if(ready_, [&](const Individual& individual) { return !has_room(individual.force, terms_.ground); });
}

core::Result<Breeder, words::Phrase> Breeder::make(BreedTerms terms) {
    Breeder breeder(std::move(terms));
    const Stock& stock = breeder.terms_.stock;
    if (stock.types.empty() || stock.coins < 1)
        return core::failure(rules::say("The budget is too small for even one coin."));
    // Blocks without room are left out, so it is enough if the smallest coin has room.
    const auto smallest = std::ranges::min_element(stock.types, {}, &cw::CoinType::diameter);
    Block block;
    block.parts = {{static_cast<int>(smallest - stock.types.begin()), 1}};
    const auto plan = plan_of(Genome{{block}}, stock);
    if (!plan || !has_room(force_of(stock.types, *plan, ""), breeder.terms_.ground))
        return core::failure(rules::say("The zone has no room for a coin."));
    return breeder;
}

BreedProgress Breeder::progress() const {
    const Individual* best = elites_.best();
    const std::int64_t max = judged_ ? battles_ : std::max(battles_, settled_ + battles_to_come());
    return {tried_, terms_.candidates, elites_.size(), best ? best->score : 0, battles_, max};
}

// As many battles per meeting as so far; before the first batch, as if each candidate fought both tests.
std::int64_t Breeder::battles_to_come() const {
    const auto ahead = static_cast<std::int64_t>(terms_.candidates - tried_);
    const auto opponents = static_cast<std::int64_t>(ready_.size()) + (tried_ > 0 || ready_.empty() ? kGallery : 0);
    const double a_meeting = meetings_ > 0 ? static_cast<double>(settled_) / static_cast<double>(meetings_)
                                           : 2.0 * (terms_.pairs + terms_.retest);
    const auto last = static_cast<std::int64_t>(2 * terms_.retest) * static_cast<std::int64_t>(elites_.size());
    return static_cast<std::int64_t>(a_meeting * static_cast<double>(ahead * opponents)) + last;
}

std::optional<double> seconds_left(const BreedProgress& progress, double seconds) {
    constexpr double kMinShare = 0.01, kMinSeconds = 1;
    const double share = progress.share();
    if (share < kMinShare || seconds < kMinSeconds) return std::nullopt;
    return std::max(1.0, seconds * (1 - share) / share);
}

Individual Breeder::candidate(int number) const {
    core::Random random(stream(terms_.seed, static_cast<std::uint64_t>(number)));
    const Stock& stock = terms_.stock;
    const auto elites = elites_.all();
    Individual individual;
    individual.number = number;
    for (std::optional<battles::FormationPlan> plan; !plan;) {
        Genome genome;
        const double way = random.unit();
        if (elites.size() > 1 && way < 0.8) {
            genome = elites[random.below(static_cast<std::uint32_t>(elites.size()))]->genome;
            if (way < 0.2) {
                const auto other = random.below(static_cast<std::uint32_t>(elites.size()));
                genome = crossed(genome, elites[other]->genome, random);
            }
            genome = changed(std::move(genome), stock, random);
        }
        individual.genome = repaired(std::move(genome), stock, random);
        plan = plan_of(individual.genome, stock);
        if (plan) individual.plan = std::move(*plan);
    }
    // The force that fights is exactly the one that would be saved.
    individual.force = force_of(stock.types, individual.plan, individual.plan.title);
    individual.traits = traits_of(individual.force, stock.by);
    return individual;
}

std::vector<Force> Breeder::gallery() const {
    std::vector<Force> list;
    for (const Individual& individual : ready_) list.push_back(individual.force);
    std::vector<const Individual*> elites = elites_.all();
    core::Random random(stream(stream(terms_.seed, kGalleryStream), static_cast<std::uint64_t>(tried_)));
    for (int i = 0; i < kGallery && !elites.empty(); ++i) {
        const auto which = random.below(static_cast<std::uint32_t>(elites.size()));
        list.push_back(elites[which]->force);
        elites.erase(elites.begin() + which);
    }
    return list;
}

Contest Breeder::contest(Meeting meeting, int pairs, std::uint64_t seed) const {
    Contest contest;
    contest.meetings = {std::move(meeting)};
    contest.players = {terms_.player, terms_.player};
    contest.seed = seed;
    contest.pairs = pairs;
    contest.jitter = terms_.jitter;
    contest.stop.reset();
    return contest;
}

bool Breeder::fight(Run& run, const BreedWatch& watch) {
    const std::int64_t before = battles_;
    const bool done = fought(run, [&] {
        battles_ = before + run.progress().battles;
        return watch(progress());
    });
    battles_ = before + (done ? run.progress().battles : 0);
    return done;
}

std::optional<std::vector<Breeder::Scored>> Breeder::scores(const std::vector<const Force*>& forces,
                                                            const std::vector<Force>& against, int pairs,
                                                            std::uint64_t seed, int workers, const BreedWatch& watch) {
    struct Who {
        std::size_t force;
        bool ready;
    };
    std::vector<Contest> contests;
    std::vector<Who> who;
    for (std::size_t i = 0; i < forces.size(); ++i)
        for (std::size_t k = 0; k < against.size(); ++k) {
            auto meeting = meet(*forces[i], against[k], terms_.ground);
            if (!meeting) continue;  // no room: not part of the mean
            contests.push_back(contest(std::move(*meeting), pairs, seed));
            who.push_back({i, k < ready_.size()});
        }
    Run run(std::move(contests), {.workers = workers});
    if (!fight(run, watch)) return std::nullopt;
    std::vector<Means> all(forces.size()), ready(forces.size());
    for (std::size_t i = 0; i < who.size(); ++i) {
        const double score = lab::score(run.standing(i).tally, IntervalKind::Fixed).value;
        all[who[i].force].add(score);
        if (who[i].ready) ready[who[i].force].add(score);
    }
    std::vector<Scored> scored;
    for (std::size_t i = 0; i < forces.size(); ++i) scored.push_back({all[i].mean(), ready[i].mean(), all[i].count});
    return scored;
}

// All against each other once, so that the overall mean is a half. They may fight again when a candidate challenges
// their cell.
bool Breeder::open(int workers, const BreedWatch& watch) {
    struct Both {
        std::size_t a, b;
    };
    std::vector<Contest> contests;
    std::vector<Both> who;
    for (std::size_t a = 0; a < ready_.size(); ++a)
        for (std::size_t b = a + 1; b < ready_.size(); ++b) {
            auto meeting = meet(ready_[a].force, ready_[b].force, terms_.ground);
            if (!meeting) continue;
            contests.push_back(contest(std::move(*meeting), terms_.pairs, stream(terms_.seed, kOpening)));
            who.push_back({a, b});
        }
    Run run(std::move(contests), {.workers = workers});
    if (!fight(run, watch)) return false;
    std::vector<Means> means(ready_.size());
    for (Means& mean : means) mean.add(0.5);  // against itself
    for (std::size_t i = 0; i < who.size(); ++i) {
        const double score = lab::score(run.standing(i).tally, IntervalKind::Fixed).value;
        means[who[i].a].add(score);
        means[who[i].b].add(1 - score);
    }
    for (std::size_t i = 0; i < ready_.size(); ++i) {
        Individual individual = ready_[i];
        individual.score = individual.ready = means[i].mean();
        individual.pairs = terms_.pairs * static_cast<std::int64_t>(means[i].count - 1);
        elites_.note(individual.traits);
        const Individual* holder = elites_.holder(individual.traits);
        if (!holder || better(individual, *holder)) elites_.put(std::move(individual));
    }
    settled_ = battles_;
    opened_ = true;
    return true;
}

bool Breeder::step(int workers, const BreedWatch& watch) {
    if (!opened_) return open(workers, watch);
    const Elites elites_before = elites_;
    const std::int64_t battles_before = battles_;
    const int size = std::min(tried_ == 0 ? kFirstBatch : kBatch, terms_.candidates - tried_);
    std::vector<Individual> batch;
    std::vector<const Force*> forces;
    for (int i = 0; i < size; ++i) batch.push_back(candidate(tried_ + i));
    std::erase_if(batch, [&](const Individual& individual) { return !has_room(individual.force, terms_.ground); });
    for (const Individual& individual : batch) forces.push_back(&individual.force);
    std::vector<Force> against = gallery();
    if (against.empty())  // no ready-made opponent has room: the first ones meet each other
        for (const Individual& individual : batch) against.push_back(individual.force);
    const std::uint64_t seed = stream(stream(terms_.seed, kFirstTest), static_cast<std::uint64_t>(tried_));
    const auto first = scores(forces, against, terms_.pairs, seed, workers, watch);
    if (first) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
            batch[i].score = (*first)[i].all;
            batch[i].ready = (*first)[i].ready;
            batch[i].pairs = static_cast<std::int64_t>(terms_.pairs) * (*first)[i].opponents;
        }
        if (settle(batch, against, workers, watch)) {
            tried_ += size;
            settled_ = battles_;
            meetings_ += size * static_cast<std::int64_t>(against.size());
            return true;
        }
    }
    elites_ = elites_before;
    battles_ = battles_before;
    return false;
}

// Candidates that scored more than their cell's elite, and the best one of an empty cell, fight again; the better one
// keeps the cell. Returns false if given up.
bool Breeder::settle(std::vector<Individual>& batch, const std::vector<Force>& against, int workers,
                     const BreedWatch& watch) {
    for (const Individual& individual : batch) elites_.note(individual.traits);
    const std::uint64_t seed = stream(stream(terms_.seed, kSecondTest), static_cast<std::uint64_t>(tried_));
    for (Individual& individual : batch) {
        const Individual* holder = elites_.holder(individual.traits);
        if (holder && !better(individual, *holder)) continue;
        std::vector<const Force*> forces{&individual.force};
        if (holder) forces.push_back(&holder->force);
        const auto again = scores(forces, against, terms_.retest, seed, workers, watch);
        if (!again) return false;
        const auto tested = [&](Individual one, const Scored& scored) {
            one.score = scored.all;
            one.ready = scored.ready;
            one.pairs = static_cast<std::int64_t>(terms_.retest) * scored.opponents;
            return one;
        };
        Individual challenger = tested(std::move(individual), again->front());
        if (!holder) {
            elites_.put(std::move(challenger));
            continue;
        }
        Individual kept = tested(*holder, again->back());
        elites_.put(better(challenger, kept) ? std::move(challenger) : std::move(kept));
    }
    return true;
}

std::optional<Dominance> Breeder::dominance(int workers, const BreedWatch& watch) {
    Dominance result;
    const Individual* best = elites_.best();
    if (!best) return result;
    const std::uint64_t seed = stream(terms_.seed, kLast);
    double beaten = 0;
    for (const Individual* other : elites_.all()) {
        if (other == best) {
            result.scores.push_back(0.5);
            continue;
        }
        const auto score = scores({&best->force}, {other->force}, terms_.retest, seed, workers, watch);
        if (!score) return std::nullopt;
        result.scores.push_back(score->front().all);
        if (score->front().all > 0.5) ++beaten;
    }
    judged_ = true;
    if (elites_.size() > 1) result.beaten = beaten / static_cast<double>(elites_.size() - 1);
    return result;
}

std::vector<Individual> ready_made(const Stock& stock) {
    std::vector<Individual> gallery;
    const cw::FreeBattle free{cw::Budget{stock.by, stock.budget}, stock.coins};
    const battles::ArmyPurchase purchase(stock.types, free);
    for (const battles::ReadyList& ready : battles::ready_lists()) {
        const auto bought = battles::filled(ready, purchase);
        if (!bought) continue;
        std::map<int, int> coins;
        for (const auto& [name, count] : *bought) coins[type_called(stock, name)] = count;
        add_list(gallery, std::move(coins), stock);
    }
    for (int type = 0; type < static_cast<int>(stock.types.size()); ++type) {
        const int count = std::min(stock.coins, static_cast<int>(stock.budget / stock.price(type)));
        if (count > 0) add_list(gallery, {{type, count}}, stock);
    }
    return gallery;
}

}  // namespace lab
