// EC at any time no coin is in the air: talents, and dramatic uses with the price that the CM names.

#include <algorithm>

#include "game/stories/edged_coins/rules/limits.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr const char* kNoteDraft = "talent";
constexpr const char* kDramaDraft = "drama";

void draw_talents(EdgedView& view, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.caption(say("TALENTS"));
    bool any = false;
    for (const ec::Character& who : match.characters)
        for (const ec::Talent& talent : who.sheet->talents) {
            if (who.is_out()) continue;
            any = true;
            ui.fact(plain(talent.name), plain(who.name()));
            ui.text(plain(talent.text), {Type::Small, palette::kSoft});
            const int most = std::min(talent.max_cost, std::max(talent.min_cost, who.ec));
            constexpr int kInRow = 4;
            const auto in_row = static_cast<std::size_t>(std::min(kInRow, most - talent.min_cost + 1));
            int placed = 0;
            for (int cost = talent.min_cost; cost <= most; ++cost, ++placed) {
                if (placed % kInRow == 0) ui.row(std::vector<double>(in_row, 1.0));
                const ec::Command use{who.seat,
                                      ec::UseTalent{who.id, talent.name, cost, view.drafts.at(kNoteDraft)}};
                const auto refusal = ec::EdgedCoins::check(match, use);
                if (ui.button(say("{1} EC", cost), ui::Look::Plain, !refusal)) chosen = use;
                if (refusal && talent.min_cost == most)
                    ui.text(refusal_in_words(*refusal), {Type::Small, palette::kSoft});
            }
            for (; placed % static_cast<int>(in_row) != 0; ++placed) ui.take(1);
        }
    if (!any) ui.text(say("Nobody has any."), {Type::Small, palette::kSoft});
    ui.input_text(say("A note on it"), view.drafts.at(kNoteDraft), ec::limits::kTextCharacters);
}

void draw_drama(EdgedView& view, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.caption(say("A DRAMATIC USE"));
    std::vector<Option> options;
    std::vector<std::string> ids;
    for (const ec::Character& each : match.characters)
        if (!each.is_out() && !each.seat.is_cm()) {
            ids.push_back(each.id);
            options.push_back({plain(each.name()), counts_in_words(each), each.id == view.spender});
        }
    if (ids.empty())
        return ui.text(say("Dramatic use is for the players' characters. (R-27)"),
                       {Type::Small, palette::kSoft});
    if (std::ranges::find(ids, view.spender) == ids.end()) {
        view.spender = ids.front();
        options.front().chosen = true;
    }
    draw_picked(view, say("Whose"), options, [&view, ids](std::size_t which) { view.spender = ids[which]; });
    ui.input_lines(say("What shall happen"), view.drafts.at(kDramaDraft), 2, 4 * ec::limits::kTextCharacters);
    ui.text(say("The CM refuses it or names a price. (EC-28)"), {Type::Small, palette::kSoft});
    if (ui.button(say("Propose it"), ui::Look::Accent))
        chosen = ec::Command{match.character(view.spender).seat,
                             ec::ProposeDramatic{view.spender, view.drafts.at(kDramaDraft)}};
}

}  // namespace

void draw_edged_spending(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Spend EC"));
    std::optional<ec::Command> chosen;
    draw_talents(view, chosen);
    draw_drama(view, chosen);
    if (ui.button(say("Not now"))) view.spending = false;
    if (!chosen) return;
    const bool drama = std::holds_alternative<ec::ProposeDramatic>(chosen->deed);
    if (!view.submit(chosen->seat, chosen->deed)) return;
    view.drafts.drop(drama ? kDramaDraft : kNoteDraft);
    view.spending = false;
}

void draw_edged_bargain(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Proposal& proposal = *match.proposal;
    const ec::Character& who = match.character(proposal.character);
    ui.heading(say("{1} proposes", plain(who.name())));
    ui.text(plain(proposal.text), {Type::Pen});
    ui.fact(say("To spend"), say("{1} EC", who.ec));
    std::optional<ec::Command> chosen;
    if (match.phase == ec::Phase::Price) {
        ui.slider(say("Price"), view.price, {1, std::max(12, who.ec), 1});
        if (ui.button(say("Name this price"), ui::Look::Accent))
            chosen = ec::Command{ec::kCm, ec::PriceDramatic{view.price}};
        if (ui.button(say("Refuse it"))) chosen = ec::Command{ec::kCm, ec::PriceDramatic{}};
    } else {
        Offer pay{say("Pay {1} EC", *proposal.cost)};
        pay.look = ui::Look::Accent;
        pay.refusal = ec::EdgedCoins::check(match, {who.seat, ec::AnswerDramatic{true}});
        if (draw_offer(ui, pay)) chosen = ec::Command{who.seat, ec::AnswerDramatic{true}};
        if (ui.button(say("Leave it"))) chosen = ec::Command{who.seat, ec::AnswerDramatic{false}};
    }
    if (chosen) view.submit(chosen->seat, chosen->deed);
}

}  // namespace screens
