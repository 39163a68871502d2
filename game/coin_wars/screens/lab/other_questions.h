#pragma once
// The laboratory's line-ups under other conditions: led by another strength, by the other preset, and with leaders in
// other places. If the result turns around, it says more about the conditions than about the line-ups.

#include <memory>
#include <vector>

#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/screens/lab/lab_options.h"

namespace screens {

// The result of one condition for a pair, from its A's side.
struct OtherAnswer {
    words::Phrase question;  // "Led by: Recruit"
    lab::Estimate score;
    lab::Again says = lab::Again::Undecided;
};
// All results for a pair.
struct OtherAnswers {
    std::vector<OtherAnswer> each{};
    bool complete = false;
    // Reverses if one does, Holds if all do.
    lab::Again says() const;
    // Returns the score farthest from the first result. Requires at least one.
    double farthest(double first) const;
};

// Returns another bot that does not think long: a matrix then takes seconds.
std::string other_strength(const std::string& bot);
// Returns another preset of lab::set_rules.
std::string other_rules(const std::string& preset);

class OtherQuestions {
public:
    enum class State { NotAsked, Running, Done };

    // `workers`: 0 for one per core.
    explicit OtherQuestions(int workers) : workers_(workers) {}

    // Fights the choice's line-ups under all other conditions. The error is a sentence.
    core::Result<void, words::Phrase> ask(const battles::Library& library, const LabChoice& choice);
    void forget();
    void stop();  // forgets unfinished results
    // Takes new standings.
    void look();

    State state() const;
    double share() const { return run_ ? run_->progress().share() : 0; }
    // Returns the results for a pair, `row` against `column`, in a matrix of `line_ups`. `first` is the pair's first
    // result.
    OtherAnswers about(std::size_t row, std::size_t column, std::size_t line_ups, const lab::Cell& first) const;

private:
    struct Question {
        words::Phrase name;
        std::size_t from = 0, deals = 1;  // its matrices
    };
    int workers_;
    std::size_t cells_ = 0;
    std::vector<Question> questions_;
    std::vector<lab::Standing> standings_;
    std::unique_ptr<lab::Run> run_;
};

}  // namespace screens
