#pragma once
// State shared by the parts of the breeder's page.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/lab/elites.h"
#include "game/coin_wars/screens/breed/breeder_options.h"
#include "game/coin_wars/screens/breed/breeder_worker.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/screens/lab/choices.h"
#include "game/coin_wars/screens/lab/small_charts.h"

namespace screens {

enum class BreedSheet { Ask, Archive, Best, Chosen };
enum class BreedAsk { Nothing, Sets, Budget, Candidates, Bot, Ground, Name, Leave };
using BreedState = BreederWorker::State;
// Where to go after the chosen set-up has been named.
enum class BreedNext { Stay, Laboratory };

inline constexpr std::size_t kBredName = 60;  // characters at most

// The set-up being named. It may not be the chosen one any more: breeding goes on meanwhile.
struct BreedNaming {
    std::optional<lab::Individual> individual{};
    std::string name{};
    bool fresh = false;  // just opened: takes the keyboard focus
    BreedNext next = BreedNext::Stay;
};

// Maps a candidate's number to the key of its saved formation, as in LineUp.
using SavedFormations = std::map<int, std::string>;

// The last results. They outlive the page, so that the user can visit the laboratory and come back.
struct EarlierResults {
    BreederWorker::Known known{};
    BreederWorker::State state = BreederWorker::State::Ready;  // when the page was left
    lab::BreedProgress progress{};
    SavedFormations kept{};
};

struct BreedView {
    BattleApp& app;
    BreederWorker& bench;
    EarlierResults& before;  // kept up to date with `known` and the saved formations
    BreedChoice choice{};
    BreederWorker::Known known{};
    std::vector<const lab::Individual*> best{};   // from `known`, best first
    std::uint64_t version = 0;                    // of `known`
    std::optional<std::array<int, 3>> cell{};     // selected; nullopt: the cell of the best
    std::optional<std::array<int, 3>> touched{};  // under the pointer, or with the keyboard focus
    BreedSheet single = BreedSheet::Ask;          // shown if there is room for only one
    BreedAsk ask = BreedAsk::Nothing;
    BreedNaming naming{};
    Phrase notice{};
    SavedFormations kept{};
    RunTime time{};
    BattleTitles battles{};  // the battles whose ground can be chosen
    std::vector<battles::CoinSet> sets{};
    ui::Ui& ui = app.ui();

    // Returns nullptr while nothing has been bred.
    const lab::Individual* chosen() const { return holder(cell); }
    const lab::Individual* holder(const std::optional<std::array<int, 3>>& of) const;
    bool breeds() const { return bench.at_work() || bench.state() == BreederWorker::State::Paused; }
    // Returns the score of the best set-up against this one, 0 to 1; nullopt for the best itself or if they have not
    // met.
    std::optional<double> best_against(const lab::Individual& individual) const;
    double seconds_bred() const { return time.seconds(bench.at_work()); }
    std::optional<double> seconds_left() const;
    // Call when there may be results from the worker.
    void look();
    void remember();

    // --- actions of buttons; actions.cpp
    void read_library();
    void change(const BreedChoice& changed);
    void start();
    void toggle_pause();
    void stop();
    void ask_name(BreedNext then);
    void keep_named();     // among the player's own formations, as `name`
    void to_laboratory();  // tries the chosen one against the line-ups chosen there, and stops breeding
    void open_in_laboratory(const std::string& formation);
    void leave();  // asks first if breeding would end
};

// "10 \u00d7 Nickel, 2 \u00d7 Penny".
Phrase coins_in_words(const lab::Force& force);
Phrase budget_in_words(const BreedView& view, int budget);
// Returns places relative to the middle of the line-up.
std::vector<PlacedCoin> places_of(const lab::Force& force);

// --- the parts, each in its own file
void draw_breed_top_bar(BreedView& view);
void draw_breed_controls(BreedView& view, const Rect& rect);
void draw_archive(BreedView& view, const Rect& rect);
// Draws the best set-up so far in the panel being filled, if it fits; before there is one, the progress.
void draw_best_so_far(BreedView& view);
void draw_individuals(BreedView& view, const Rect& rect);
void draw_individual(BreedView& view, const Rect& rect);
void draw_breed_questions(BreedView& view);

}  // namespace screens
