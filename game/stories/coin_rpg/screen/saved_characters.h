#pragma once
// Characters saved between tables, each in a file in stories/characters/ of the profile folder.

#include <vector>

#include "game/stories/coin_rpg/screen/view.h"

namespace screens::coin_rpg {

std::vector<rpg::ReuseCharacter> saved_characters(const Resources& resources);
// All of the match that can be saved; returns why the first of the others could not be.
core::Result<void, words::Phrase> save_characters(const Resources& resources, const rpg::Match& match);
// Characters from earlier Adventures: offered if there are any, and all shown while Writing::bringing.
void offer_saved_characters(View& view);
void draw_saved_characters(View& view, int seat);

}  // namespace screens::coin_rpg
