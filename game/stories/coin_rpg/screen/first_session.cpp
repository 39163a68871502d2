// A first Adventure, step by step: what is done next and why, for as long as the table goes the same way. What is
// to be written lies written on its card.

#include <algorithm>

#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/screen/box_list.h"
#include "game/stories/screen/first_session.h"

namespace screens::coin_rpg {

namespace {

constexpr const char* kGuideDraft = "guide";  // "shown", or nothing

std::string text_of(const rpg::Command& command) { return rpg::CoinRpg::to_json(command).dump(); }

// All that was done stands in these steps.
bool follows(const View& view, const std::vector<story::AdventureStep>& steps) {
    const auto& done = view.game->steps();
    const auto same = [](const auto& a, const auto& b) { return text_of(a.command) == text_of(b.command); };
    return done.size() <= steps.size() && std::ranges::equal(done, std::span(steps).first(done.size()), same);
}

std::optional<int> seat_of(const rpg::Command& command) {
    return std::visit(
        [](const auto& one) -> std::optional<int> {
            if constexpr (requires { one.seat; }) return one.seat;
            return std::nullopt;
        },
        command);
}

// Whose step it is has the page, with the card that is to be written.
void lay_open(View& view, const rpg::Command& next) {
    const auto seat = seat_of(next);
    if (!seat || rpg::in_scene(view.match().phase) || view.writing.seat == seat) return;
    open_writing(view, *seat);
    if (const auto* made = std::get_if<rpg::SubmitCharacter>(&next)) write_character(view, *seat, made->card);
    if (const auto* made = std::get_if<rpg::AddScene>(&next))
        write_scene(view, *seat, {.title = made->title, .parts = made->parts, .description = made->description});
}

void carry_out_step(View& view, const rpg::Command& command) {
    view.round.tray.clear();
    view.round.arranged = true;
    view.shown_seat.reset();
    if (!view.submit(command)) return;
    if (std::holds_alternative<rpg::SubmitCharacter>(command)) drop_character(view, *seat_of(command));
    if (std::holds_alternative<rpg::AddScene>(command)) drop_scene(view, *seat_of(command));
    view.writing.seat.reset();
}

}  // namespace

void View::read_box() {
    box = find_box<story::SceneBox>(app, "coin-rpg.json", story::scenes_from, [this](const story::SceneBox& found) {
        return !game || drafts.at(kGuideDraft).empty() || !found.first_session ||
               follows(*this, found.first_session->steps);
    });
}

void begin_guide(View& view, Guidance guidance) {
    view.drafts.at(kGuideDraft) = guidance == Guidance::Shown ? "shown" : "";
}

void draw_guide(View& view) {
    if (view.drafts.at(kGuideDraft).empty() || !view.box || !view.box->first_session) return;
    const auto& steps = view.box->first_session->steps;
    const std::size_t done = view.game->steps().size();
    if (done == steps.size() || !follows(view, steps)) {
        view.notice = first_session_ended(done >= steps.size() ? FirstSession::Over : FirstSession::Left);
        return view.drafts.drop(kGuideDraft);
    }
    const story::AdventureStep& step = steps[done];
    lay_open(view, step.command);
    if (draw_shown_step(view.app.ui(), done, steps.size(), step.say)) carry_out_step(view, step.command);
}

}  // namespace screens::coin_rpg
