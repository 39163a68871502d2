#pragma once
// The story of an Edged Coins table: what happened and what was told.

#include <optional>
#include <string>
#include <vector>

#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/match.h"
#include "game/stories/kit/story_document.h"

namespace story {

namespace ec = rules::edged_coins;

// One accepted command: the match before and after it, and its events.
struct EdgedStep {
    const ec::Match& before;
    const ec::Match& after;
    const ec::Command& command;
    const std::vector<ec::Event>& events;
};

// Returns a session from its steps: who plays, each scene with its calls, its tosses, what was told, the harm.
std::vector<DocumentPart> edged_parts(const std::vector<EdgedStep>& steps);

// True if the action starts something that has a result: a toss, an attack, harm, a resistance, a round.
bool is_call(const ec::Action& action);
// Returns the players' words for it: "In by the wheel"; empty if they gave none.
std::string tried_in(const ec::Action& action);

// The outcome of a call, read from its events.
struct EdgedOutcome {
    std::optional<ec::TossFinal> toss{};  // the action's own, last in its chain
    std::optional<ec::DamageFinal> damage{};

    void operator()(const ec::TossFinal& e);
    void operator()(const ec::DamageFinal& e);
    template <class E>
    void operator()(const E&) {}
};
// "Wick fails.", as far as it is known; empty if there is no result yet.
words::Phrase outcome_in_words(const EdgedStep& call, const EdgedOutcome& outcome);

}  // namespace story
