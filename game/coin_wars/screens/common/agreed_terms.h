#pragma once
// A screen that shows a battle, so that help opened over it can quote the rules agreed on.

#include <memory>

#include "game/coin_wars/rules/scenario.h"

namespace screens {

class AgreedTerms {
public:
    virtual ~AgreedTerms() = default;
    // Returns the battle with the rules in force, or nullptr if there is no battle yet.
    virtual std::shared_ptr<const rules::coin_wars::Scenario> agreed() const = 0;
};

}  // namespace screens
