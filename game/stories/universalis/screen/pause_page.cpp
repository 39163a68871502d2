// While play is paused: talking over or bidding on a Challenge, answering a Fine, assenting to a matter.

#include "game/stories/universalis/screen/act_widgets.h"

namespace screens::universalis {

namespace {

Phrase solution_name(const uni::Dispute& dispute, int which) {
    if (which == uni::kStands) return say("It stands");
    return plain(dispute.solutions[static_cast<std::size_t>(which)].text);
}

int solutions(const uni::Dispute& dispute) { return static_cast<int>(dispute.solutions.size()); }

void draw_subject(View& view) {
    const uni::Match& match = view.match();
    const uni::Dispute& dispute = *match.dispute;
    view.app.ui().heading(say("A Challenge"));
    if (const uni::Entry* entry = match.find_entry(dispute.entry))
        view.app.ui().text(act_in_words(view, entry->number), {Type::Strong});
}

// Which of the two agree to it so far.
Phrase agreeing(const uni::Match& match, int which) {
    const uni::Dispute& dispute = *match.dispute;
    std::vector<Phrase> names;
    if (dispute.challenger_agrees == which) names.push_back(player_name(match, dispute.challenger));
    if (dispute.challenged_agrees == which) names.push_back(player_name(match, dispute.challenged));
    return joined(names, rules::comma());
}

bool draw_agreeing(View& view, int which) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::Dispute dispute = *match.dispute;
    ui.text(solution_name(dispute, which), {Type::Body});
    if (const Phrase names = agreeing(match, which); !names.empty())
        ui.sign(ui::Sign::Solid, say("{1} agrees", names), {Type::Small, palette::kSoft});
    ui.row({1, 1});
    for (const int seat : {dispute.challenger, dispute.challenged})
        if (draw_act(view, say("{1} agrees to that", player_name(match, seat)), uni::AgreeOn{seat, which})) return true;
    return false;
}

void draw_talk(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const int challenger = match.dispute->challenger, challenged = match.dispute->challenged;
    draw_note(ui, say("If both of them name the same solution, that settles it, free of charge. (UNI-68)"));
    for (int i = 0; i < solutions(*match.dispute); ++i)
        if (draw_agreeing(view, i)) return;
    ui.rule();
    draw_seat_pick(view, say("Suggested by"), view.acting.by, view.played(match.seated()));
    const std::string draft = suggestion_of(view.acting.by);
    std::string& text = view.drafts.at(draft);
    draw_text_lines(ui, say("Another solution"), text, 2, uni::limits::kShort);
    if (draw_act(view, say("Suggest it"), uni::Suggest{view.acting.by, text})) {
        view.drafts.drop(draft);
        return;
    }
    ui.rule();
    if (draw_act(view, say("{1} withdraws", player_name(match, challenger)), uni::WithdrawChallenge{challenger}))
        return;
    for (const int seat : {challenger, challenged})
        if (draw_act(view, say("{1} opens the bidding", player_name(match, seat)), uni::CloseTalk{seat})) return;
}

void draw_challenge_bids(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::Dispute& dispute = *match.dispute;
    const int seat = dispute.bidder();
    draw_note(ui, say("The order of bidding: {1}", player_names(match, dispute.order)));
    draw_note(ui,
              say("{1} of {2} have passed in a row. Bids are paid at once. (UNI-71)", dispute.passes, match.count()));
    ui.heading(say("What does {1} bid on?", player_name(match, seat)));
    ui.fact(say("Purse"), purse_in_words(match, seat));
    const int max = std::max(1, match.purse(seat));
    view.form.coins = std::clamp(view.form.coins, 1, max);
    if (max > 1) ui.slider(say("Coins"), view.form.coins, {1, max, 1});
    const int coins = view.form.coins;
    for (int i = 0; i < solutions(dispute); ++i) {
        ui.text(solution_name(dispute, i), {Type::Strong});
        draw_note(ui, say("Bids: {1}.", coins_in_words(dispute.solutions[static_cast<std::size_t>(i)].coins)));
        const Phrase label = i == uni::kStands   ? say("Bid that it stands")
                             : i == uni::kDemand ? say("Bid on the demand")
                                                 : say("Bid on alternative {1}", i - uni::kDemand);
        if (!draw_act(view, label, uni::BidOn{seat, i, coins})) continue;
        view.form.coins = 1;
        return;
    }
    const std::string draft = suggestion_of(seat);
    std::string& text = view.drafts.at(draft);
    draw_text_lines(ui, say("Another solution"), text, 2, uni::limits::kShort);
    if (draw_act(view, say("Bid on this one"), uni::BidOn{seat, text, coins})) {
        view.drafts.drop(draft);
        view.form.coins = 1;
        return;
    }
    if (draw_act(view, say("Pass"), uni::PassBid{seat})) view.form.coins = 1;
}

void draw_answer(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::FineCase& fine = *view.match().fine;
    const int accuser = fine.accuser, accused = fine.accused;
    ui.heading(say("A Fine"));
    ui.text(say("{1} accuses {2}: {3}", player_name(view.match(), accuser), player_name(view.match(), accused),
                plain(fine.charge)));
    if (view.plays(accused)) {
        std::string& text = view.drafts.at("answer");
        draw_text_lines(ui, say("The answer, if any"), text, 2, uni::limits::kShort);
        if (draw_act(view, say("Go to the vote"), uni::AnswerFine{accused, text}, ui::Look::Accent)) {
            view.drafts.drop("answer");
            return;
        }
    }
    draw_act(view, say("Withdraw the charge"), uni::WithdrawFine{accuser});
}

void draw_assent(View& view) {
    ui::Ui& ui = view.app.ui();
    const uni::Match& match = view.match();
    const uni::Matter& matter = *match.matter;
    const int seat = matter.asked.front();
    ui.heading(matter.kind == uni::MatterKind::EndGame ? say("End the story here?") : say("Move coins?"));
    for (const uni::Adjustment& each : matter.adjust)
        ui.fact(player_name(match, each.player),
                each.coins > 0 ? plain("+") + Phrase(each.coins) : plain("−") + Phrase(-each.coins));
    if (!matter.reason.empty()) ui.text(plain(matter.reason), {Type::Small});
    ui.text(say("{1} has proposed this; {2} is being asked. All must say yes. (UNI-96)", player_name(match, matter.by),
                player_name(match, seat)));
    const std::vector<int> here = due_here(view, matter.asked);
    if (here.size() > 1 && ui.button(say("All agree"), ui::Look::Accent)) {
        for (const int each : here)
            if (!view.submit(uni::Assent{each, true})) return;
        return;
    }
    const ui::Look look = here.size() > 1 ? ui::Look::Plain : ui::Look::Accent;
    if (draw_act(view, say("Yes"), uni::Assent{seat, true}, look)) return;
    draw_act(view, say("No"), uni::Assent{seat, false});
}

}  // namespace

void draw_pause(View& view) {
    switch (view.match().pause()) {
        case uni::PauseKind::Talk:
            draw_subject(view);
            return draw_talk(view);
        case uni::PauseKind::ChallengeBid:
            draw_subject(view);
            return draw_challenge_bids(view);
        case uni::PauseKind::FineAnswer:
            return draw_answer(view);
        case uni::PauseKind::FineVote:
            return draw_votes(view);
        case uni::PauseKind::Assent:
            return draw_assent(view);
        case uni::PauseKind::None:
            return;
    }
}

}  // namespace screens::universalis
