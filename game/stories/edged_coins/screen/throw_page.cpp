// A toss is due: its description, what can be bought for it, and the throw.

#include "engine/core/lists.h"
#include "game/stories/edged_coins/rules/energy.h"
#include "game/stories/edged_coins/rules/odds.h"
#include "game/stories/edged_coins/rules/reactions.h"
#include "game/stories/edged_coins/rules/tosses.h"
#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/telling.h"

namespace screens::edged_coins {

namespace {

constexpr const char* kGrantDraft = "grant";

Phrase what_is_tossed(const ec::Match& match) {
    const ec::Toss& toss = *match.toss;
    switch (toss.kind) {
        case ec::TossKind::Damage:
            return say("Damage to {1}", person_name(match, match.call->damage->target));
        case ec::TossKind::Burn:
            return say("Does the fire last?");
        case ec::TossKind::Opposing:
            return say("{1} opposes with {2}", person_name(match, toss.owner), plain(toss.name));
        default:
            return say("{1} tosses {2}", person_name(match, toss.owner), plain(toss.name));
    }
}

// In case the table is too small to read: the strip, the ladder.
void draw_table_in_words(View& view) {
    if (!view.place.narrow) return;
    const ec::Match& match = view.match();
    const ec::Toss& toss = *match.toss;
    view.app.ui().text(joined(strip_in_words(match, toss), rules::comma()), {Type::Small});
    if (toss.kind == ec::TossKind::Damage)
        view.app.ui().text(say("Damage so far: {1}, {2}.", 1 + toss.successes,
                               no_limit_or(toss.limit ? std::optional(*toss.limit - toss.explosion) : std::nullopt)),
                           {Type::Small});
}

void draw_real_coins(View& view, int count) {
    std::vector<ManualCoin> coins;
    for (int i = 1; i <= count; ++i) coins.push_back({say("Coin"), i});
    draw_manual_coins(view.app.ui(), coins, view.tray.told);
}

// The throw with its odds, and the chain that may follow.
bool draw_throw_button(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const int row = ec::row_due(match);
    const bool told = view.tossing == Tossing::Told;
    if (told) draw_real_coins(view, ec::row_of(row).coins);
    const ec::Toss& toss = *match.toss;
    const bool second = !toss.throws.empty();
    Offer offer{told     ? say("Use these")
                : second ? say("Throw again")
                         : say("Throw"),
                row_in_words(row, match.options.rank_six), ec::success(row, match.options.rank_six)};
    offer.look = ui::Look::Accent;
    offer.refusal = view.sharing.check(match.thrower(*match.toss).number);
    return draw_offer(ui, offer);
}

bool is_effort(const ec::Choice& choice) {
    return holds_alternative<ec::EffortSkill>(choice.command.action) ||
           holds_alternative<ec::EffortPower>(choice.command.action);
}

Offer effort_offer(const ec::Choice& choice, const ec::TossForecast& forecast) {
    const auto* power = get_if<ec::EffortPower>(&choice.command.action);
    const int by = power ? power->sign : 1;
    Offer offer{power ? say("Potency {1}: {2} EC", signed_figure(by), choice.cost)
                      : say("Effort: {1} EC", choice.cost)};
    offer.refusal = choice.refusal;
    offer.chance = by > 0 ? forecast.raised : forecast.lowered;
    if (by > 0 && forecast.raised.value() < forecast.success.value())
        offer.about = say("Beware: rank 6 has worse odds. (EC-7)");
    return offer;
}

// The effect of an effort, for everyone who can still make one.
void draw_efforts(View& view, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const auto forecast = ec::toss_forecast(match);
    if (!forecast) return;
    for (const ec::Character& who : match.characters) {
        const auto& affected = match.toss->affected;
        if (match.toss->owner != who.id && !core::contains(affected, ec::CharacterId(who.id))) continue;
        bool named = false;
        for (const ec::Choice& choice : ec::choices(match, who.seat)) {
            if (!is_effort(choice) || acting_in(choice.command.action) != who.id) continue;
            if (!named) ui.fact(plain(who.name()), say("{1} EC", who.ec));
            named = true;
            Offer offer = effort_offer(choice, *forecast);
            if (!offer.refusal) offer.refusal = view.check(choice.command);
            if (draw_offer(ui, offer)) chosen = choice.command;
        }
    }
}

void draw_granting(View& view, std::optional<ec::Command>& chosen) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    if (match.call->grounds + match.later.grounds == 0 || !view.plays(ec::kCm.number)) return;
    const ec::GrantModifier grant{view.energy.granted, view.drafts.at(kGrantDraft)};
    Offer offer{say("Grant {1}", signed_figure(view.energy.granted))};
    offer.refusal = view.check({ec::kCm, grant});
    ui.caption(say("THE CM GRANTS A MODIFIER"));
    ui.slider(say("By"), view.energy.granted, {-2, 2, 1});
    draw_text_line(ui, say("What for"), view.drafts.at(kGrantDraft), ec::limits::kNote);
    if (!offer.refusal)
        offer.chance =
            ec::success(ec::clamped(ec::rank_sum(match, *match.toss) + view.energy.granted), match.options.rank_six);
    if (draw_offer(ui, offer)) chosen = ec::Command{ec::kCm, grant};
}

void draw_damage_outlook(View& view) {
    ui::Ui& ui = view.app.ui();
    const auto forecast = ec::damage_forecast(view.match());
    if (!forecast) return;
    ui.caption(say("THE FINAL DAMAGE"));
    constexpr std::size_t kRows = 5;
    for (std::size_t i = 0; i + 1 < forecast->deals.size() && i < kRows; ++i)
        if (forecast->deals[i].value() > 0)
            ui.fact(say("{1} HC", forecast->points + static_cast<int>(i)), in_percent(forecast->deals[i]));
    draw_chance(ui, say("Is taken out"), forecast->takes_out);
    ui.fact(say("On average"), figure(forecast->mean.value(), 2));
}

void draw_fire_outlook(View& view) {
    const auto fire = ec::fire_forecast(view.match());
    if (!fire) return;
    draw_chance(view.app.ui(), say("Burns on"), fire->lasts);
    view.app.ui().fact(say("Still to come, on average"), say("{1} HC", figure(fire->expected.value(), 2)));
}

// The possible later cost of a failure.
void draw_again_outlook(View& view) {
    const auto forecast = ec::toss_forecast(view.match());
    if (!forecast || !forecast->again) return;
    const int ec = view.match().character(view.match().toss->owner).ec;
    if (ec < ec::kRetossCost) return;
    ui::Ui& ui = view.app.ui();
    ui.caption(say("IF IT FAILS"));
    ui.fact(say("Success, with all EC spent on new tosses"), in_percent(forecast->again->within_budget));
    ui.fact(say("Average cost until it succeeds"), say("{1} EC", figure(forecast->again->mean_price.value(), 1)));
    if (ec < ec::kSuccessCost) return;
    const ec::Bargain bargain = forecast->again->bargain;
    draw_note(ui, bargain == ec::Bargain::Cheaper ? say("Cheaper than a success for 10 EC.")
                  : bargain == ec::Bargain::Equal ? say("The same as a success for 10 EC.")
                                                  : say("More expensive than a success for 10 EC."));
}

}  // namespace

void draw_throw(View& view) {
    ui::Ui& ui = view.app.ui();
    const ec::Match& match = view.match();
    const ec::Toss& toss = *match.toss;
    const bool air = match.phase == ec::Phase::Air;
    draw_tried(view);
    ui.heading(what_is_tossed(match));
    if (toss.explosion > 0) ui.text(say("Explosion {1}", toss.explosion), {Type::Strong, palette::kHeads});
    if (air && !toss.throws.empty())
        ui.text(say("It failed; {1} grants another throw, for free.", rank_name(*toss.fixed_rank)), {Type::Strong});
    else if (air)
        ui.text(say("Tossed again."), {Type::Strong});
    draw_table_in_words(view);
    if (draw_throw_button(view)) return view.throw_coins();
    std::optional<ec::Command> chosen;
    if (!air) {
        draw_damage_outlook(view);
        draw_fire_outlook(view);
        ui.rule();
        draw_efforts(view, chosen);
        draw_granting(view, chosen);
        draw_again_outlook(view);
        if (draw_call_off(view)) return;
    }
    ui.rule();
    if (draw_manner(ui, view.tossing, Thrown::Coins, view.real_things())) view.remember_tossing();
    if (!chosen) return;
    const bool grants = holds_alternative<ec::GrantModifier>(chosen->action);
    if (!view.submit(chosen->seat, chosen->action) || !grants) return;
    view.drafts.drop(kGrantDraft);
    view.energy.granted = Energy{}.granted;
}

}  // namespace screens::edged_coins
