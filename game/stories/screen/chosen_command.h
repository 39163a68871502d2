#pragma once
// A command as a form field: it is already chosen, while the form still asks for its arguments.

#include <utility>

#include "game/kit/kind.h"
#include "game/kit/system.h"

namespace screens {

template <rules::System S>
struct ChosenCommand {
    typename S::Command command{};

    static const rules::Kind& field_kind() { return rules::kind_by<ChosenCommand, read, written, hash, schema>(); }
    friend bool operator==(const ChosenCommand& a, const ChosenCommand& b) {
        return S::to_json(a.command) == S::to_json(b.command);
    }

private:
    static ChosenCommand read(const rules::Field& field) {
        auto command = S::command_from(field.json());
        if (!command) field.refuse("must be a command");
        return {std::move(*command)};
    }
    static rules::Json written(const ChosenCommand& chosen) { return S::to_json(chosen.command); }
    static void hash(const ChosenCommand&, core::Hash&) {}  // no match contains one
    static rules::Json schema() { return S::command_schema(); }
};

}  // namespace screens
