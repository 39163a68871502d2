// Powers: which of them can be used now, what each would change, and a Character's starting Power.

#include <tuple>

#include "engine/core/lists.h"
#include "game/stories/coin_rpg/rules/refusal_text.h"
#include "game/stories/coin_rpg/rules/thrown_coins.h"
#include "game/stories/coin_rpg/screen/coin_picking.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

Phrase face_in_words(rules::Face face) { return face == rules::Face::Heads ? say("Heads") : say("Tails"); }

// "Penny 3 (Tails)"
Phrase lying_coin(const rpg::Match& match, int number) {
    const rpg::TableCoin& coin = *rpg::find_coin(match.turn, number);
    return say("{1} {2} ({3})", rpg::name_of(coin.coin), number, face_in_words(coin.face));
}

// "Now 3 to 4: 1 off Bodiness. Then 6 to 4: 2 off the Scene, 1 off Bodiness."
Phrase change_in_words(const rpg::Match& match, const rpg::Command& command, int contest) {
    return say("Now {1}. Then {2}.", result_in_words(match, contest),
               result_in_words(rpg::match_after(match, command), contest));
}

// A label for a Power's use, by its name on the card.
struct PowerUse {
    const rpg::Match& match;

    // Linked to a Trait: the main Trait of this contest.
    Phrase name(rpg::PowerKind kind, std::optional<int> contest = {}) const {
        const auto trait = contest ? match.contest(*contest).main : std::nullopt;
        const rpg::Power power{kind, trait};
        for (const rpg::PowerOnCard& each : rpg::powers_on_card(match.hero().sheet))
            if (each.power == power && each.own) return rpg::name_of(match.hero().sheet, power, match.options);
        return rpg::name_of(kind);
    }

    Phrase part_name(int contest) const {
        return rpg::name_of(match.scene_card().parts[static_cast<std::size_t>(contest)]);
    }

    Phrase operator()(const rpg::UseLuck& use) const {
        return say("{1}: toss {2} again", name(rpg::PowerKind::Luck), lying_coin(match, use.coin));
    }
    Phrase operator()(const rpg::UseFlamebait& use) const {
        return say("{1}: {2} for {3}", name(rpg::PowerKind::Flamebait), rpg::name_of(match.turn.flamebait.front()),
                   lying_coin(match, use.coin));
    }
    Phrase operator()(const rpg::UseGrabby& use) const {
        return say("{1}: {2} for {3}", name(rpg::PowerKind::GrabbyHands), lying_coin(match, use.take.front()),
                   lying_coin(match, use.give.front()));
    }
    Phrase operator()(const rpg::UseOffensive& use) const {
        return say("{1} against {2}", name(rpg::PowerKind::Offensive, use.contest), part_name(use.contest));
    }
    Phrase operator()(const rpg::UseDefensive& use) const {
        return say("{1} against {2}", name(rpg::PowerKind::Defensive, use.contest), part_name(use.contest));
    }
    Phrase operator()(const rpg::AddHelper& use) const {
        return say("{1}: {2} against {3}", name(rpg::PowerKind::SoCool), rpg::name_of(match, use.seat, use.helper),
                   part_name(use.contest));
    }
    Phrase operator()(const rpg::DecideAtZero& use) const {
        return say("Burn, then use {1} for {2}", name(rpg::PowerKind::Flamebait),
                   lying_coin(match, *use.flamebait_coin));
    }
    template <class C>
    Phrase operator()(const C&) const {
        return {};
    }
};

// The scores afterwards, if the use throws nothing.
struct PowerChange {
    const rpg::Match& match;

    Phrase operator()(const rpg::UseGrabby& use) const { return change_in_words(match, use, use.contest); }
    Phrase operator()(const rpg::UseOffensive& use) const { return change_in_words(match, use, use.contest); }
    Phrase operator()(const rpg::UseDefensive& use) const { return change_in_words(match, use, use.contest); }
    template <class C>
    Phrase operator()(const C&) const {
        return {};
    }
};

// Interchangeable coins are offered only once.
using Alike = std::tuple<int, rpg::Coin, rules::Face, std::optional<rpg::Trait>>;
Alike alike(const rpg::Match& match, int number) {
    const rpg::TableCoin& coin = *rpg::find_coin(match.turn, number);
    return {coin.contest, coin.coin, coin.face, coin.trait};
}
std::vector<Alike> coins_meant(const rpg::Match& match, const rpg::Command& command) {
    if (const auto* luck = get_if<rpg::UseLuck>(&command)) return {alike(match, luck->coin)};
    if (const auto* bait = get_if<rpg::UseFlamebait>(&command)) return {alike(match, bait->coin)};
    if (const auto* grab = get_if<rpg::UseGrabby>(&command))
        return {alike(match, grab->take.front()), alike(match, grab->give.front())};
    if (const auto* burn = get_if<rpg::DecideAtZero>(&command); burn && burn->flamebait_coin)
        return {alike(match, *burn->flamebait_coin)};
    return {};
}

// For this Adventure, if they are limited.
std::optional<int> uses_left(const rpg::Match& match, const rpg::Power& power) {
    const rpg::Uses& uses = match.hero().uses;
    const int rank = rpg::rank(match, match.current(), power);
    switch (power.kind) {
        case rpg::PowerKind::Luck:
            return rank - uses.luck;
        case rpg::PowerKind::SoCool:
            return rank - uses.so_cool;
        case rpg::PowerKind::Flamebait:
            return rank - uses.flamebait;
        case rpg::PowerKind::GrabbyHands:
            return rank - uses.grabbed;
        default:
            return std::nullopt;
    }
}

bool is_linked_to(const rpg::Match& match, const rpg::Command& command, const rpg::Power& power) {
    if (power_used_by(command) != power.kind) return false;
    const auto main_of = [&](int contest) { return match.contest(contest).main; };
    if (const auto* use = get_if<rpg::UseOffensive>(&command)) return main_of(use->contest) == power.trait;
    if (const auto* use = get_if<rpg::UseDefensive>(&command)) return main_of(use->contest) == power.trait;
    return true;
}

// The chance to beat the Scene afterwards, compared with the current one.
void draw_chance_after(View& view, const rpg::Command& use) {
    const Forecast& forecast = forecast_now(view);
    const Forecast::After* after = forecast.after(use);
    if (!after || !after->scene || !forecast.scene) return;
    draw_note(view.app.ui(),
              say("Beats the Scene: {1} instead of {2}.", percent(*after->scene), percent(*forecast.scene)));
}

// A button for each use (interchangeable coins once), with its effect; returns the one pressed.
std::optional<rpg::Command> draw_uses(View& view, const std::vector<rpg::Command>& uses) {
    const rpg::Match& match = view.match();
    ui::Ui& ui = view.app.ui();
    std::vector<std::pair<std::size_t, std::vector<Alike>>> offered;
    std::optional<rpg::Command> chosen;
    for (const rpg::Command& use : uses) {
        const std::pair meant{use.index(), coins_meant(match, use)};
        if (!meant.second.empty() && core::contains(offered, meant)) continue;
        offered.push_back(meant);
        if (ui.button(visit(PowerUse{match}, use))) chosen = use;
        const Phrase change = visit(PowerChange{match}, use);
        if (!change.empty()) draw_note(ui, change);
        draw_chance_after(view, use);
    }
    return chosen;
}

// The coins clicked for Grabby Hands, and the scores afterwards.
std::optional<rpg::Command> draw_exchange(View& view) {
    const auto exchange = picked_exchange(view);
    if (!exchange) return std::nullopt;
    ui::Ui& ui = view.app.ui();
    const auto refusal = view.check(*exchange);
    const bool swapped = ui.button(say("Swap the picked coins"), ui::Look::Accent, open_unless(refusal));
    draw_note(ui, refusal ? refusal_text(*refusal) : change_in_words(view.match(), *exchange, exchange->contest));
    return swapped ? std::optional<rpg::Command>(*exchange) : std::nullopt;
}

// For Powers that need coins: clicked in the tray, or chosen by name.
std::optional<rpg::Command> draw_coin_power(View& view, const rpg::Power& power,
                                            const std::vector<rpg::Command>& uses) {
    ui::Ui& ui = view.app.ui();
    const bool picking = view.round.pick && view.round.pick->power == power.kind;
    if (ui.button(say("{1}: choose a coin", rpg::name_of(view.match().hero().sheet, power, view.match().options)),
                  picking ? ui::Look::Chosen : ui::Look::Plain))
        view.round.pick = picking ? std::nullopt : std::optional(Pick{power.kind});
    if (!picking) return std::nullopt;
    ui.text(power.kind == rpg::PowerKind::GrabbyHands
                ? say("Click coins in the tray, as many of the Scene's as of your own.")
                : say("Click the coin in the tray."),
            {Type::Small});
    const auto exchange = draw_exchange(view);
    const auto named = draw_uses(view, uses);
    return exchange ? exchange : named;
}

// The uses left, or the Power's rank.
void draw_owned(View& view, const rpg::Power& power) {
    const rpg::Match& match = view.match();
    const auto left = uses_left(match, power);
    view.app.ui().fact(rpg::name_of(match.hero().sheet, power, match.options),
                       !left ? say("rank {1}", rpg::rank(match, match.current(), power))
                       : power.kind == rpg::PowerKind::GrabbyHands ? say_many(*left, "{1} coin left", "{1} coins left")
                                                                   : say_many(*left, "{1} use left", "{1} uses left"));
    for (const rpg::PowerOnCard& each : rpg::powers_on_card(match.hero().sheet))
        if (each.own && each.power == power)
            draw_note(view.app.ui(),
                      each.own->about.empty()
                          ? say("It works like {1}.", rpg::name_of(power, match.options))
                          : say("{1} It works like {2}.", plain(each.own->about), rpg::name_of(power, match.options)));
}

std::optional<rpg::Command> draw_power(View& view, const rpg::Power& power) {
    ui::Ui& ui = view.app.ui();
    const rpg::Match& match = view.match();
    draw_owned(view, power);
    std::vector<rpg::Command> uses;
    std::optional<rules::Refusal> refusal;
    for (const rpg::Choice& choice : rpg::choices(match, match.current())) {
        if (!is_linked_to(match, choice.command, power)) continue;
        if (!choice.refusal) uses.push_back(choice.command);
        if (choice.refusal && !refusal) refusal = choice.refusal;
    }
    if (uses.empty()) {
        if (!refusal) return std::nullopt;
        ui.button(rpg::name_of(match.hero().sheet, power, match.options), ui::Look::Plain, open_unless(refusal));
        draw_note(ui, refusal_text(*refusal));
        return std::nullopt;
    }
    return asks_for_coins(power.kind) ? draw_coin_power(view, power, uses) : draw_uses(view, uses);
}

}  // namespace

void draw_helping(View& view) {
    if (ask_toss(view, view.round.helping->command) || view.app.ui().button(say("Never mind"))) {
        view.round.helping.reset();
        view.round.told.clear();
    }
}

void use_power(View& view, const rpg::Command& command) {
    view.round.pick.reset();
    const bool thrown = !rpg::coins_for(view.match(), command).empty();
    if (thrown && view.tossing == Tossing::Told) {
        view.round.told.clear();
        view.round.helping = {command};
        return;
    }
    // Coins in the tray change sides or faces, so they are laid out again.
    if (!thrown) view.round.arranged = true;
    if (thrown)
        view.toss(command);
    else
        view.submit(command);
}

void draw_powers(View& view) {
    const rpg::Match& match = view.match();
    if (!match.options.powers || rpg::powers_of(match.hero().sheet).empty()) return;
    ui::Ui& ui = view.app.ui();
    ui.caption(say("POWERS"));
    std::optional<rpg::Command> chosen;
    for (const rpg::Power& power : rpg::powers_of(match.hero().sheet))
        if (const auto use = draw_power(view, power)) chosen = use;
    draw_note(ui, say("The chances do not include Powers that may be used later."));
    if (chosen) use_power(view, *chosen);
}

void draw_start_power(View& view) {
    if (!view.match().options.powers) return;
    ui::Ui& ui = view.app.ui();
    CharacterForm& form = view.writing.character;
    ui.caption(say("OR A POWER IN ITS PLACE"));
    int placed = 0;
    for (const rpg::PowerKind kind : rpg::kPowerKinds) {
        if (kind == rpg::PowerKind::FastLearner) continue;
        if (placed++ % 2 == 0) ui.row({1, 1});
        const bool chosen = form.power && form.power->kind == kind;
        if (!ui.button(rpg::name_of(kind), chosen ? ui::Look::Chosen : ui::Look::Plain)) continue;
        form.strong.reset();
        form.power = rpg::Power{kind};
        if (rpg::is_linked(kind)) form.power->trait = rpg::Trait::Bodiness;
    }
    if (form.power) draw_note(ui, view.lookup.told_of(words::english(rpg::name_of(form.power->kind))));
    if (!form.power || !rpg::is_linked(form.power->kind)) return;
    ui.caption(say("LINKED TO"));
    placed = 0;
    for (const rpg::Trait trait : rpg::kTraits) {
        if (!rpg::has_fitting_link({form.power->kind, trait})) continue;
        if (placed++ % 2 == 0) ui.row({1, 1});
        const bool chosen = form.power->trait == trait;
        if (ui.button(say("With {1}", rpg::name_of(trait, view.match().options)),
                      chosen ? ui::Look::Chosen : ui::Look::Plain))
            form.power->trait = trait;
    }
    if (placed % 2 == 1) ui.take(1);
}

}  // namespace screens::coin_rpg
