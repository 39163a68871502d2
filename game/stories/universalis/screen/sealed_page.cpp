// Sealed input: bids for a scene and votes on a fine. Its writer sits alone before the slip, which shows nothing of
// what the others wrote.

#include <charconv>

#include "engine/core/lists.h"
#include "game/stories/universalis/rules/scenes.h"
#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

// True once the player who has to write is at the screen.
bool hand_over(View& view) {
    const uni::Match& match = view.match();
    std::vector<int> due = view.played(uni::awaited(match));
    const auto sealed = [&](int seat) { return view.sharing.sealed(seat); };
    if (std::erase_if(due, sealed) > 0 && due.empty())
        view.app.ui().text(say("Sealed. It will be opened once everyone has sealed theirs."));
    if (due.empty()) return false;
    if (view.played(match.seated()).size() == 1) view.sealed.writer = due.front();  // nobody else sees this screen
    if (view.sealed.writer && core::contains(due, *view.sealed.writer)) return true;
    view.sealed.writer.reset();
    view.sealed.bid = 0;
    view.sealed.typed.reset();
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Pass to {1}", player_name(match, due.front())));
    ui.text(say("Everyone else at the table looks away now."));
    for (const int seat : due)
        if (ui.button(say("I am {1}", player_name(match, seat)),
                      seat == due.front() ? ui::Look::Accent : ui::Look::Plain))
            view.sealed.writer = seat;
    return false;
}

// Parses a typed number; nullopt if invalid.
std::optional<int> number_in(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
    return number;
}

// Typed as a number, or set with the slider; true if it was sealed.
bool draw_bid(View& view, int max) {
    ui::Ui& ui = view.app.ui();
    const bool opens = !view.sealed.typed;
    if (opens) ui.focus_next();
    std::string text = view.sealed.typed.value_or("");
    if (ui.input_text(say("The bid as a number"), text, 7))
        if (const auto bid = number_in(text)) view.sealed.bid = std::min(*bid, max);
    view.sealed.typed = text;
    const int before = view.sealed.bid;
    ui.slider(say("Coins"), view.sealed.bid, {0, max, 1});
    if (view.sealed.bid != before) view.sealed.typed = std::to_string(view.sealed.bid);
    const auto typed = text.empty() ? std::optional(view.sealed.bid) : number_in(*view.sealed.typed);
    Phrase why;
    if (!typed) why = say("A bid is a number of coins.");
    if (typed && *typed > max)
        why = say_many(max, "There is only {1} coin to bid.", "There are only {1} coins to bid.");
    return ui.button(say("Seal it"), ui::Look::Accent, {why.empty(), why});
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
    draw_note(ui, say("The highest bidder frames the scene, and the bid becomes its pot. All others get theirs back. "
                      "What is sealed is final. (UNI-11)"));
    const int max = match.coins.at(uni::wealth_of(seat));
    if (!draw_bid(view, max)) return;
    const uni::SealBid sealed{seat, view.sealed.bid};
    view.sealed.writer.reset();
    view.sealed.bid = 0;
    view.sealed.typed.reset();
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
    draw_note(ui, say("The side with fewer votes pays one coin for each vote against it. (UNI-76)"));
    for (const uni::Vote vote : {uni::Vote::Accuser, uni::Vote::Accused}) {
        const int whom = vote == uni::Vote::Accuser ? fine.accuser : fine.accused;
        if (!draw_act_button(view, say("For {1}", player_name(match, whom)), uni::CastVote{seat, vote})) continue;
        view.sealed.writer.reset();
        view.submit(uni::CastVote{seat, vote});
        return;
    }
}

}  // namespace screens::universalis
