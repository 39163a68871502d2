#include "game/coin_wars/rules/victory_degrees.h"

#include <algorithm>
#include <array>
#include <span>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/victory.h"

namespace rules::coin_wars {

namespace {

bool fits(const Match& match, const VictoryDegree& degree, Side winner) {
    if (degree.winner && *degree.winner != winner) return false;
    const int ahead = match.purse[index(winner)] - match.purse[index(other(winner))];
    if (degree.ahead > 0 && ahead < degree.ahead) return false;
    return !degree.when || holds(match, *degree.when, Moment::Limit);
}

// "if Rome has lost 20 coins, and the winner's purse is larger by $1.50 or more"
Phrase asked_in_words(const Scenario& scenario, const VictoryDegree& degree) {
    const Phrase when = degree.when ? in_words(scenario, *degree.when) : Phrase();
    const Phrase ahead = degree.ahead > 0
                             ? say("the winner's purse is larger by {1} or more", in_money(scenario, degree.ahead))
                             : Phrase();
    if (when.empty() || ahead.empty()) return when.empty() ? ahead : when;
    return say("{1} and {2}", when, ahead);
}

Phrase sentence_of(const Scenario& scenario, const VictoryDegree& degree) {
    const Phrase name = in_words(degree.degree), asked = asked_in_words(scenario, degree);
    if (!degree.winner) return asked.empty() ? say("{1} otherwise", name) : say("{1} if {2}", name, asked);
    const Phrase side = name_of(scenario, *degree.winner);
    // Translators: {1} is "A clear victory", {2} a side.
    return asked.empty() ? say("{1} for {2} otherwise", name, side) : say("{1} for {2} if {3}", name, side, asked);
}

// All victories of that side which fit `later` fit `earlier` as well.
bool covers(const VictoryDegree& earlier, const VictoryDegree& later, Side winner) {
    return (!earlier.winner || *earlier.winner == winner) && earlier.ahead <= later.ahead &&
           (!earlier.when || earlier.when == later.when);
}

// So many of the degrees, from the first on, leave nothing to this one.
bool is_hidden(std::span<const VictoryDegree> before, const VictoryDegree& degree) {
    return std::ranges::all_of(std::array{Side::Heads, Side::Tails}, [&](Side winner) {
        return (degree.winner && *degree.winner != winner) ||
               std::ranges::any_of(before, [&](const VictoryDegree& each) { return covers(each, degree, winner); });
    });
}

}  // namespace

std::optional<Degree> degree_of(const Match& match) {
    const auto& degrees = match.scenario->victory.degrees;
    if (degrees.empty() || !match.outcome || !match.outcome->winner) return std::nullopt;
    const auto degree = std::ranges::find_if(
        degrees, [&](const VictoryDegree& each) { return fits(match, each, *match.outcome->winner); });
    return degree == degrees.end() ? Degree::Marginal : degree->degree;
}

Phrase in_words(Degree degree) {
    switch (degree) {
        case Degree::Marginal:
            break;
        case Degree::Clear:
            return say("A clear victory");
        case Degree::Crushing:
            return say("A crushing victory");
    }
    return say("A marginal victory");
}

std::vector<Phrase> degrees_in_words(const Scenario& scenario) {
    const std::span<const VictoryDegree> degrees = scenario.victory.degrees;
    std::vector<Phrase> sentences;
    for (std::size_t i = 0; i < degrees.size(); ++i)
        if (!is_hidden(degrees.first(i), degrees[i])) sentences.push_back(sentence_of(scenario, degrees[i]));
    const VictoryDegree any_other{.degree = Degree::Marginal};
    if (!degrees.empty() && !is_hidden(degrees, any_other))
        sentences.push_back(say("Any other victory is a marginal one"));
    return sentences;
}

bool holds_always(const LimitResult& result) {
    return result.when.kind == Condition::Kind::All && result.when.of.empty();
}

std::vector<Complaint> hidden_results(const Scenario& scenario) {
    const std::span<const VictoryDegree> degrees = scenario.victory.degrees;
    const std::vector<LimitResult>& results = scenario.victory.results;
    std::vector<Complaint> hidden;
    for (std::size_t i = 0; i < degrees.size(); ++i)
        if (is_hidden(degrees.first(i), degrees[i]))
            hidden.push_back({"/victory/degrees/" + std::to_string(i),
                              say("this degree of victory never applies: the ones before it leave nothing to it")});
    const auto last = std::ranges::find_if(results, holds_always);
    for (auto i = last - results.begin() + 1; i < std::ssize(results); ++i)
        hidden.push_back(
            {"/victory/at_limit/" + std::to_string(i), say("this result never applies: one before it always does")});
    return hidden;
}

}  // namespace rules::coin_wars
