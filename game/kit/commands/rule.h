#pragma once
// How a command's rule is declared, below its struct: `check` says what else it asks for, `apply` what comes of it; their
// bodies stand in the file of its section. If one is missing, nothing links. A game says once with what its rules are
// asked, and what they give:
//
//     template <class Command>
//     using CheckOf = Check(const Match&, const Command&);
//     template <class Command>
//     using ApplyOf = Events(Match&, const Command&);
//     template <class Command>
//     using ThrowOf = Events(Match&, const Throws&, const Command&);   // of one whose coins or cards the hand brings
//
// RULE_BY_TERMS: its terms (terms.h) ask for all. The game asks by check_rule.

#include <optional>

#include "game/kit/refusal.h"

namespace rules {

using Check = std::optional<Refusal>;  // nothing: it holds

template <class Match, class Command>
Check check_rule(const Match& match, const Command& command) {
    if constexpr (requires { check(match, command); }) return check(match, command);
    return std::nullopt;
}

}  // namespace rules

#define RULE(Command)       \
    CheckOf<Command> check; \
    ApplyOf<Command> apply;
#define RULE_WITH_THROWS(Command) \
    CheckOf<Command> check;       \
    ThrowOf<Command> apply;
#define RULE_BY_TERMS(Command) ApplyOf<Command> apply;
