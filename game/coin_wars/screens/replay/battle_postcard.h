#pragma once
// A battle as one picture to share: the table at its decisive moment, beside a card that says who fought, who won, and
// how to try it.

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
    render::View view;          // for the picture
    std::size_t step = 0;       // the decisive one
    std::vector<Phrase> lines;  // of the card, from the top
};
// `day`: "2026-11-26", or empty if unknown. `file`: the replay's name, or empty.
struct Origin {
    profile::SetUp set_up;
    std::string day, file;
};
Postcard postcard_of(const Replay& replay, const Origin& origin, const ui::Ui& ui);

// Returns the step that changed the winning chances most, or the last one if none did.
std::size_t decisive_step(const Replay& replay);

}  // namespace screens
