// Somebody may oppose: with which skill, and what that leaves of the action.

#include "game/stories/edged_coins/rules/odds.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

void draw_oppose(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Opposer& due = match.call->opposers.front();
    const ec::Character& who = match.character(due.character);
    const ec::Toss& main = match.call->main;
    ui.heading(say("Does {1} oppose?", plain(who.name())));
    draw_note(
        ui, say("{1} is about to toss {2}. An opposing toss comes first; if it succeeds, the action loses a "
                "rank. "
                "(EC-9)",
                person_name(match, main.owner), plain(main.name)));
    if (due.difficulty != ec::Difficulty::Normal) ui.fact(say("Difficulty"), difficulty_name(due.difficulty));
    const auto forecast = ec::toss_forecast(match);
    ui.caption(say("THE CHANCE IS WHAT IS LEFT TO THE ACTION"));
    std::optional<ec::Deed> chosen;
    for (const ec::Trait& skill : who.sheet->skills) {
        const int rank = ec::clamped(skill.rank + ec::modifier(due.difficulty));
        const core::Chance hers = ec::success(rank, match.options.rank_six);
        const Offer offer{say("Oppose with {1}", plain(skill.name)),
                          say("{1} succeeds with {2}.", rank_name(rank), in_percent(hers)),
                          ec::opposed(ec::rank_sum(match, main), {hers}, match.options.rank_six)};
        if (draw_offer(ui, offer)) chosen = ec::Oppose{who.id, skill.name};
    }
    Offer decline{say("Let it happen")};
    if (forecast) decline.chance = forecast->success;
    if (draw_offer(ui, decline)) chosen = ec::DeclineOppose{who.id};
    if (chosen) view.submit(who.seat, *chosen);
}

}  // namespace screens::edged_coins
