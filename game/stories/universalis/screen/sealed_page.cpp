// What is sealed: bids for a scene and votes on a fine. Whoever writes one sits before the slip alone; it
// shows nothing of what the others wrote.

#include "game/stories/universalis/rules/scenes.h"
#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

// True once the one whose turn it is to write is there, View::there.
bool hand_over(View& view) {
    const uni::Match& match = view.match();
    std::vector<int> due = view.played(uni::awaited(match));
    const auto sealed = [&](int seat) { return view.sharing.sealed(seat); };
    if (std::erase_if(due, sealed) > 0 && due.empty())
        view.app.ui().text(say("Sealed. It is opened once all have sealed."));
    if (due.empty()) return false;
    if (view.played(match.seated()).size() == 1) view.sealed.writer = due.front();  // nobody else sees this screen
    if (view.sealed.writer && std::ranges::find(due, *view.sealed.writer) != due.end()) return true;
    view.sealed.writer.reset();
    view.sealed.bid = 0;
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Pass to {1}", player_name(match, due.front())));
    ui.text(say("Everyone else at the table looks away now."));
    for (const int seat : due)
        if (ui.button(say("I am {1}", player_name(match, seat)),
                      seat == due.front() ? ui::Look::Accent : ui::Look::Plain))
            view.sealed.writer = seat;
    return false;
}

}  // namespace

void draw_bidding(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    draw_note(ui, say("If bids tie, the scene goes to the first of: {1}. (UNI-12)",
                      player_names(match, uni::tie_order(match))));
    if (!hand_over(view)) return;
    const int seat = *view.sealed.writer;
    ui.heading(say("What does {1} bid?", player_name(match, seat)));
    draw_note(ui, say("Whoever bids most frames the scene, and the bid becomes its pot. All others get theirs back. "
                      "What is sealed is final. (UNI-11)"));
    ui.slider(say("Coins"), view.sealed.bid, {0, match.coins.at(uni::wealth_of(seat)), 1});
    if (!ui.button(say("Seal it"), ui::Look::Accent)) return;
    const uni::SealBid sealed{seat, view.sealed.bid};
    view.sealed.writer.reset();
    view.sealed.bid = 0;
    view.submit(sealed);
}

void draw_votes(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::FineCase& fine = *match.fine;
    ui.text(say("{1} accuses {2}: {3}", player_name(match, fine.accuser), player_name(match, fine.accused),
                plain(fine.charge)));
    if (!fine.has_votes()) draw_act(view, say("Withdraw the charge"), uni::WithdrawFine{fine.accuser});
    if (!match.fine || !hand_over(view)) return;
    const int seat = *view.sealed.writer;
    ui.heading(say("How does {1} vote?", player_name(match, seat)));
    draw_note(ui, say("Whoever has fewer votes pays one coin for each against him. (UNI-76)"));
    for (const uni::Vote vote : {uni::Vote::Accuser, uni::Vote::Accused}) {
        const int whom = vote == uni::Vote::Accuser ? fine.accuser : fine.accused;
        if (!draw_act_button(view, say("For {1}", player_name(match, whom)), uni::CastVote{seat, vote})) continue;
        view.sealed.writer.reset();
        view.submit(uni::CastVote{seat, vote});
        return;
    }
}

}  // namespace screens::universalis
