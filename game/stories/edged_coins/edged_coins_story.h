#pragma once
// What happened at a table of Edged Coins and what was told there.

#include <optional>
#include <string>
#include <vector>

#include "game/stories/edged_coins/rules/event.h"
#include "game/stories/edged_coins/rules/match.h"
#include "game/stories/kit/story_document.h"

namespace story {

namespace ec = rules::edged_coins;

// One accepted command: the match before and after it, and what happened.
struct EdgedStep {
    const ec::Match& before;
    const ec::Match& after;
    const ec::Command& command;
    const std::vector<ec::Event>& events;
};

// A session from its steps: who plays, each scene with what was called for, its tosses, what was told, the harm.
std::vector<DocumentPart> edged_parts(const std::vector<EdgedStep>& steps);

// Whether the action begins something with a result: a toss, an attack, harm, a resistance, a round.
bool is_call(const ec::Action& action);
// What people call it: "In by the wheel"; empty if they said nothing.
std::string tried_in(const ec::Action& action);

// What came of a call, read from its events.
struct EdgedOutcome {
    std::optional<ec::TossFinal> toss{};  // the action's own, the last one of its chain
    std::optional<ec::DamageFinal> damage{};

    void operator()(const ec::TossFinal& e);
    void operator()(const ec::DamageFinal& e);
    template <class E>
    void operator()(const E&) {}
};
// "Wick fails.", as far as it has come; empty if it came to nothing yet.
words::Phrase outcome_in_words(const EdgedStep& call, const EdgedOutcome& outcome);

}  // namespace story
