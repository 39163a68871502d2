// After a toss: those who can react pay, or let it stand.

#include "game/stories/edged_coins/rules/odds.h"
#include "game/stories/edged_coins/rules/reactions.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/telling.h"

namespace screens::edged_coins {

namespace {

// The effect of the reaction for the payer; its chance is that of the result the payer wishes for.
struct AnswerOffer {
    const ec::Match& match;
    const ec::Character& payer;
    core::Chance again;
    ec::Wish wish;

    Offer tossed_again(Phrase label) const {
        const Phrase name = plain(payer.name());
        if (wish == ec::Wish::Failure)
            return {std::move(label), say("The chance that the new toss fails, which would be good for {1}.", name),
                    core::Chance(1) - again};
        if (wish == ec::Wish::Success)
            return {std::move(label), say("The chance that the new toss succeeds, which would be good for {1}.", name),
                    again};
        return {std::move(label), say("The chance that the new toss succeeds."), again};
    }
    Offer operator()(const ec::Retoss&) const { return tossed_again(say("Toss again: {1} EC", ec::kRetossCost)); }
    Offer operator()(const ec::BuySuccess&) const {
        return {say("Success: {1} EC", ec::kSuccessCost), say("It counts as a success."), core::Chance(1)};
    }
    Offer operator()(const ec::ForceRetoss&) const {
        return tossed_again(say("Force a new toss: {1} EC", ec::kForceCost));
    }
    Offer operator()(const ec::Invert&) const {
        const bool fails = match.toss->success, wished = fails == (wish == ec::Wish::Failure);
        return {say("Turn it over: {1} EC", ec::kInvertCost),
                fails ? say("This toss is then certain to fail.") : say("This toss is then certain to succeed."),
                core::Chance(wished ? 1 : 0)};
    }
    template <class D>
    Offer operator()(const D&) const {
        return {};
    }
};

// Compares tossing again with buying success outright.
void draw_bargain_of(View& view, const ec::Character& who, const core::Chance& again) {
    const ec::Match& match = view.match();
    if (match.toss->success || match.toss->owner != who.id || who.ec < ec::kRetossCost) return;
    ui::Ui& ui = view.app.ui();
    ui.fact(say("Success, with all EC spent on new tosses"), in_percent(ec::within_budget(again, who.ec)));
    if (who.ec >= ec::kSuccessCost)
        ui.fact(say("Average cost until it succeeds"), say("{1} EC", figure(ec::mean_price(again).value(), 1)));
}

// True if it came out as they wish: paying could only undo that.
bool went_well(const ec::Match& match, ec::Wish wish) {
    return wish == (match.toss->success ? ec::Wish::Success : ec::Wish::Failure);
}

void draw_offers_of(View& view, const ec::Character& who, ec::Wish wish, std::optional<ec::Command>& chosen) {
    const ec::Match& match = view.match();
    const core::Chance again = *ec::again_forecast(match);
    draw_bargain_of(view, who, again);
    // Affordable reactions first, then the ones too expensive.
    for (const bool open : {true, false})
        for (const ec::Choice& choice : ec::choices(match, who.seat)) {
            if (choice.refusal.has_value() == open || acting_in(choice.command.action) != who.id) continue;
            Offer offer = visit(AnswerOffer{match, who, again, wish}, choice.command.action);
            const bool too_dear = choice.refusal && choice.refusal->code == "not_enough_ec";
            const bool owns = match.toss->owner == who.id;
            const bool for_owner = holds_alternative<ec::Retoss>(choice.command.action) ||
                                   holds_alternative<ec::BuySuccess>(choice.command.action);
            if (offer.label.empty() || for_owner != owns || (choice.refusal && !too_dear)) continue;
            offer.refusal = choice.refusal;
            if (draw_offer(view.app.ui(), offer)) chosen = choice.command;
        }
}

void draw_answers_of(View& view, const ec::Character& who, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    ui.rule();
    ui.fact(plain(who.name()), say("{1} EC", who.ec));
    if (ec::answering(match).size() > 1 && ui.button(say("{1} lets it stand", plain(who.name()))))
        chosen = ec::Command{who.seat, ec::Pass{who.id}};
    const ec::Wish wish = ec::wish_of(match, who.id);
    if (went_well(match, wish)) {
        ui.text(say("This is good for {1}: paying could only undo it.", plain(who.name())), {Type::Small});
        const std::string& against = view.energy.against;
        if (ui.toggle(say("Pay anyway"), against == who.id)) view.energy.against = against == who.id ? "" : who.id;
        if (view.energy.against != who.id) return;
    } else if (wish == ec::Wish::Either) {
        draw_note(ui, say("Whether this is good or bad for {1} is for you to judge.", plain(who.name())));
    }
    draw_offers_of(view, who, wish, chosen);
}

// The meaning of the result, if it stands.
Phrase meaning_of(const ec::Match& match) {
    const ec::Toss& toss = *match.toss;
    const ec::Call& call = *match.call;
    const int successes = toss.successes + (toss.success ? 1 : 0);
    if (toss.kind == ec::TossKind::Opposing) {
        const Phrase who = person_name(match, call.main.owner), what = plain(call.main.name);
        return toss.success ? say("{1} loses a rank on {2}.", who, what) : say("{1} loses no rank on {2}.", who, what);
    }
    if (toss.kind == ec::TossKind::Damage)
        return say("Damage to {1} so far: {2}", person_name(match, call.damage->target), 1 + successes);
    if (call.kind == ec::CallKind::Attack)
        return toss.success ? say("{1} is hit.", person_name(match, call.target))
                            : say("{1} is not hit.", person_name(match, call.target));
    if (toss.explosive) return say_many(successes, "{1} success so far", "{1} successes so far");
    return {};
}

}  // namespace

void draw_react(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Toss& toss = *match.toss;
    if (toss.kind == ec::TossKind::Burn)
        ui.heading(toss.success ? say("The fire burns on") : say("The fire goes out"));
    else
        ui.heading(toss.success ? say("It succeeds") : say("It fails"));
    ui.text(say("{1}'s toss: {2}", person_name(match, toss.owner), toss_name(toss.kind, toss.name)), {Type::Strong});
    const ec::Thrown& last = toss.throws.back();
    ui.sign(toss.success ? ui::Sign::Solid : ui::Sign::Dashed,
            say("Heads: {1}, needed: {2}", last.heads, ec::row_of(last.row).heads));
    if (const Phrase meaning = meaning_of(match); !meaning.empty()) ui.text(meaning);
    ec::Ids due = ec::answering(match);
    std::erase_if(due, [&](const std::string& id) { return !view.plays(match.character(id).seat.number); });
    std::optional<ec::Command> chosen;
    const bool all = ui.button(due.size() > 1 ? say("Everybody lets it stand") : say("Let it stand"), ui::Look::Accent);
    draw_note(ui, say("Somebody may still pay to change it. (EC-32)"));
    for (const std::string& id : due) draw_answers_of(view, match.character(id), chosen);
    if (!all && !chosen) return;
    view.energy.against.clear();
    if (all)
        for (const std::string& id : due) view.submit(match.character(id).seat, ec::Pass{id});
    else
        view.submit(chosen->seat, chosen->action);
}

void draw_oppose(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Opposer& due = match.call->opposers.front();
    const ec::Character& who = match.character(due.character);
    const ec::Toss& main = match.call->main;
    draw_tried(view);
    ui.heading(say("Does {1} oppose?", plain(who.name())));
    draw_note(ui, say("{1} is about to toss {2}. An opposing toss comes first; if it succeeds, the action loses a "
                      "rank. "
                      "(EC-9)",
                      person_name(match, main.owner), plain(main.name)));
    if (due.difficulty != ec::Difficulty::Normal) ui.fact(say("Difficulty"), difficulty_name(due.difficulty));
    const auto forecast = ec::toss_forecast(match);
    ui.caption(say("CHANCE THAT THE ACTION STILL SUCCEEDS"));
    std::optional<ec::Action> chosen;
    for (const ec::Trait& skill : who.sheet->skills) {
        const int rank = ec::clamped(skill.rank + ec::modifier(due.difficulty));
        const core::Chance hers = ec::success(rank, match.options.rank_six);
        const Offer offer{say("Oppose with {1}", plain(skill.name)),
                          say("{1} has a {2} chance of success.", rank_name(rank), in_percent(hers)),
                          ec::opposed(ec::rank_sum(match, main), {hers}, match.options.rank_six)};
        if (draw_offer(ui, offer)) chosen = ec::Oppose{who.id, skill.name};
    }
    Offer decline{say("Let it happen")};
    if (forecast) decline.chance = forecast->success;
    if (draw_offer(ui, decline)) chosen = ec::DeclineOppose{who.id};
    if (draw_call_off(view)) return;
    if (chosen) view.submit(who.seat, *chosen);
}

}  // namespace screens::edged_coins
