// A first Adventure, step by step: the next step and why, for as long as the table follows it. Cards to be written are
// already filled in.

#include "game/stories/screen/first_session.h"
#include "game/stories/coin_rpg/screen/card_drafts.h"
#include "game/stories/screen/box_list.h"

namespace screens::coin_rpg {

namespace {

std::optional<std::size_t> steps_done_of(const View& view, const std::vector<story::AdventureStep>& steps) {
    return steps_done(std::span(view.game->steps()), std::span(steps),
                      [](const auto& step) { return rpg::CoinRpg::to_json(step.command); });
}

std::optional<int> seat_of(const rpg::Command& command) {
    return visit(
        [](const auto& one) -> std::optional<int> {
            if constexpr (requires { one.seat; }) return one.seat;
            return std::nullopt;
        },
        command);
}

// Opens the page for the step's player, with the card to write filled in.
void lay_open(View& view, const rpg::Command& next) {
    const auto seat = seat_of(next);
    if (!seat || rpg::in_scene(view.match().phase) || view.writing.seat == seat) return;
    open_writing(view, *seat);
    if (const auto* made = get_if<rpg::SubmitCharacter>(&next)) write_character(view, *seat, made->card);
    if (const auto* made = get_if<rpg::AddScene>(&next))
        write_scene(view, *seat, {.title = made->title, .parts = made->parts, .description = made->description});
}

void carry_out_step(View& view, const rpg::Command& command) {
    view.round.tray.clear();
    view.round.arranged = true;
    view.shown_seat.reset();
    if (!view.submit(command)) return;
    if (holds_alternative<rpg::SubmitCharacter>(command)) drop_character(view, *seat_of(command));
    if (holds_alternative<rpg::AddScene>(command)) drop_scene(view, *seat_of(command));
    view.writing.seat.reset();
}

}  // namespace

void View::read_box() {
    box = find_box<story::SceneBox>(app, "coin-rpg.json", story::scenes_from, [this](const story::SceneBox& found) {
        return !game || !is_first_session_shown(*this) || !found.first_session ||
               steps_done_of(*this, found.first_session->steps);
    });
}

std::optional<ShownSession> first_session(View& view) {
    if (!is_first_session_shown(view) || !view.box || !view.box->first_session) return std::nullopt;
    const auto& steps = view.box->first_session->steps;
    ShownSession session{steps.size(), steps_done_of(view, steps)};
    if (!session.done || *session.done == steps.size()) return session;
    const story::AdventureStep& next = steps[*session.done];
    session.words = next.say;
    session.carry_out = [&view, command = next.command] { carry_out_step(view, command); };
    return session;
}

void lay_open_next(View& view) {
    if (!is_first_session_shown(view) || !view.box || !view.box->first_session) return;
    const auto& steps = view.box->first_session->steps;
    const auto done = steps_done_of(view, steps);
    if (done && *done < steps.size()) lay_open(view, steps[*done].command);
}

}  // namespace screens::coin_rpg
