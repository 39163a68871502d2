#pragma once
// The line-ups of the laboratory asked otherwise: led by another strength, by the other preset, and with their leaders
// in other places. An answer that turns round with these is one about them, and not about the line-ups.

#include <memory>
#include <vector>

#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/screens/lab/lab_options.h"

namespace screens {

// What one other question says about a pair, from its A's side.
struct OtherAnswer {
    words::Phrase question;  // "Led by: Recruit"
    lab::Estimate score;
    lab::Again says = lab::Again::Undecided;
};
// All of them about a pair.
struct OtherAnswers {
    std::vector<OtherAnswer> each{};
    bool complete = false;
    // Reverses if one does, Holds if all do.
    lab::Again says() const;
    // The score that goes farthest from the first answer; there must be one.
    double farthest(double first) const;
};

// A bot that does not think long, and another one than this: a matrix takes seconds by it.
std::string other_strength(const std::string& bot);
// Of lab::set_rules.
std::string other_rules(const std::string& preset);

class OtherQuestions {
public:
    enum class State { NotAsked, Running, Done };

    // `workers`: 0 for one per core.
    explicit OtherQuestions(int workers) : workers_(workers) {}

    // Fights the choice's line-ups by each of the other questions; the error is a sentence.
    core::Result<void, words::Phrase> ask(const battles::Library& library, const LabChoice& choice);
    void forget();
    void stop();  // what is not finished is forgotten
    // Takes new standings.
    void look();

    State state() const;
    double share() const { return run_ ? run_->progress().share() : 0; }
    // About a pair of a matrix of so many line-ups, `row` against `column`, whose first answer this cell is.
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
