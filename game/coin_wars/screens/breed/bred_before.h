#pragma once
// What was bred last: it outlives the breeder's page, so that one can go to the laboratory and come back.

#include <map>
#include <string>

#include "game/coin_wars/screens/breed/breeder_worker.h"

namespace screens {

// By the candidate's number: the key of its formation as in LineUp.
using KeptFormations = std::map<int, std::string>;

struct BredBefore {
    BreederWorker::Known known{};
    BreederWorker::State state = BreederWorker::State::Ready;  // as the page was left
    lab::BreedProgress progress{};
    KeptFormations kept{};
};

}  // namespace screens
