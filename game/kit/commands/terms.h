#pragma once
// A command's terms, stated in its struct next to its fields: the phases in which it is allowed, and who decides it:
//
//     static constexpr Terms kTerms{{Phase::Scene, Phase::Camera}, Who::OnTurn};
//
// check_terms checks them before the command's own rule. Each game defines its own `Terms` with these two members, and
// what they mean in a struct:
//
//     struct TermsCheck {
//         Check phase(const auto& command) const;                // it is allowed now
//         Check seat(Seat) const;                                // who gives it sits at the table
//         static constexpr bool known_by_seat(Who);              // who decides does not depend on the command's fields
//         Check decision(Seat, const auto& command) const;       // it is this seat's to decide
//         Check operator()(const auto& field) const;             // what the field names exists
//     };

#include <optional>

#include "game/kit/fields.h"
#include "game/kit/refusal.h"

namespace rules {

// A set of a game's phases.
template <class Phase>
struct Phases {
    unsigned bits;
    template <class... More>
    constexpr Phases(Phase one, More... more) : bits((bit(one) | ... | bit(more))) {}
    static constexpr Phases all_before(Phase end) { return Phases(bit(end) - 1); }
    static constexpr Phases any() { return Phases(~0U); }
    constexpr bool has(Phase phase) const { return (bits & bit(phase)) != 0; }

private:
    constexpr explicit Phases(unsigned set) : bits(set) {}
    static constexpr unsigned bit(Phase phase) { return 1U << static_cast<unsigned>(phase); }
};

// Returns the first refusal among a command's fields; `ask` checks one value, chosen by its type.
template <class Command, class Ask>
std::optional<Refusal> first_of_fields(const Command& command, const Ask& ask) {
    return command.visit_fields([&ask](const auto&... field) {
        std::optional<Refusal> first;
        ((first || (first = ask(value_of(field)))), ...);
        return first;
    });
}

// In this order, for every game; decisions that depend on what the fields name come after it.
template <class TermsCheck, class Seat, class Command>
std::optional<Refusal> check_terms(const TermsCheck& terms, const Seat& seat, const Command& command) {
    constexpr bool known_by_seat = TermsCheck::known_by_seat(Command::kTerms.who);
    if (auto refusal = terms.phase(command)) return refusal;
    if (auto refusal = terms.seat(seat)) return refusal;
    if (known_by_seat)
        if (auto refusal = terms.decision(seat, command)) return refusal;
    if (auto refusal = first_of_fields(command, terms)) return refusal;
    return known_by_seat ? std::nullopt : terms.decision(seat, command);
}

}  // namespace rules
