// The events of a session, one line each: for the log beside the table, and for the saved page.

#include "game/stories/edged_coins/edged_coins_story.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/telling.h"
#include "game/stories/edged_coins/screen/words.h"

namespace screens::edged_coins {

std::vector<story::DocumentPart> story_of(const View& view) {
    const auto& all = view.game->steps();
    std::vector<story::EdgedStep> steps;
    for (std::size_t i = 0; i < all.size(); ++i)
        steps.push_back({all[i].before, view.game->after(i), all[i].command, all[i].events});
    return story::edged_parts(steps);
}

void save_page(View& view) {
    view.notice = view.save_story(view.plays_box() ? view.box->title : "Edged Coins", story_of(view));
}

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The session is over"));
    for (const ec::Character& each : view.match().characters)
        if (!view.unseen(each.id))  // these stay the CM's secret
            ui.fact(plain(each.name()), each.is_out() ? say("out") : say("HC {1}, EC {2}", each.hc, each.ec));
    ui.rule();
    if (draw_keeping(view, ui::Look::Accent)) save_page(view);
}

}  // namespace screens::edged_coins
