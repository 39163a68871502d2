#pragma once
// A screen that shows a battle: help that is opened over it tells what is agreed on there.

#include <memory>

#include "game/coin_wars/rules/scenario.h"

namespace screens {

class AgreedTerms {
public:
    virtual ~AgreedTerms() = default;
    // With the rules in force; null: there is no battle yet.
    virtual std::shared_ptr<const rules::coin_wars::Scenario> agreed() const = 0;
};

}  // namespace screens
