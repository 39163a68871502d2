#pragma once
// The laboratory's battles and results so far: contests made from the options, their run on threads, and a standing
// taken twice a second.

#include <memory>
#include <optional>
#include <vector>

#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/lab/run.h"
#include "game/coin_wars/screens/lab/lab_options.h"

namespace screens {

// A contest seen from one party's side: `a` fights `b`.
struct LabPair {
    std::size_t a = 0, b = 1;
    friend bool operator==(const LabPair&, const LabPair&) = default;
};

class LabBench {
public:
    enum class State { Unable, Ready, Running, Paused, Done, Stopped };

    // `workers`: 0 for one per core.
    // `laid`: a battle without a file, fought if the options name none.
    LabBench(const battles::Library& library, int workers, std::optional<battles::Battle> laid = {})
        : library_(library), workers_(workers), laid_(std::move(laid)) {}

    // Forgets all results.
    void choose(const LabChoice& choice);
    const LabChoice& choice() const { return choice_; }
    // Says why nothing can be fought, in State::Unable.
    const words::Phrase& fault() const { return fault_; }

    State state() const;
    // Starts over; `seed` is that of the dice.
    void start(std::uint64_t seed);
    void pause() { run_->pause(); }
    void resume() { run_->resume(); }
    void stop();  // keeps the results
    // Takes a new standing.
    void look();

    // --- the contests
    std::size_t parties() const { return names_.size(); }
    const words::Phrase& name(std::size_t party) const { return names_[party]; }
    bool is_battle() const { return choice_.what == LabChoice::What::Battle; }
    const std::optional<battles::Battle>& battle() const { return battle_; }
    const std::optional<battles::Battle>& laid() const { return laid_; }
    const std::vector<lab::Contest>& contests() const { return contests_; }
    std::size_t number_of(const LabPair& pair) const;
    const lab::Contest& contest(const LabPair& pair) const { return contests_[number_of(pair)]; }
    // Returns the index of `a` among the contest's parties: 0, or 1 if the pair is reversed.
    std::size_t party(const LabPair& pair) const { return pair.a < pair.b ? 0 : 1; }

    // --- results, as of the last look()
    const lab::Standing& standing(const LabPair& pair) const { return standings_[number_of(pair)]; }
    const std::vector<lab::Standing>& standings() const { return standings_; }
    const lab::ScoreTable& table() const { return table_; }
    // Returns the error level of one contest, so that all intervals together hold at 95 %.
    double alpha() const;
    const lab::Progress& progress() const { return progress_; }
    std::vector<lab::Note> notes(const LabPair& pair) const;
    bool knows_something() const;
    int workers() const { return run_ ? run_->workers() : 0; }

private:
    core::Result<std::vector<lab::Contest>, words::Phrase> made(std::uint64_t seed);
    core::Result<std::vector<lab::Contest>, words::Phrase> battle_contest(std::uint64_t seed);
    void prepare(std::uint64_t seed);

    const battles::Library& library_;
    int workers_;
    std::optional<battles::Battle> laid_;
    LabChoice choice_;
    words::Phrase fault_;
    std::optional<battles::Battle> battle_;
    std::vector<words::Phrase> names_;
    std::vector<lab::Contest> contests_;
    std::vector<lab::Standing> standings_;
    lab::ScoreTable table_;
    lab::Progress progress_;
    std::unique_ptr<lab::Run> run_;
};

}  // namespace screens
