// Actions of the breeder's buttons.

#include <algorithm>

#include "engine/core/path.h"
#include "engine/core/utf8.h"
#include "game/coin_wars/screens/breed/view.h"
#include "game/coin_wars/screens/common/screens.h"
#include "game/coin_wars/screens/formation/formation_library.h"

namespace screens {

const lab::Individual* BreedView::holder(const std::optional<std::array<int, 3>>& of) const {
    for (const lab::Individual* individual : best)
        if (of && known.elites.cell_of(individual->traits) == *of) return individual;
    return best.empty() ? nullptr : best.front();
}

std::optional<double> BreedView::best_against(const lab::Individual& individual) const {
    const auto all = known.elites.all();
    if (!known.dominance || all.size() != known.dominance->scores.size() || &individual == known.elites.best())
        return std::nullopt;
    const auto found = std::ranges::find(all, &individual);
    if (found == all.end()) return std::nullopt;
    return known.dominance->scores[static_cast<std::size_t>(found - all.begin())];
}

std::optional<double> BreedView::seconds_left() const {
    return bench.at_work() ? lab::seconds_left(bench.progress(), seconds_bred()) : std::nullopt;
}

void BreedView::look() {
    if (version == bench.version()) return;
    version = bench.version();
    known = bench.known();
    best = known.elites.all();
    std::ranges::stable_sort(best, std::ranges::greater{}, &lab::Individual::score);
    touched.reset();
    remember();
}

void BreedView::remember() { before = {known, bench.state(), bench.progress(), kept}; }

void BreedView::read_library() {
    battles.read(app.library());
    sets = ::battles::load_all_coin_sets(app.library()).sets;
}

void BreedView::change(const BreedChoice& changed) {
    choice = changed;
    save_breed(app.profile(), choice);
}

void BreedView::start() {
    notice = {};
    auto breeder = breeder_of(app.library(), choice, app.seed());
    if (!breeder) {
        notice = breeder.error();
        return;
    }
    kept.clear();
    cell.reset();
    time.start();
    bench.start(std::move(*breeder));
    look();
}

void BreedView::toggle_pause() {
    if (bench.state() == BreedState::Paused) {
        time.go_on();
        return bench.resume();
    }
    time.pause();
    bench.pause();
}

void BreedView::stop() {
    if (bench.at_work()) time.pause();
    bench.stop();
}

void BreedView::ask_name(BreedNext then) {
    const lab::Individual* individual = chosen();
    if (!individual) return;
    const std::string suggested = app.ui().translated(coins_in_words(individual->force));
    naming = {*individual, std::string(core::whole_characters(suggested, kBredName)), true, then};
    ask = BreedAsk::Name;
}

void BreedView::keep_named() {
    const lab::Individual& individual = *naming.individual;
    const auto file = save_formation(app.library(), individual.plan, naming.name);
    if (!file) {
        notice = file.error();
        return;
    }
    const std::string formation = "formation/" + core::text(file->stem());
    kept[individual.number] = formation;
    remember();
    notice = say("{1} is now one of your own formations, wherever you set up coins.", plain(naming.name));
    if (naming.next == BreedNext::Laboratory) open_in_laboratory(formation);
}

void BreedView::to_laboratory() {
    const lab::Individual* individual = chosen();
    if (!individual) return;
    const auto found = kept.find(individual->number);
    if (found == kept.end()) return ask_name(BreedNext::Laboratory);
    open_in_laboratory(found->second);
}

void BreedView::open_in_laboratory(const std::string& formation) {
    stop();
    open_lab(app, {.line_up = formation});
}

void BreedView::leave() {
    if (breeds())
        ask = BreedAsk::Leave;
    else
        app.back();
}

}  // namespace screens
