// A toss has fallen: whoever can answer pays, or lets it stand.

#include "game/stories/edged_coins/rules/odds.h"
#include "game/stories/edged_coins/rules/reactions.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"

namespace screens::edged_coins {

namespace {

// What the answer would change; its chance is that of the toss to succeed then.
struct AnswerOffer {
    const ec::Match& match;
    core::Chance again;

    Offer operator()(const ec::Retoss&) const {
        return {say("Toss again: {1} EC", ec::kRetossCost), say("Succeeds then with this chance."), again};
    }
    Offer operator()(const ec::BuySuccess&) const {
        return {say("Success: {1} EC", ec::kSuccessCost), say("It counts as a success."), core::Chance(1)};
    }
    Offer operator()(const ec::ForceRetoss&) const {
        return {say("Force a toss: {1} EC", ec::kForceCost),
                match.toss->success ? say("Still succeeds with this chance.") : say("Succeeds then with this chance."),
                again};
    }
    Offer operator()(const ec::Invert&) const {
        return {say("Turn it over: {1} EC", ec::kInvertCost),
                match.toss->success ? say("It fails.") : say("It succeeds."),
                core::Chance(match.toss->success ? 0 : 1)};
    }
    template <class D>
    Offer operator()(const D&) const {
        return {};
    }
};

// Cheaper by tossing again, or outright.
void draw_bargain_of(View& view, const ec::Character& who, const core::Chance& again) {
    const ec::Match& match = view.match();
    if (match.toss->success || match.toss->owner != who.id || who.ec < ec::kRetossCost) return;
    ui::Ui& ui = view.app.ui();
    ui.fact(say("With all EC, tossing again"), in_percent(ec::within_budget(again, who.ec)));
    ui.fact(say("On average, against 10 sure"), say("{1} EC", figure(ec::mean_price(again).value(), 1)));
}

void draw_answers_of(View& view, const ec::Character& who, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const core::Chance again = *ec::again_forecast(match);
    ui.rule();
    ui.fact(plain(who.name()), say("{1} EC", who.ec));
    const bool alone = ec::answering(match).size() == 1;
    if (!alone && ui.button(say("{1} lets it stand", plain(who.name()))))
        chosen = ec::Command{who.seat, ec::Pass{who.id}};
    draw_bargain_of(view, who, again);
    // What is open first, then the rest with its reasons.
    for (const bool open : {true, false})
        for (const ec::Choice& choice : ec::choices(match, who.seat)) {
            if (choice.refusal.has_value() == open || acting_in(choice.command.action) != who.id) continue;
            Offer offer = std::visit(AnswerOffer{match, again}, choice.command.action);
            if (offer.label.empty()) continue;
            offer.refusal = choice.refusal;
            if (draw_offer(ui, offer)) chosen = choice.command;
        }
}

}  // namespace

void draw_react(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Toss& toss = *match.toss;
    ui.heading(toss.success ? say("It succeeds") : say("It fails"));
    const ec::Thrown& last = toss.throws.back();
    ui.sign(toss.success ? ui::Sign::Solid : ui::Sign::Dashed,
            say("{1}, {2}: {3} of {4} heads", person_name(match, toss.owner), toss_name(toss.kind, toss.name),
                last.heads, ec::row_of(last.row).heads));
    const ec::Ids due = ec::answering(match);
    std::optional<ec::Command> chosen;
    const bool all = ui.button(due.size() > 1 ? say("Everybody lets it stand") : say("Let it stand"), ui::Look::Accent);
    draw_note(ui, say("Or somebody pays to change it. (EC-32)"));
    for (const std::string& id : due) draw_answers_of(view, match.character(id), chosen);
    if (all)
        for (const std::string& id : due) view.submit(match.character(id).seat, ec::Pass{id});
    else if (chosen)
        view.submit(chosen->seat, chosen->action);
}

void draw_oppose(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Opposer& due = match.call->opposers.front();
    const ec::Character& who = match.character(due.character);
    const ec::Toss& main = match.call->main;
    ui.heading(say("Does {1} oppose?", plain(who.name())));
    draw_note(ui, say("{1} is about to toss {2}. An opposing toss comes first; if it succeeds, the action loses a "
                      "rank. "
                      "(EC-9)",
                      person_name(match, main.owner), plain(main.name)));
    if (due.difficulty != ec::Difficulty::Normal) ui.fact(say("Difficulty"), difficulty_name(due.difficulty));
    const auto forecast = ec::toss_forecast(match);
    ui.caption(say("THE CHANCE IS WHAT IS LEFT TO THE ACTION"));
    std::optional<ec::Action> chosen;
    for (const ec::Trait& skill : who.sheet->skills) {
        const int rank = ec::clamped(skill.rank + ec::modifier(due.difficulty));
        const core::Chance hers = ec::success(rank, match.options.rank_six);
        const Offer offer{say("Oppose with {1}", plain(skill.name)),
                          say("{1} succeeds with {2}.", rank_name(rank), in_percent(hers)),
                          ec::opposed(ec::rank_sum(match, main), {hers}, match.options.rank_six)};
        if (draw_offer(ui, offer)) chosen = ec::Oppose{who.id, skill.name};
    }
    Offer decline{say("Let it happen")};
    if (forecast) decline.chance = forecast->success;
    if (draw_offer(ui, decline)) chosen = ec::DeclineOppose{who.id};
    if (chosen) view.submit(who.seat, *chosen);
}

}  // namespace screens::edged_coins
