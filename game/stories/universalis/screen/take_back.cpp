// The last act is taken back where everybody at the table wants it (section 6): all but what was rolled or
// revealed.

#include <algorithm>

#include "game/stories/universalis/screen/act_widgets.h"
#include "game/stories/universalis/screen/session_log.h"

namespace screens::universalis {

namespace {

bool is_reveal(const uni::Event& event) {
    return std::holds_alternative<uni::BidsRevealed>(event.what) ||
           std::holds_alternative<uni::DiceRolled>(event.what) ||
           std::holds_alternative<uni::FineSettled>(event.what);
}

// Also a sealed bid or vote: who takes it back would show that it was another one.
bool is_sealed(const uni::Command& command) {
    return std::holds_alternative<uni::SealBid>(command) || std::holds_alternative<uni::CastVote>(command);
}

Phrase last_act(const Session& game) {
    std::vector<Phrase> sentences;
    for (const Told& line : last_lines(game)) sentences.push_back(line.text);
    return joined(sentences, plain(" "));
}

void take_back(View& view) {
    const auto refusal = view.game->take_back();
    view.fault = refusal ? refusal_in_words(*refusal) : view.game->unkept();
    view.notice = refusal ? Phrase() : say("The last act is taken back.");
    view.form.entry = 0;
}

}  // namespace

void draw_take_back(View& view) {
    ui::Ui& ui = view.app.ui();
    if (view.game->steps().empty()) return;
    const auto& last = view.game->steps().back();
    const bool stays = std::ranges::any_of(last.events, is_reveal) || is_sealed(last.command);
    const bool pressed = ui.button(say("Take the last act back"), ui::Look::Plain, !stays);
    if (stays) draw_note(ui, say("What was rolled, sealed or revealed stays."));
    if (!pressed || stays) return;
    view.dialog = [&view, act = last_act(*view.game),
                   agreed = std::vector<bool>(view.match().players.size(), false)]() mutable {
        ui::Ui& in = view.app.ui();
        bool done = false;
        in.dialog("take back", in.px(500), [&] {
            in.heading(say("Shall it be taken back?"));
            if (!act.empty()) in.text(act);
            draw_note(in, say("All must agree."));
            for (std::size_t seat = 0; seat < agreed.size(); ++seat)
                if (in.toggle(say("{1} agrees", player_name(view.match(), static_cast<int>(seat))),
                              agreed[seat]))
                    agreed[seat] = !agreed[seat];
            const bool all = std::ranges::find(agreed, false) == agreed.end();
            if (in.button(say("Take it back"), all ? ui::Look::Accent : ui::Look::Plain, all)) {
                done = true;
                take_back(view);
            }
            if (in.button(say("Leave it"))) done = true;
        });
        return done;
    };
}

}  // namespace screens::universalis
