// A first session, step by step: what is done next and why, for as long as the table goes the same way.

#include <algorithm>

#include "game/kit/one_of.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/screen/first_session.h"

namespace screens::card_draw {

namespace {

constexpr const char* kGuideDraft = "guide";  // "shown", or nothing

// Cards that come with the party or a scene, words and what is given in passing are no steps of their own.
bool is_step(const cd::Action& action) {
    return std::visit(
        []<class A>(const A&) {
            return !rules::is_one_of<A, cd::SetOption, cd::AddCharacter, cd::DrawBackground, cd::NameBackground>;
        },
        action);
}

// The steps that have been done as they are shown; nothing where the table has gone another way.
std::optional<std::size_t> steps_done(const View& view) {
    const auto& shown = view.box->first_session;
    std::size_t done = 0;
    for (const auto& step : view.game->steps()) {
        if (!is_step(step.command.action)) continue;
        if (done == shown.size()) return std::nullopt;
        cd::Command next = shown[done++].command;
        next.seat = story::seat_at(next.seat, static_cast<int>(view.match().seats.size()));
        if (cd::CardDraw::to_json(step.command) != cd::CardDraw::to_json(next)) return std::nullopt;
    }
    return done;
}

}  // namespace

void begin_guide(View& view, Guidance guidance) {
    view.drafts.at(kGuideDraft) = guidance == Guidance::Shown ? "shown" : "";
}

void draw_guide(View& view) {
    if (view.drafts.at(kGuideDraft).empty() || !view.plays_box()) return;
    const auto& steps = view.box->first_session;
    const auto done = steps_done(view);
    if (!done || *done == steps.size()) {
        view.notice = first_session_ended(done ? FirstSession::Over : FirstSession::Left);
        return view.drafts.drop(kGuideDraft);
    }
    if (!draw_shown_step(view.app.ui(), *done, steps.size(), steps[*done].say)) return;
    cd::Command command = steps[*done].command;
    command.seat = story::seat_at(command.seat, static_cast<int>(view.match().seats.size()));
    view.show(command);
}

}  // namespace screens::card_draw
