#pragma once
// A command's terms, stated in its struct next to its fields: the phases in which it is allowed, and who decides it.
// They are checked before its own rule. Each game defines its own terms; these are the building blocks.

#include <optional>

#include "game/kit/fields.h"
#include "game/kit/refusal.h"

namespace rules {

// A set of a game's phases.
template <class Phase>
class Phases {
public:
    template <class... More>
    constexpr Phases(Phase one, More... more) : bits_((bit(one) | ... | bit(more))) {}
    static constexpr Phases all_before(Phase end) { return Phases(bit(end) - 1); }
    constexpr bool has(Phase phase) const { return (bits_ & bit(phase)) != 0; }

private:
    constexpr explicit Phases(unsigned bits) : bits_(bits) {}
    static constexpr unsigned bit(Phase phase) { return 1U << static_cast<unsigned>(phase); }
    unsigned bits_;
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

}  // namespace rules
