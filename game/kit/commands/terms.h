#pragma once
// A command's terms, told in its struct beside its fields: the phases in which it may come, and who decides it. They are
// asked for before its own rule. What a game's terms are is the game's; this is what they are made of.

#include <optional>

#include "game/kit/fields.h"
#include "game/kit/refusal.h"

namespace rules {

// Some of a game's phases.
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

// The first refusal among the fields of a command: `ask` says of a value, by its type, what is wrong with it.
template <class Command, class Ask>
std::optional<Refusal> first_of_fields(const Command& command, const Ask& ask) {
    return command.visit_fields([&ask](const auto&... field) {
        std::optional<Refusal> first;
        ((first || (first = ask(value_of(field)))), ...);
        return first;
    });
}

}  // namespace rules
