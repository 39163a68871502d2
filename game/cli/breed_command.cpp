#include <algorithm>
#include <iostream>

#include "engine/core/decimal.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/cli/early_end.h"
#include "game/cli/lab_command.h"
#include "game/cli/out_lock.h"
#include "game/cli/progress_bar.h"
#include "game/cli/subcommands.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/lab/breeder.h"

namespace cli {

namespace {

using rules::Json;

core::Result<lab::Breeder, std::string> breeder_of(const battles::Library& library, const BreedCall& call) {
    lab::BreedTerms terms;
    auto types = battles::types_of(library, call.coin_sets);
    if (!types) return core::failure(battles::sentence(types.error().front()));
    terms.stock.types = std::move(*types);
    terms.stock.coin_sets = call.coin_sets;
    terms.stock.by = call.points ? lab::cw::Price::Points : lab::cw::Price::FaceValue;
    terms.stock.budget = call.budget;
    terms.stock.coins = call.coins;
    auto ground = ground_of(library, call.terms);
    if (!ground) return core::failure(ground.error());
    terms.ground = std::move(*ground);
    auto player = lab::player_of(call.terms.bot, call.terms.work);
    if (!player) return core::failure(words::english(player.error()));
    terms.player = std::move(*player);
    terms.seed = call.terms.seed;
    terms.candidates = call.candidates;
    terms.jitter = call.terms.jitter;
    return lab::Breeder::make(std::move(terms)).map_error(words::english);
}

// Best first.
std::vector<const lab::Individual*> best_of(const lab::Breeder& breeder, int max) {
    std::vector<const lab::Individual*> list = breeder.elites().all();
    std::ranges::stable_sort(
        list, [](const lab::Individual* one, const lab::Individual* other) { return better(*one, *other); });
    list.resize(std::min(list.size(), static_cast<std::size_t>(max)));
    return list;
}

Json json_of(const lab::Individual& individual, const lab::Breeder& breeder) {
    return {{"title", individual.plan.title},    {"score", individual.score},
            {"pairs", individual.pairs},         {"cell", breeder.elites().cell_of(individual.traits)},
            {"in_armies", individual.traits[0]}, {"ranged", individual.traits[1]},
            {"depth", individual.traits[2]},     {"formation", battles::formation_json(individual.plan)}};
}

// `dominance`: nullptr if not fought.
void report(const lab::Breeder& breeder, const lab::Dominance* dominance, const BreedCall& call, std::ostream& out) {
    const auto best = best_of(breeder, call.best);
    const lab::BreedProgress progress = breeder.progress();
    if (call.json) {
        Json list = Json::array();
        for (const lab::Individual* individual : best) list.push_back(json_of(*individual, breeder));
        Json json{{"format", "coinwars-lab-bred/1"},
                  {"candidates", progress.candidates},
                  {"battles", progress.battles},
                  {"cells", progress.elites},
                  {"best", list}};
        if (dominance)
            json["beaten_by_the_best"] = dominance->beaten;
        else
            json["broken_off"] = true;
        out << json.dump(2) << '\n';
        return;
    }
    out << core::counted(progress.candidates, "candidate", "candidates") << ", "
        << core::counted(progress.battles, "battle", "battles") << ", "
        << core::counted(static_cast<std::int64_t>(progress.elites), "kind", "kinds");
    if (dominance) out << "; the best one beats " << std::lround(dominance->beaten * 100) << " % of the others";
    out << '\n';
    out << "score  in Armies  ranged  depth\n";
    for (const lab::Individual* individual : best) {
        char line[64];
        std::snprintf(line, sizeof line, "%4.0f %%  %6.0f %%  %5.0f %%  %4.1f  ", individual->score * 100,
                      individual->traits[0] * 100, individual->traits[1] * 100, individual->traits[2]);
        out << line << individual->plan.title << '\n';
    }
}

// Prints each new best at once, because the final one may take minutes.
class BestSoFar {
public:
    explicit BestSoFar(std::ostream& out) : out_(out) {}
    void look(const lab::Breeder& breeder) {
        const lab::Individual* best = breeder.elites().best();
        if (!best || (best->plan.title == title_ && best->number == number_)) return;
        title_ = best->plan.title;
        number_ = best->number;
        out_ << "after " << core::counted(breeder.progress().candidates, "candidate", "candidates")
             << " the best scores " << std::lround(best->score * 100) << " %: " << title_ << '\n'
             << std::flush;
    }

private:
    std::ostream& out_;
    std::string title_;
    int number_ = 0;
};

// Writes bred-1.json and so on; the error names the file.
core::Result<void, core::FileFault> save(const lab::Breeder& breeder, const BreedCall& call) {
    const std::filesystem::path folder = core::path(call.save);
    int number = 0;
    for (const lab::Individual* individual : best_of(breeder, call.best)) {
        const std::string name = std::string("bred-").append(std::to_string(++number)).append(".json");
        if (auto written = core::write_file(folder / name, battles::formation_text(individual->plan)); !written)
            return written;
    }
    return {};
}

}  // namespace

int breed(const battles::Library& library, const BreedCall& call, Streams streams) {
    auto breeder = breeder_of(library, call);
    if (!breeder) return refuse(breeder.error(), 1, streams);
    const OutLock lock = open_out_folder(core::path(call.save));
    if (!lock) return refuse(lock.error(), 1, streams);
    const EarlyEnd end(call.time);
    ProgressBar bar(streams.err, call.progress);
    const auto watch = [&](const lab::BreedProgress& progress) {
        bar.show({progress.battles, progress.max_battles, 0});
        return end.asked() ? lab::RunControl::GiveUp : lab::RunControl::GoOn;
    };
    BestSoFar so_far(streams.out);
    bool going = true;
    while (going && !breeder->finished()) {
        going = breeder->step(call.jobs, watch);
        if (call.json) continue;
        bar.done();
        so_far.look(*breeder);
    }
    const auto dominance = going ? breeder->dominance(call.jobs, watch) : std::nullopt;
    bar.done();
    if (!dominance) end.tell(streams.err);
    report(*breeder, dominance ? &*dominance : nullptr, call, streams.out);
    if (!call.save.empty())
        if (const auto saved = save(*breeder, call); !saved) return refuse(saved.error(), 1, streams);
    return end.status(0);
}

}  // namespace cli
