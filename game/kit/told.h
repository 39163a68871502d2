#pragma once
// True if a command reports what real coins, dice or cards have shown, in a field marked `told` (fields.h).

#include "game/kit/fields.h"
#include "game/kit/one_of.h"

namespace rules {

template <class V>
bool says_something(const V& value) {
    if constexpr (requires { value.has_value(); })
        return value.has_value() && says_something(*value);
    else if constexpr (requires { value.empty(); })
        return !value.empty();
    else
        return true;
}

template <class V>
bool is_told(const V&) {
    return false;
}
template <class V>
bool is_told(const Marked<V, FieldMode::Told>& field) {
    return says_something(field.value);
}

template <class Command>
bool tells_throw(const Command& command) {
    if constexpr (requires { command.action; })
        return tells_throw(command.action);
    else if constexpr (HasFields<Command>)
        return command.visit_fields([](const auto&... field) { return (is_told(field) || ...); });
    else
        return visit([](const auto& each) { return tells_throw(each); }, command);
}

}  // namespace rules
