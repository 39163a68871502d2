// Spending EC while no coin is in the air: talents, and dramatic uses with the CM's price.

#include <algorithm>

#include "game/stories/edged_coins/rules/energy.h"
#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/rules/reactions.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

constexpr int kUsualPrice = 3;  // EC

constexpr const char* kNoteDraft = "talent";
constexpr const char* kDramaDraft = "drama";

void draw_talents(View& view, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.caption(say("TALENTS"));
    if (ui.toggle(say("It goes on until the CM ends it"), view.energy.lasts)) view.energy.lasts = !view.energy.lasts;
    bool any = false;
    for (const ec::Character& who : match.characters)
        for (const ec::Talent& talent : who.sheet->talents) {
            if (who.is_out() || !view.is_known(who.id)) continue;
            any = true;
            ui.fact(plain(talent.name), plain(who.name()));
            draw_note(ui, plain(talent.text));
            if (match.goes_on(who.id, talent.name)) ui.text(say("It goes on."), {Type::Small});
            const int max = std::min(talent.max_cost, std::max(talent.min_cost, who.ec));
            constexpr int kInRow = 4;
            const auto in_row = static_cast<std::size_t>(std::min(kInRow, max - talent.min_cost + 1));
            int placed = 0;
            for (int cost = talent.min_cost; cost <= max; ++cost, ++placed) {
                if (placed % kInRow == 0) ui.row(std::vector<double>(in_row, 1.0));
                const ec::Command use{
                    who.seat, ec::UseTalent{who.id, talent.name, cost, view.drafts.at(kNoteDraft), view.energy.lasts}};
                const auto refusal = view.check(use);
                if (ui.button(say("{1} EC", cost), ui::Look::Plain, open_unless(refusal))) chosen = use;
                if (refusal && talent.min_cost == max) draw_note(ui, refusal_in_words(*refusal));
            }
            for (; placed % static_cast<int>(in_row) != 0; ++placed) ui.take(1);
        }
    if (!any) draw_note(ui, say("Nobody has a talent."));
    draw_text_line(ui, say("A note about it"), view.drafts.at(kNoteDraft), ec::limits::kNote);
}

void draw_drama(View& view, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.caption(say("A DRAMATIC USE"));
    Picker<std::string> players(say("Whose"), say("no one"));
    for (const ec::Character& each : match.characters)
        if (!each.is_out() && each.seat != ec::kCm && view.plays(each.seat.number))
            players.add(each.id, plain(each.name()), counts_in_words(each));
    if (players.empty()) return draw_note(ui, say("Dramatic use is only for the players' characters. (R-27)"));
    players.draw(ui, view.dialog, view.energy.spender);
    draw_text_lines(ui, say("What should happen"), view.drafts.at(kDramaDraft), 2, ec::limits::kProposal);
    draw_note(ui, say("The CM refuses it or names a price. (EC-28)"));
    if (ui.button(say("Propose it"), ui::Look::Accent))
        chosen = ec::Command{match.character(view.energy.spender).seat,
                             ec::ProposeDramatic{view.energy.spender, view.drafts.at(kDramaDraft)}};
}

// EC-25 as a summary.
void draw_prices(ui::Ui& ui) {
    const auto price = [&](const Phrase& what, const Phrase& cost) { ui.fact(what, cost); };
    ui.caption(say("WHAT EC CAN BUY"));
    price(say("Effort before your own throw"), say("{1} EC", ec::kEffortCost));
    price(say("Potency +1 or -1, before damage"), say("{1} EC", ec::kPowerCost));
    price(say("A talent"), say("as its card says"));
    price(say("A dramatic use"), say("the CM's price"));
    price(say("Toss again after failing"), say("{1} EC", ec::kRetossCost));
    price(say("Turn your failure into success"), say("{1} EC", ec::kSuccessCost));
    price(say("Force another character to toss again"), say("{1} EC", ec::kForceCost));
    price(say("Turn over another character's result"), say("{1} EC", ec::kInvertCost));
    draw_note(ui, say("Anything that can change a result is offered once the result is known; for another character's "
                      "toss, only if it affects you. (EC-25)"));
}

}  // namespace

void draw_spending(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Spend EC"));
    std::optional<ec::Command> chosen;
    draw_talents(view, chosen);
    draw_drama(view, chosen);
    draw_prices(ui);
    if (ui.button(say("Not now"))) view.energy.spending = view.energy.lasts = false;
    if (!chosen) return;
    const bool drama = holds_alternative<ec::ProposeDramatic>(chosen->action);
    if (!view.submit(chosen->seat, chosen->action)) return;
    view.drafts.drop(drama ? kDramaDraft : kNoteDraft);
    if (!drama) view.energy.lasts = false;
    view.energy.spending = false;
}

namespace {

// The most that can be paid, up to the usual price, until the CM names another.
void propose_price(View& view, const ec::Character& who) {
    const int now = static_cast<int>(view.game->steps().size());
    if (std::exchange(view.energy.priced_at, now) != now) view.energy.price = std::clamp(who.ec, 1, kUsualPrice);
}

}  // namespace

void draw_bargain(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Proposal& proposal = *match.proposal;
    const ec::Character& who = match.character(proposal.character);
    ui.heading(say("{1} proposes", plain(who.name())));
    ui.text(plain(proposal.text), {Type::Pen});
    ui.fact(say("To spend"), say("{1} EC", who.ec));
    std::optional<ec::Command> chosen;
    if (match.phase == ec::Phase::Price) {
        propose_price(view, who);
        ui.slider(say("Price"), view.energy.price, {1, std::max(12, who.ec), 1});
        if (ui.button(say("Name this price"), ui::Look::Accent))
            chosen = ec::Command{ec::kCm, ec::PriceDramatic{view.energy.price}};
        if (ui.button(say("Refuse it"))) chosen = ec::Command{ec::kCm, ec::PriceDramatic{}};
    } else {
        Offer pay{say("Pay {1} EC", *proposal.cost)};
        pay.look = ui::Look::Accent;
        pay.refusal = view.check({who.seat, ec::AnswerDramatic{true}});
        if (draw_offer(ui, pay)) chosen = ec::Command{who.seat, ec::AnswerDramatic{true}};
        if (ui.button(say("Decline"))) chosen = ec::Command{who.seat, ec::AnswerDramatic{false}};
    }
    if (chosen) view.submit(chosen->seat, chosen->action);
}

}  // namespace screens::edged_coins
