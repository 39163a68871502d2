#pragma once
// Declares a command's rule below its struct: `check` tests what the rule requires beyond the terms, `apply` carries it
// out. Their bodies are in the file of the rule's section; a missing one is a link error. A game defines the signatures
// once:
//
//     template <class Command>
//     using CheckOf = Check(const Match&, const Command&);
//     template <class Command>
//     using ApplyOf = Events(Match&, const Command&);
//     template <class Command>
//     using ThrowOf = Events(Match&, const Throws&, const Command&);   // if the hand supplies coins or cards
//
// RULE_BY_TERMS: its terms (terms.h) are all that it requires. The game calls check_rule and apply_rule.

#include <optional>

#include "game/kit/refusal.h"

namespace rules {

using Check = std::optional<Refusal>;  // nullopt: it is legal

template <class Match, class Command>
Check check_rule(const Match& match, const Command& command) {
    if constexpr (requires { check(match, command); }) return check(match, command);
    return std::nullopt;
}

// The seats' commands (seats.h) share the rule of their `Act`, which is named here: a lookup for their own types would
// also find std::apply.
template <class Match, class Throws, class Command>
auto apply_rule(Match& match, const Throws& throws, const Command& command) {
    if constexpr (requires { typename Command::Act; })
        return apply(match, typename Command::Act(command));
    else if constexpr (requires { apply(match, throws, command); })
        return apply(match, throws, command);
    else
        return apply(match, command);
}

}  // namespace rules

#define RULE(Command)       \
    CheckOf<Command> check; \
    ApplyOf<Command> apply;
#define RULE_WITH_THROWS(Command) \
    CheckOf<Command> check;       \
    ThrowOf<Command> apply;
#define RULE_BY_TERMS(Command) ApplyOf<Command> apply;
