#pragma once
// The last results of breeding. They outlive the breeder's page, so that the user can visit the laboratory and come
// back.

#include <map>
#include <string>

#include "game/coin_wars/screens/breed/breeder_worker.h"

namespace screens {

// Maps a candidate's number to the key of its saved formation, as in LineUp.
using KeptFormations = std::map<int, std::string>;

struct BredBefore {
    BreederWorker::Known known{};
    BreederWorker::State state = BreederWorker::State::Ready;  // when the page was left
    lab::BreedProgress progress{};
    KeptFormations kept{};
};

}  // namespace screens
