#pragma once
// Lets a laboratory worker abandon its battle as soon as it should stop.

#include "game/coin_wars/lab/fight.h"

namespace screens {

class WorkerControl final : public lab::Control {
public:
    explicit WorkerControl(bots::Thinking& thinking) : thinking_(thinking) {}
    bool go_on() override { return !thinking_.stop; }
    bots::Thinking* thinking() override { return &thinking_; }

private:
    bots::Thinking& thinking_;
};

}  // namespace screens
