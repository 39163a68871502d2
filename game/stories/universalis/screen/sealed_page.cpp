// What is sealed: bids for a scene and votes on a fine. Whoever writes one sits before the slip alone; it
// shows nothing of what the others wrote.

#include "game/stories/universalis/rules/bidding.h"
#include "game/stories/universalis/screen/act_widgets.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

// True once the one whose turn it is to write is there, UniView::there.
bool hand_over(UniView& view) {
    const uni::Match& match = view.match();
    const std::vector<int> due = uni::awaited(match);
    if (view.there && std::ranges::find(due, *view.there) != due.end()) return true;
    view.there.reset();
    view.bid = 0;
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Pass to {1}", uni_player(match, due.front())));
    ui.text(say("Whoever else is at the table looks away now."));
    for (const int seat : due)
        if (ui.button(say("I am {1}", uni_player(match, seat)),
                      seat == due.front() ? ui::Look::Accent : ui::Look::Plain))
            view.there = seat;
    return false;
}

}  // namespace

void draw_uni_bidding(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    ui.text(say("If bids tie, the scene goes to the first of: {1}. (UNI-12)",
                uni_players(match, uni::tie_order(match))),
            {Type::Small, palette::kSoft});
    if (!hand_over(view)) return;
    const int seat = *view.there;
    ui.heading(say("What does {1} bid?", uni_player(match, seat)));
    ui.text(
        say("Whoever bids most frames the scene, and the bid becomes its pot. All others have theirs back. "
            "What is sealed is final. (UNI-11)"),
        {Type::Small, palette::kSoft});
    ui.slider(say("Coins"), view.bid, {0, match.coins.at(uni::wealth_of(seat)), 1});
    if (!ui.button(say("Seal it"), ui::Look::Accent)) return;
    const uni::SealBid sealed{seat, view.bid};
    view.there.reset();
    view.bid = 0;
    view.submit(sealed);
}

void draw_uni_votes(UniView& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::FineCase& fine = *match.fine;
    ui.text(say("{1} accuses {2}: {3}", uni_player(match, fine.accuser), uni_player(match, fine.accused),
                plain(fine.charge)));
    if (!fine.has_votes()) draw_act(view, say("The charge is withdrawn"), uni::WithdrawFine{fine.accuser});
    if (!match.fine || !hand_over(view)) return;
    const int seat = *view.there;
    ui.heading(say("How does {1} vote?", uni_player(match, seat)));
    ui.text(say("Whoever has fewer votes pays one coin for each against him. (UNI-76)"),
            {Type::Small, palette::kSoft});
    for (const uni::Vote vote : {uni::Vote::Accuser, uni::Vote::Accused}) {
        const int whom = vote == uni::Vote::Accuser ? fine.accuser : fine.accused;
        if (!draw_act_button(view, say("For {1}", uni_player(match, whom)), uni::CastVote{seat, vote}))
            continue;
        view.there.reset();
        view.submit(uni::CastVote{seat, vote});
        return;
    }
}

}  // namespace screens
