#include "game/coin_wars/screens/lab/other_questions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "game/coin_wars/screens/lab/choices.h"
#include "game/coin_wars/screens/lab/line_up_contests.h"

namespace screens {

namespace {

constexpr double kAlphaOfAll = 0.05;  // for all pairs and conditions together
constexpr int kMinPairs = 10;         // for each deal
constexpr std::array kDeals{battles::Where::Front, battles::Where::Rear, battles::Where::Wings};

// Adds the pairs of several matrices; all have equally many, so that the sum gives the mean of the deals.
lab::Pentanomial sum_of(std::span<const lab::Standing> standings, std::size_t first, std::size_t deals,
                        std::size_t cells) {
    lab::Pentanomial sum{};
    for (std::size_t deal = 0; deal < deals; ++deal) {
        const lab::Pentanomial pairs = standings[first + deal * cells].tally.pentanomial();
        std::ranges::transform(sum, pairs, sum.begin(), std::plus{});
    }
    return sum;
}

}  // namespace

lab::Again OtherAnswers::says() const {
    const auto is = [](lab::Again says) { return [says](const OtherAnswer& answer) { return answer.says == says; }; };
    if (std::ranges::any_of(each, is(lab::Again::Reverses))) return lab::Again::Reverses;
    return !each.empty() && std::ranges::all_of(each, is(lab::Again::Holds)) ? lab::Again::Holds
                                                                             : lab::Again::Undecided;
}

double OtherAnswers::farthest(double first) const {
    const auto distance = [&](const OtherAnswer& answer) { return std::abs(answer.score.value - first); };
    return std::ranges::max_element(each, {}, distance)->score.value;
}

std::string other_strength(const std::string& bot) { return bot.starts_with("sergeant") ? "recruit" : "sergeant"; }

std::string other_rules(const std::string& preset) { return preset == "tournament" ? "kitchen" : "tournament"; }

core::Result<void, words::Phrase> OtherQuestions::ask(const battles::Library& library, const LabChoice& choice) {
    forget();
    std::vector<lab::Contest> all;
    const auto add = [&](const words::Phrase& name, const LabChoice& other,
                         std::span<const battles::Where> deals) -> core::Result<void, words::Phrase> {
        questions_.push_back({name, all.size(), std::max<std::size_t>(1, deals.size())});
        for (std::size_t deal = 0; deal < questions_.back().deals; ++deal) {
            auto contests = line_up_contests(library, other, deals.empty() ? std::nullopt : std::optional(deals[deal]));
            if (!contests) return core::failure(contests.error());
            cells_ = contests->size();
            std::ranges::move(*contests, std::back_inserter(all));
        }
        return {};
    };
    LabChoice strength = choice, rules = choice, leaders = choice;
    strength.bots[0] = other_strength(choice.bots[0]);
    rules.rules_now() = other_rules(choice.rules_now());
    leaders.battles = std::max(2 * kMinPairs, choice.battles / static_cast<int>(kDeals.size()));
    for (LabChoice* other : {&strength, &rules, &leaders}) other->early_stop = false;
    auto asked = add(say("{1}: {2}", say("Led by"), bot_name(strength.bots[0])), strength, {});
    if (asked) asked = add(say("{1}: {2}", say("Rules"), rules_name(rules.rules_now())), rules, {});
    if (asked) asked = add(say("Leaders placed elsewhere"), leaders, kDeals);
    if (!asked) {
        forget();
        return asked;
    }
    run_ = std::make_unique<lab::Run>(std::move(all), lab::Workforce{.workers = workers_});
    run_->start();
    return {};
}

void OtherQuestions::forget() {
    run_.reset();
    questions_.clear();
    standings_.clear();
}

void OtherQuestions::stop() {
    if (state() == State::Running) forget();
}

void OtherQuestions::look() {
    if (!run_ || state() == State::Running) return;
    standings_.clear();
    for (std::size_t i = 0; i < run_->contests().size(); ++i) standings_.push_back(run_->standing(i));
}

OtherQuestions::State OtherQuestions::state() const {
    if (!run_) return State::NotAsked;
    return run_->state() == lab::Run::State::Done ? State::Done : State::Running;
}

OtherAnswers OtherQuestions::about(std::size_t row, std::size_t column, std::size_t line_ups,
                                   const lab::Cell& first) const {
    OtherAnswers answers;
    if (standings_.empty()) return answers;
    answers.complete = true;
    const std::size_t cell = lab::cell_of(std::min(row, column), std::max(row, column), line_ups);
    const double alpha = lab::alpha_of_each(kAlphaOfAll, cells_ * questions_.size());
    for (const Question& question : questions_) {
        lab::Estimate score = lab::score(sum_of(standings_, question.from + cell, question.deals, cells_),
                                         lab::IntervalKind::Fixed, alpha);
        if (row > column) score = lab::turned_over(score);
        answers.each.push_back({question.name, score, lab::compare(first.score, score)});
    }
    return answers;
}

}  // namespace screens
