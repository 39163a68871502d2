// A first session, step by step: the next step and why, for as long as the table follows it.

#include "game/stories/screen/first_session.h"

#include "game/kit/one_of.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

// Setting up cards with the party or a scene is not a step of its own.
bool is_step(const cd::Action& action) {
    return visit(
        []<class A>(const A&) {
            return !rules::is_one_of<A, cd::SetOption, cd::AddCharacter, cd::DrawBackground, cd::NameBackground>;
        },
        action);
}

// Done at any time, without leading away from the session.
bool is_casual(const cd::Action& action) {
    return visit(
        []<class A>(const A&) {
            return rules::is_one_of<A, cd::Tell, cd::WriteScene, cd::GrantBonus, cd::RenamePlayer>;
        },
        action);
}

// Gives the command to the player who plays that seat at this table.
cd::Command at_this_table(const View& view, cd::Command command) {
    command.seat = story::seat_at(command.seat, view.match().seated());
    return command;
}

}  // namespace

std::vector<cd::Command> steps_of_session(const std::vector<cd::Command>& given,
                                          const std::vector<cd::Command>& shown) {
    std::vector<cd::Command> steps;
    for (const cd::Command& each : given) {
        if (!is_step(each.action)) continue;
        const bool is_next =
            steps.size() < shown.size() && cd::CardDraw::to_json(each) == cd::CardDraw::to_json(shown[steps.size()]);
        if (is_next || !is_casual(each.action)) steps.push_back(each);
    }
    return steps;
}

std::optional<ShownSession> first_session(View& view) {
    if (!is_first_session_shown(view) || !view.plays_box()) return std::nullopt;
    std::vector<cd::Command> given, shown;
    for (const auto& step : view.game->steps()) given.push_back(step.command);
    const auto& steps = view.box->first_session;
    for (const auto& step : steps) shown.push_back(at_this_table(view, step.command));
    const std::vector<cd::Command> done = steps_of_session(given, shown);
    ShownSession session{steps.size()};
    session.done = steps_done(std::span<const cd::Command>(done), std::span<const cd::Command>(shown),
                              [](const cd::Command& one) { return cd::CardDraw::to_json(one); });
    if (!session.done || *session.done == steps.size()) return session;
    session.words = steps[*session.done].say;
    session.carry_out = [&view, next = shown[*session.done]] { view.show(next); };
    return session;
}

}  // namespace screens::card_draw
