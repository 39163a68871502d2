// The story so far, from the table's steps.

#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

std::vector<story::DocumentPart> story_of(const View& view) {
    const auto& steps = view.game->steps();
    std::vector<story::RpgStep> all;
    for (std::size_t i = 0; i < steps.size(); ++i)
        all.push_back({steps[i].before, view.game->after(i), steps[i].events});
    return story::rpg_parts(all);
}

void save_story(View& view) {
    view.notice =
        view.save_story(view.app.ui().translated(say("Coin Wars the RPG")), story_of(view), story::kRpgCredit);
}

}  // namespace screens::coin_rpg
