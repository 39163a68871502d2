#pragma once
// A battle as one picture to pass on: the table at its decisive moment, and beside it a written card that tells who fought,
// who won, and how to try it oneself.

#include <string>
#include <vector>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"
#include "game/coin_wars/profile/set_up.h"
#include "game/coin_wars/screens/replay/game.h"
#include "game/shell/app.h"

namespace screens {

inline constexpr int kPostcardWidth = 1200, kPostcardHeight = 630;  // pixels

struct Postcard {
    render::Scene scene;
    render::View view;          // of the picture
    std::size_t step = 0;       // the decisive one
    std::vector<Phrase> lines;  // what the card says, from the top
};
// `day`: "2026-11-26", empty if it is not known. `file`: the replay's name, empty if it has none.
struct Origin {
    profile::SetUp set_up;
    std::string day, file;
};
Postcard postcard_of(const Replay& replay, const Origin& origin, const ui::Ui& ui);

// The step that changed the chance to win most; without any, the last one.
std::size_t decisive_step(const Replay& replay);

}  // namespace screens
